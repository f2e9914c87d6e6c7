import type { Chance, Pair, Seat, Teller } from '@libero/kernel'
import { MOST_ABILITIES, MOST_DRAW } from '../cards/abilities.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { NAMED, PLACED } from '../state.ts'
import {
  AREA,
  BENCH,
  CARDS,
  DECK,
  DISCARD,
  EXTRA_LIMIT,
  FIRST_EXHAUSTION,
  HALVES,
  HAND,
  HAND_SIZE,
  LIMIT,
  MOST_PLAYS,
  MOTIVATION,
  ON_OFFER,
  OUT,
  POOL,
} from '../vocabulary.ts'

/** Whoever is told what happens, if anybody is. */
export type Listener = Teller<CaptainTsubasaEvent> | undefined

/** Cards that can come into play in one round: §17.3, §13.1, §15.1 as many as may be played and may be bought. */
const MOST_LAID = MOST_PLAYS + MOTIVATION + ON_OFFER
/** §4.1, §6.5 Cards a coach can draw in one round; keys for so many were there before any ability drew more than two. */
const MOST_DRAWN = HAND_SIZE + MOST_LAID * MOST_ABILITIES * MOST_DRAW
const FIRST_DRAWN = HAND_SIZE + MOST_LAID * MOST_ABILITIES * 2
/** §11.6 Injuries in one round; §7.5 rolls are made again no more often than cards are laid. */
const MOST_INJURIES = MOST_LAID * MOST_ABILITIES

/** What luck is asked for: each event of a round has its room, and with the round a key no other of the match has. */
export const Luck = {
  Coin: 0,
  Transfers: 1,
  Top: 5,
  Field: 7,
  Dice: 11,
  Keeper: 13,
  Reroll: 14,
  Injury: 14 + MOST_LAID,
  Draw: 14 + MOST_LAID + MOST_INJURIES,
} as const

/** The key of the next card a coach draws. */
const drawKey = (s: State, seat: number): number => {
  const nth = s.drawn[seat]
  const first = Luck.Draw + seat * FIRST_DRAWN + nth
  const beyond = Luck.Draw + 2 * FIRST_DRAWN + seat * (MOST_DRAWN - FIRST_DRAWN) + (nth - FIRST_DRAWN)
  return luckKey(s, nth < FIRST_DRAWN ? first : beyond)
}
export const luckKey = (s: State, event: number): number => (s.rounds << 10) | event

export const score = (s: State): Pair<number> => [s.goals[0], s.goals[1]]
export const teamOf = (s: State, seat: number): number => s.team ^ seat
export const isExhaustion = (card: number): boolean => card >= FIRST_EXHAUSTION

/** §9.6, §10.4 The match is over, and nobody is asked any more. */
export const isOver = (s: State): boolean => s.phase === Phase.Over

/** §5.4, §10.1 How many cards may lie in both areas. */
export const limitOf = (s: State): number => (s.half > HALVES ? EXTRA_LIMIT : LIMIT)
export const inAreas = (s: State): number => s.size[AREA] + s.size[AREA + 1]
/** §5.4, §17.3 Whether another card may come into play. */
export const hasRoom = (s: State): boolean => inAreas(s) < limitOf(s) && s.plays < MOST_PLAYS

/** Moves a card. Whatever lies open is known; what is in a hand or a pile is known to be there only if somebody saw it. */
export function put(s: State, card: number, pile: number): void {
  s.size[s.where[card]]--
  s.where[card] = pile
  s.size[pile]++
  s.used[card] = 0
  if (pile >= DISCARD || pile === OUT) s.known[card] = NAMED
  else s.known[card] &= NAMED
}

/** A card comes to an area, and its abilities with it. */
export function layDown(s: State, card: number, seat: number): void {
  put(s, card, AREA + seat)
  s.plays++
  s.nth[card] = s.plays
}

/** A card goes to a hand while everybody looks. */
export function handOver(s: State, card: number, seat: number): void {
  put(s, card, HAND + seat)
  s.known[card] |= PLACED
}

/** The sum of an area's cards, without bookings. */
function valueInArea(s: State, seat: number, token: number): number {
  const { value } = s.cards
  const area = AREA + seat
  let sum = 0
  for (let card = 0, left = s.size[area]; left > 0; card++) {
    if (s.where[card] !== area) continue
    sum += value[card * 3 + token]
    left--
  }
  return sum
}

/** §7.1 What a coach's cards come to for shot, pass or defence, his booking included. */
export function sumOf(s: State, seat: number, token: number): number {
  return valueInArea(s, seat, token) - s.cards.less[s.booking[seat] * 3 + token]
}

/** §2.4 Tokens of a kind in the reserve: neither in the pool nor spent in this round. */
export const reserveOf = (s: State, seat: number, token: number): number =>
  POOL - s.pool[seat * 3 + token] - s.aside[seat * 3 + token]

/** §2.4 By the first version what was spent was back in the reserve at once, and nothing ever lay aside. */
export const spentLieAside = ({ rules }: State): boolean => rules.version !== 'captain-tsubasa-1'

/** §6.4 Whether an ability offers tokens of this kind and the reserve has one. */
export const isOffered = (s: State, seat: number, at: number, token: number): boolean =>
  (s.cards.kinds[at] & (1 << token)) !== 0 && reserveOf(s, seat, token) > 0

