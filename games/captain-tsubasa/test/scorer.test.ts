import type { Pair, Seat } from '@libero/kernel'
import { expect, test } from 'vitest'
import type { CaptainTsubasaEvent } from '../index.ts'
import { goalsOf, OUR_CARDS, scorers } from '../index.ts'

const begins: readonly CaptainTsubasaEvent[] = [
  { kind: 'teams', teams: ['nankatsu', 'toho'] },
  { kind: 'round', seat: 0, half: 1, round: 1, minute: 5, stoppage: 0 },
]
const plays = (card: string, seat: Seat = 0): CaptainTsubasaEvent => ({
  kind: 'played',
  seat,
  card,
  from: 'hand',
  cards: 1,
})
const scores = (by: 'shot' | 'special-shot' = 'shot', seat: Seat = 0): CaptainTsubasaEvent => {
  const score: Pair<number> = seat === 0 ? [1, 0] : [0, 1]
  return { kind: 'goal', seat, minute: 5, score, by }
}
const scorerOf = (...events: readonly CaptainTsubasaEvent[]) =>
  goalsOf([...begins, ...events], OUR_CARDS).at(-1)?.scorer

const shotOf = (id: string) => OUR_CARDS.starting.find((card) => card.id === id)?.shot ?? 0

test('a goal is that of the best shot among the footballers of the side that scored', () => {
  expect(shotOf('tsubasa')).toBeGreaterThan(shotOf('ishizaki'))
  expect(scorerOf(plays('tsubasa'), plays('ishizaki'), plays('hyuga', 1), scores())).toBe('tsubasa')
  expect(scorerOf(plays('ishizaki'), plays('hyuga', 1), scores())).toBe('ishizaki')
})

test('a tactic scores no goal, however good its shot; with nobody in play it is the captain’s', () => {
  expect(scorerOf(plays('long-shot'), plays('ishizaki'), scores())).toBe('ishizaki')
  expect(scorerOf(plays('long-shot'), scores())).toBe('tsubasa')
})

test('whoever has left, and whoever played in an earlier attack, does not score', () => {
  const round: CaptainTsubasaEvent = {
    kind: 'round',
    seat: 0,
    half: 1,
    round: 2,
    minute: 9,
    stoppage: 0,
  }
  expect(scorerOf(plays('tsubasa'), round, plays('ishizaki'), scores())).toBe('ishizaki')
  const left: CaptainTsubasaEvent = { kind: 'removed', seat: 0, card: 'tsubasa' }
  expect(scorerOf(plays('tsubasa'), plays('ishizaki'), left, scores())).toBe('ishizaki')
})

test('whoever was motivated in play scores as himself at his best', () => {
  const motivated: CaptainTsubasaEvent = {
    kind: 'motivated',
    seat: 0,
    card: 'tsubasa-motivated',
    replaced: 'tsubasa',
  }
  expect(scorerOf(plays('tsubasa'), motivated, scores())).toBe('tsubasa-motivated')
})

test('a special shot is its owner’s, whoever else came to the ball', () => {
  const duel: CaptainTsubasaEvent = { kind: 'special-duel', seat: 1, shot: 'tiger-shot', stopped: false }
  expect(scorerOf(plays('sawada', 1), duel, scores('special-shot', 1))).toBe('hyuga')
})

test('nothing but a goal has a scorer', () => {
  const scorerAt = scorers(OUR_CARDS)
  expect([...begins, plays('tsubasa')].map(scorerAt)).toEqual([undefined, undefined, undefined])
})
