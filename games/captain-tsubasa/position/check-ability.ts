import type { Fields, Seat } from '@libero/kernel'
import { Does, MOST_ABILITIES } from '../cards/abilities.ts'
import { canBeObliged, hasEffect, isUsable, mayPlay } from '../rules/ability.ts'
import { canPay, keepersInArea } from '../rules/bench.ts'
import { cardOfAbility, isExhaustion } from '../rules/common.ts'
import {
  actionIsStillOpen,
  rollsAreStillOpen,
  saveIsStillOpen,
  tokensAreStillOpen,
  turnEnds,
  turnGoesOn,
} from '../rules/resume.ts'
import { cardOnTop } from '../rules/waiting.ts'
import type { State } from '../state.ts'
import { COMPULSORY, REPLACED, SWAPPED } from '../state.ts'
import { AREA, BENCH, FIRST_TRANSFER, HAND, LIMIT, MOST_PLAYS, OUT } from '../vocabulary.ts'
import {
  checkAfterDice2,
  checkBeforeDice,
  checkBeforeDice2,
  checkLostShot,
  checkRolls,
} from './check-contest.ts'
import { boughtIn, checkTurn } from './check-plays.ts'

/** §6 Whose abilities they are, and what follows them. */
export function checkPlaying(s: State, r: Fields): void {
  if (tokensAreStillOpen(s)) checkBeforeDice(s, r)
  if (s.signing >= 0) r.wrong('playing.signing')
  // §15.3 Nothing but a card is asked for to make room for a keeper.
  if (s.step === REPLACED) r.wrong('playing.ability.step')
  // Exhaustion cards are alike: which of them waits says nothing, and it has nothing to wait for.
  const isOwn = (card: number) =>
    isExhaustion(card) || s.where[card] === OUT || (s.where[card] >= HAND && (s.where[card] & 1) === s.turn)
  const waiting = s.waiting.subarray(0, s.depth)
  if (s.depth === 0 || new Set(waiting).size < s.depth || !waiting.every(isOwn)) r.wrong('playing.waiting')
  if (turnEnds(s)) {
    if (s.stopped[s.turn]) r.wrong(`sides.${s.turn}.stopped`)
    return
  }
  if (turnGoesOn(s)) checkTurn(s, r)
  else if (actionIsStillOpen(s)) {
    if (s.turn !== s.attacker) r.wrong('turn')
  } else if (!tokensAreStillOpen(s)) r.wrong('playing.resume')
  // §13.1, §15.2 What is asked again is asked of somebody who has just bought.
  if (boughtIn(s) === 0) r.wrong('playing.resume')
}

/** The same where anything may have been asked when somebody was bought. */
export function checkPlaying2(s: State, r: Fields): void {
  if (s.step === REPLACED) r.wrong('playing.ability.step')
  checkWaiting(s, r)
  if (s.depth === 0) r.wrong('playing.waiting')
  checkResume(s, r)
}

/** Whoever waits is the coach's own; exhaustion cards are alike, and have nothing to wait for. */
function checkWaiting(s: State, r: Fields): void {
  const isOwn = (card: number) =>
    isExhaustion(card) || s.where[card] === OUT || (s.where[card] >= HAND && (s.where[card] & 1) === s.turn)
  const waiting = s.waiting.subarray(0, s.depth)
  if (new Set(waiting).size < s.depth || !waiting.every(isOwn)) r.wrong('playing.waiting')
}

/** §13.1, §15.2 What follows the abilities; unless it is the end of the turn, it is asked of somebody who has bought. */
function checkResume(s: State, r: Fields): void {
  if (turnEnds(s)) {
    if (s.stopped[s.turn]) r.wrong(`sides.${s.turn}.stopped`)
    return
  }
  if (turnGoesOn(s)) checkTurn(s, r)
  else if (actionIsStillOpen(s)) {
    if (s.turn !== s.attacker) r.wrong('turn')
  } else if (tokensAreStillOpen(s)) checkBeforeDice2(s, r)
  else if (rollsAreStillOpen(s)) {
    checkAfterDice2(s, r)
    checkRolls(s, r)
    if (s.content[0] || s.content[1]) r.wrong('contest.content')
  } else if (saveIsStillOpen(s)) {
    checkAfterDice2(s, r)
    checkLostShot(s, r)
  } else r.wrong('playing.resume')
  if (boughtIn(s) === 0 && s.signing < 0) r.wrong('playing.resume')
}

const keepers = new Int16Array(LIMIT)

