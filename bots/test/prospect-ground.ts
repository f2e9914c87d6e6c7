import type { Chance, Game, MatchEvent, Seat } from '@libero/kernel'
import { everyOutcome, NOBODY } from '@libero/kernel'
import { expect } from 'vitest'
import type { Matters, Prospect } from '../prospect/index.ts'

/** Shares by way, for those that can happen. */
export const sharesOf = ({ ways }: Prospect): Record<string, number> =>
  Object.fromEntries(ways.filter(({ share }) => share > 0).map(({ way, share }) => [way, share]))

/** The shares of a prospect sum to 1, and none is below 0. */
export function expectWhole({ ways }: Prospect): void {
  expect(ways.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  for (const { share } of ways) expect(share).toBeGreaterThanOrEqual(0)
}

export function copyOf<S, C, E extends MatchEvent>(game: Game<S, C, E>, state: S): S {
  const copy = game.blank(state)
  game.copy(state, copy)
  return copy
}

/**
 * Every way luck can fall after a decision, played by the rules themselves until the matter is decided. `prepare` makes
 * the world it is played in; `answer` decides for whoever is asked on the way.
 */
export function enumerated<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  matters: Matters<S, E>,
  state: S,
  seat: Seat,
  action: number,
  {
    prepare = () => {},
    answer,
    settled = () => false,
  }: {
    readonly prepare?: (world: S, chance: Chance) => void
    readonly answer?: (world: S, seat: Seat, chance: Chance) => number
    /** It is decided, though not told yet. */
    readonly settled?: (world: S) => boolean
  } = {},
): Record<string, number> {
  const matter = matters.matter(state, seat, action)
  if (!matter) throw new Error('nothing hangs on it')
  const shares: Record<string, number> = {}
  const falls = everyOutcome((chance) => {
    const world = copyOf(game, state)
    prepare(world, chance)
    let way = -1
    let before: E | undefined
    const hear = (event: E) => {
      if (way < 0) way = matter.decidedBy(event, before)
      before = event
    }
    const told = { tell: hear, reveal: hear, confide: (_: Seat, own: E) => hear(own) }
    // What comes after it is settled has no say: it must not multiply the ways luck can fall.
    const luck: Chance = {
      take: (weights, total, key) =>
        way < 0 && !settled(world)
          ? chance.take(weights, total, key)
          : weights.findIndex((weight) => weight > 0),
    }
    game.apply(world, seat, action, luck, told)
    while (way < 0) {
      const awaited = game.awaiting(world)
      if (awaited === NOBODY || !answer) return matter.otherwise
      const next: Seat = awaited & 1 ? 0 : 1
      game.apply(world, next, answer(world, next, luck), luck, told)
    }
    return way
  })
  for (const { likelihood, result } of falls) {
    const way = matter.ways[result]?.way ?? ''
    shares[way] = (shares[way] ?? 0) + likelihood
  }
  return shares
}

/** The same ways, each as likely up to rounding. */
export function expectShares(found: Record<string, number>, counted: Record<string, number>): void {
  const keys = new Set([...Object.keys(found), ...Object.keys(counted)])
  for (const key of keys) expect(found[key] ?? 0, key).toBeCloseTo(counted[key] ?? 0, 9)
}
