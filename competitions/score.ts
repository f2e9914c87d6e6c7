import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Result } from './competition.ts'
import { isPlayed } from './competition.ts'

/** An awarded match counts as three goals to nil. */
export const AWARDED_GOALS = 3

/** What a match counts in a table or a tie; one that is nobody's counts for nothing. */
export interface Score {
  readonly goals: Pair<number>
  readonly winner?: Seat
  /** Without a ball kicked to its end. */
  readonly isAwarded?: true
}

export const leader = ([home, away]: Pair<number>): Seat | undefined =>
  home === away ? undefined : home > away ? 0 : 1

export const awardedTo = (seat: Seat): Score => ({
  goals: seat === 0 ? [AWARDED_GOALS, 0] : [0, AWARDED_GOALS],
  winner: seat,
  isAwarded: true,
})

/** What a result counts; nothing where the match is nobody's. */
export function scoreOf(result: Result): Score | undefined {
  if (!isPlayed(result))
    return result.awarded === 'nobody' ? undefined : awardedTo(result.awarded === 'home' ? 0 : 1)
  const winner = result.winner ?? leader(result.goals)
  return { goals: result.goals, ...(winner !== undefined && { winner }) }
}

export const turned = <T>([one, two]: Pair<T>): Pair<T> => [two, one]
export const otherOf = (seat: Seat | undefined): Seat | undefined =>
  seat === undefined ? undefined : other(seat)
