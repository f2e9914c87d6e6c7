import type { Fields, Seat } from '@libero/kernel'
import { Does, MOST_ABILITIES } from '../cards/abilities.ts'
import { canBeObliged, isUsable, mayPlay } from '../rules/ability.ts'
import { canPay, keepersInArea } from '../rules/bench.ts'
import { cardOfAbility, isExhaustion } from '../rules/common.ts'
import { actionIsStillOpen, tokensAreStillOpen, turnEnds, turnGoesOn } from '../rules/resume.ts'
import { cardOnTop } from '../rules/waiting.ts'
import type { State } from '../state.ts'
import { REPLACED, SWAPPED } from '../state.ts'
import { AREA, BENCH, FIRST_TRANSFER, HAND, LIMIT, OUT } from '../vocabulary.ts'
import { checkBeforeDice } from './check-contest.ts'
import { boughtIn, checkTurn } from './check-plays.ts'

/** §6 Whose abilities they are, and what follows them. */
export function checkPlaying(s: State, r: Fields): void {
  if (tokensAreStillOpen(s)) checkBeforeDice(s, r)
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

const keepers = new Int16Array(LIMIT)

/** §15.3 A keeper about to be signed while two lie in the area. */
export function checkReplaced(s: State, r: Fields): void {
  const card = cardOfAbility(s.ability)
  const isForSale = card >= FIRST_TRANSFER && s.where[card] === BENCH && s.cards.keeper[card] === 1
  if (!turnGoesOn(s)) r.wrong('playing.ability.step')
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

/** §6.3 Nothing has changed since it was chosen, but that it is used now. */
function couldBeUsed(s: State, seat: Seat, card: number, k: number): boolean {
  const used = s.used[card]
  s.used[card] = used & ~(1 << k)
  const usable = isUsable(s, seat, card, k)
  s.used[card] = used
  return usable
}
