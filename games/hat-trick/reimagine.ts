import type { Chance, Seat } from '@libero/kernel'
import type { State } from './state.ts'
import { CARDS, COIN, CORNERS } from './vocabulary.ts'

const ONE_OF_THREE = Uint8Array.of(1, 1, 1)

/**
 * Redraws what a coach cannot know of the other: his hand out of all he has not shown, the card he laid, the corner
 * and the keeper he chose. What is in hand and deck together is known to everybody who counts.
 */
export function reimagine(s: State, seat: Seat, chance: Chance): void {
  const rival = 1 - seat
  const hand = s.hand[rival]
  const deck = s.deck[rival]
  let left = s.deckLeft[rival] + s.handLeft[rival]
  for (let card = 0; card < CARDS; card++) {
    deck[card] += hand[card]
    hand[card] = 0
  }
  for (let n = 0; n < s.handLeft[rival]; n++) {
    const card = chance.take(deck, left--, 0)
    deck[card]--
    hand[card]++
  }
  if (s.laid[rival] >= 0) s.laid[rival] = chance.take(hand, s.handLeft[rival], 0)
  if (s.corner[rival] < 0) return
  s.corner[rival] = chance.take(ONE_OF_THREE, CORNERS.length, 0)
  // §17.3 Which of his two sets a star keeper uses is as hidden as his corner.
  if (s.terms.players && rival !== s.side && s.starKeeper[rival]) s.starCards[rival] = chance.take(COIN, 2, 0)
}
