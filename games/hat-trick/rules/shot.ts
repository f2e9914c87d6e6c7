import type { Cards } from '../cards/set.ts'
import type { State } from '../state.ts'
import { CORNERS, FINAL_LINE, kindOf, powerOf } from '../vocabulary.ts'
import { columnFor, columnOf, isMiddle, lineFor } from './common.ts'
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

/** §7.5 Cards more or fewer, by the symbol that the keeper's hand points to. */
export const symbolOf = ({ symbols }: Cards, shot: number, dive: number, star: number): number =>
  symbols[star * 9 + shot * 3 + dive]

/** §7.4 Cards of a regular or a star keeper against a shot from a field of the two final lines. */
export const drawsFrom = ({ draws }: Cards, seat: number, field: number, star: number): number =>
  draws[star * 8 + (lineFor(seat, field) === FINAL_LINE ? 0 : 4) + columnFor(seat, field)]

/** §7.4 Cards by the field of the shot; a penalty is one fewer, or one if so agreed (§9.5). */
export function baseDraws(s: State, star: number): number {
  if (inShootOut(s) || s.penalty) return s.terms.penaltyOneCard ? 1 : usualDraws(s, star) - 1
  const from = s.field[s.ball]
  // §16.15 As from the field beside his wing.
  const inside = s.terms.players && s.lasting[s.ball] & 1 && !isMiddle(from)
  const draws = drawsFrom(s.cards, s.side, inside ? (columnOf(from) === 0 ? from + 1 : from - 1) : from, star)
  // §20.1 Only a snapshot can come from further out.
  return lineFor(s.side, from) < FINAL_LINE - 1 ? draws + s.plusDraws + 1 : draws + s.plusDraws
}

/** §9.5, §11.2 What a penalty takes a card off: in play its field, which at first was the best one, as in a shoot-out. */
const usualDraws = (s: State, star: number): number =>
  inShootOut(s) || !s.terms.penaltyByField
    ? s.cards.bestDraws[star]
    : drawsFrom(s.cards, s.side, s.field[s.ball], star)
