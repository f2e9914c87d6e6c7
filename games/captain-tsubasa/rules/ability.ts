import type { Seat } from '@libero/kernel'
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
import type { State } from '../state.ts'
import { COMPULSORY } from '../state.ts'
import { AREA, DECK, DISCARD, HAND, MOST_PLAYS, RED, TOKENS, YELLOW } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import {
  cardOfAbility,
  exhaust,
  exhaustionIn,
  freshExhaustion,
  hasRoom,
  isOffered,
  remove,
  reserveOf,
  teamOf,
} from './common.ts'
import { turnEnds, turnGoesOn } from './resume.ts'
import { askForCard } from './waiting.ts'

/** §6.6, §13.3 Whether an ability may bring another card into play: in the attack phase, not after passing, under the limit. */
export const mayPlay = (s: State, seat: number): boolean => isAttackPhase(s, seat) && hasRoom(s)

export const isAttackPhase = (s: State, seat: number): boolean =>
  (turnEnds(s) || turnGoesOn(s)) && !s.stopped[seat] && s.plays < MOST_PLAYS

/** §6.1–§6.3 Whether a coach can use this ability of a card he has just played. */
export function isUsable(s: State, seat: Seat, card: number, k: number): boolean {
  const { does } = s.cards
  const at = card * MOST_ABILITIES + k
  if (does[at] === Does.none || (s.used[card] & (1 << k)) !== 0) return false
  if (!isForRole(s, seat, at)) return false
  return hasEffect(s, seat, card, at) ? canBeObliged(s, seat, at) : obligesAlone(s, seat, at)
}

/** §6.3 Some abilities are for the attacker only, some for the defender only. */
export function isForRole({ cards, attacker }: State, seat: number, at: number): boolean {
  const when = cards.when[at]
  return when === ATTACKING ? seat === attacker : when !== DEFENDING || seat !== attacker
}

/** §6.3 Whether what it does would change anything now. */
export function hasEffect(s: State, seat: Seat, card: number, at: number): boolean {
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
      return isAttackPhase(s, seat) && isOwnSpecial(s, seat, card) && hasSpecialShot(s, seat)
    default:
      // §6.12 Rerolls and saves have their time after the dice.
      return false
  }
}

/**
 * §6.3 Without an effect an ability can still be used for its compulsory part, in the time of the ability. By the first
 * version it needed an effect.
 */
function obligesAlone(s: State, seat: Seat, at: number): boolean {
  const { must } = s.cards
  if (must[at] === 0 || s.rules.version === 'captain-tsubasa-1' || !isInItsTime(s, seat, at)) return false
  switch (must[at]) {
    case MUST_EXHAUST:
      return freshExhaustion(s) >= 0
    case MUST_BOOK:
      return s.booking[seat] < RED
    case MUST_DISCARD:
      return s.size[HAND + seat] > 0
    default:
      return true
  }
}

/** §6.12, §13.3 What has another time, or is a whole attack, is not used for its compulsory part alone. */
function isInItsTime(s: State, seat: Seat, at: number): boolean {
  const { does, what } = s.cards
  switch (does[at]) {
    case Does.reroll:
    case Does.save:
    case Does.end:
    case Does.advance:
    case Does['special-shot']:
      return false
    case Does.recall:
      return what[at] === TO_HAND || isAttackPhase(s, seat)
    case Does.play:
    case Does.swap:
      return isAttackPhase(s, seat)
    default:
      return true
  }
}

/** §12.1 */
export const isOwnSpecial = (s: State, seat: Seat, card: number): boolean =>
  s.cards.team[card] === teamOf(s, seat) + 1

/** §12.2 Whether his team has a special shot to choose at all. */
const hasSpecialShot = (s: State, seat: Seat): boolean => s.cards.specials(teamOf(s, seat), false).length > 0

/** §6.4 Whether the reserve has any token that an ability brings. */
export function canGain(s: State, seat: Seat, at: number): boolean {
  for (let token = 0; token < TOKENS.length; token++) if (isOffered(s, seat, at, token)) return true
  return false
}

/** §2.4, §6.4 How many tokens an ability would bring now: no more than the reserve has. */
export function tokensBy(s: State, seat: number, at: number): number {
  const { each, count } = s.cards
  let kinds = 0
  let left = 0
  for (let token = 0; token < TOKENS.length; token++) {
    if (!isOffered(s, seat, at, token)) continue
    kinds++
    left += reserveOf(s, seat, token)
  }
  return each[at] ? kinds : Math.min(count[at], left)
}

/** §6.2 Whether the compulsory part could be carried out after the effect. */
export function canBeObliged(s: State, seat: Seat, at: number): boolean {
  const { does, must, what } = s.cards
  switch (must[at]) {
    case MUST_EXHAUST: {
      // Where the opponent gets the first, another must be left.
      const first = freshExhaustion(s)
      return first >= 0 && (does[at] !== Does.exhaust || freshExhaustion(s, first + 1) >= 0)
    }
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

/** §6.2 Carries out the compulsory part of an ability; a card of the hand to discard is asked for. */
export function meet(s: State, seat: Seat, at: number, told: Listener): void {
  switch (s.cards.must[at]) {
    case MUST_EXHAUST:
      exhaust(s, seat, told)
      break
    case MUST_BOOK:
      book(s, seat, told)
      break
    case MUST_REMOVE:
      // Whoever was motivated meanwhile has left already.
      if (s.where[cardOfAbility(at)] === AREA + seat) remove(s, cardOfAbility(at), seat, told)
      break
    case MUST_DISCARD:
      askForCard(s, COMPULSORY)
      break
  }
}

/** §11.1, §11.2 The first booking is yellow, the second turns it red. */
function book(s: State, seat: Seat, told: Listener): void {
  s.booking[seat]++
  const red = s.booking[seat] === RED
  if (red) s.reds[seat]++
  else s.yellows[seat]++
  told?.tell({ kind: 'booked', seat, colour: red ? 'red' : 'yellow' })
}
