import type { Seat } from '@libero/kernel'
import { MOST_ABILITIES } from '../cards/abilities.ts'
import { MOST_OPTIONS } from '../codes.ts'
import type { State } from '../state.ts'
import { REPLACED } from '../state.ts'
import {
  AREA,
  BENCH,
  FIRST_EXHAUSTION,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  LIMIT,
  OUT,
  TOKENS,
} from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { hasRoom, inAreas, layDown, limitOf, put } from './common.ts'
import { askForCard, carryOn, isBringingCard, useTheRest, waitFor } from './waiting.ts'

/** §13.1, §15.2 Whether a coach's pool covers the price, and that of whoever he is signing already. */
export function canPay(s: State, seat: number, card: number): boolean {
  const { price } = s.cards
  for (let token = 0; token < TOKENS.length; token++) {
    const owed = s.signing < 0 ? 0 : price[s.signing * 3 + token]
    if (s.pool[seat * 3 + token] < owed + price[card * 3 + token]) return false
  }
  return true
}

/** §13.1 Players of his who lie in his area and whom he can pay to motivate. */
export function legalMotivations(s: State, seat: Seat, out: Int16Array, count: number): number {
  if (!s.terms.motivation) return count
  let n = count
  for (let card = FIRST_MOTIVATION; card < FIRST_TRANSFER; card++) {
    if (s.where[card] !== BENCH || s.where[s.cards.replaces[card]] !== AREA + seat) continue
    if (canPay(s, seat, card) && !spoilsSigning(s, card)) out[n++] = card
  }
  return n
}

/** §15.3 While it is chosen which keeper goes, none of them becomes somebody else. */
const spoilsSigning = ({ signing, cards }: State, card: number): boolean =>
  signing >= 0 && cards.keeper[cards.replaces[card]] === 1 && cards.keeper[card] === 0

export const canMotivate = (s: State, seat: Seat): boolean => legalMotivations(s, seat, scratch, 0) > 0
export const canSign = (s: State, seat: Seat): boolean => legalTransfers(s, seat, scratch, 0) > 0
export const canBuy = (s: State, seat: Seat): boolean => canMotivate(s, seat) || canSign(s, seat)

/** §15.2–§15.4 Whom he can sign. */
export function legalTransfers(s: State, seat: Seat, out: Int16Array, count: number): number {
  if (!s.terms.transfers) return count
  let n = count
  for (let card = FIRST_TRANSFER; card < FIRST_EXHAUSTION; card++) {
    if (s.where[card] !== BENCH || !canPay(s, seat, card)) continue
    if (s.cards.keeper[card] ? keepersInArea(s, seat, keepers) > 0 : mayJoin(s)) out[n++] = card
  }
  return n
}

/** §5.4 Whether somebody may join the area; the card that an ability under way will bring has its place. */
const mayJoin = (s: State): boolean => hasRoom(s) && (!isBringingCard(s) || inAreas(s) + 1 < limitOf(s))

/** §13.1, §15.2 Whether this card lies beside the field, to be bought. */
export const isOnBench = (s: State, card: number): boolean =>
  card >= FIRST_MOTIVATION && card < FIRST_EXHAUSTION && s.where[card] === BENCH

const keepers = new Int16Array(LIMIT)
const scratch = new Int16Array(MOST_OPTIONS)

/** §15.3 Keepers of his who have been played in this round. */
export function keepersInArea(s: State, seat: number, out: Int16Array): number {
  let count = 0
  for (let card = 0; card < FIRST_EXHAUSTION; card++)
    if (s.cards.keeper[card] && s.where[card] === AREA + seat) out[count++] = card
  return count
}

/** §13.1, §15.2 Somebody from the bench, for tokens; whoever calls says what follows his abilities. */
export function buy(s: State, seat: Seat, card: number, told: Listener): void {
  s.depth = 0
  if (card < FIRST_TRANSFER) bringOn(s, seat, card, s.cards.replaces[card], told)
  else if (!s.cards.keeper[card]) bringOn(s, seat, card, -1, told)
  else if (keepersInArea(s, seat, keepers) === 1) bringOn(s, seat, card, keepers[0], told)
  else {
    // §15.3 Of two keepers the coach chooses who goes.
    s.ability = card * MOST_ABILITIES
    askForCard(s, REPLACED)
  }
}

/** The same at any time: an ability that is being carried out goes on, and the newcomer's own come after it. */
export function call(s: State, seat: Seat, card: number, told: Listener): void {
  const isKeeper = card >= FIRST_TRANSFER && s.cards.keeper[card] === 1
  if (isKeeper && keepersInArea(s, seat, keepers) > 1) {
    s.signing = card
    carryOn(s)
    return
  }
  const replaced = isKeeper ? keepers[0] : card < FIRST_TRANSFER ? s.cards.replaces[card] : -1
  join(s, seat, card, replaced, told)
}

/** §15.3 Now it is known which keeper goes. */
export function callFor(s: State, seat: Seat, replaced: number, told: Listener): void {
  const card = s.signing
  s.signing = -1
  join(s, seat, card, replaced, told)
}

/** §2.4 What he costs lies beside the play areas until the clean-up. */
function join(s: State, seat: Seat, card: number, replaced: number, told: Listener): void {
  bringOn(s, seat, card, replaced, told)
  for (let token = 0; token < TOKENS.length; token++)
    s.aside[seat * 3 + token] += s.cards.price[card * 3 + token]
  carryOn(s)
}

/** §13.2, §15.3–§15.5 He pays, whoever is replaced leaves the match, and the new one's abilities can be used. */
export function bringOn(s: State, seat: Seat, card: number, replaced: number, told: Listener): void {
  for (let token = 0; token < TOKENS.length; token++)
    s.pool[seat * 3 + token] -= s.cards.price[card * 3 + token]
  s.boughtIn[seat]++
  if (replaced >= 0) put(s, replaced, OUT)
  layDown(s, card, seat)
  const id = s.cards.id(card)
  if (card < FIRST_TRANSFER) told?.tell({ kind: 'motivated', seat, card: id, replaced: s.cards.id(replaced) })
  else if (replaced < 0) told?.tell({ kind: 'signed', seat, card: id })
  else told?.tell({ kind: 'signed', seat, card: id, replaced: s.cards.id(replaced) })
  waitFor(s, card)
  useTheRest(s)
}
