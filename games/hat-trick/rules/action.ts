import type { Seat } from '@libero/kernel'
import type { State } from '../state.ts'
import { COLUMNS, DRIBBLE, kindOf, LONG, powerOf } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import {
  exchangeFields,
  fieldName,
  firstOfLine,
  lineFor,
  lowestInLine,
  noteLineChange,
  numberOf,
  seatOfPlayer,
  step,
} from './common.ts'

/** Footballs of one team's players in a line, attacking or defending ones. */
export function footballsInLine(
  s: State,
  seat: number,
  of: number,
  line: number,
  footballs: Uint8Array,
): number {
  const from = firstOfLine(of, line)
  let sum = 0
  for (let field = from; field < from + COLUMNS; field++) {
    const player = s.on[field] - 1
    if (player >= 0 && seatOfPlayer(player) === seat) sum += footballs[player]
  }
  return sum
}

/** §5.6 More footballs win; level, the stronger card; still level, the defender has fouled. */
export function verdict(
  totalFor: number,
  totalAgainst: number,
  cardFor: number,
  cardAgainst: number,
): number {
  return totalFor - totalAgainst || cardFor - cardAgainst
}

/** The footballs of one team in the comparison as it stands: players, card, and what was added. */
export function totalOf(s: State, seat: number): number {
  const attacks = seat === s.attacker
  const plus = powerOf(s.faceUp[seat]) + s.bonus[seat]
  if (kindOf(s.faceUp[s.attacker]) !== DRIBBLE)
    return plus + footballsInLine(s, seat, s.attacker, s.line, attacks ? s.attack : s.defence)
  const ahead = s.on[step(s.attacker, s.field[s.ball], true)] - 1
  return plus + (attacks ? s.attack[s.ball] : s.defence[ahead])
}

/** §5.4, §15.7 In the first rules a long ball to a line without an own player was lost, and nothing would help. */
export const isCompared = (s: State): boolean =>
  s.terms.comparedAnywhere ||
  kindOf(s.faceUp[s.attacker]) !== LONG ||
  lowestInLine(s, s.attacker, s.attacker, s.line) >= 0

/** §5.4 Whom a long ball reaches that is won: is nobody there, the lowest number of the passer's line. */
export function receiverOfLongBall(s: State): number {
  const there = lowestInLine(s, s.side, s.side, s.line)
  return there >= 0 ? there : lowestInLine(s, s.side, s.side, lineFor(s.side, s.field[s.ball]))
}

/** The carrier changes places with whoever is ahead of him. */
export function runOn(s: State, told: Listener): void {
  const seat = s.side as Seat
  const from = s.field[s.ball]
  const to = step(seat, from, true)
  const past = s.on[to] - 1
  exchangeFields(s, from, to)
  noteLineChange(s, s.ball)
  told?.tell({
    kind: 'dribbled',
    seat,
    number: numberOf(s.ball),
    ...(past >= 0 && { past: numberOf(past) }),
    to: fieldName(to),
  })
}
