import {
  ATTACKING,
  DEFENCE,
  DEFENDING,
  Does,
  MOST_ABILITIES,
  MUST_BOOK,
  MUST_DISCARD,
  MUST_REMOVE,
  PASS,
  RIVAL_CARD,
  SHOT,
  TIREDNESS,
  TO_AREA,
} from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import {
  COMPULSORY,
  hasEffect,
  Phase,
  REPLACED,
  SKIP,
  SPEND,
  SWAPPED,
  TOKEN,
  USE,
} from '@libero/captain-tsubasa/opponents'
import type { SampledChance, Seat } from '@libero/kernel'
import { answers, answersAmong } from './offers.ts'
import { patient } from './patient.ts'
import { ATTACK, scouted } from './scouting.ts'
import { contest, hand, look, sight } from './sight.ts'

/**
 * Decides as the patient do, but for this attack alone: abilities, their price and tokens are worth what they bring in
 * it. So a promise for a card counts on the best that can be done with it, as the questions that follow will show it.
 */
export function pursuing(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  whim: SampledChance,
): number {
  switch (s.phase) {
    case Phase.Ability:
      // An attack that is over, or another one, is weighed against the rest of this one.
      return isWhole(s, options, count)
        ? patient(s, seat, options, count, whim)
        : ability(s, seat, answers, answersAmong(s, options, count))
    case Phase.Token:
      return token(s, seat, answers, answersAmong(s, options, count))
    case Phase.Target:
      return target(s, seat, options, count, whim)
    case Phase.Spend:
      // A defender sees what it takes before he spends.
      return seat === s.attacker ? mostTokens(options, count) : patient(s, seat, options, count, whim)
    default:
      return patient(s, seat, options, count, whim)
  }
}

/** What a card more in hand is worth, and one taken off the rival or played anew, in points of a sum; a trifle. */
const A_CARD = 1
const A_GOOD_CARD = 3
const A_TRIFLE = 0.01

/** §6.1 The ability that brings most to this attack, if it brings anything. */
function ability(s: State, seat: Seat, options: Int16Array, count: number): number {
  look(s, seat, scouted(s.cards))
  const card = s.waiting[s.depth - 1]
  let choice = SKIP
  let most = 0
  for (let i = 0; i < count; i++) {
    if (options[i] === SKIP) continue
    const at = card * MOST_ABILITIES + options[i] - USE
    const worth = hasEffect(s, seat, card, at) ? effect(s, seat, at) - price(s, seat, at, card) : -1
    if (worth <= most) continue
    most = worth
    choice = options[i]
  }
  return choice
}

/** §6.2 In points of this attack: what is paid later costs nothing. */
function price(s: State, seat: Seat, at: number, card: number): number {
  const { must, less } = s.cards
  switch (must[at]) {
    case MUST_BOOK: {
      const next = Math.min(2, s.booking[seat] + 1)
      const token = seat === s.attacker ? SHOT : DEFENCE
      return less[next * 3 + token] - less[s.booking[seat] * 3 + token]
    }
    case MUST_DISCARD:
      return sight.held > 0 ? Math.max(0, valueNow(s, seat, hand[sight.held - 1])) / 2 : 0
    case MUST_REMOVE:
      return valueNow(s, seat, card)
    default:
      return 0
  }
}

/** The sums a card adds to, the better of shot and pass. */
function valueNow({ cards, attacker }: State, seat: Seat, card: number): number {
  const { value } = cards
  return seat === attacker
    ? Math.max(value[card * 3 + SHOT], value[card * 3 + PASS])
    : value[card * 3 + DEFENCE]
}

function effect(s: State, seat: Seat, at: number): number {
  const { does, what } = s.cards
  switch (does[at]) {
    case Does.gain:
    case Does.draw:
      return A_CARD
    case Does.play:
      return bestInHand(s, seat)
    case Does.recall:
      return what[at] === TO_AREA ? A_GOOD_CARD : A_CARD
    case Does.remove:
      return what[at] === TIREDNESS ? A_TRIFLE : -1
    case Does.discard:
      return A_GOOD_CARD
    case Does.reroll:
      return A_CARD
    case Does.save:
      return seat === s.attacker ? 0 : A_GOOD_CARD
    case Does.swap:
      return -1
    default:
      return A_TRIFLE
  }
}

function bestInHand(s: State, seat: Seat): number {
  let most = 0
  for (let i = 0; i < sight.held; i++) most = Math.max(most, valueNow(s, seat, hand[i]))
  return most
}

/** What lying there brings: its values, and what its abilities can do. */
function played(s: State, seat: Seat, card: number): number {
  const { when } = s.cards
  let points = valueNow(s, seat, card)
  for (let k = 0; k < MOST_ABILITIES; k++) {
    const at = card * MOST_ABILITIES + k
    if (when[at] === (seat === s.attacker ? DEFENDING : ATTACKING)) continue
    points += Math.max(0, effect(s, seat, at) - price(s, seat, at, card))
  }
  return points
}

/** §6.4 For this attack. */
function token(s: State, seat: Seat, options: Int16Array, count: number): number {
  const wanted = seat === s.attacker ? [SHOT, PASS, DEFENCE] : [DEFENCE, SHOT, PASS]
  for (const kind of wanted)
    for (let i = 0; i < count; i++) if (options[i] === TOKEN + kind) return options[i]
  return options[0]
}

/** §7.3 All of them: what is kept brings nothing to this attack. */
function mostTokens(options: Int16Array, count: number): number {
  let choice = options[0]
  for (let i = 0; i < count; i++) if (options[i] >= SPEND && options[i] > choice) choice = options[i]
  return choice
}

/** §6.10, §6.11, §12 Abilities after which this attack is over. */
const WHOLE: readonly number[] = [Does.end, Does.advance, Does['special-shot']]

function isWhole(s: State, options: Int16Array, count: number): boolean {
  const card = s.waiting[s.depth - 1]
  for (let i = 0; i < count; i++) {
    const nth = options[i] - USE
    if (nth >= 0 && nth < MOST_ABILITIES && WHOLE.includes(s.cards.does[card * MOST_ABILITIES + nth]))
      return true
  }
  return false
}

/** A card to choose: given up is what brings least to this attack, taken or hit what brings most. */
function target(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
  const { does, what } = s.cards
  const doing = does[s.ability]
  const isSigning = s.signing >= 0 || s.step === REPLACED
  if (isSigning) return patient(s, seat, options, count, whim)
  look(s, seat, scouted(s.cards))
  const hits = s.step !== COMPULSORY && doing === Does.discard && what[s.ability] === RIVAL_CARD
  const givesUp =
    s.step === COMPULSORY || doing === Does.remove || (doing === Does.swap && s.step !== SWAPPED)
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const card = options[i]
    const worth = hits ? hit(s, card) : givesUp ? -valueNow(s, seat, card) : played(s, seat, card)
    if (worth <= most) continue
    most = worth
    choice = card
  }
  return choice
}

/** What a card of the rival's brings this coach by leaving. */
function hit({ cards: { value } }: State, card: number): number {
  const [shot, pass, defence] = [value[card * 3 + SHOT], value[card * 3 + PASS], value[card * 3 + DEFENCE]]
  return sight.role === ATTACK ? contest(0, 0, -defence) : contest(-shot, -pass, 0)
}
