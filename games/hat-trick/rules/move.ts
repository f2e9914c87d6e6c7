import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { COLUMNS, NOWHERE, OUTFIELD, sideOf } from '../vocabulary.ts'
import type { Told } from './common.ts'
import {
  BACK,
  columnOf,
  exchangeFields,
  FORWARD,
  fieldName,
  giveBall,
  NONE,
  numberOf,
  PLAYER,
  seatOfPlayer,
  step,
} from './common.ts'

/** §8.2, §9.3 At goal kicks and free kicks a player of either side may move. */
const EITHER_SIDE = -1

/** §4.2, §4.5 Whether a player may step there: not the carrier, not onto him, not onto who has just moved. */
export function mayMove(s: State, player: number, forward: boolean, cardSide: number): boolean {
  if (player === s.ball || s.field[player] === NOWHERE) return false
  const seat = seatOfPlayer(player)
  // §2.3 Even numbers play on the left, odd ones on the right.
  if (cardSide !== EITHER_SIDE && (numberOf(player) & 1) !== cardSide) return false
  const to = step(seat, s.field[player], forward)
  if (to < 0) return false
  const there = s.on[to] - 1
  if (there < 0) return true
  if (there === s.moved) return false
  return there !== s.ball || mayDisplaceCarrier(s, seat)
}

/** §6.3 Only in a scoring opportunity, and only the defender. */
const mayDisplaceCarrier = (s: State, seat: number): boolean =>
  s.opportunity === 1 && seat !== s.side && s.phase === Phase.DefenceMove

/** The side a move must be on in this phase. */
export function sideOfMove(s: State, seat: Seat): number {
  return s.phase === Phase.AttackMove || s.phase === Phase.DefenceMove ? sideOf(s.faceUp[seat]) : EITHER_SIDE
}

export function legalMoves(s: State, seat: Seat, out: Int16Array): number {
  const side = sideOfMove(s, seat)
  out[0] = NONE
  let count = 1
  for (let i = 0; i < OUTFIELD; i++) {
    const player = seat * OUTFIELD + i
    if (mayMove(s, player, true, side)) out[count++] = FORWARD + i
    if (mayMove(s, player, false, side)) out[count++] = BACK + i
  }
  return count
}

/** Whether anybody may move at all; staying is then a choice. */
export function anyMove(s: State, seat: Seat): boolean {
  const side = sideOfMove(s, seat)
  for (let player = seat * OUTFIELD; player < (seat + 1) * OUTFIELD; player++) {
    if (mayMove(s, player, true, side) || mayMove(s, player, false, side)) return true
  }
  return false
}

/** One step forward or back, changing places with whoever stands there. Moving is never compulsory. */
export function move(s: State, seat: Seat, action: number, told: Told): void {
  s.moved = -1
  if (action === NONE) {
    told?.tell({ kind: 'stayed', seat })
    return
  }
  const forward = action < BACK
  const player = seat * OUTFIELD + action - (forward ? FORWARD : BACK)
  const from = s.field[player]
  const to = step(seat, from, forward)
  const there = s.on[to] - 1
  exchangeFields(s, from, to)
  s.moved = player
  told?.tell({
    kind: 'moved',
    seat,
    number: numberOf(player),
    forward,
    ...(there >= 0 && { with: { seat: seatOfPlayer(there), number: numberOf(there) } }),
    to: fieldName(to),
  })
}

/** §4.4 The carrier's team-mates in his line who are nearest to him. */
export function legalSideways(s: State, seat: Seat, out: Int16Array): number {
  const from = s.field[s.ball]
  const column = columnOf(from)
  const line = from - column
  let nearest = COLUMNS
  let count = 0
  for (let c = 0; c < COLUMNS; c++) {
    const player = s.on[line + c] - 1
    if (player < 0 || player === s.ball || seatOfPlayer(player) !== seat) continue
    const distance = Math.abs(c - column)
    if (distance > nearest) continue
    if (distance < nearest) count = 0
    nearest = distance
    out[count++] = PLAYER + (player % OUTFIELD)
  }
  return count
}

export function passSideways(s: State, seat: Seat, action: number, told: Told): void {
  const from = numberOf(s.ball)
  giveBall(s, seat * OUTFIELD + action - PLAYER)
  told?.tell({ kind: 'sideways', seat, from, to: numberOf(s.ball) })
  s.moved = -1
  s.phase = Phase.DefenceMove
}
