import {
  DEFENCE,
  Does,
  FROM_HAND,
  MOST_ABILITIES,
  MUST_BOOK,
  MUST_EXHAUST,
  MUST_REMOVE,
  PASS,
  SHOT,
  THIS,
  TO_AREA,
} from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import {
  ACTION,
  COMPULSORY,
  hasEffect,
  isOwnSpecial,
  Phase,
  REPLACED,
  SKIP,
  SPECIAL,
  SPEND,
  START,
  STOP,
  SWAPPED,
  TOKEN,
  TOP,
  tokensBy,
  USE,
} from '@libero/captain-tsubasa/opponents'
import type { SampledChance, Seat } from '@libero/kernel'
import { drawn } from '../thinking/index.ts'
import { HEURISTIC_WEIGHTS, roundsToCome, severity } from './evaluation.ts'
import { answers, answersAmong, isOffer } from './offers.ts'
import { afterDice, bestBought, bought } from './quick-bench.ts'
import { shotOrPass, tokensToSpend } from './quick-contest.ts'
import type { Scouting } from './scouting.ts'
import { ATTACK, DEFEND, scouted } from './scouting.ts'
import { ahead, contest, hand, look, sight } from './sight.ts'
import { specialMix } from './special-mix.ts'
import { stakes } from './stakes.ts'

/** A decision in about a microsecond, from tables and what this coach can see. */
export function quick(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
  const scouting = scouted(s.cards)
  switch (s.phase) {
    case Phase.Draft:
      return draft(s, seat, options, count, scouting)
    case Phase.Turn:
      return turn(s, seat, options, count, scouting)
    case Phase.Ability:
      return ability(s, seat, answers, answersAmong(s, options, count), scouting)
    case Phase.Token:
      return token(s, seat, answers, answersAmong(s, options, count))
    case Phase.Target:
      return target(s, seat, answers, answersAmong(s, options, count), scouting)
    case Phase.Motivate:
      return comeOn(s, seat, options, count, scouting, SKIP)
    case Phase.Action: {
      const somebody = comeOn(s, seat, options, count, scouting, -1)
      return somebody >= 0 ? somebody : ACTION + shotOrPass(s)
    }
    case Phase.Spend: {
      const somebody = comeOn(s, seat, options, count, scouting, -1)
      return somebody >= 0 ? somebody : SPEND + tokensToSpend(s, seat)
    }
    case Phase.Reroll:
      look(s, seat, scouting)
      return afterDice(s, seat, options, count, scouting)
    case Phase.Save:
      return bestKeeper(s, options, count, scouting)
    case Phase.Special:
      return SPECIAL + drawn(specialMix(s, seat), count, whim)
    case Phase.Toss:
      return START
    default:
      return options[0]
  }
}

/** §4.3 One's own gain; whoever chooses first also thinks of what he leaves. */
function draft(s: State, seat: Seat, options: Int16Array, count: number, scouting: Scouting): number {
  const comebacks = Math.min(3, roundsToCome(s) * HEURISTIC_WEIGHTS.comeback)
  const rival = (1 - seat) as Seat
  const first = seat !== s.attacker
  const role = first ? DEFEND : ATTACK
  let dearest = -1
  let theirs = 0
  let second = 0
  if (first) {
    for (let i = 0; i < count; i++) {
      if (options[i] === TOP) continue
      const worth = drafted(s, rival, ATTACK, options[i], comebacks, scouting)
      if (worth > theirs) {
        second = theirs
        theirs = worth
        dearest = options[i]
      } else if (worth > second) second = worth
    }
  }
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const card = options[i]
    const own =
      card === TOP
        ? scouting.unseen(s.half, role, comebacks)
        : drafted(s, seat, role, card, comebacks, scouting)
    const left = card === dearest ? second : theirs
    const denied =
      !first && card !== TOP && scouting.special[card] && isOwnSpecial(s, rival, card)
        ? HEURISTIC_WEIGHTS.special
        : 0
    const worth = own + HEURISTIC_WEIGHTS.deny * (denied - left)
    if (worth <= most) continue
    most = worth
    choice = card
  }
  return choice
}

const drafted = (
  s: State,
  seat: Seat,
  role: number,
  card: number,
  comebacks: number,
  scouting: Scouting,
): number =>
  scouting.drafted(role, card, comebacks) +
  (scouting.special[card] && isOwnSpecial(s, seat, card) ? HEURISTIC_WEIGHTS.special : 0)

/** §5.1, §5.2 Whichever card leaves the best round to come, or none. */
function turn(s: State, seat: Seat, options: Int16Array, count: number, scouting: Scouting): number {
  look(s, seat, scouting)
  const { bonus } = scouting
  let choice = STOP
  let most = ahead(s, scouting, -1, false)
  let goesOn = Number.NaN
  for (let i = 0; i < count; i++) {
    const card = options[i]
    if (card === STOP) continue
    let worth = 0
    if (isOffer(s, card)) {
      if (Number.isNaN(goesOn)) goesOn = ahead(s, scouting, -1, true)
      worth = goesOn + bought(s, seat, card, scouting)
    } else worth = ahead(s, scouting, card, true) + bonus[sight.role * scouting.count + card] * stakes.perGoal
    if (worth <= most) continue
    most = worth
    choice = card
  }
  return choice
}

