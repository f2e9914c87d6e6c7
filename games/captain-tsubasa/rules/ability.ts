import type { Chance, Seat } from '@libero/kernel'
import {
  ATTACKING,
  DEFENDING,
  Does,
  FROM_HAND,
  MOST_ABILITIES,
  MUST_BOOK,
  MUST_DISCARD,
  MUST_EXHAUST,
  MUST_REMOVE,
  RIVAL_CARD,
  THIS,
  TO_HAND,
} from '../cards/abilities.ts'
import { SKIP, USE } from '../codes.ts'
import { Phase } from '../phase.ts'
import { COMPULSORY, EFFECT, type State } from '../state.ts'
import { AREA, DECK, DISCARD, FIRST_MATCH, HAND, MOST_PLAYS, RED, TOKENS, YELLOW } from '../vocabulary.ts'
import { canBuy, canMotivate } from './bench.ts'
import {
  exhaust,
  exhaustionIn,
  freshExhaustion,
  hasRoom,
  isOffered,
  remove,
  type Told,
  teamOf,
} from './common.ts'
import { perform } from './effect.ts'

/** §6.1 A card has just been played: its abilities come first, before those of the card that brought it (§6.6). */
export function waitFor(s: State, card: number): void {
  // Whoever has left the area or has nothing left to use waits no longer; so none waits twice, nor more than lie there.
  let kept = 0
  for (let i = 0; i < s.depth; i++) {
    const earlier = s.waiting[i]
    const waits = earlier !== card && s.where[earlier] === s.where[card] && anyUnused(s, earlier)
    if (waits) s.waiting[kept++] = earlier
  }
  s.waiting[kept] = card
  s.depth = kept + 1
}

function anyUnused(s: State, card: number): boolean {
  const { does } = s.cards
  for (let k = 0; k < MOST_ABILITIES; k++)
    if (does[card * MOST_ABILITIES + k] !== Does.none && (s.used[card] & (1 << k)) === 0) return true
  return false
}

/** §6.1, §6.12 The next card with an ability its coach can use now; when there is none the match goes on. */
export function settle(s: State): void {
  s.ability = -1
  for (; s.depth > 0; s.depth--) {
    const card = s.waiting[s.depth - 1]
    if (s.where[card] !== AREA + s.actor) continue
    for (let k = 0; k < MOST_ABILITIES; k++) {
      if (!isUsable(s, s.actor as Seat, card, k)) continue
      s.phase = Phase.Ability
      return
    }
  }
  s.phase = whatFollows(s, s.actor as Seat)
}

/**
 * §13.1 Whoever has played may motivate somebody before his turn ends. §15.4 When somebody from the bench has filled
 * the areas, the turn brings no card of one's own, but others from the bench may still come for somebody else.
 */
function whatFollows(s: State, seat: Seat): number {
  if (s.resume === Phase.NextTurn) return canMotivate(s, seat) ? Phase.Motivate : Phase.NextTurn
  return s.resume === Phase.Turn && !hasRoom(s) && !canBuy(s, seat) ? Phase.NextTurn : s.resume
}

/** §6.6, §13.3 Whether an ability may bring another card into play: in the attack phase, not after passing, under the limit. */
export const mayPlay = (s: State, seat: number): boolean => isAttackPhase(s, seat) && hasRoom(s)

export const isAttackPhase = (s: State, seat: number): boolean =>
  (s.resume === Phase.NextTurn || s.resume === Phase.Turn) && !s.stopped[seat] && s.plays < MOST_PLAYS

/** §6.1–§6.3 Whether a coach can use this ability of a card he has just played. */
export function isUsable(s: State, seat: Seat, card: number, k: number): boolean {
  const { does, when } = s.cards
  const at = card * MOST_ABILITIES + k
  if (does[at] === Does.none || (s.used[card] & (1 << k)) !== 0) return false
  if (when[at] === ATTACKING && seat !== s.attacker) return false
  if (when[at] === DEFENDING && seat === s.attacker) return false
  return hasEffect(s, seat, card, at) && canBeObliged(s, seat, at)
}

