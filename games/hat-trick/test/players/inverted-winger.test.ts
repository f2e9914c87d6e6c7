import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'

const BOTH = ['hat-trick-1', 'hat-trick-2'] as const

/** h8 has the ball on a6 and lets a round pass; the next one begins with the cards that are left in the hands. */
const CHANCE = {
  ball: 'h8',
  on: { h8: 'a6' },
  opportunity: true,
  off: ['a2', 'a3'],
  faceUp: ['dribble-1-right', 'short-1-left'],
} as const satisfies Setting

const HANDS = [
  ['dribble-1-left', 'dribble-2-left', 'short-2-right'],
  ['short-1-left', 'short-1-right', 'short-2-right'],
] as const

/** What home could use when a round begins with so many cards in hand; nobody is asked: nothing. */
function asked(rounds: number, setting: Setting): readonly string[] {
  const hands = [HANDS[0].slice(0, rounds), HANDS[1].slice(0, rounds)] as const
  const m = match({ ...CHANCE, hands, ...setting }).play('h none', 'a none')
  // Too far out for a shot the round is over by itself.
  if (m.phase === 'shoot-or-not') m.play('h wait')
  expect(m.all('skill')).toEqual([])
  return m.phase === 'skill' ? m.options(0).filter((option) => option !== 'none') : []
}

/** The same by both rules, the first and the second. */
const byBoth = (rounds: number, setting: Setting) => BOTH.map((rules) => asked(rounds, { ...setting, rules }))

const NINE = (side: string, field: string, more: Setting = {}): Setting => ({
  players: [{ 9: side }, {}],
  ...more,
  on: { ...CHANCE.on, ...more.on, h9: field },
})
const YES = ['9!']

describe('P41 §15.7 §16.15 an Inverted winger who cannot come to shoot', () => {
  test('P41 gold: a step in each round must bring him to the two final lines; by hat-trick-1 anybody could', () => {
    const by = (rounds: number, field: string) => byBoth(rounds, NINE('inverted-winger*', field))
    expect(['d1', 'd2', 'd3', 'd4', 'd5', 'd6'].map((field) => by(1, field)[1])).toEqual([
      [],
      [],
      [],
      YES,
      YES,
      YES,
    ])
    expect(['d1', 'd2', 'd3', 'd4'].map((field) => by(2, field)[1])).toEqual([[], [], YES, YES])
    expect(['d1', 'd2', 'd3'].map((field) => by(3, field)[1])).toEqual([[], YES, YES])
    for (const rounds of [1, 2, 3]) expect(by(rounds, 'd1')[0]).toEqual(YES)
  })

  test('P41 silver: the same, and only from a wing, for he has to shoot from there', () => {
    expect(byBoth(1, NINE('inverted-winger', 'd3'))).toEqual([YES, []])
    expect(byBoth(1, NINE('inverted-winger', 'd4'))).toEqual([YES, YES])
    for (const field of ['b5', 'c5', 'c6'])
      expect(byBoth(3, NINE('inverted-winger', field))).toEqual([YES, []])
    // The power of a shot counts from the middle, too.
    expect(byBoth(1, NINE('inverted-winger*', 'c5'))).toEqual([YES, YES])
  })

  test('P41 the step must be free: not past the carrier, and the carrier himself does not move', () => {
    const behind = (rounds: number) =>
      byBoth(
        rounds,
        NINE('inverted-winger*', 'd4', { ball: 'h11', on: { h8: 'a4', h11: 'd5' }, off: ['h10'] }),
      )
    expect([behind(1), behind(2)]).toEqual([
      [YES, []],
      [YES, YES],
    ])
    const carrier = (rounds: number) =>
      byBoth(rounds, NINE('inverted-winger*', 'd4', { ball: 'h9', on: { h8: 'a3' }, off: ['h6', 'h7'] }))
    expect([carrier(1), carrier(2)]).toEqual([
      [YES, []],
      [YES, YES],
    ])
  })

  test('P41 silver with Interchange: he can still come to a wing, if time and a team-mate are left', () => {
    const by = (rounds: number, more: Setting) =>
      asked(rounds, NINE('inverted-winger', 'c5', { events: ['interchange'], ...more }))
    expect(by(2, {})).toEqual(YES)
    expect(by(1, { off: ['a2', 'a3', 'a4'] })).toEqual([])
    expect(by(1, { on: { h5: 'd5' } })).toEqual(YES)
    // Switch it up leads from b to c only.
    expect(by(3, { events: ['switch'] })).toEqual([])
  })

  test('P41 which card is left does not matter: both coaches see what can be used', () => {
    const last = (card: string) =>
      asked(1, NINE('inverted-winger*', 'd4', { hands: [[card], ['short-1-right']] }))
    for (const card of ['dribble-1-left', 'short-1-left', 'long-1-right']) expect(last(card)).toEqual(YES)
  })

  test('P41 where he can use nothing, nobody is asked to prevent it', () => {
    // Each has one card left, so it is laid unasked.
    const next = (rules: string) =>
      match({
        ...CHANCE,
        ...NINE('inverted-winger*', 'd3', { on: { a6: 'd2' } }),
        players: [{ 9: 'inverted-winger*' }, { 6: 'combative-mid*' }],
        hands: [['short-1-left'], ['short-1-right']],
        rules,
      })
        .standStill()
        .play('h wait').phase
    expect(BOTH.map(next)).toEqual(['prevent', 'attack-move'])
  })
})
