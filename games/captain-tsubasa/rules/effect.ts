import type { Chance, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Does, FROM_HAND, MOST_ABILITIES, RIVAL_CARD, THIS, TO_AREA } from '../cards/abilities.ts'
import { TOKEN } from '../codes.ts'
import { Phase } from '../phase.ts'
import { COMPULSORY, EFFECT, REPLACED, type State, SWAPPED } from '../state.ts'
import { AREA, DISCARD, HAND, TOKENS } from '../vocabulary.ts'
import { meet } from './ability.ts'
import { endAttack, playCard } from './attack.ts'
import { keepTheBall } from './ball.ts'
import { bringOn, keepersInArea } from './bench.ts'
import {
  clearAreas,
  discard,
  draw,
  exhaust,
  exhaustionIn,
  handOver,
  isOffered,
  Luck,
  listPile,
  luckKey,
  meant,
  oneOf,
  remove,
  type Told,
} from './common.ts'
import { beginSpecialShot } from './special-shot.ts'

/** Carries out an ability's effect, or asks what it needs to know first. The compulsory part follows by itself. */
export function perform(s: State, seat: Seat, chance: Chance, told: Told): void {
  const { does, what, count, each } = s.cards
  const at = s.ability
  const card = Math.floor(at / MOST_ABILITIES)
  switch (does[at]) {
    case Does.gain:
      if (each[at]) gainEach(s, seat, told)
      else {
        s.owed = count[at]
        s.phase = Phase.Token
      }
      break
    case Does.draw:
      draw(s, seat, count[at], chance, told)
      break
    case Does.remove:
      if (what[at] === THIS) remove(s, card, seat, told)
      else if (what[at] === FROM_HAND) s.phase = Phase.Target
      else remove(s, exhaustionIn(s, DISCARD + seat), seat, told)
      break
    case Does.discard:
      if (what[at] === RIVAL_CARD) s.phase = Phase.Target
      else injure(s, other(seat), chance, told)
      break
    case Does.exhaust:
      exhaust(s, other(seat), told)
      break
    case Does.pardon:
      s.booking[seat] = 0
      told?.tell({ kind: 'pardoned', seat })
      break
    case Does.end:
      meet(s, seat, at, told)
      endAttack(s, 'ability', told)
      break
    case Does.advance:
      meet(s, seat, at, told)
      advance(s, seat, told)
      break
    case Does['special-shot']:
      meet(s, seat, at, told)
      beginSpecialShot(s, seat, told)
      break
    default:
      // Play, recall and swap are about a card to choose.
      s.phase = Phase.Target
  }
}

/** §6.4 One of each kind that still fits. */
function gainEach(s: State, seat: Seat, told: Told): void {
  for (let token = 0; token < TOKENS.length; token++)
    if (isOffered(s, seat, s.ability, token)) gain(s, seat, token, told)
}

/** §2.4 One token from the reserve to the pool. */
function gain(s: State, seat: Seat, token: number, told: Told): void {
  s.pool[seat * 3 + token]++
  told?.tell({ kind: 'gained', seat, token: TOKENS[token], pool: s.pool[seat * 3 + token] })
}

/** §6.4 The kinds a coach may choose from. */
export function legalTokens(s: State, seat: Seat, out: Int16Array): number {
  let count = 0
  for (let token = 0; token < TOKENS.length; token++)
    if (isOffered(s, seat, s.ability, token)) out[count++] = TOKEN + token
  return count
}

const left = new Int16Array(TOKENS.length)

export function chooseToken(s: State, seat: Seat, action: number, told: Told): void {
  gain(s, seat, action - TOKEN, told)
  s.owed--
  // What no longer fits into the pool is lost.
  if (s.owed === 0 || legalTokens(s, seat, left) === 0) {
    s.owed = 0
    s.phase = Phase.Compulsory
  }
}

/** §11.6 A random card of a coach's hand goes to his discard pile. */
function injure(s: State, seat: Seat, chance: Chance, told: Told): void {
  const card = oneOf(s, HAND + seat, chance, luckKey(s, Luck.Injury + s.injuries))
  s.injuries++
  discard(s, card, seat, told)
}

/** §11.5 The pass has succeeded, without dice. */
function advance(s: State, seat: Seat, told: Told): void {
  told?.tell({ kind: 'advance', seat })
  s.depth = 0
  s.ability = -1
  s.passes[seat]++
  clearAreas(s)
  keepTheBall(s, told)
}

/** Whether the card to choose is one of the coach's hand, which the other must not learn anything of. */
export const isFromHand = (s: State): boolean => {
  const { does } = s.cards
  if (s.step !== EFFECT) return s.step !== REPLACED
  return does[s.ability] === Does.play || does[s.ability] === Does.remove
}

/** The cards an effect, or a compulsory part, may choose from. */
export function legalTargets(s: State, seat: Seat, out: Int16Array): number {
  if (s.step === REPLACED) return keepersInArea(s, seat, out)
  const pile = chosenFrom(s, seat)
  return pile === AREA + seat ? listOthers(s, seat, out) : listPile(s, pile, out, 0)
}

/** The pile that is chosen from. */
function chosenFrom(s: State, seat: Seat): number {
  if (isFromHand(s)) return HAND + seat
  switch (s.cards.does[s.ability]) {
    case Does.recall:
      return DISCARD + seat
    case Does.discard:
      return AREA + other(seat)
    default:
      return AREA + seat
  }
}

/** §6.10 One's own cards in the area, without the one that swaps. */
function listOthers(s: State, seat: Seat, out: Int16Array): number {
  const count = listPile(s, AREA + seat, out, 0)
  const card = Math.floor(s.ability / MOST_ABILITIES)
  let kept = 0
  for (let i = 0; i < count; i++) if (out[i] !== card) out[kept++] = out[i]
  return kept
}

export function chooseTarget(s: State, seat: Seat, action: number, told: Told): void {
  const card = meant(s, action, chosenFrom(s, seat))
  if (s.step === REPLACED) {
    bringOn(s, seat, Math.floor(s.ability / MOST_ABILITIES), card, told)
    return
  }
  if (s.step === COMPULSORY) {
    discard(s, card, seat, told)
    s.phase = Phase.Settle
    return
  }
  const { does, what } = s.cards
  s.phase = Phase.Compulsory
  switch (does[s.ability]) {
    case Does.play:
      playCard(s, seat, card, 'hand', told)
      break
    case Does.recall:
      if (what[s.ability] === TO_AREA) playCard(s, seat, card, 'discard', told)
      else {
        handOver(s, card, seat)
        told?.tell({ kind: 'recalled', seat, card: s.cards.id(card) })
      }
      break
    case Does.remove:
      remove(s, card, seat, told)
      break
    case Does.discard:
      discard(s, card, other(seat), told)
      break
    default:
      swap(s, seat, card, told)
  }
}

/** §6.10 First the card that goes, then the one that comes. */
function swap(s: State, seat: Seat, card: number, told: Told): void {
  if (s.step === SWAPPED) {
    playCard(s, seat, card, 'hand', told)
    return
  }
  discard(s, card, seat, told)
  s.step = SWAPPED
  s.phase = Phase.Target
}
