import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { FOUL_BY_A7, lastTurn, TIME_IS_UP } from './stories.ts'

/** Both hands of three, home's first, drawn for a new half. */
const DEAL = [
  ...['short-1-left', 'short-2-left', 'short-3-left'],
  ...['short-1-right', 'short-2-right', 'short-3-right'],
]
const halfTime = (setting: Setting = {}) => lastTurn({ rolls: DEAL, ...setting })

/** The same turn, but h10 dribbles from b4 to b5: the ball is in the fifth line. */
const NEAR_GOAL = {
  ...TIME_IS_UP,
  ball: 'h9',
  on: { h10: 'b4', h8: 'a5' },
  footballs: { h10: { attack: 5 }, a7: { defence: 1 } },
} as const satisfies Setting

describe('The halves', () => {
  test('§10.1 when both decks have run out the half ends with the turn', () => {
    const m = halfTime()
    expect(m.last('half-over')).toEqual({ kind: 'half-over', half: 1, goals: [0, 0], guard: false })
    expect(m.view('spectator').half).toBe(2)
    // One deck alone is not enough.
    for (const decks of [
      [[], ['short-1-left']],
      [['short-1-left'], []],
    ] as const) {
      const goesOn = lastTurn({ decks })
      expect(goesOn.all('half-over')).toEqual([])
      expect(goesOn.view('spectator').half).toBe(1)
    }
    expect(match({ decks: [[], []] }).view('spectator').minute).toBe(45)
    expect(match({ decks: [[], []], half: 2 }).view('spectator').minute).toBe(90)
  })

  test('§10.2 whoever needs a card and has none left makes a temporary deck of his used cards', () => {
    const m = match({ decks: [[], ['dribble-1-left', 'dribble-2-left']] })
    expect(m.view('spectator').sides.map(({ temporary, deck }) => [temporary, deck])).toEqual([
      [false, 0],
      [false, 2],
    ])
    m.rolls('short-1-left', 'dribble-1-left').play('h short-3-left', 'a short-3-left')
    expect(m.all('temporary-deck')).toEqual([{ kind: 'temporary-deck', seat: 0, count: 29 }])
    expect(m.view('spectator').sides.map(({ temporary, deck }) => [temporary, deck])).toEqual([
      [true, 28],
      [false, 1],
    ])
    expect(m.view('spectator').sides[0].used).toEqual(['short-3-left'])
    expect(m.all('half-over')).toEqual([])
  })

  test('§10.3 no half ends while the ball is in the two lines before either goal', () => {
    const m = match(NEAR_GOAL).standStill()
    expect([m.ball, m.field('h10')]).toEqual(['h10', 'b5'])
    expect(m.all('half-over')).toEqual([])
    expect(m.last('turn')).toMatchObject({ line: 5 })
    // Home's own second line is one of them, too: h6 is alone there and gives the ball on to himself.
    const own = lastTurn({
      ball: 'h6',
      on: { h6: 'b2' },
      off: ['h4', 'h5', 'h7'],
      faceUp: ['short-4-left', 'short-1-left'],
    })
    expect([own.field('h6'), own.all('half-over')]).toEqual(['b2', []])
    const third = lastTurn({ ball: 'h6', faceUp: ['short-4-left', 'short-1-left'], rolls: DEAL })
    expect(third.all('half-over')).toHaveLength(1)
  })

  test('§10.3 only after 24 further turns the half ends near a goal', () => {
    const more = match({ ...NEAR_GOAL, late: 23 }).standStill()
    expect(more.all('half-over')).toEqual([])
    const most = match({ ...NEAR_GOAL, late: 24, rolls: DEAL }).standStill()
    expect(most.last('half-over')).toMatchObject({ guard: true })
  })

  test('§10.3 a scoring opportunity is played to its end', () => {
    const m = match({ ...FOUL_BY_A7, decks: [[], []] }).standStill()
    m.play('a none', 'h none', 'h opportunity')
    expect(m.all('half-over')).toEqual([])
    const normal = match({ ...FOUL_BY_A7, decks: [[], []] }).standStill()
    normal.rolls(...DEAL).play('a none', 'h none', 'h play-on')
    expect(normal.all('half-over')).toHaveLength(1)
  })

  test('§10.4 everybody to his place, whole decks, the other team kicks off; goals and cards stay', () => {
    const m = halfTime({ goals: [1, 2], yellow: [true, false], off: ['a4'] })
    expect(m.last('kick-off')).toMatchObject({ half: 2, seat: 1, number: 6 })
    expect([m.field('h6'), m.field('a7'), m.field('a4')]).toEqual(['b3', 'b4', null])
    const { sides } = m.view('spectator')
    expect(sides.map(({ deck, hand, used }) => [deck, hand, used])).toEqual(new Array(2).fill([29, 3, []]))
    expect([m.goals, sides.map(({ yellow }) => yellow)]).toEqual([
      [1, 2],
      [true, false],
    ])
    expect(halfTime({ firstKickOff: 'away' }).last('kick-off').seat).toBe(0)
  })
})

