import type { Refusal } from '@libero/kernel'
import { inShort } from '@libero/kernel'
import type { Cards } from './cards/set.ts'
import { bits } from './rules/common.ts'
import type { Colour } from './vocabulary.ts'
import { COLOURS, DECK, WHITE } from './vocabulary.ts'

/** How tactic cards are chosen: white and a colour (§4.3), freely by powers (§4.4), or any eleven (§4.10). */
export const TACTICS_CHOICES = ['usual', 'free', 'any'] as const
export type TacticsChoice = (typeof TACTICS_CHOICES)[number]

/**
 * §4.3 White and this colour; or under free choice (§4.5) eleven cards in order, the first three the hand; or any
 * eleven (§4.10).
 */
export type Tactics =
  | { readonly colour: Colour }
  | { readonly order: readonly string[] }
  | { readonly cards: readonly string[] }

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

/** The deck of a build, by what was agreed on. */
export const checkDeck = (
  choice: TacticsChoice,
  cards: Cards,
  tactics: Record<string, unknown>,
  refuse: Refuse,
): Deck => CHECKS[choice](cards, tactics, refuse)

/** §4.3 */
function checkUsualDeck(cards: Cards, tactics: Record<string, unknown>, refuse: Refuse): Deck {
  const colour = COLOURS.indexOf(tactics.colour as Colour)
  if ('order' in tactics) refuse('4.4', 'free-choice-not-agreed')
  else if ('cards' in tactics) refuse('4.10', 'any-eleven-not-agreed')
  else if (colour < 0) refuse('4.3', 'colour-unknown', { colour: inShort(tactics.colour) })
  else if (colour === WHITE) refuse('4.3', 'colour-white')
  return { packed: cards.usualDeck(Math.max(colour, 0)), order: NO_ORDER }
}

/** §4.4, §4.5 */
function checkFreeDeck(cards: Cards, tactics: Record<string, unknown>, refuse: Refuse): Deck {
  const ids = tactics.order
  if (!isList(ids)) {
    refuse('4.4', 'order-missing')
    return NO_DECK
  }
  const deck = readCards(cards, ids, '4.4', refuse)
  for (const { power, count } of FREE_CHOICE) {
    const have = deck.order.filter((card) => cards.power[card] === power).length
    if (have !== count) refuse('4.4', 'deck-powers', { power, count: have, want: count })
  }
  return deck
}

/** §4.10 */
function checkAnyDeck(cards: Cards, tactics: Record<string, unknown>, refuse: Refuse): Deck {
  const ids = tactics.cards
  if (!isList(ids)) {
    refuse('4.10', 'cards-missing')
    return NO_DECK
  }
  // They are shuffled, so the order in which they are named says nothing.
  return { ...readCards(cards, ids, '4.10', refuse), order: NO_ORDER }
}

const CHECKS: Readonly<
  Record<TacticsChoice, (cards: Cards, tactics: Record<string, unknown>, refuse: Refuse) => Deck>
> = {
  usual: checkUsualDeck,
  free: checkFreeDeck,
  any: checkAnyDeck,
}

const isList = (ids: unknown): ids is readonly unknown[] => Array.isArray(ids) && ids.length <= MOST_LISTED

/** Eleven different cards, none of them the closing card. */
function readCards(cards: Cards, ids: readonly unknown[], rule: string, refuse: Refuse): Deck {
  let packed = 0
  const order: number[] = []
  for (const id of ids) {
    const card = typeof id === 'string' ? cards.tactic(id) : -1
    if (card < 0) refuse(rule, 'tactic-unknown', { card: inShort(id) })
    else if (card === cards.closing) refuse(rule, 'closing-card-in-deck', { card: inShort(id) })
    else if ((packed >>> card) & 1) refuse(rule, 'tactic-twice', { card: inShort(id) })
    else {
      packed |= 1 << card
      order.push(card)
    }
  }
  if (ids.length !== DECK) refuse(rule, 'deck-size', { count: ids.length, want: DECK })
  return { packed, order: Uint8Array.from(order) }
}
