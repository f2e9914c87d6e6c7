import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { NOWHERE, OUTFIELD } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { numberOf, seatOfPlayer, sendOff } from './common.ts'

/** §5.6 A foul in a comparison: the action is carried on as if won, then punished. */
export const foulInAction = (s: State, fouler: number, told: Listener): void =>
  callFoul(s, fouler, Phase.Complete, told)

/** §16.2 A foul by a move: there is no action to carry on. */
export const foulInMove = (s: State, fouler: number, told: Listener): void =>
  callFoul(s, fouler, Phase.AfterFoul, told)

/** What a foul can be followed by, and whether the action is still to be carried on. */
export const AFTER_FOUL: readonly number[] = [Phase.Complete, Phase.AfterFoul]
export const isCarriedOn = (s: State): boolean => s.phaseAfter === Phase.Complete

/** §9.1, §9.2 A yellow card for the team; has it one already, it gives that back and the player is sent off. */
function callFoul(s: State, fouler: number, then: number, told: Listener): void {
  const seat = seatOfPlayer(fouler)
  const red = s.yellow[seat] === 1 && !isLast(s, fouler)
  told?.tell({ kind: 'foul', seat, number: numberOf(fouler), card: red ? 'red' : 'yellow' })
  s.yellows[seat]++
  s.yellow[seat] = red ? 0 : 1
  s.fouler = fouler
  s.red = red ? 1 : 0
  s.phaseAfter = then
  s.phase = mayAppeal(s, seat) ? Phase.Appeal : then
}

/** §9.3 The action has been carried on: now the foul is punished. */
export const punishFoul = (s: State): void => {
  s.phase = Phase.AfterFoul
}

/** §9.2, §12.4 The last player of a team is never sent off. */
export function isLast(s: State, player: number): boolean {
  const from = seatOfPlayer(player) * OUTFIELD
  for (let other = from; other < from + OUTFIELD; other++) {
    if (other !== player && s.field[other] !== NOWHERE) return false
  }
  return true
}

/** §20.4 Once a match, as long as there is a captain on the pitch. */
const mayAppeal = (s: State, seat: Seat): boolean =>
  s.terms.events.captain && s.appeals[seat] > 0 && s.captain[seat] >= 0

/** Whether a coach is asked if his captain appeals. */
export const isAppeal = (s: State): boolean => s.phase === Phase.Appeal

export function leavePitch(s: State, player: number): void {
  const seat = seatOfPlayer(player)
  if (s.captain[seat] === player) s.captain[seat] = -1
  sendOff(s, player)
}