/** §13.1, §15.2 Somebody from the bench if he is worth it, `otherwise` if not; looks at the round in any case. */
function comeOn(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  scouting: Scouting,
  otherwise: number,
): number {
  look(s, seat, scouting)
  if (!s.terms.motivation && !s.terms.transfers) return otherwise
  const somebody = bestBought(s, seat, options, count, scouting)
  return somebody < 0 ? otherwise : somebody
}

/** §6.1 The ability that brings most, if it brings anything. */
function ability(s: State, seat: Seat, options: Int16Array, count: number, scouting: Scouting): number {
  const card = s.waiting[s.depth - 1]
  let choice = SKIP
  let most = 0
  let looked = false
  for (let i = 0; i < count; i++) {
    if (options[i] === SKIP) continue
    const at = card * MOST_ABILITIES + options[i] - USE
    const doing = s.cards.does[at]
    if (!looked && doing !== Does.gain && doing !== Does.draw) look(s, seat, scouting)
    looked ||= doing !== Does.gain && doing !== Does.draw
    const worth = effect(s, seat, at, card, scouting)
    if (worth <= most) continue
    most = worth
    choice = options[i]
  }
  return choice
}

/** What an ability brings now, in goals or in likelihood, whichever is at hand: only its sign and order count. */
function effect(s: State, seat: Seat, at: number, card: number, scouting: Scouting): number {
  const { does, must, what } = s.cards
  const role = seat === s.attacker ? ATTACK : DEFEND
  let cost = 0
  if (must[at] === MUST_EXHAUST) cost = HEURISTIC_WEIGHTS.tired * Math.min(1, roundsToCome(s) / 4)
  else if (must[at] === MUST_BOOK) cost = HEURISTIC_WEIGHTS.booked * severity(s.cards) * (roundsToCome(s) + 1)
  // §6.3 For its compulsory part alone: to take its card off.
  if (!hasEffect(s, seat, card, at)) return must[at] === MUST_REMOVE ? leaving(card, role, scouting) : -1
  switch (does[at]) {
    case Does.gain:
      return HEURISTIC_WEIGHTS.token * Math.min(1, (roundsToCome(s) + 1) / 3) * tokensBy(s, seat, at) - cost
    case Does.play:
      return sight.held > 0 && scouting.now[role * scouting.count + hand[0]] > 0 ? 0.05 - cost : -1
    case Does.recall:
      return (what[at] === TO_AREA ? 0.25 : 0.15) - cost
    case Does.remove: {
      if (what[at] === THIS) return leaving(card, role, scouting)
      if (what[at] !== FROM_HAND) return 0.1
      const poorest = hand[sight.held - 1]
      return roundsToCome(s) > 1 ? scouting.average - 1 - scouting.later[poorest] : -1
    }
    case Does.discard:
      return 0.28 - cost
    case Does.end:
      return contest(0, 0, 0) - ahead(s, scouting, -1, true) - cost * stakes.perGoal
    case Does.advance:
      return stakes.kept - ahead(s, scouting, -1, true)
    case Does['special-shot']:
      return (2 * stakes.goal + stakes.lost) / 3 - ahead(s, scouting, -1, true)
    case Does.swap:
      return -1
    default:
      return 0.1 - cost
  }
}

/** §6.8 A defender may do without a poor card. */
const leaving = (card: number, role: number, { average, later, now, count }: Scouting): number =>
  role === DEFEND ? 0.2 * (average - later[card]) - 0.1 * now[count + card] : -1

/** §6.4 For the role of this round first, if there are few. */
function token(s: State, seat: Seat, options: Int16Array, count: number): number {
  const wanted = seat === s.attacker ? SHOT : DEFENCE
  let choice = options[0]
  let fewest = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const kind = options[i] - TOKEN
    const have = s.pool[seat * 3 + kind] + (kind === wanted ? -1 : 0) + (kind === PASS ? 1.5 : 0)
    if (have >= fewest) continue
    fewest = have
    choice = options[i]
  }
  return choice
}

/** A card to choose: given up is the poorest, taken or hit the best. */
function target(s: State, seat: Seat, options: Int16Array, count: number, scouting: Scouting): number {
  const { now, bonus, later, count: cards } = scouting
  const doing = s.cards.does[s.ability]
  const role = seat === s.attacker ? ATTACK : DEFEND
  const isSigning = s.signing >= 0 || s.step === REPLACED
  const givesUp = isSigning || s.step === COMPULSORY || doing === Does.remove
  const swaps = doing === Does.swap && s.step !== SWAPPED
  const keeps = doing === Does.recall && s.cards.what[s.ability] !== TO_AREA
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const card = options[i]
    const worth = givesUp
      ? -later[card]
      : keeps
        ? later[card]
        : swaps
          ? -now[role * cards + card]
          : doing === Does.discard
            ? now[(1 - role) * cards + card]
            : 0.1 * now[role * cards + card] + bonus[role * cards + card]
    if (worth <= most) continue
    most = worth
    choice = card
  }
  return choice
}

/** §8.1 Whoever saves most; §13.1 whoever costs tokens must be better by as much. */
function bestKeeper(s: State, options: Int16Array, count: number, scouting: Scouting): number {
  let choice = SKIP
  let most = 0
  for (let i = 0; i < count; i++) {
    if (options[i] === SKIP) continue
    const worth = scouting.saves[options[i]] - (isOffer(s, options[i]) ? TOKENS_FOR_A_KEEPER : 0)
    if (worth <= most) continue
    most = worth
    choice = options[i]
  }
  return choice
}

/** What tokens for a keeper are worth, as a share of the shot he may save. */
const TOKENS_FOR_A_KEEPER = 0.12
