import type { Seat } from '@libero/kernel'
import { Does } from '../cards/skills.ts'
import { SKILL } from '../codes.ts'
import type { State } from '../state.ts'
import { MOST_FLIPS, NOWHERE, OUTFIELD } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { numberOf, seatOfPlayer } from './common.ts'
import { codeOf, flip, setFoot, skillOf, sourceOf, userOf, variantOf } from './skill.ts'
import { TURN_BACK } from './variant.ts'

/** From now on he plays on this side. */
export function takeWing(s: State, player: number, foot: number, told: Listener): void {
  setFoot(s, player, foot)
  told?.tell({
    kind: 'changed-wing',
    seat: seatOfPlayer(player),
    number: numberOf(player),
    side: foot ? 'right' : 'left',
  })
}

/** §15.6, §16.5 On the pitch, on the other wing, and with a flip left in this play. */
const mayTurnBack = (s: State, player: number): boolean =>
  s.field[player] !== NOWHERE && s.flips[player] < MOST_FLIPS

/** §16.5 Whoever of a team may turn back now, after what is listed already. */
export function listTurnBacks(s: State, seat: Seat, out: Int16Array, from: number): number {
  let count = from
  for (let i = 0, rest = s.turned[seat]; rest !== 0; i++, rest >>= 1)
    if (rest & 1 && mayTurnBack(s, seat * OUTFIELD + i)) out[count++] = codeOf(i, 0) + TURN_BACK
  return count
}

/** Whether an answer is a wingback's turning back; it is written as the use of his skill that it ends. */
export function isTurnBack(s: State, seat: Seat, action: number): boolean {
  if (action < SKILL || variantOf(action) !== TURN_BACK || sourceOf(action) !== 0) return false
  return s.cards.expansion.skills.does[skillOf(s, userOf(seat, action))] === Does['change-wing']
}

/** §16.5 Back to his own side of the pitch, and with it to the other side of his card; no skill is used by that. */
export function turnBack(s: State, player: number, told: Listener): void {
  flip(s, player)
  takeWing(s, player, numberOf(player) & 1, told)
}
