import type { Seat } from '@libero/kernel'
import { PLAYER } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { COLUMNS, OUTFIELD } from '../vocabulary.ts'
import { firstOfLine, lowestInLine, rowOf, seatOfPlayer } from './common.ts'

/** §14.2–§14.5 Why somebody gets the ball. */
export const Why = {
  Pass: 0,
  Interception: 1,
  GoalKick: 2,
  OutOfCards: 3,
  Parry: 4,
  Corner: 5,
  Won: 6,
  LaidOff: 7,
} as const
/** The same by name, in the order of their numbers. */
export const WHYS = [
  'pass',
  'interception',
  'goal-kick',
  'out-of-cards',
  'parry',
  'corner',
  'won',
  'laid-off',
] as const

/** Where the ball arrives, in the order of the reasons. */
const ARRIVALS: readonly number[] = [
  Phase.PassArrives,
  Phase.Interception,
  Phase.GoalKickArrives,
  Phase.OutOfCards,
  Phase.ParryArrives,
  Phase.CornerArrives,
  Phase.BallWon,
  Phase.BallWon,
]

/**
 * §14.3 Whom a ball reaches that either team may get: the lowest number of the line, and of the same numbers that of
 * the team without the ball.
 */
export function contested(s: State, seat: Seat, line: number): number {
  const own = lowestInLine(s, seat, seat, line)
  const others = lowestInLine(s, 1 - seat, seat, line)
  if (own < 0 || others < 0) return Math.max(own, others)
  const from = firstOfLine(seat, line)
  for (let field = from; field < from + COLUMNS; field++) {
    const player = s.on[field] - 1
    if (player >= 0 && seatOfPlayer(player) !== seat && s.low[player] <= s.high[own]) return others
  }
  return own
}

/** §14.3 The highest low number that counts as lowest, when it was contested. */
export function contestedLimit(s: State, seat: Seat, line: number): number {
  const own = lowestInLine(s, seat, seat, line)
  const others = lowestInLine(s, 1 - seat, seat, line)
  return Math.min(own < 0 ? 255 : s.high[own], others < 0 ? 255 : s.high[others])
}

/**
 * §14.1, §14.2 The ball goes to a team's lowest number in the row of `lowest`; if several count as the lowest, its
 * coach chooses. Without double numbers there is never a choice.
 */
export function deliver(s: State, why: number, lowest: number, limit = 255): void {
  s.ballGoesBy = why
  s.asked = seatOfPlayer(lowest)
  s.receivingRow = rowOf(s.field[lowest])
  s.highestLowNumber = Math.min(limit, s.high[lowest])
  const count = s.terms.players ? legalReceivers(s, scratch) : 1
  if (count > 1) s.phase = Phase.Receiver
  else arriveAt(s, count === 1 && s.terms.players ? s.asked * OUTFIELD + scratch[0] - PLAYER : lowest)
}

/** §14.5 Of two with the same lower number the coach of their team chooses. */
export function deliverParry(s: State, nearest: number): void {
  s.ballGoesBy = Why.Parry
  s.asked = seatOfPlayer(nearest)
  s.receivingRow = rowOf(s.field[nearest])
  s.highestLowNumber = s.low[nearest]
  if (s.terms.players && legalReceivers(s, scratch) > 1) s.phase = Phase.Receiver
  else arriveAt(s, nearest)
}

const scratch = new Int16Array(COLUMNS)

/** §14.1 Everybody of the team in that row whose number is not wholly above the lowest. */
export function legalReceivers(s: State, out: Int16Array): number {
  let count = 0
  for (let field = s.receivingRow * COLUMNS; field < (s.receivingRow + 1) * COLUMNS; field++) {
    const player = s.on[field] - 1
    if (player < 0 || seatOfPlayer(player) !== s.asked || !isCandidate(s, player)) continue
    out[count++] = PLAYER + (player % OUTFIELD)
  }
  return count
}

/** §14.5 After a parry only the lower number counts. */
const isCandidate = (s: State, player: number): boolean =>
  s.ballGoesBy === Why.Parry ? s.low[player] === s.highestLowNumber : s.low[player] <= s.highestLowNumber

/** It is known who gets the ball; what that means depends on why. */
export function arriveAt(s: State, to: number): void {
  s.receiver = to
  s.phase = ARRIVALS[s.ballGoesBy]
}

/** Whether a coach is asked who gets the ball, for this reason. */
export const isGiven = (s: State, why: number): boolean => s.phase === Phase.Receiver && s.ballGoesBy === why
