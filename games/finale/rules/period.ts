import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { FREE, HAND, PERIOD_MINUTES } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { DONE, Luck, lowest, luckKey, rollForIt } from './common.ts'
import { mayChange } from './substitutions.ts'

/** §5.1 A new period: nobody attacks yet, no counter was played. From the second on, changes come first (§9.1). */
export function beginPeriod(s: State, told: Told): void {
  s.period++
  s.attacker = -1
  s.attacks = 0
  s.attack = 0
  s.counter = 0
  s.countered = 0
  s.action = FREE
  s.faceUp.fill(-1)
  s.laid.fill(-1)
  told?.tell({ kind: 'period', period: s.period, minute: (s.period - 1) * PERIOD_MINUTES })
  if (s.period === 1) {
    s.phase = Phase.Tactics
    return
  }
  s.changes.fill(0)
  s.leaving.fill(-1)
  s.ready[0] = mayChange(s, 0) ? 0 : 1
  s.ready[1] = mayChange(s, 1) ? 0 : 1
  s.phase = s.ready[0] && s.ready[1] ? Phase.Tactics : Phase.Changes
}

/** §5.2, §5.6, §5.8 The cards a coach may play: his hand, or with an empty hand the closing card. */
export function legalTactics(s: State, seat: Seat, out: Int16Array): number {
  const count = listHand(s, seat, out, 0)
  if (count > 0) return count
  out[0] = s.cards.closing
  return 1
}

function listHand(s: State, seat: Seat, out: Int16Array, from: number): number {
  let count = from
  for (let hand = s.hand[seat]; hand !== 0; hand &= hand - 1) out[count++] = lowest(hand)
  return count
}

/** §5.2 Laid face down; shown when both have laid. */
export function layTactic(s: State, seat: Seat, card: number, told: Told): void {
  s.laid[seat] = card
  told?.confide(
    seat,
    { kind: 'tactic-laid', seat, card: s.cards.tacticId(card) },
    { kind: 'tactic-laid-unseen', seat },
  )
  if (s.laid[0] >= 0 && s.laid[1] >= 0) s.phase = Phase.Reveal
}

/** §5.2–§5.5 Both cards are turned up, both coaches draw, and the powers say who attacks how often. */
export function reveal(s: State, chance: Chance, told: Told): void {
  const { cards } = s
  const home = s.laid[0]
  const away = s.laid[1]
  const powers = [cards.power[home], cards.power[away]] as const
  told?.reveal({ kind: 'revealed', cards: [cards.tacticId(home), cards.tacticId(away)], powers })
  turnUp(s, 0, home)
  turnUp(s, 1, away)
  draw(s, 0, chance, Luck.RevealDraw, told)
  draw(s, 1, chance, Luck.RevealDraw, told)
  const difference = powers[0] - powers[1]
  if (difference === 0) {
    decideByDice(s, chance, told)
  } else {
    s.attacker = difference > 0 ? 0 : 1
    s.attacks = Math.abs(difference)
    told?.tell({ kind: 'attacker', seat: s.attacker as Seat, attacks: s.attacks, by: 'power' })
  }
  s.attack = 1
  s.phase = Phase.AttackBegins
}

/** §5.4 Equal powers: the dice decide, and there is one attack. */
function decideByDice(s: State, chance: Chance, told: Told): void {
  const higher = rollForIt(s, Luck.LevelRoll, chance, told)
  s.attacks = 1
  s.attacker = higher < 0 ? 0 : higher
  told?.tell({ kind: 'attacker', seat: s.attacker as Seat, attacks: 1, by: higher < 0 ? 'guard' : 'dice' })
}

/** A card leaves the hand and lies face up on the earlier ones. The closing card was open all the time. */
function turnUp(s: State, seat: number, card: number): void {
  s.laid[seat] = -1
  s.faceUp[seat] = card
  if (card === s.cards.closing) return
  s.hand[seat] &= ~(1 << card)
  s.shown[seat] |= 1 << card
}

/** §5.5 One card from the deck, while it lasts. */
export function draw(s: State, seat: Seat, chance: Chance, luck: number, told: Told): void {
  if (s.deckLeft[seat] === 0) return
  const card = s.cards.tacticId(takeFromDeck(s, seat, chance, luckKey(s, luck, seat)))
  const left = s.deckLeft[seat]
  told?.confide(seat, { kind: 'drawn', seat, card, left }, { kind: 'drawn-unseen', seat, left })
}

/** §4.6 The three cards a coach begins with. */
export function deal(s: State, seat: Seat, chance: Chance, luck: number, told: Told): void {
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
export const chosenOrderCounts = (s: State): boolean => s.terms.freeChoice && s.stage === 0

/** §4.5 Under free choice the coach laid the order himself. */
function topOfChosenOrder(s: State, seat: number): number {
  const size = s.order.length / 2
  return s.order[seat * size + size - s.deckLeft[seat]]
}

/** §5.7 Before each further attack the defender may exchange a card unseen, while his deck has one to draw. */
export function legalExchange(s: State, seat: Seat, out: Int16Array): number {
  out[0] = DONE
  return s.deckLeft[seat] === 0 ? 1 : listHand(s, seat, out, 1)
}

export function exchange(s: State, seat: Seat, action: number, chance: Chance, told: Told): void {
  if (action === DONE) {
    // With nothing to draw there was nothing to decline.
    if (s.deckLeft[seat] > 0) told?.tell({ kind: 'exchange-declined', seat })
  } else {
    s.hand[seat] &= ~(1 << action)
    s.exchanged[seat] |= 1 << action
    told?.confide(
      seat,
      { kind: 'exchanged', seat, card: s.cards.tacticId(action) },
      { kind: 'exchanged-unseen', seat },
    )
    draw(s, seat, chance, Luck.ExchangeDraw, told)
  }
  s.phase = Phase.FurtherTactic
}

/** §5.6 The attacker's next card lies face up and sets places and power from now on. */
export function playFurtherTactic(s: State, seat: Seat, card: number, chance: Chance, told: Told): void {
  const closing = card === s.cards.closing
  const event = {
    kind: 'further-tactic',
    seat,
    card: s.cards.tacticId(card),
    power: s.cards.power[card],
    closing,
  } as const
  if (closing) told?.tell(event)
  else told?.reveal(event)
  turnUp(s, seat, card)
  if (!closing) draw(s, seat, chance, Luck.FurtherDraw, told)
  s.phase = Phase.AttackBegins
}

/** §5.9 The attack is over: the next one, or the end of the period. */
export function endAttack(s: State): void {
  s.chip.fill(FREE)
  s.counter = 0
  s.action = FREE
  if (s.attack >= s.attacks) {
    s.phase = Phase.PeriodEnds
    return
  }
  s.attack++
  s.phase = Phase.Exchange
}
