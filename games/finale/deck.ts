import type { Refusal } from '@libero/kernel'
import { inShort } from '@libero/kernel'
import type { Cards } from './cards/set.ts'
import { bits } from './rules/common.ts'
import type { Colour } from './vocabulary.ts'
import { COLOURS, DECK, WHITE } from './vocabulary.ts'

/** §4.3 White and this colour; or under free choice (§4.5) eleven cards in order, the first three the hand. */
export type Tactics = { readonly colour: Colour } | { readonly order: readonly string[] }

/** §4.4 How many cards of each power eleven freely chosen cards hold. */
export const FREE_CHOICE: readonly { readonly power: number; readonly count: number }[] = [
  { power: 5, count: 2 },
  { power: 4, count: 2 },
  { power: 3, count: 2 },
  { power: 2, count: 4 },
  { power: 1, count: 1 },
]

/** §4.4 The powers of which a card set has too few for a free choice. */
export const missingForFreeChoice = (
  cards: Cards,
): readonly { readonly power: number; readonly count: number; readonly want: number }[] =>
  FREE_CHOICE.map(({ power, count: want }) => ({
    power,
    count: bits(cards.ofPower[power] ?? 0),
    want,
  })).filter(({ count, want }) => count < want)

/** Eleven tactic cards as a mask, and under free choice in order. */
export interface Deck {
  readonly packed: number
  readonly order: Uint8Array
}

type Refuse = (rule: string, code: string, about?: Refusal['about']) => void

/** Lists longer than this are not looked at card by card. */
const MOST_LISTED = 60

const NO_ORDER = new Uint8Array(0)

/** §4.8 Nothing is packed yet. */
export const NO_DECK: Deck = { packed: 0, order: NO_ORDER }

/** §4.3 */
export function checkUsualDeck(cards: Cards, tactics: Record<string, unknown>, refuse: Refuse): Deck {
  const colour = COLOURS.indexOf(tactics.colour as Colour)
  if ('order' in tactics) refuse('4.4', 'free-choice-not-agreed')
  else if (colour < 0) refuse('4.3', 'colour-unknown', { colour: inShort(tactics.colour) })
  else if (colour === WHITE) refuse('4.3', 'colour-white')
  return { packed: cards.usualDeck(Math.max(colour, 0)), order: NO_ORDER }
}

/** §4.4, §4.5 */
export function checkFreeDeck(cards: Cards, tactics: Record<string, unknown>, refuse: Refuse): Deck {
  const ids = tactics.order
  if (!Array.isArray(ids) || ids.length > MOST_LISTED) {
    refuse('4.4', 'order-missing')
    return NO_DECK
  }
  let packed = 0
  const order: number[] = []
  for (const id of ids as readonly unknown[]) {
    const card = typeof id === 'string' ? cards.tactic(id) : -1
    if (card < 0) refuse('4.4', 'tactic-unknown', { card: inShort(id) })
    else if (card === cards.closing) refuse('4.4', 'closing-card-in-deck', { card: inShort(id) })
    else if ((packed >>> card) & 1) refuse('4.4', 'tactic-twice', { card: inShort(id) })
    else {
      packed |= 1 << card
      order.push(card)
    }
  }
  if (ids.length !== DECK) refuse('4.4', 'deck-size', { count: ids.length, want: DECK })
  for (const { power, count } of FREE_CHOICE) {
    const have = order.filter((card) => cards.power[card] === power).length
    if (have !== count) refuse('4.4', 'deck-powers', { power, count: have, want: count })
  }
  return { packed, order: Uint8Array.from(order) }
}
