import type { Pair, Seat } from '@libero/kernel'
import type { State } from '../state.ts'
import { CARD_IDS, HALVES, PENALTIES } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { useCard } from './common.ts'
import { takeShot } from './course.ts'

export const inShootOut = (s: State): boolean => s.half > HALVES + 1

/** §11.2 The card gives the penalty its colour and power. */
export function shootWith(s: State, seat: Seat, card: number, told: Listener): void {
  useCard(s, seat, card)
  s.faceUp[seat] = card
  told?.reveal({ kind: 'penalty-taken', seat, card: CARD_IDS[card] })
  takeShot(s)
}

/** §11.2, §11.3 Who can no longer be caught, or has won a pair of sudden death; 2 while it is open. */
export function shootOutWinner(taken: Pair<number>, [home, away]: Pair<number>): Seat | 2 {
  if (Math.max(taken[0], taken[1]) > PENALTIES) {
    return taken[0] !== taken[1] || home === away ? 2 : home > away ? 0 : 1
  }
  if (home > away + PENALTIES - taken[1]) return 0
  return away > home + PENALTIES - taken[0] ? 1 : 2
}
