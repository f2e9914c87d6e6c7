import type { Seat } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import { BACK, FORWARD, INTERCHANGE, NONE, SWITCH } from '../codes.ts'
import type { State } from '../state.ts'
import { COLUMNS, MOST_OPTIONS, NOWHERE, OUTFIELD } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import {
  changeFields,
  columnOf,
  exchangeFields,
  fieldName,
  noteLineChange,
  numberOf,
  seatOfPlayer,
  step,
} from './common.ts'
import { legalSkills } from './skill.ts'

/** §8.2, §9.3 At goal kicks and free kicks a player of either side may move. */
export const EITHER_SIDE = -1

/** §4.2, §4.5 Whether a player may step there: not the carrier, not onto him, not onto who has just moved or must stay. */
export function mayMove(s: State, player: number, forward: boolean, cardSide: number): boolean {
  if (player === s.ball || s.field[player] === NOWHERE) return false
  const seat = seatOfPlayer(player)
  // §2.3, §13.4 Even numbers play on the left, odd ones on the right.
  if (cardSide !== EITHER_SIDE && s.foot[player] !== cardSide) return false
  const to = step(seat, s.field[player], forward)
  if (to < 0 || player === s.displaced) return false
  const there = s.on[to] - 1
  if (there < 0) return true
  if (there === s.moved || there === s.displaced) return false
  return there !== s.ball || mayDisplaceCarrier(s, seat)
}

/** §6.3 Only in a scoring opportunity, and only the defender; no opportunity lasts until a free kick or a goal kick. */
const mayDisplaceCarrier = (s: State, seat: number): boolean => s.opportunity === 1 && seat !== s.side

/**
 * §4.2, §4.5 Everybody who may move, with a card of this side or at a kick with either. Nobody has to, unless it was
 * agreed that whoever can make a step makes one.
 */
export function legalMoves(s: State, seat: Seat, side: number, out: Int16Array): number {
  out[0] = NONE
  let count = mustMove(s, seat, side) ? 0 : 1
  for (let i = 0; i < OUTFIELD; i++) {
    const player = seat * OUTFIELD + i
    if (mayMove(s, player, true, side)) out[count++] = FORWARD + i
    if (mayMove(s, player, false, side)) out[count++] = BACK + i
  }
  if (!s.terms.players || side === EITHER_SIDE) return count
  count = legalChanges(s, seat, side, out, count)
  const first = out[0]
  count = legalSkills(s, seat, out, count)
  out[0] = first
  return count
}

/** §20.5, §20.6 Two side by side change places; one goes to the other wing. */
function legalChanges(s: State, seat: Seat, side: number, out: Int16Array, from: number): number {
  let count = from
  const { interchange, switch: switching } = s.terms.events
  if (!interchange && !switching) return count
  for (let i = 0; i < OUTFIELD; i++) {
    const player = seat * OUTFIELD + i
    const field = s.field[player]
    if (player === s.ball || field === NOWHERE) continue
    const mate = columnOf(field) < COLUMNS - 1 ? s.on[field + 1] - 1 : -1
    const isMate = mate >= 0 && mate !== s.ball && seatOfPlayer(mate) === seat
    if (interchange && isMate && (s.foot[player] === side || s.foot[mate] === side))
      out[count++] = INTERCHANGE + i
    if (switching && s.foot[player] === side && s.on[mirrored(field)] - 1 !== s.ball)
      out[count++] = SWITCH + i
  }
  return count
}

/** §20.6 The field of the same line on the other wing. */
export const mirrored = (field: number): number => field + COLUMNS - 1 - 2 * columnOf(field)

/** §4.2 Whether a coach has to move somebody. */
export const mustMove = (s: State, seat: Seat, side: number): boolean =>
  s.terms.compulsoryMoves && anyStep(s, seat, side)

function anyStep(s: State, seat: Seat, side: number): boolean {
  for (let player = seat * OUTFIELD; player < (seat + 1) * OUTFIELD; player++) {
    if (mayMove(s, player, true, side) || mayMove(s, player, false, side)) return true
  }
  return false
}

/** What is taken without asking: nothing where nobody may move, and the only step where one has to be made. */
export function forcedMove(s: State, seat: Seat, side: number): number {
  if (!s.terms.compulsoryMoves && anyStep(s, seat, side)) return A_CHOICE
  if (!s.terms.compulsoryMoves && (!s.terms.players || side === EITHER_SIDE)) return NONE
  return legalMoves(s, seat, side, scratch) > 1 ? A_CHOICE : scratch[0]
}

const scratch = new Int16Array(MOST_OPTIONS)

/** One step forward or back, changing places with whoever stands there. */
export function move(s: State, seat: Seat, action: number, told: Listener): void {
  s.moved = -1
  s.displaced = -1
  if (action === NONE) {
    told?.tell({ kind: 'stayed', seat })
    return
  }
  if (action >= INTERCHANGE) {
    changePlaces(s, seat, action, told)
    return
  }
  const forward = action < BACK
  const player = seat * OUTFIELD + action - (forward ? FORWARD : BACK)
  const there = s.on[step(seat, s.field[player], forward)] - 1
  noteLineChange(s, player)
  if (there >= 0) noteLineChange(s, there)
  s.moved = player
  // §8.2 Only at a goal kick, where the keeper has the ball.
  if (s.terms.displacedStays && s.ball < 0) s.displaced = there
  takeStep(s, player, forward, told)
}

/** A player steps forward or back and changes places with whoever stands there. */
export function takeStep(s: State, player: number, forward: boolean, told: Listener): void {
  const seat = seatOfPlayer(player)
  const from = s.field[player]
  const to = step(seat, from, forward)
  const there = s.on[to] - 1
  exchangeFields(s, from, to)
  told?.tell({
    kind: 'moved',
    seat,
    number: numberOf(player),
    forward,
    ...(there >= 0 && { with: { seat: seatOfPlayer(there), number: numberOf(there) } }),
    to: fieldName(to),
  })
}

function changePlaces(s: State, seat: Seat, action: number, told: Listener): void {
  const i = action >= SWITCH ? action - SWITCH : action - INTERCHANGE
  const player = seat * OUTFIELD + i
  const field = s.field[player]
  changeFields(s, player, action >= SWITCH ? mirrored(field) : field + 1, told)
  s.moved = player
}
