import type { Cards } from '@libero/finale'
import { ANY, BUILD_UP, FINISH, KEEPER, PERIODS, PITCH, SQUAD, TACTICS } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { DONE, MAN, oddsOfAction, Phase, packsCards } from '@libero/finale/opponents'
import type { SampledChance, Seat } from '@libero/kernel'
import { HEURISTIC_WEIGHTS } from './heuristic.ts'
import {
  ahead,
  changeMustGain,
  freshest,
  quality,
  riskOf,
  sooner,
  stakeOf,
  strengthChosen,
  worthInGoal,
} from './men.ts'
import { nextCard } from './packing.ts'

/** In goals: what one more football at a man's next use is worth. */
const ROTATION = 0.08
/** What one football more adds to the odds while the other can still answer. */
const FOOTBALL = 0.14
/** What a man still to be chosen will bring. */
const USUAL_STRENGTH = 3.6

/** What a card's attack promises where every man is as strong as the other, by card. */
const promise = new Float64Array(TACTICS)
let promised: Cards | undefined

function usualPromise(cards: Cards): void {
  promised = cards
  const men = (card: number, action: number, side: number): number => {
    const corner = cards.corner(card, action, side)
    let count = 0
    for (let place = 0; place <= ANY; place++) count += cards.places[corner + place]
    return count
  }
  for (let card = 0; card < TACTICS; card++) {
    const lead = (action: number) => 3 * (men(card, action, 0) - men(card, action, 1))
    const buildUp = cards.hasBuildUp[card] ? oddsOfAction(cards, BUILD_UP, lead(BUILD_UP)) : 1
    promise[card] = buildUp * oddsOfAction(cards, FINISH, lead(FINISH))
  }
}

/** The man who gives most now and leaves most for later. */
function quickMan(s: State, seat: Seat, options: Int16Array, count: number): number {
  const { strength } = s.cards
  const from = seat * SQUAD - MAN
  const stake = stakeOf(s)
  const later = ahead(s)
  const answers = s.phase === Phase.DefendersMen
  let lead = 0
  if (answers) {
    let missing = -1
    for (let place = 0; place < s.need.length; place++) missing += s.need[place]
    lead = strengthChosen(s, 1 - seat) - strengthChosen(s, seat) - missing * USUAL_STRENGTH
    if (s.counter && s.action === BUILD_UP)
      lead += Math.abs(s.cards.power[s.faceUp[0]] - s.cards.power[s.faceUp[1]])
    lead = Math.round(lead)
  }
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const man = from + options[i]
    const at = s.card[man] * 4
    const turn = s.turn[man]
    const now = strength[at + turn]
    const win = answers ? -oddsOfAction(s.cards, s.action, lead - now) : FOOTBALL * now
    const worth =
      stake * win +
      later * (ROTATION * (strength[at + ((turn + 1) & 3)] - now) - riskOf(s, man, HEURISTIC_WEIGHTS))
    if (worth <= most) continue
    most = worth
    choice = options[i]
  }
  return choice
}

/** Strong cards fight for the ball; nobody shall know which one comes. */
function quickTactic(s: State, options: Int16Array, count: number, whim: SampledChance): number {
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const card = options[i]
    const worth = 0.25 * s.cards.power[card] + 2 * promise[card] + whim.word() / 0x1_0000_0000
    if (worth <= most) continue
    most = worth
    choice = card
  }
  return choice
}

/** A further attack wants a card that promises much; power is better kept for the next period. */
function quickFurther(s: State, options: Int16Array, count: number): number {
  const saved = s.period < PERIODS || s.stage > 0 ? 0.03 : 0
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const worth = promise[options[i]] - saved * s.cards.power[options[i]]
    if (worth <= most) continue
    most = worth
    choice = options[i]
  }
  return choice
}

function quickChange(s: State, seat: Seat, options: Int16Array, count: number): number {
  const from = seat * SQUAD - MAN
  const comesOn = s.leaving[seat] >= 0
  const fresh = comesOn ? 0 : freshest(s, seat, false)
  const freshKeeper = comesOn ? 0 : freshest(s, seat, true)
  let choice = options[0]
  let most = comesOn ? Number.NEGATIVE_INFINITY : changeMustGain(s)
  for (let i = 0; i < count; i++) {
    if (options[i] === DONE) continue
    const man = from + options[i]
    const worth = comesOn
      ? quality(s, man, 0)
      : (s.line[man] === KEEPER ? freshKeeper : fresh) - quality(s, man, s.turn[man])
    if (worth <= most) continue
    most = worth
    choice = options[i]
  }
  return choice
}

/** Whoever is asked for because of a mishap, or to take a penalty: the best man there is. */
function quickStandIn(s: State, seat: Seat, options: Int16Array, count: number): number {
  const from = seat * SQUAD - MAN
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const action = options[i]
    const worth = action === DONE ? 0 : worthAsStandIn(s, from + action)
    if (worth <= most) continue
    most = worth
    choice = action
  }
  return choice
}

function worthAsStandIn(s: State, man: number): number {
  switch (s.phase) {
    case Phase.ManForKeeper:
      return -quality(s, man, s.turn[man])
    case Phase.SentOffKeeper:
      return worthInGoal(s, man)
    case Phase.HazardOrder:
      return sooner(s, man)
    case Phase.Takers:
    case Phase.NextTaker:
      return s.cards.strength[s.card[man] * 4]
    default:
      return quality(s, man, s.where[man] === PITCH ? s.turn[man] : 0)
  }
}

/** A sensible decision at once, from nothing but what this coach knows. */
export function quick(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
  if (promised !== s.cards) usualPromise(s.cards)
  switch (s.phase) {
    case Phase.AttackersMen:
    case Phase.DefendersMen:
      return quickMan(s, seat, options, count)
    case Phase.Packing:
      return packsCards(s) ? nextCard(s, seat, options, count, promise, whim) : options[whim.below(count)]
    case Phase.Tactics:
      return quickTactic(s, options, count, whim)
    case Phase.FurtherTactic:
      return quickFurther(s, options, count)
    case Phase.Exchange:
      return DONE
    case Phase.Changes:
      return quickChange(s, seat, options, count)
    default:
      return quickStandIn(s, seat, options, count)
  }
}
