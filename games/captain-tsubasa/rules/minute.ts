import type { State } from '../state.ts'
import { EXTRA_ROUNDS, FIRST_GAME_ROUNDS, HALVES, ROUNDS } from '../vocabulary.ts'
import { isOver } from './common.ts'

const HALF_MINUTES = 45
const EXTRA_MINUTES = 15

/** The minute a half begins, and ends. */
const beginOf = (half: number): number =>
  half <= HALVES ? (half - 1) * HALF_MINUTES : HALVES * HALF_MINUTES + (half - HALVES - 1) * EXTRA_MINUTES
const lengthOf = (half: number): number => (half <= HALVES ? HALF_MINUTES : EXTRA_MINUTES)
export const endOf = (half: number): number => beginOf(half) + lengthOf(half)

/** §9.2, §10.2, §16.2 */
export const roundsOf = (s: State): number =>
  s.half > HALVES ? EXTRA_ROUNDS : s.terms.firstGame ? FIRST_GAME_ROUNDS : ROUNDS

/** Football minutes: the rounds share their half evenly, stoppage is its last minute. */
export function minute(s: State): number {
  if (s.half === 0) return 0
  if (isOver(s)) return endOf(s.half)
  const played = Math.min(1, Math.max(0, s.round - 0.5) / roundsOf(s))
  return beginOf(s.half) + Math.floor(lengthOf(s.half) * played)
}