/** §11.4 An exhaustion card nobody has yet, of this one or those after it; −1 if there is none. */
export function freshExhaustion(s: State, from = FIRST_EXHAUSTION): number {
  for (let card = from; card < CARDS; card++) if (s.where[card] === BENCH) return card
  return -1
}

/** §11.4 Puts an exhaustion card on a coach's discard pile. */
export function exhaust(s: State, seat: Seat, told: Listener): void {
  put(s, freshExhaustion(s), DISCARD + seat)
  told?.tell({ kind: 'exhausted', seat })
}

/** All cards of one pile to another. */
export function putAll(s: State, from: number, to: number): void {
  for (let card = 0; s.size[from] > 0; card++) if (s.where[card] === from) put(s, card, to)
}

const weights = new Uint8Array(CARDS)

/**
 * One card of a pile, each as likely. Exhaustion cards are alike, so to luck they are one card that is there several
 * times.
 */
export function oneOf(s: State, pile: number, chance: Chance, key: number): number {
  weights.fill(0)
  for (let card = 0, left = s.size[pile]; left > 0; card++) {
    if (s.where[card] !== pile) continue
    weights[card < FIRST_EXHAUSTION ? card : FIRST_EXHAUSTION]++
    left--
  }
  const card = chance.take(weights, s.size[pile], key)
  return card < FIRST_EXHAUSTION ? card : exhaustionIn(s, pile)
}

/** An exhaustion card of a pile: one that everybody knows of first, in an area the first that came; −1 if there is none. */
export function exhaustionIn(s: State, pile: number): number {
  let found = -1
  for (let card = FIRST_EXHAUSTION; card < CARDS; card++) {
    if (s.where[card] !== pile) continue
    if (found < 0 || isSooner(s, pile, card, found)) found = card
  }
  return found
}

const isSooner = (s: State, pile: number, card: number, found: number): boolean =>
  pile < AREA ? s.known[card] > s.known[found] : s.nth[card] < s.nth[found]

/** The card of this pile that a decision means: exhaustion cards are alike, so they share one code. */
export const meant = (s: State, action: number, pile: number): number =>
  action < FIRST_EXHAUSTION ? action : exhaustionIn(s, pile)

/**
 * §4.1, §4.2 Draws up to so many cards; when the pile is empty the discard pile is shuffled.
 * Whoever counted knows at that moment what the hand holds: everything that lies nowhere else.
 */
export function draw(s: State, seat: Seat, count: number, chance: Chance, told: Listener): void {
  const deck = DECK + seat
  const drawn: string[] | undefined = told && []
  for (let came = 0; came < count; came++) {
    if (s.size[deck] === 0) {
      if (s.size[DISCARD + seat] === 0) break
      if (came > 0) tellDrawn(seat, drawn, told)
      reshuffle(s, seat, told)
    }
    const card = oneOf(s, deck, chance, drawKey(s, seat))
    s.drawn[seat]++
    put(s, card, HAND + seat)
    drawn?.push(s.cards.id(card))
  }
  tellDrawn(seat, drawn, told)
}

function reshuffle(s: State, seat: Seat, told: Listener): void {
  const hand = HAND + seat
  for (let card = 0, left = s.size[hand]; left > 0; card++) {
    if (s.where[card] !== hand) continue
    s.known[card] |= PLACED
    left--
  }
  told?.tell({ kind: 'reshuffled', seat, cards: s.size[DISCARD + seat] })
  putAll(s, DISCARD + seat, DECK + seat)
}

/** Tells what was drawn since the last time, if anything, to whom it concerns. */
function tellDrawn(seat: Seat, drawn: string[] | undefined, told: Listener): void {
  if (!drawn || drawn.length === 0) return
  const cards = drawn.splice(0)
  told?.confide(
    seat,
    { kind: 'drawn', seat, count: cards.length, cards },
    { kind: 'drawn', seat, count: cards.length },
  )
}

/** Takes a card off an area or out of a hand to its owner's discard pile. */
export function discard(s: State, card: number, seat: Seat, told: Listener): void {
  const from = s.where[card] === AREA + seat ? 'area' : 'hand'
  put(s, card, DISCARD + seat)
  told?.reveal({ kind: 'discarded', seat, card: s.cards.id(card), from })
}

/** §2.6 Out of the match. */
export function remove(s: State, card: number, seat: Seat, told: Listener): void {
  put(s, card, OUT)
  told?.reveal({ kind: 'removed', seat, card: s.cards.id(card) })
}

/** §9.1 Both areas to the discard piles. */
export function clearAreas(s: State): void {
  putAll(s, AREA, DISCARD)
  putAll(s, AREA + 1, DISCARD + 1)
}

/** The cards of a pile, written into `out` from `count` on; of the exhaustion cards only one. Says how many there are. */
export function listPile(s: State, pile: number, out: Int16Array, count: number): number {
  let n = count
  for (let card = 0, left = s.size[pile]; left > 0; card++) {
    if (s.where[card] !== pile) continue
    left--
    if (card < FIRST_EXHAUSTION) out[n++] = card
    else {
      out[n++] = FIRST_EXHAUSTION
      break
    }
  }
  return n
}

/** The card an ability stands on. */
export const cardOfAbility = (at: number): number => Math.floor(at / MOST_ABILITIES)

/** Which of a card's abilities does this; −1 if none. */
export function abilityToDo(s: State, card: number, does: number): number {
  for (let k = 0; k < MOST_ABILITIES; k++) if (s.cards.does[card * MOST_ABILITIES + k] === does) return k
  return -1
}
