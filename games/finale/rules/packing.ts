import type { Seat } from '@libero/kernel'
import { FREE_CHOICE } from '../deck.ts'
import type { State } from '../state.ts'
import { COLOURS, DECK, PURPLE } from '../vocabulary.ts'
import { bits, COLOUR, listBits } from './common.ts'
import { packDeck } from './tactics.ts'

/** §4.3, §4.4 The colours that can go with white; under free choice the cards that can come next. */
export function legalPacking(s: State, seat: Seat, out: Int16Array): number {
  if (s.terms.freeChoice) return listBits(cardsToPack(s, seat), out, 0)
  let count = 0
  for (let colour = PURPLE; colour < COLOURS.length; colour++) out[count++] = COLOUR + colour
  return count
}

/** §4.4 The cards of every power of which some are missing, without those chosen already, as a mask. */
export function cardsToPack(s: State, seat: number): number {
  const packed = s.packed[seat]
  let cards = 0
  for (let n = 0; n < FREE_CHOICE.length; n++) {
    const ofPower = s.cards.ofPower[FREE_CHOICE[n].power]
    if (bits(packed & ofPower) < FREE_CHOICE[n].count) cards |= ofPower & ~packed
  }
  return cards
}

/** §4.3 White and this colour. */
export const packColour = (s: State, seat: Seat, colour: number): void =>
  packDeck(s, seat, s.cards.usualDeck(colour))

/** §4.5 The next card, under those chosen before it. */
export function packNext(s: State, seat: Seat, card: number): void {
  const from = seat * DECK
  s.order.copyWithin(from, from + 1, from + DECK)
  s.order[from + DECK - 1] = card
  packDeck(s, seat, s.packed[seat] | (1 << card))
}

/** §4.8 Whether a coach has chosen all his cards. */
export const isPacked = (s: State, seat: number): boolean =>
  s.terms.freeChoice ? cardsToPack(s, seat) === 0 : s.deckLeft[seat] > 0

/** Whether these cards, and perhaps more, may be chosen. */
export function isPartOfDeck(s: State, seat: number): boolean {
  const { cards, terms } = s
  const packed = s.packed[seat]
  if (!terms.freeChoice)
    return packed === 0 || COLOURS.some((_, colour) => colour >= PURPLE && packed === cards.usualDeck(colour))
  return FREE_CHOICE.every(({ power, count }) => bits(packed & cards.ofPower[power]) <= count)
}
