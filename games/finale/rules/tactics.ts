import type { Chance, Seat } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { HAND } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { goToNextPeriod, Luck, listBits, lowest, luckKey } from './common.ts'

/** §5.2, §5.6, §5.8 The cards a coach may play: his hand, or with an empty hand the closing card. */
export function legalTactics(s: State, seat: Seat, out: Int16Array): number {
  const count = listHand(s, seat, out, 0)
  if (count > 0) return count
  out[0] = s.cards.closing
  return 1
}

/** The cards of a hand, each as an action. */
export const listHand = (s: State, seat: Seat, out: Int16Array, from: number): number =>
  listBits(s.hand[seat], out, from)

/** §13.1 The only card he can play, or the closing card of an empty hand. */
export function forcedTactic(s: State, seat: Seat): number {
  const hand = s.hand[seat]
  if ((hand & (hand - 1)) !== 0) return A_CHOICE
  return hand === 0 ? s.cards.closing : lowest(hand)
}

/** A card leaves the hand and lies face up on the earlier ones. The closing card was open all the time. */
export function turnUp(s: State, seat: number, card: number): void {
  s.laid[seat] = -1
  s.faceUp[seat] = card
  if (card === s.cards.closing) return
  s.hand[seat] &= ~(1 << card)
  s.shown[seat] |= 1 << card
}

/** §5.5 One card from the deck, while it lasts. */
export function draw(s: State, seat: Seat, chance: Chance, luck: number, told: Listener): void {
  if (s.deckLeft[seat] === 0) return
  const card = s.cards.tacticId(takeFromDeck(s, seat, chance, luckKey(s, luck, seat)))
  const left = s.deckLeft[seat]
  told?.confide(seat, { kind: 'drawn', seat, card, left }, { kind: 'drawn-unseen', seat, left })
}

/** §4.6 Both coaches take their hands, and the first period follows. */
export function dealHands(s: State, chance: Chance, told: Listener): void {
  deal(s, 0, chance, Luck.Deal, told)
  deal(s, 1, chance, Luck.Deal, told)
  goToNextPeriod(s)
}

/** §4.6 The three cards a coach begins with. */
export function deal(s: State, seat: Seat, chance: Chance, luck: number, told: Listener): void {
  for (let nth = 0; nth < HAND; nth++) takeFromDeck(s, seat, chance, luckKey(s, luck, seat * HAND + nth))
  if (!told) return
  const cards = s.cards.tacticIds(s.hand[seat])
  told.confide(seat, { kind: 'dealt', seat, cards }, { kind: 'dealt-unseen', seat, count: cards.length })
}

function takeFromDeck(s: State, seat: Seat, chance: Chance, key: number): number {
  const deck = s.deck[seat]
  const left = s.deckLeft[seat]
  const card = chosenOrderCounts(s) ? topOfChosenOrder(s, seat) : chance.take(deck, left, key)
  deck[card] = 0
  s.deckLeft[seat] = left - 1
  s.hand[seat] |= 1 << card
  return card
}

/** Fills a deck with the cards of a mask; hand and table are empty. */
export function packDeck(s: State, seat: Seat, cards: number): void {
  const deck = s.deck[seat]
  let left = 0
  for (let card = 0; card < deck.length; card++) {
    deck[card] = (cards >>> card) & 1
    left += deck[card]
  }
  s.packed[seat] = cards
  s.deckLeft[seat] = left
  s.hand[seat] = 0
  s.shown[seat] = 0
  s.exchanged[seat] = 0
}

/** §4.5, §10.3 The chosen order holds for normal time; extra time is always shuffled. */
export const chosenOrderCounts = (s: State): boolean => s.terms.tactics === 'free' && s.stage === 0

/** §4.5 Under free choice the coach laid the order himself. */
function topOfChosenOrder(s: State, seat: number): number {
  const size = s.order.length / 2
  return s.order[seat * size + size - s.deckLeft[seat]]
}

/** §4.5 What is still in the deck, in the order its coach laid it. */
export function chosenOrder(s: State, seat: number): readonly string[] {
  const size = s.order.length / 2
  return Array.from(s.order.subarray(seat * size, (seat + 1) * size))
    .slice(size - s.deckLeft[seat])
    .map((card) => s.cards.tacticId(card))
}

/** §4.8 Both coaches choose their tactic cards, now that both line-ups are open. */
export const packTactics = (s: State): void => {
  s.phase = Phase.Packing
}

/** §4.8 Whether the tactic cards are being chosen. */
export const tacticsArePacked = (s: State): boolean => s.phase === Phase.Packing

/** §5.7 Whether the defender exchanges with the attacker's new card in view; by finale-1 he did before it. */
export const exchangeSeesCard = (s: State): boolean => s.rules.version !== 'finale-1'

/** §5.8 Whether a coach plays with his closing card and has it open; by finale-1 it was told as laid face down. */
export const closingCardIsOpen = (s: State, seat: number): boolean =>
  s.laid[seat] === s.cards.closing && s.rules.version !== 'finale-1'

/** §5.2 Both coaches lay a card face down. */
export const layTactics = (s: State): void => {
  s.phase = Phase.Tactics
}

/** §5.2 Whether the cards of a period are being laid face down. */
export const tacticsAreLaid = (s: State): boolean => s.phase === Phase.Tactics