describe('Extra time and penalties', () => {
  const options = { extraTime: true, shootOut: true }

  test('§11.1 level after two halves: a third one with whole decks, a coin says who kicks off', () => {
    for (const coin of [0, 1] as const) {
      const m = lastTurn({ half: 2, options, rolls: [coin, ...DEAL] })
      expect(m.last('kick-off')).toMatchObject({ half: 3, seat: coin, number: 6 })
      expect(m.view('spectator').sides.map(({ deck }) => deck)).toEqual([29, 29])
    }
    expect(lastTurn({ half: 2, options, goals: [1, 0] }).outcome).toMatchObject({ by: 'normal-time' })
    expect(lastTurn({ half: 3, options, goals: [1, 0] }).outcome).toEqual({
      ...{ goals: [1, 0], winner: 0, by: 'extra-time' },
    })
    expect(lastTurn({ half: 2 }).outcome).toEqual({ goals: [0, 0], by: 'normal-time' })
    // Extra time alone leaves a draw a draw.
    expect(lastTurn({ half: 3, options: { extraTime: true } }).outcome).toEqual({
      ...{ goals: [0, 0], by: 'extra-time' },
    })
  })

  /** Home is about to shoot, its card already turned over. */
  const penalty = (taken: readonly [number, number], scored: readonly [number, number], more: Setting = {}) =>
    match({
      options,
      phase: 'duel',
      faceUp: ['dribble-4-left', 'short-1-left'],
      shootOut: { taken, scored },
      ...more,
    })

  test('§11.2 a coin says who begins, the top card of the deck is turned over, the keeper draws as for a penalty', () => {
    const m = lastTurn({ half: 3, options, rolls: [1, 'long-2-left'] })
    expect(m.last('shoot-out')).toEqual({ kind: 'shoot-out', seat: 1 })
    expect(m.last('penalty-taken')).toEqual({ kind: 'penalty-taken', seat: 1, card: 'long-2-left' })
    m.rolls('dribble-4-left').play('h left', 'a right')
    // A regular keeper in the wrong corner has no card at all; then it is the other team's turn.
    expect(m.last('duel')).toMatchObject({ symbol: 'minus', draws: 0 })
    expect(m.last('penalty-result')).toEqual({ kind: 'penalty-result', seat: 1, scored: true, score: [0, 1] })
  })

  test('§11.2 five each in turn, and a parry is no goal', () => {
    const m = penalty([2, 2], [2, 1]).play('h left', 'a centre')
    expect(m.last('duel').draws).toBe(1)
    m.rolls('short-1-left', 'dribble-4-left').play('a draw')
    expect(m.last('penalty-result')).toMatchObject({ seat: 0, scored: true, score: [3, 1] })
    expect([m.phase, m.last('penalty-taken').seat]).toEqual(['duel', 1])
    const parry = penalty([4, 4], [3, 3], { phase: 'save', shot: { power: 4, draws: 1 } })
    parry.rolls('short-4-left', 'dribble-4-left').play('a draw')
    expect(parry.last('penalty-result')).toMatchObject({ scored: false, score: [3, 3] })
    expect(parry.last('penalty-taken').seat).toBe(1)
  })

  test('§11.2 the shoot-out ends at once when it is decided', () => {
    const m = penalty([3, 3], [3, 1]).play('h left', 'a right')
    expect(m.last('penalty-result')).toMatchObject({ scored: true, score: [4, 1] })
    expect(m.outcome).toEqual({ goals: [0, 0], winner: 0, by: 'shoot-out', shootOut: [4, 1] })
    // Two ahead with two to come for the others is not yet the end.
    const open = penalty([2, 2], [2, 1]).rolls('dribble-4-left').play('h left', 'a right')
    expect([open.last('penalty-result').score, open.outcome]).toEqual([[3, 1], undefined])
  })

  test('§11.3 level after five: pair by pair, and the first pair that differs decides', () => {
    const fifth = penalty([5, 4], [3, 2], { ball: 'a6', faceUp: ['short-1-left', 'dribble-4-left'] })
    fifth.rolls('long-1-left').play('a left', 'h right')
    expect(fifth.last('sudden-death')).toEqual({ kind: 'sudden-death', pair: 1 })
    // Both score, then only home does.
    fifth.rolls('long-2-left').play('h left', 'a right')
    expect(fifth.outcome).toBeUndefined()
    fifth.rolls('long-2-right').play('a left', 'h right')
    expect(fifth.last('sudden-death')).toEqual({ kind: 'sudden-death', pair: 2 })
    fifth.rolls('long-3-left').play('h left', 'a right')
    fifth.rolls('short-4-left', 'dribble-4-left').play('a left', 'h left', 'h draw', 'h draw')
    expect(fifth.outcome).toEqual({ goals: [0, 0], winner: 0, by: 'shoot-out', shootOut: [5, 4] })
  })

  test('§11.4 after forty pairs lots are drawn', () => {
    const shootOut = { taken: [45, 44], scored: [20, 19], pairs: 40 } as const
    for (const winner of [0, 1] as const) {
      const m = penalty([0, 0], [0, 0], { shootOut, ball: 'a6', faceUp: ['short-1-left', 'dribble-4-left'] })
      m.rolls(winner).play('a left', 'h right')
      expect(m.last('lots')).toEqual({ kind: 'lots', seat: winner })
      expect(m.outcome).toEqual({ goals: [0, 0], winner, by: 'lots', shootOut: [20, 20] })
    }
  })
})
