import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { FINAL_LINE, NOWHERE, OUTFIELD } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { GO, isMiddle, lineFor, NONE, numberOf, seatOfPlayer, sendOff } from './common.ts'

/** §9.1, §9.2 A yellow card for the team; has it one already, it gives that back and the player is sent off. */
export function giveFoul(s: State, fouler: number, told: Told): void {
  const seat = seatOfPlayer(fouler)
  const red = s.yellow[seat] === 1 && !isLast(s, fouler)
  told?.tell({ kind: 'foul', seat, number: numberOf(fouler), card: red ? 'red' : 'yellow' })
  s.yellows[seat]++
  s.yellow[seat] = red ? 0 : 1
}

/** §9.2, §12.4 The last player of a team is never sent off. */
function isLast(s: State, player: number): boolean {
  const from = seatOfPlayer(player) * OUTFIELD
  for (let other = from; other < from + OUTFIELD; other++) {
    if (other !== player && s.field[other] !== NOWHERE) return false
  }
  return true
}

/** §9.2–§9.5 The action was carried on as if won: now a free kick, or from a middle field of the final line a penalty. */
export function afterFoul(s: State, fouler: number, told: Told): void {
  const seat = seatOfPlayer(fouler)
  if (s.yellow[seat] === 0) {
    s.reds[seat]++
    sendOff(s, fouler)
  }
  const attacker = s.side as Seat
  const field = s.field[s.ball]
  if (lineFor(attacker, field) === FINAL_LINE && isMiddle(field)) {
    s.penalty = 1
    s.penalties[attacker]++
    told?.tell({ kind: 'penalty', seat: attacker, number: numberOf(s.ball) })
    s.phase = Phase.ShotBegins
    return
  }
  told?.tell({ kind: 'free-kick', seat: attacker, number: numberOf(s.ball) })
  s.moved = -1
  s.phase = Phase.FreeKickDefence
}

/** §9.4 A scoring opportunity from anywhere, or play as usual; in the final line that is the same (§6.1). */
export function legalFreeKickChoice(s: State, out: Int16Array): number {
  out[0] = GO
  if (lineFor(s.side, s.field[s.ball]) === FINAL_LINE) return 1
  out[1] = NONE
  return 2
}

export function chooseFreeKick(s: State, seat: Seat, action: number, told: Told): void {
  s.opportunity = action === GO ? 1 : 0
  told?.tell({ kind: 'free-kick-choice', seat, opportunity: action === GO })
  s.phase = Phase.TurnBegins
}
