import type { Seat } from '@libero/kernel'
import { Log, SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { CaptainTsubasaEvent } from '../../events.ts'
import { captainTsubasa } from '../../game.ts'
import type { Team } from '../../vocabulary.ts'
import { TEAMS } from '../../vocabulary.ts'
import type { Match, Setting } from '../match.ts'
import { expectDefined, expectOk, match, positionOf } from '../match.ts'
import { PLAIN } from './printed.ts'

const shots = (team: Team) => OUR_CARDS.shots.filter((shot) => shot.team === team).map(({ id }) => id)
const defences = (team: Team) => OUR_CARDS.defences.filter((defence) => defence.team === team)
const cardOf = (team: Team) => `special-shot-${team}`
const rivalOf = (team: Team): Team => (team === 'nankatsu' ? 'toho' : 'nankatsu')

/** Home attacks with its special shot; both areas, hands and pools hold something. */
const begun = (team: Team, setting: Setting = {}): Match =>
  match({
    half: 2,
    teams: [team, rivalOf(team)],
    hands: [[cardOf(team), 'one-two'], ['long-shot']],
    areas: [['wing-run'], ['great-save', 'man-marking']],
    pool: [{ shot: 5 }, { defence: 5 }],
    ...setting,
  })
    .freely()
    .play(`home: ${cardOf(team)}`, 'home: use-1')

describe('The special shot', () => {
  test.each(TEAMS)('§12.1 only the attacker can use it, with the card of his own team', (team) => {
    // A second ability shows that the first is refused, not just overlooked.
    const shot = {
      abilities: [
        { do: 'special-shot', when: 'attacking', must: 'remove' },
        { do: 'gain', tokens: ['pass'] },
      ],
    } as const
    const cards = { 'special-shot-toho': shot, 'special-shot-nankatsu': shot }
    const mine = { half: 2, cards, teams: [team, rivalOf(team)] } as const
    const own = match({ ...mine, hands: [[cardOf(team)], ['long-shot']] }).play(`home: ${cardOf(team)}`)
    expect(own.options('home')).toEqual(['use-1', 'use-2', 'skip'])
    const other = match({ ...mine, hands: [[cardOf(rivalOf(team))], ['long-shot']] })
    other.play(`home: ${cardOf(rivalOf(team))}`)
    expect(other.options('home')).toEqual(['use-2', 'skip'])
    expect(other.refusal('home: use-1')).toBe('special-shot-of-other-team §12.1')
    const defending = match({
      ...mine,
      attacker: 'away',
      turn: 'home',
      hands: [[cardOf(team)], ['long-shot']],
    })
    defending.play(`home: ${cardOf(team)}`)
    expect(defending.options('home')).toEqual(['use-2', 'skip'])
    expect(defending.refusal('home: use-1')).toBe('only-in-attack §6.3')
  })

  test('§12.1 the other team’s card may be taken and played for its values', () => {
    const m = match({
      phase: 'draft',
      attacker: 'away',
      field: ['special-shot-toho', 'wing-run', 'long-shot', 'one-two'],
      cards: { 'special-shot-toho': { shot: 3, pass: 1, defence: 2 } },
    }).freely()
    m.play('home: special-shot-toho')
    expect(m.hand('home')).toEqual(['special-shot-toho'])
    m.byDefault('draft').play('away: stop', 'home: special-shot-toho')
    expect(m.all('ability')).toEqual([])
    expect(m.sums('home')).toEqual({ shot: 3, pass: 1, defence: 2 })
  })

  test('§12.2 both areas are cleared, the card is removed, the attack phase is over', () => {
    const m = begun('nankatsu')
    expect(m.order('ability', 'removed', 'special-shot', 'stopped', 'action')).toEqual([
      'ability',
      'removed',
      'special-shot',
    ])
    expect(m.last('special-shot')).toEqual({ kind: 'special-shot', seat: 0 })
    expect(m.last('removed')).toEqual({ kind: 'removed', seat: 0, card: 'special-shot-nankatsu' })
    expect(m.out).toContain('special-shot-nankatsu')
    expect([m.area('home'), m.area('away')]).toEqual([[], []])
    expect([m.discard('home'), [...m.discard('away')].sort()]).toEqual([
      ['wing-run'],
      ['great-save', 'man-marking'],
    ])
    expect([m.hand('home'), m.hand('away')]).toEqual([['one-two'], ['long-shot']])
    expect([m.phase, m.awaiting]).toEqual(['special', ['home', 'away']])
    expect(m.view().playing).toBeNull()
  })

  test.each(TEAMS)('§12.2 both choose face down at the same time, one of three each', (team) => {
    const m = begun(team)
    expect(m.options('home')).toEqual(shots(team))
    expect(m.options('away')).toEqual(defences(rivalOf(team)).map(({ id }) => id))
    expect([m.request('home')?.atOnce, m.request('away')?.atOnce]).toEqual([true, true])
    // In either order.
    const first = m.options('away')[2]
    m.play(`away: ${first}`)
    expect(m.awaiting).toEqual(['home'])
    expect(m.view('away').sides[1].special).toBe(first)
    expect(m.view('home').sides[1].special).toBe('face-down')
    expect(m.view('spectator').sides[1].special).toBe('face-down')
    expect(m.view('home').sides[0].special).toBeNull()
    const told = (viewer: 'home' | 'away') =>
      m.heardBy(viewer).filter(({ kind }) => kind === 'special-chosen')
    expect(told('away')).toEqual([{ kind: 'special-chosen', seat: 1, card: first }])
    expect(told('home')).toEqual([{ kind: 'special-chosen', seat: 1 }])
    expect(m.all('special-duel')).toEqual([])
    const mine = m.options('home')[1]
    m.play(`home: ${mine}`)
    expect(m.last('special-duel')).toMatchObject({ shot: mine, defence: first })
    expect(m.view().sides.map(({ special }) => special)).toEqual([null, null])
  })

  test('§12.2 nobody can choose what belongs to the other side or to the other team', () => {
    const m = begun('nankatsu')
    for (const wrong of ['tiger-shot', 'ryo-blocks-the-tiger-shot', 'hyuga-stops-the-drive-shot'])
      expect(m.refusal(`home: ${wrong}`)).toBe('not-an-option §12.2')
    for (const wrong of ['tiger-shot', 'ryo-blocks-the-tiger-shot', 'drive-shot'])
      expect(m.refusal(`away: ${wrong}`)).toBe('not-an-option §12.2')
    expect(m.refusal('home: one-two')).toBe('no-card-now §12.2')
    m.play('home: drive-shot')
    expect(m.options('home')).toEqual([])
  })

  test.each(TEAMS)(
    '§12.3 each defence stops one shot: then the ball is the defender’s, otherwise it is a goal',
    (team) => {
      for (const shot of shots(team))
        for (const defence of defences(rivalOf(team))) {
          const m = begun(team)
          m.play(`home: ${shot}`, `away: ${defence.id}`)
          const stopped = defence.stops === shot
          expect(m.last('special-duel')).toEqual({
            kind: 'special-duel',
            seat: 0,
            shot,
            defence: defence.id,
            stopped,
          })
          expect(m.goals).toEqual(stopped ? [0, 0] : [1, 0])
          expect(m.all('goal').map(({ by, score }) => [by, score])).toEqual(
            stopped ? [] : [['special-shot', [1, 0]]],
          )
          // Either way the defender attacks next.
          expect(m.last('possession')).toEqual({ kind: 'possession', seat: 1, kept: false })
          expect(m.attacker).toBe('away')
          // No tokens, no dice, no keeper, although one lay there.
          expect(m.order('spent', 'dice', 'keeper', 'action', 'contest')).toEqual([])
          expect([m.pool('home').shot, m.pool('away').defence]).toEqual([5, 5])
        }
    },
  )

  test('§12.3 which defence stops which shot is the card set’s to say, not their order', () => {
    const [first, second, third] = OUR_CARDS.defences.filter(({ team }) => team === 'toho')
    const stops = (card: typeof first, shot: string) => ({ ...expectDefined(card), stops: shot })
    const defences = [
      ...OUR_CARDS.defences.filter(({ team }) => team === 'nankatsu'),
      stops(first, 'miracle-drive'),
      stops(second, 'drive-shot'),
      stops(third, 'diving-overhead'),
    ]
    const config = expectOk(
      captainTsubasa.prepare({
        options: { cards: { ...OUR_CARDS, name: 'turned', defences } },
        builds: [{ team: 'nankatsu' }, { team: 'toho' }],
      }),
    )
    const position = positionOf({ half: 2, hands: [['special-shot-nankatsu'], []] })
    const from = { ...position, options: captainTsubasa.plain(config).options }
    for (const defence of defences.slice(3)) {
      const log = new Log<CaptainTsubasaEvent>()
      const chance = new SampledChance(1)
      const state = expectOk(captainTsubasa.fromPosition(from, chance, log))
      const play = (seat: Seat, action: string) =>
        captainTsubasa.apply(state, seat, captainTsubasa.read(state, seat, action), chance, log)
      play(0, 'special-shot-nankatsu')
      play(0, 'use-1')
      play(0, 'drive-shot')
      play(1, defence.id)
      const duel = log.heardBy('spectator').find(({ kind }) => kind === 'special-duel')
      expect(duel).toMatchObject({ defence: defence.id, stopped: defence.stops === 'drive-shot' })
    }
  })

  test('§12.3 in stoppage time it ends the half, stopped or not', () => {
    for (const defence of defences('toho')) {
      const m = begun('nankatsu', { round: 6, goals: [3, 0] })
      m.play('home: drive-shot', `away: ${defence.id}`)
      expect(m.all('half-over')).toHaveLength(1)
      expect(m.outcome?.winner).toBe(0)
    }
  })

  test('§12.3 all six cards can be chosen again next time', () => {
    const m = match({
      half: 2,
      teams: ['nankatsu', 'toho'],
      hands: [['special-shot-nankatsu'], ['special-shot-toho', 'long-shot', 'wing-run', 'one-two']],
    }).freely()
    m.play(
      'home: special-shot-nankatsu',
      'home: use-1',
      'home: drive-shot',
      'away: hyuga-stops-the-drive-shot',
    )
    m.byDefault('draft').play('away: special-shot-toho', 'away: use-1')
    expect(m.options('away')).toEqual(shots('toho'))
    expect(m.options('home')).toEqual(defences('nankatsu').map(({ id }) => id))
  })

  test('§12.4 example: the Tiger Overhead Kick against “Ryo blocks the Tiger Shot” is a goal', () => {
    const setting = {
      teams: ['nankatsu', 'toho'],
      attacker: 'away',
      hands: [[], ['special-shot-toho']],
      cards: { oda: PLAIN },
    } as const
    const goal = match(setting).freely().play('away: special-shot-toho', 'away: use-1')
    goal.play('away: tiger-overhead', 'home: ryo-blocks-the-tiger-shot')
    expect([goal.goals, goal.attacker]).toEqual([[0, 1], 'home'])
    expect(goal.last('goal')).toMatchObject({ seat: 1, by: 'special-shot' })
    const held = match(setting).freely().play('away: special-shot-toho', 'away: use-1')
    held.play('home: yuzo-holds-the-tiger-overhead', 'away: tiger-overhead')
    expect([held.goals, held.attacker]).toEqual([[0, 0], 'home'])
    const blocked = match(setting).freely().play('away: special-shot-toho', 'away: use-1')
    blocked.play('away: tiger-shot', 'home: ryo-blocks-the-tiger-shot')
    expect(blocked.goals).toEqual([0, 0])
  })
})
