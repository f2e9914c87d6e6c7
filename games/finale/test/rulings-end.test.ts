import type { Chance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { FinaleOptions } from '../build.ts'
import { finale } from '../game.ts'
import { beginnersBuild } from '../presets.ts'
import { secondLeg as returnMatch } from '../second-leg.ts'
import { expectOk, match, positionOf } from './match.ts'
import {
  AWAY_REST,
  HOME_FIRST,
  HOME_OUTFIELD,
  HOME_REST,
  HOME_TAKERS,
  lastAttack,
  NAMED,
  shootOut,
  shots,
  takersOf,
  WHITE_DEAL,
} from './rules/stories.ts'

const hands = [
  ['white-4', 'white-3'],
  ['purple-2a', 'purple-1'],
] as const
/** The fifth of a side with five outfielders is not asked for. */
const FOUR_NAMED = [...NAMED.slice(0, 4), ...NAMED.slice(5, 9)]
const secondLeg = (home: number, away: number, awayGoals = false): FinaleOptions => ({
  tie: { leg: 2, firstLeg: [home, away], awayGoals },
})

describe('changes', () => {
  test('R10a one outfielder for another between periods, three in a match, several at the same time', () => {
    const m = match({ period: 2, phase: 'changes', hands })
    m.play('h gregor-graser', 'h tim-talent', 'h lars-laessig', 'h erwin-pfosten', 'h done', 'a done')
    expect(m.last('changes-open').count).toEqual([2, 0])
    expect(m.view('spectator').sides[0].changesLeft).toBe(1)
    const last = match({ period: 3, phase: 'changes', hands, changesLeft: [1, 3] })
    last.play('h gregor-graser', 'h tim-talent')
    expect(last.awaiting).toEqual(['away'])
  })

  test('R10a a keeper for a keeper only by agreement, since finale-2', () => {
    const usual = match({ period: 2, phase: 'changes', hands })
    expect(usual.refusal('h sven-fauster')).toBe('keepers-do-not-change §9.2')
    const m = match({ period: 2, phase: 'changes', hands, options: { keeperChanges: true } })
    m.play('h sven-fauster')
    expect(m.awaiting).toContain('home')
    // The one reserve keeper is taken without asking; the next change is an outfielder's again.
    expect(m.refusal('h sven-fauster')).toBe('man-already-named §9.1')
    m.play('h gregor-graser', 'h tim-talent', 'h done', 'a done')
    expect(m.all('change').map(({ off, on }) => `${off} ${on}`)).toEqual([
      'sven-fauster lars-hechter',
      'gregor-graser tim-talent',
    ])
    expect(m.last('in-goal')).toMatchObject({ man: 'lars-hechter', standIn: false })
    expect(m.man('lars-hechter')).toMatchObject({ where: 'pitch', line: 'keeper', turn: 0 })
    const outfielder = match({ period: 2, phase: 'changes', hands, options: { keeperChanges: true } })
    expect(outfielder.play('h gregor-graser').refusal('h lars-hechter')).toBe('keeper-for-keeper §9.2')
    const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
    const first = finale.prepare({ options: { keeperChanges: true }, builds }, { rules: 'finale-1' })
    expect(first.ok ? [] : first.refusals.map(({ code }) => code)).toEqual(['option-unknown'])
  })

  test('R10b both decide in secret, and the changes are opened when both are done', () => {
    const m = match({ period: 2, phase: 'changes', hands })
    m.play('h gregor-graser', 'h tim-talent', 'h done')
    expect(m.heardBy('away')).toEqual([{ kind: 'changes-ready', seat: 0 }])
    expect(m.view('away').sides[0].men.find((man) => man.id === 'tim-talent')?.where).toBe('bench')
    m.play('a done')
    expect(m.heardBy('away')).toContainEqual(expect.objectContaining({ kind: 'change', on: 'tim-talent' }))
  })

  test('R21 in extra time the changes not yet used may be made before each of its periods', () => {
    const before = lastAttack({ options: { extraTime: true }, changesLeft: [1, 0] }, false, ...WHITE_DEAL)
    expect([before.period, before.phase, before.awaiting]).toEqual([7, 'changes', ['home']])
    const between = lastAttack({ period: 7, changesLeft: [0, 1] }, false)
    expect([between.period, between.phase, between.awaiting]).toEqual([8, 'changes', ['away']])
  })
})

describe('extra time and cups', () => {
  test('R11a the white cards freshly shuffled, three in hand; men and bookings carry over; both periods are played', () => {
    const setting = {
      options: { extraTime: true },
      men: { 'udo-fouler': { turn: 3, booked: true } },
    } as const
    const m = lastAttack(setting, false, ...WHITE_DEAL)
    expect(m.view('home').sides[0]).toMatchObject({ hand: ['white-5', 'white-4', 'white-3'], deck: 2 })
    expect(m.man('udo-fouler')).toMatchObject({ turn: 3, booked: true })
    const ahead = lastAttack({ ...setting, period: 7 }, true)
    expect([ahead.goals, ahead.outcome, ahead.period]).toEqual([[1, 0], undefined, 8])
  })

  test('R12a the goals of both legs are added; extra time only after the second and on a level aggregate', () => {
    expect(
      lastAttack({ options: { tie: { leg: 1 }, extraTime: true } }, false).outcome?.winner,
    ).toBeUndefined()
    const level = lastAttack({ options: secondLeg(1, 2) }, true, ...WHITE_DEAL)
    expect([level.outcome, level.period]).toEqual([undefined, 7])
    const ownLevel = lastAttack({ options: secondLeg(1, 2), goals: [1, 1] }, false)
    expect(ownLevel.outcome).toMatchObject({ winner: 1, by: 'aggregate', aggregate: [2, 3] })
  })

  test('R12b away goals count more only if agreed, after the sixth period and, with its goals, after extra time', () => {
    const first = { options: { tie: { leg: 1, awayGoals: true } }, builds: [{}, {}] } as const
    expect(returnMatch(first, { goals: [1, 1], by: 'normal-time' })?.options).toEqual(secondLeg(1, 1, true))
    const plain = lastAttack({ options: secondLeg(1, 1), goals: [0, 0] }, false, ...WHITE_DEAL)
    expect(plain.period).toBe(7)
    const agreed = lastAttack({ options: secondLeg(1, 1, true), goals: [0, 0] }, false)
    expect(agreed.outcome).toMatchObject({ winner: 0, by: 'away-goals' })
    const extra = lastAttack({ options: secondLeg(1, 1, true), goals: [1, 2], period: 8 }, true)
    expect(extra.outcome).toMatchObject({ goals: [2, 2], winner: 1, by: 'away-goals' })
  })

  test('R23 the closing card comes on top of the eleven freely chosen and cannot be left out', () => {
    const order = [
      ...['red-5', 'blue-5', 'red-4', 'blue-4', 'red-3', 'blue-3'],
      ...['red-2a', 'red-2b', 'blue-2a', 'blue-2b', 'red-1'],
    ]
    const codes = (cards: readonly string[]) =>
      finale
        .checkBuild(
          0,
          { ...beginnersBuild('acker'), tactics: { order: cards } },
          { tactics: 'free', sealed: true },
        )
        .map(({ code }) => code)
    expect(codes(order)).toEqual([])
    expect(codes([...order.slice(0, 10), 'white-1'])).toEqual(['closing-card-in-deck', 'deck-powers'])
    const spent = match({ options: { tactics: 'free' }, rolls: [1, 0] })
    expect(spent.last('revealed').cards).toEqual(['white-1', 'white-1'])
  })

  test('R26 in extra time the five white cards are shuffled, even where free choice was agreed', () => {
    const options = { tactics: 'free', extraTime: true } as const
    const m = lastAttack({ options }, false, ...WHITE_DEAL)
    expect(m.view('away').sides[1].hand).toEqual(['white-5', 'white-2a', 'white-2b'])
  })

  test('R30 a title holder’s bonus or malus is another budget than 50 points', () => {
    const codes = (points: number) =>
      finale.checkBuild(0, beginnersBuild('acker'), { budget: [points, 50] }).map(({ code }) => code)
    expect([codes(49), codes(50), codes(55)]).toEqual([['over-budget'], [], []])
  })
})

describe('the shoot-out', () => {
  test('R11b a taker becomes known when he shoots', () => {
    const m = shootOut().play(...NAMED.slice(0, 5))
    expect(m.view('away').sides[0].takers).toBeUndefined()
    m.rolls(...HOME_FIRST, ...shots('GMGMGM')).play(...NAMED.slice(5))
    expect(m.view('away').sides[0].takers).toEqual(HOME_TAKERS.slice(0, 3))
    expect(JSON.stringify(m.heardBy('away'))).not.toContain('lars-laessig')
  })

  test('R17 takers are outfielders on the pitch: no bench, no keeper, no man who has gone in goal', () => {
    const m = shootOut({ off: ['sven-fauster'], men: { 'udo-fouler': { line: 'keeper' } } })
    expect(m.options(0)).toEqual(HOME_OUTFIELD.filter((id) => id !== 'udo-fouler'))
    expect(m.refusal('h udo-fouler')).toBe('keeper-does-not-shoot §11.1')
    expect(m.refusal('h tim-talent')).toBe('man-on-the-bench §11.1')
  })

  test('R17 where it is agreed men from the bench take penalties, too, but no keeper and nobody who is out', () => {
    const options = { benchTakers: true } as const
    const m = shootOut({ options, off: ['wladimir-ballnich', 'gregor-graser'] })
    const left = [...HOME_OUTFIELD.filter((id) => id !== 'gregor-graser'), 'tim-talent', 'erwin-pfosten']
    expect(m.options(0)).toEqual(left)
    expect(m.refusal('h lars-hechter')).toBe('keeper-does-not-shoot §11.1')
    expect(m.refusal('h sven-fauster')).toBe('keeper-does-not-shoot §11.1')
    expect(m.refusal('h wladimir-ballnich')).toBe('man-is-off §9.5')
    const [, ...others] = NAMED
    m.rolls(...HOME_FIRST, ...shots('MMMMMMMMMM')).play('h tim-talent', ...others)
    expect(takersOf(m, 0)[0]).toBe('tim-talent')
    // He shoots with his first strength, 2, from where he sits, and again in sudden death one from the bench may.
    expect(m.all('shot').find(({ seat }) => seat === 0)).toMatchObject({
      taker: 'tim-talent',
      totals: [2, 6],
    })
    expect(m.man('tim-talent').where).toBe('bench')
    expect([m.phase, m.refusal('h tim-talent'), m.refusal('h erwin-pfosten')]).toEqual([
      ...['next-taker', 'man-already-named §11.5', 'legal'],
    ])
    expect(finale.position(m.state).options).toMatchObject({ benchTakers: true })
    const read = finale.fromPosition(finale.position(m.state), { take: () => 0 })
    expect(read.ok && finale.position(read.value)).toEqual(finale.position(m.state))
  })

  test('R17 takers from the bench count for who has men left, and only where they are agreed on', () => {
    const off = HOME_OUTFIELD
    const m = shootOut({ options: { benchTakers: true }, off })
    expect(m.options(0)).toEqual(['wladimir-ballnich', 'tim-talent', 'erwin-pfosten'])
    m.rolls(...HOME_FIRST, ...shots('MMMMMMMMMM'))
    m.play('h erwin-pfosten', 'h tim-talent', ...NAMED.slice(5))
    const [pfosten, talent] = ['erwin-pfosten', 'tim-talent']
    expect(takersOf(m, 0)).toEqual([pfosten, talent, 'wladimir-ballnich', pfosten, talent])
    expect([m.phase, m.awaiting]).toEqual(['next-taker', ['away']])
    const options = { benchTakers: 'yes' }
    const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
    const wrong = finale.prepare({ options, builds })
    expect(wrong.ok ? [] : wrong.refusals).toEqual([
      { code: 'option-unknown-value', rule: '11.1', about: { option: 'benchTakers', value: 'yes' } },
    ])
    const first = finale.prepare({ options: { benchTakers: true }, builds }, { rules: 'finale-1' })
    expect(first.ok ? [] : first.refusals.map(({ code }) => code)).toEqual(['option-unknown'])
    // A position without the option cannot have a man from the bench among its takers.
    const named = finale.position(shootOut({ options: { benchTakers: true } }).play('h tim-talent').state)
    const { benchTakers: _, ...without } = named.options as Record<string, unknown>
    const read = finale.plainPosition({ ...named, options: without })
    expect(read.ok ? [] : read.refusals.map(({ about }) => about?.field)).toEqual(['sides.0.takers'])
  })

  test('R18a the order starts again when all have shot, even within the first five; both take the same number', () => {
    const off = HOME_OUTFIELD.filter((id) => id !== 'timo-brecher' && id !== 'hugo-schwindlig')
    const m = shootOut({ off }).rolls(...HOME_FIRST, ...shots('MMMMMMMMMM'))
    m.play('h timo-brecher', ...NAMED.slice(5))
    const [brecher, hugo] = ['timo-brecher', 'hugo-schwindlig']
    expect(takersOf(m, 0)).toEqual([brecher, hugo, brecher, hugo, brecher])
    expect(m.awaiting).toEqual(['away'])
    m.rolls(...shots('MG')).play('a karl-rempler')
    expect(takersOf(m, 0).at(-1)).toBe(hugo)
    expect(m.view('spectator').shootOut?.shots).toEqual([6, 6])
  })

  test('R18b without any outfielder each penalty is missed, and the keeper facing it still turns', () => {
    const m = shootOut({ off: HOME_OUTFIELD }).rolls(...HOME_FIRST, ...shots('GGGGGG'))
    m.play(...NAMED.slice(5))
    expect(m.outcome?.shootOut).toEqual([0, 3])
    expect(m.man('bernd-klauball').turn).toBe(3)
  })

  test('R19a after twenty level rolls the home side attacks, or takes the first penalty', () => {
    const level = Array(40).fill(3)
    const attack = match({ faceUp: ['white-3', 'purple-3'], rolls: level })
    expect(attack.last('attacker')).toMatchObject({ seat: 0, by: 'guard' })
    const penalty = shootOut().rolls(...level, ...shots('GMGMGM'))
    expect(penalty.play(...NAMED).last('first-shot').seat).toBe(0)
  })

  test('R19b after forty pairs of sudden death lots are drawn, with even chances', () => {
    for (const lot of [0, 1]) {
      const m = shootOut({ off: [...HOME_REST, ...AWAY_REST] })
      m.rolls(...HOME_FIRST, ...shots('G'.repeat(10) + 'M'.repeat(80)), lot)
      m.play(...FOUR_NAMED)
      expect(m.outcome).toMatchObject({ winner: lot, by: 'lots', shootOut: [5, 5] })
    }
    let weights: number[] = []
    const luck = [...HOME_FIRST, ...shots('M'.repeat(90)), 0]
    const chance: Chance = {
      take: (asked) => {
        weights = Array.from(asked)
        return luck.shift() ?? -1
      },
    }
    const position = positionOf({ phase: 'takers', off: [...HOME_REST, ...AWAY_REST] })
    const state = expectOk(finale.fromPosition(position, chance))
    for (const decision of FOUR_NAMED) {
      const seat = decision.startsWith('h') ? 0 : 1
      finale.apply(state, seat, finale.read(state, seat, decision.slice(2)), chance)
    }
    expect([finale.outcome(state)?.by, weights]).toEqual(['lots', [1, 1]])
  })
})
