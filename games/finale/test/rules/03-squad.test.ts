import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { FinaleBuild, FinaleOptions } from '../../build.ts'
import { finale } from '../../game.ts'
import { beginnersBuild } from '../../presets.ts'
import { expectDefined, expectOk, seen, wholeMatch } from '../match.ts'

const acker = beginnersBuild('acker')
const stollen = beginnersBuild('stollen')

/** The beginner's fifteen of FC Acker with some men exchanged for others. */
function squad(changes: Readonly<Record<string, string>>): FinaleBuild {
  const swap = (id: string) => changes[id] ?? id
  return { ...acker, pitch: acker.pitch.map(swap), bench: acker.bench.map(swap) }
}

const against = (build: unknown, options: FinaleOptions = {}, seat: 0 | 1 = 0) =>
  finale.checkBuild(seat, build, options).map(({ code, rule }) => `${code} §${rule}`)

describe('Squad and line-up', () => {
  test('§3.1 a squad has exactly fifteen men', () => {
    expect(against(acker)).toEqual([])
    expect(against({ ...acker, bench: acker.bench.slice(1) })).toEqual(['squad-size §3.1'])
    expect(against({ ...acker, bench: [...acker.bench, 'fred-ballermann'] })).toContain('squad-size §3.1')
  })

  test('§3.1 all are different and of the own club', () => {
    expect(against(squad({ 'tim-talent': 'lars-laessig' }))).toContain('footballer-twice §3.1')
    expect(against(squad({ 'tim-talent': 'emil-elfer' }))).toEqual(['footballer-of-other-club §3.1'])
    expect(against(squad({ 'tim-talent': 'uwe-seeler' }))).toEqual(['footballer-unknown §3.1'])
  })

  test('§3.2 fifty points are allowed, fifty-one are not, fewer are', () => {
    expect(against(squad({ 'tim-talent': 'fred-ballermann' }))).toEqual([])
    expect(finale.checkBuild(0, squad({ 'tim-talent': 'ali-almende' }), {})).toEqual([
      { code: 'over-budget', rule: '3.2', about: { points: 51, budget: 50 } },
    ])
    expect(against(squad({ 'wladimir-ballnich': 'ali-almende' }))).toEqual([])
  })

  test('§3.3 at least one of the fifteen is a keeper; one is enough', () => {
    expect(against(squad({ 'lars-hechter': 'werner-wadel' }))).toEqual([])
    const none = squad({ 'lars-hechter': 'werner-wadel', 'sven-fauster': 'marc-schlitzohr' })
    expect(against(none)).toEqual(['no-keeper §3.3'])
  })

  test('§3.4 eleven start, exactly one of them a keeper', () => {
    const ten = { ...acker, pitch: acker.pitch.slice(0, 10), bench: [...acker.bench, 'sven-abseits'] }
    expect(against(ten)).toEqual(['pitch-size §3.4'])
    const swapped = (off: string, on: string) => squad({ [off]: on, [on]: off })
    expect(against(swapped('lars-hechter', 'lars-laessig'))).toEqual(['keepers-on-pitch §3.4'])
    expect(against(swapped('sven-fauster', 'tim-talent'))).toEqual(['keepers-on-pitch §3.4'])
    expect(against(swapped('sven-fauster', 'lars-hechter'))).toEqual([])
  })

  test('§3.4 the recommended squads leave the rulebook’s four on the bench', () => {
    expect(acker.bench).toEqual(['lars-hechter', 'wladimir-ballnich', 'tim-talent', 'erwin-pfosten'])
    expect(stollen.bench).toEqual(['ralf-tentakel', 'paul-walze', 'ali-balla', 'simon-joker'])
  })

  const start = (home: FinaleBuild) =>
    finale.start(expectOk(finale.prepare({ builds: [home, stollen] })), new SampledChance(1))

  test('§3.5 the ten outfielders may be split over the lines in any way, everyone in his own', () => {
    const midfielders = [
      ...['hugo-schwindlig', 'gregor-graser', 'alfredo-wuehler', 'lars-laessig', 'wladimir-ballnich'],
      ...['tim-talent', 'bjoern-bolzer', 'rainer-langfuss', 'ali-almende', 'dennis-turbo'],
    ]
    const bench = ['lars-hechter', 'manni-metzger', 'fred-ballermann', 'jens-streuer']
    const build = { ...acker, pitch: ['sven-fauster', ...midfielders], bench }
    expect(against(build)).toEqual([])
    const men = seen(start(build), 'home').sides[0].men
    expect(men.filter((man) => man.where === 'pitch' && man.line === 'midfield')).toHaveLength(10)
    expect(men.find((man) => man.id === 'jens-streuer')).toMatchObject({ line: 'attack', where: 'bench' })
  })

  test('§3.5 four backs, three midfielders and three strikers are a line-up like any other', () => {
    const swap = { 'lars-laessig': 'erwin-pfosten', 'erwin-pfosten': 'lars-laessig' }
    const men = seen(start(squad(swap)), 'spectator').sides[0].men.filter((man) => man.where === 'pitch')
    const inLine = (line: string) => men.filter((man) => man.line === line).length
    expect(['keeper', 'defence', 'midfield', 'attack'].map(inLine)).toEqual([1, 4, 3, 3])
  })

  test('§3.6 there is no kick-off before both are ready; then both line-ups and benches are opened together', () => {
    expect(finale.prepare({ builds: [acker, undefined] }).ok).toBe(false)
    expect(finale.prepare({ builds: [undefined, stollen] }).ok).toBe(false)
    const { events } = wholeMatch(1)
    expect(events[0]).toEqual({
      kind: 'kick-off',
      clubs: ['acker', 'stollen'],
      pitch: [acker.pitch, stollen.pitch],
      bench: [acker.bench, stollen.bench],
      // §4.8 Tactic cards come next.
      packing: true,
    })
  })

  test('§3.6 the bench is open as well as the pitch, to the other coach and to the stands', () => {
    const state = start(acker)
    for (const viewer of ['away', 'spectator'] as const) {
      const men = seen(state, viewer).sides[0].men
      expect(men.filter((man) => man.where === 'pitch').map((man) => man.id)).toEqual(acker.pitch)
      expect(men.filter((man) => man.where === 'bench').map((man) => man.id)).toEqual(acker.bench)
    }
  })

  test('§3.7 the coaches may agree on another budget for one side: a title holder with 46', () => {
    const handicap = { budget: [46, 50] } as const
    expect(against(acker, handicap)).toEqual(['over-budget §3.2'])
    expect(against(squad({ 'timo-brecher': 'jens-streuer' }), handicap)).toEqual([])
    expect(against(acker, handicap, 1)).toEqual([])
    const richer = { budget: [51, 50] } as const
    expect(against(squad({ 'tim-talent': 'ali-almende' }), richer)).toEqual([])
    expect(against(acker, { budget: [50, -1] })).toEqual(['option-unknown-value §3.7'])
    expect(expectDefined(finale.checkBuild(0, acker, handicap)[0]).about).toEqual({ points: 50, budget: 46 })
  })
})
