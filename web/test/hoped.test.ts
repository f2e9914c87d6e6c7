import type { MatchEvent, Seat } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { Hope } from '../pages/match/hoped.ts'
import { hoped, hopeOfShot } from '../pages/match/hoped.ts'

const shotBegins = ({ kind }: MatchEvent): Seat | undefined => (kind === 'shot' ? 0 : undefined)
const told = (...kinds: readonly string[]): readonly MatchEvent[] => kinds.map((kind) => ({ kind }))
const hope = (from: number, percent?: number, seat: Seat = 0): Hope => ({ seat, from, percent })

const chanceAt = (hopes: readonly Hope[], ...kinds: readonly string[]) =>
  hopeOfShot(hopes.reduce(hoped, []), told(...kinds), 0, shotBegins)

describe('over a goal stands what its coach was told', () => {
  test('when he decided to shoot, whatever he decided about the same shot later', () => {
    expect(chanceAt([hope(1, 75), hope(3, 100)], 'round', 'shot', 'dice', 'keeper', 'goal')).toBe(75)
  })
  test('when he first decided in it, where the shot came by itself', () => {
    const kinds = ['build-up', 'man', 'won', 'shot', 'man', 'man', 'goal']
    expect(chanceAt([hope(1, 12), hope(4, 40), hope(5, 55)], ...kinds)).toBe(40)
  })
  test('of this shot, and not of the one before', () => {
    expect(chanceAt([hope(0, 75), hope(2, 30)], 'shot', 'saved', 'shot', 'goal')).toBe(30)
  })
  test('by himself, not by his rival; and nothing where he last decided about something else', () => {
    expect(chanceAt([hope(0, 75), hope(1, 90, 1)], 'shot', 'keeper', 'goal')).toBe(75)
    expect(chanceAt([hope(0, 75), hope(2)], 'shot', 'saved', 'pass', 'goal')).toBeUndefined()
  })
  test('and what he took back is forgotten', () => {
    expect(chanceAt([hope(0, 20), hope(0, 60)], 'shot', 'goal')).toBe(60)
  })
})
