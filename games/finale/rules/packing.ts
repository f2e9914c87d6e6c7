import type { Seat } from '@libero/kernel'
import { FREE_CHOICE } from '../deck.ts'
import type { State } from '../state.ts'
import { COLOURS, DECK, PURPLE, TACTICS } from '../vocabulary.ts'
import { bits, COLOUR, listBits } from './common.ts'
import { packDeck } from './tactics.ts'

/** §4.3, §4.4, §4.10 The colours that can go with white; where cards are chosen, those that can come next. */
export function legalPacking(s: State, seat: Seat, out: Int16Array): number {
  if (packsCards(s)) return listBits(cardsToPack(s, seat), out, 0)
  let count = 0
  for (let colour = PURPLE; colour < COLOURS.length; colour++) out[count++] = COLOUR + colour
  return count
}

/** §4.4, §4.10 Whether cards are chosen one by one, and not a colour. */
export const packsCards = (s: State): boolean => s.terms.tactics !== 'usual'

/**
 * The cards that can be chosen next, without those chosen already, as a mask: of every power of which some are missing
 * (§4.4), or any (§4.10).
 */
export function cardsToPack(s: State, seat: number): number {
  const packed = s.packed[seat]
  if (s.terms.tactics === 'any') return bits(packed) < DECK ? everyCard(s) & ~packed : 0
  let cards = 0
  for (let n = 0; n < FREE_CHOICE.length; n++) {
    const ofPower = s.cards.ofPower[FREE_CHOICE[n].power]
    if (bits(packed & ofPower) < FREE_CHOICE[n].count) cards |= ofPower & ~packed
  }
  return cards
}

/** All tactic cards but the closing card, as a mask. */
export const everyCard = (s: State): number => ((1 << TACTICS) - 1) & ~(1 << s.cards.closing)

/** §4.3 White and this colour. */
export const packColour = (s: State, seat: Seat, colour: number): void =>
  packDeck(s, seat, s.cards.usualDeck(colour))

/** §4.5, §4.10 The next card, under those chosen before it; where they are shuffled the order is not kept. */
export function packNext(s: State, seat: Seat, card: number): void {
  if (s.terms.tactics === 'free') {
    const from = seat * DECK
    s.order.copyWithin(from, from + 1, from + DECK)
    s.order[from + DECK - 1] = card
  }
  packDeck(s, seat, s.packed[seat] | (1 << card))
}

/** §4.8 Whether a coach has chosen all his cards. */
export const isPacked = (s: State, seat: number): boolean =>
  packsCards(s) ? cardsToPack(s, seat) === 0 : s.deckLeft[seat] > 0

/** Whether these cards, and perhaps more, may be chosen. */
export function isPartOfDeck(s: State, seat: number): boolean {
  const { cards, terms } = s
  const packed = s.packed[seat]
  if (terms.tactics === 'any') return bits(packed) <= DECK
  if (terms.tactics === 'usual')
    return packed === 0 || COLOURS.some((_, colour) => colour >= PURPLE && packed === cards.usualDeck(colour))
  return FREE_CHOICE.every(({ power, count }) => bits(packed & cards.ofPower[power]) <= count)
}