/** §15.3 A keeper about to be signed while two lie in the area, whatever ability is being carried out. */
export function checkSigning(s: State, r: Fields): void {
  const card = s.signing
  s.signing = -1
  const isForSale = card >= FIRST_TRANSFER && s.where[card] === BENCH && s.cards.keeper[card] === 1
  if (!isForSale || !canPay(s, s.turn, card)) r.wrong('playing.signing')
  s.signing = card
  if (keepersInArea(s, s.turn, keepers) < 2) r.wrong(`sides.${s.turn}.area`)
  if (!turnEnds(s) && !turnGoesOn(s)) r.wrong('playing.resume')
  checkWaiting(s, r)
  checkResume(s, r)
  // What is being carried out meanwhile is as it would be without him.
  if (!r.sound || s.ability < 0) return
  if (s.step === REPLACED) r.wrong('playing.ability.step')
  else if (s.step !== COMPULSORY) checkEffect2(s, r)
}

/** §15.3 A keeper about to be signed while two lie in the area. */
export function checkReplaced(s: State, r: Fields): void {
  const card = cardOfAbility(s.ability)
  const isForSale = card >= FIRST_TRANSFER && s.where[card] === BENCH && s.cards.keeper[card] === 1
  if (!turnGoesOn(s)) r.wrong('playing.ability.step')
  if (s.signing >= 0) r.wrong('playing.signing')
  if (!isForSale || s.ability % MOST_ABILITIES > 0 || !canPay(s, s.turn, card))
    r.wrong('playing.ability.card')
  if (keepersInArea(s, s.turn, keepers) < 2) r.wrong(`sides.${s.turn}.area`)
  if (s.depth > 0) r.wrong('playing.waiting')
  if (s.owed > 0) r.wrong('playing.ability.owed')
  checkTurn(s, r)
}

/** Effects that end the attack phase at once, or have their time after the dice, ask nothing of this kind. */
const ASKS_NOTHING: readonly number[] = [Does.reroll, Does.save, Does.end, Does.advance, Does['special-shot']]

/** Whether an ability like this asks for a card at all. */
export function checkAsks(s: State, r: Fields): void {
  if (ASKS_NOTHING.includes(s.cards.does[s.ability])) r.wrong('playing.ability.number')
}

/** §6.1–§6.3 The ability whose effect is under way is the one that was chosen, and could be used. */
export function checkEffect(s: State, r: Fields): void {
  const seat = s.turn as Seat
  const at = s.ability
  const card = cardOfAbility(at)
  const wrong = (field: string) => r.wrong(`playing.ability.${field}`)
  if (cardOnTop(s) !== card || s.where[card] !== AREA + seat) wrong('card')
  if ((s.used[card] & (1 << (at % MOST_ABILITIES))) === 0) r.wrong('used')
  if (s.step === SWAPPED) {
    const canGoOn = s.cards.does[at] === Does.swap && mayPlay(s, seat) && canBeObliged(s, seat, at)
    if (!canGoOn) wrong('step')
  } else if (!couldBeUsed(s, seat, card, at % MOST_ABILITIES)) wrong('number')
}

/** §13.1 The same where somebody may have come in the meantime, for that very card too. */
export function checkEffect2(s: State, r: Fields): void {
  const seat = s.turn as Seat
  const at = s.ability
  const card = cardOfAbility(at)
  const wrong = (field: string) => r.wrong(`playing.ability.${field}`)
  const isGone = s.where[card] === OUT
  if (!isGone && s.where[card] !== AREA + seat) wrong('card')
  if (!isGone && (s.used[card] & (1 << (at % MOST_ABILITIES))) === 0) r.wrong('used')
  // §17.3 Whoever was bought counts for the guard, but does not end what was begun before.
  const { plays } = s
  s.plays = Math.min(plays, MOST_PLAYS - 1)
  if (s.step === SWAPPED) {
    const canGoOn = s.cards.does[at] === Does.swap && mayPlay(s, seat) && canBeObliged(s, seat, at)
    if (!canGoOn) wrong('step')
  } else if (!couldBeUsed(s, seat, card, at % MOST_ABILITIES)) wrong('number')
  s.plays = plays
}

/** §6.3 Nothing has changed since it was chosen, but that it is used now. */
function couldBeUsed(s: State, seat: Seat, card: number, k: number): boolean {
  const used = s.used[card]
  s.used[card] = used & ~(1 << k)
  const usable = isUsable(s, seat, card, k) && hasEffect(s, seat, card, card * MOST_ABILITIES + k)
  s.used[card] = used
  return usable
}
