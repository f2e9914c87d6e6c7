import type { State } from '../state.ts'
import { CORNERS, FINAL_LINE, kindOf, powerOf } from '../vocabulary.ts'
import { isMiddle, lineFor } from './common.ts'
import { inShootOut } from './shoot-out.ts'

/** §20.1 From the final three lines, outside an opportunity. */
export function maySnapshot(s: State): boolean {
  if (!s.terms.events.snapshot) return false
  const line = lineFor(s.side, s.field[s.ball])
  return line >= FINAL_LINE - 2
}

/** §7.3 Footballs of the card plus those of the shooting card; skills add to it (§16), a snapshot is weaker (§20.1). */
export const shotPower = (s: State, card: number, corner: number): number =>
  powerOf(card) + s.cards.plus[kindOf(card) * CORNERS.length + corner] + plusOfShot(s)

export const plusOfShot = (s: State): number =>
  !s.terms.players || inShootOut(s) || s.penalty ? 0 : s.plusPower + (s.lasting[s.ball] >> 1) - s.snapshot

/** §7.5 One card more for a right guess; one fewer when a regular keeper dives into the far corner. */
export function guess(shot: number, dive: number, star: boolean): number {
  if (shot === dive) return 1
  return Math.abs(shot - dive) === 2 && !star ? -1 : 0
}

/** §7.4 Cards by the field of the shot; a penalty is one fewer than from the best field (§9.5). */
export function baseDraws(s: State): number {
  if (inShootOut(s) || s.penalty) return s.cards.draws[0] - 1
  const field = s.field[s.ball]
  const line = lineFor(s.side, field)
  const middle = isMiddle(field) || (s.terms.players && s.lasting[s.ball] & 1)
  const draws = s.cards.draws[(line === FINAL_LINE ? 0 : 2) + (middle ? 0 : 1)]
  // §20.1 Only a snapshot can come from further out.
  return line < FINAL_LINE - 1 ? draws + s.plusDraws + 1 : draws + s.plusDraws
}
