import type { Seat } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import type { State } from '../state.ts'
import { CARDS } from '../vocabulary.ts'

/** §4.1, §8.3 Every card in hand, each once. */
export function legalCards(s: State, seat: Seat, out: Int16Array): number {
  const hand = s.hand[seat]
  let count = 0
  for (let card = 0; card < CARDS; card++) if (hand[card] > 0) out[count++] = card
  return count
}

/** Cards alike are no choice, but playing one without asking would tell the other coach that they are alike. */
export function forcedCard(s: State, seat: Seat): number {
  if (s.handLeft[seat] > 1) return A_CHOICE
  const hand = s.hand[seat]
  let card = 0
  while (hand[card] === 0) card++
  return card
}