/** §6.3 */
function hasEffect(s: State, seat: Seat, card: number, at: number): boolean {
  const { does, what } = s.cards
  const rival = 1 - seat
  switch (does[at]) {
    case Does.gain:
      return canGain(s, seat, at)
    case Does.draw:
      return s.size[DECK + seat] + s.size[DISCARD + seat] > 0
    case Does.play:
      return s.size[HAND + seat] > 0 && mayPlay(s, seat)
    case Does.recall:
      return s.size[DISCARD + seat] > 0 && (what[at] === TO_HAND || mayPlay(s, seat))
    case Does.remove:
      if (what[at] === THIS) return true
      return what[at] === FROM_HAND ? s.size[HAND + seat] > 0 : exhaustionIn(s, DISCARD + seat) >= 0
    case Does.discard:
      return s.size[(what[at] === RIVAL_CARD ? AREA : HAND) + rival] > 0
    case Does.exhaust:
      return freshExhaustion(s) >= 0
    case Does.pardon:
      return s.booking[seat] === YELLOW
    case Does.swap:
      return isAttackPhase(s, seat) && s.size[HAND + seat] > 0 && s.size[AREA + seat] > 1
    case Does.end:
    case Does.advance:
      return isAttackPhase(s, seat)
    case Does['special-shot']:
      return isAttackPhase(s, seat) && isOwnSpecial(s, seat, card)
    default:
      // §6.12 Rerolls and saves have their time after the dice.
      return false
  }
}

/** §12.1 */
export const isOwnSpecial = (s: State, seat: Seat, card: number): boolean =>
  card >= FIRST_MATCH && s.cards.team[card] === teamOf(s, seat) + 1

/** §6.4 */
function canGain(s: State, seat: Seat, at: number): boolean {
  for (let token = 0; token < TOKENS.length; token++) if (isOffered(s, seat, at, token)) return true
  return false
}

/** §6.2 Whether the compulsory part could be carried out after the effect. */
export function canBeObliged(s: State, seat: Seat, at: number): boolean {
  const { does, must, what } = s.cards
  switch (must[at]) {
    case MUST_EXHAUST:
      return freshExhaustion(s) >= 0
    case MUST_BOOK:
      return s.booking[seat] < RED
    case MUST_DISCARD: {
      const brings = does[at] === Does.draw || (does[at] === Does.recall && what[at] === TO_HAND)
      const takes =
        does[at] === Does.play ||
        does[at] === Does.swap ||
        (does[at] === Does.remove && what[at] === FROM_HAND)
      return brings || s.size[HAND + seat] > Number(takes)
    }
    default:
      return true
  }
}

/** §6.1 The abilities of the card on top that can be used now, and none of them. */
export function legalAbilities(s: State, seat: Seat, out: Int16Array): number {
  const card = s.waiting[s.depth - 1]
  let count = 0
  for (let k = 0; k < MOST_ABILITIES; k++) if (isUsable(s, seat, card, k)) out[count++] = USE + k
  out[count] = SKIP
  return count + 1
}

export function chooseAbility(s: State, seat: Seat, action: number, chance: Chance, told: Told): void {
  const card = s.waiting[s.depth - 1]
  if (action === SKIP) {
    s.depth--
    s.phase = Phase.Settle
    return
  }
  const k = action - USE
  s.used[card] |= 1 << k
  s.ability = card * MOST_ABILITIES + k
  told?.tell({ kind: 'ability', seat, card: s.cards.id(card), ability: k + 1 })
  s.step = EFFECT
  s.phase = Phase.Compulsory
  perform(s, seat, chance, told)
}

/** §6.2 What the ability obliges to; then whatever else can be used. */
export function oblige(s: State, told: Told): void {
  const seat = s.actor as Seat
  s.phase = Phase.Settle
  meet(s, seat, s.ability, told)
}

/** §6.2 Carries out the compulsory part of an ability; a card of the hand to discard is asked for. */
export function meet(s: State, seat: Seat, at: number, told: Told): void {
  switch (s.cards.must[at]) {
    case MUST_EXHAUST:
      exhaust(s, seat, told)
      break
    case MUST_BOOK:
      book(s, seat, told)
      break
    case MUST_REMOVE:
      remove(s, Math.floor(at / MOST_ABILITIES), seat, told)
      break
    case MUST_DISCARD:
      s.step = COMPULSORY
      s.phase = Phase.Target
      break
  }
}

/** §11.1, §11.2 The first booking is yellow, the second turns it red. */
function book(s: State, seat: Seat, told: Told): void {
  s.booking[seat]++
  const red = s.booking[seat] === RED
  if (red) s.reds[seat]++
  else s.yellows[seat]++
  told?.tell({ kind: 'booked', seat, colour: red ? 'red' : 'yellow' })
}
