import { KEEPER, PERIODS, SQUAD } from '@libero/finale'
import type { AttackPromise, State } from '@libero/finale/opponents'
import {
  attackPromise,
  DONE,
  leadWith,
  lowest,
  MAN,
  oddsOfAction,
  Phase,
  packsCards,
  strengthAfter,
} from '@libero/finale/opponents'
import type { Seat } from '@libero/kernel'
import { best } from '../best.ts'
import type { Bot } from '../bot.ts'
import { strongBuild } from './build.ts'
import {
  ahead,
  changeMustGain,
  freshest,
  lastPeriod,
  quality,
  riskOf,
  sooner,
  stakeOf,
  worthInGoal,
} from './men.ts'
import { nextCard, promisesOf, worthOfColour } from './packing.ts'

/** What the heuristic believes in, in goals; each number was tuned by matches against its neighbours. */
export interface HeuristicWeights {
  /** What one more football on a card is worth at its next use. */
  readonly rotation: number
  /** A man sent off, a man injured, a booking. */
  readonly sentOff: number
  readonly injured: number
  readonly booked: number
  /** Power kept in the hand for later, per point and remaining period. */
  readonly power: number
  /** How much of an average attack a further one is worth. */
  readonly further: number
  /** Whether it forgets which cards the other has shown already. */
  readonly forgetful: boolean
}

export const HEURISTIC_WEIGHTS: HeuristicWeights = {
  rotation: 0.07,
  sentOff: 0.3,
  injured: 0.2,
  booked: 0.05,
  power: 0.02,
  further: 1.1,
  forgetful: false,
}

/** What declining an exchange is worth against the cards that could go. */
const NO_EXCHANGE = -0.35

/** Freely chosen cards: how much earlier a card is wanted for each point of its power. */
const FOUGHT = 0.2

/** Says what each option of a decision is worth, in goals. */
type Weigher = (s: State, seat: Seat, options: Int16Array, count: number) => (action: number) => number

/** Knows the exact odds, what every card turns to, and which risk a man runs; looks one decision ahead. */
export function weigher(weights: HeuristicWeights): Weigher {
  const promise: AttackPromise = { buildUp: 0, goal: 0 }
  const attackValue = new Float64Array(2 * 32)
  const buildUpOdds = new Float64Array(2 * 32)

  const hazardCost = (s: State, man: number): number => riskOf(s, man, weights) * ahead(s)

  /** The odds this man gives, what his card turns to, and what could happen to him. */
  const worthOfMan = (s: State, seat: Seat, action: number): number => {
    const man = seat * SQUAD + action - MAN
    const ball = s.counter ? 1 - s.attacker : s.attacker
    const likelihood = oddsOfAction(s.cards, s.action, leadWith(s, seat, man))
    const turned = strengthAfter(s, man, 1) - strengthAfter(s, man, 0)
    return (
      (seat === ball ? likelihood : 1 - likelihood) * stakeOf(s) +
      ahead(s) * weights.rotation * turned -
      hazardCost(s, man)
    )
  }

  const promiseOf = (s: State, seat: Seat, card: number, bonus: number): number => {
    attackPromise(s, seat, card, bonus, promise)
    return promise.buildUp * promise.goal
  }

  const spentPower = (s: State, card: number): number =>
    weights.power * (s.cards.power[card] - 1) * Math.min(3, Math.max(0, lastPeriod(s) - s.period))

  /** The card that promises most against everything the other may still hold. */
  const worthOfTactic = (s: State, seat: Seat, card: number, options: Int16Array, count: number): number => {
    const rival = (1 - seat) as Seat
    const { power } = s.cards
    let sum = 0
    let cards = 0
    let further = 0
    for (let i = 0; i < count; i++) if (options[i] !== card) further += attackValue[seat * 32 + options[i]]
    if (count > 1) further /= count - 1
    const pool = possibleCards(s, rival)
    let rivalFurther = 0
    for (let rest = pool; rest !== 0; rest &= rest - 1) {
      rivalFurther += attackValue[rival * 32 + lowest(rest)]
      cards++
    }
    rivalFurther /= cards
    for (let rest = pool; rest !== 0; rest &= rest - 1) {
      const answer = lowest(rest)
      const difference = power[card] - power[answer]
      const own =
        attackValue[seat * 32 + card] -
        (1 - buildUpOdds[seat * 32 + card]) * promiseOf(s, rival, answer, Math.abs(difference))
      const theirs =
        attackValue[rival * 32 + answer] -
        (1 - buildUpOdds[rival * 32 + answer]) * promiseOf(s, seat, card, Math.abs(difference))
      if (difference === 0) sum += (own - theirs) / 2
      else if (difference > 0) sum += own + (difference - 1) * weights.further * further
      else sum -= theirs + (-difference - 1) * weights.further * rivalFurther
    }
    return sum / cards - spentPower(s, card)
  }

  /** What the other may play, as far as it is remembered. */
  const possibleCards = (s: State, rival: Seat): number => {
    const hidden = weights.forgetful
      ? s.packed[rival]
      : s.packed[rival] & ~s.shown[rival] & ~s.exchanged[rival]
    return hidden === 0 ? 1 << s.cards.closing : hidden
  }

  const weighTactics = (s: State, seat: Seat): void => {
    for (let side = 0 as Seat; side < 2; side++) {
      const cards = side === seat ? s.hand[side] : s.packed[side] & (weights.forgetful ? -1 : ~s.shown[side])
      for (let rest = cards | (1 << s.cards.closing); rest !== 0; rest &= rest - 1) {
        const card = lowest(rest)
        attackValue[side * 32 + card] = promiseOf(s, side, card, 0)
        buildUpOdds[side * 32 + card] = promise.buildUp
      }
    }
  }

  const worthOfFurther = (s: State, seat: Seat, card: number): number => {
    const rival = (1 - seat) as Seat
    const value = promiseOf(s, seat, card, 0)
    const miss = 1 - promise.buildUp
    const bonus = Math.abs(s.cards.power[card] - s.cards.power[s.faceUp[rival]])
    const counter = s.countered ? 0 : miss * promiseOf(s, rival, s.faceUp[rival], bonus)
    return value - counter - spentPower(s, card)
  }

  const worthOfChange = (s: State, seat: Seat): ((action: number) => number) => {
    const from = seat * SQUAD - MAN
    if (s.leaving[seat] >= 0) return (action) => quality(s, from + action, 0)
    const fresh = freshest(s, seat, false)
    const freshKeeper = freshest(s, seat, true)
    return (action) => {
      if (action === DONE) return changeMustGain(s)
      const man = from + action
      const newcomer = s.line[man] === KEEPER ? freshKeeper : fresh
      return newcomer - quality(s, man, s.turn[man]) + hazardCost(s, man)
    }
  }

  /** Only who has cards to spare exchanges, and only his weakest. */
  const worthOfExchange = (s: State, seat: Seat): ((action: number) => number) => {
    const cards = s.deckLeft[seat] + 3
    const needed = (PERIODS - s.period) * 1.6
    if (s.stage > 0 || cards <= needed + 1) return (action) => (action === DONE ? 0 : -1)
    weighTactics(s, seat)
    return (action) =>
      action === DONE
        ? NO_EXCHANGE
        : -attackValue[seat * 32 + action] - weights.power * 3 * s.cards.power[action]
  }

  /** The colour that both line-ups favour. */
  const worthOfPacking = (s: State, seat: Seat): ((action: number) => number) => {
    const worths = promisesOf(s, seat)
    return (action) =>
      packsCards(s) ? worths[action] + FOUGHT * s.cards.power[action] : worthOfColour(s.cards, action, worths)
  }

  return (s, seat, options, count) => {
    const from = seat * SQUAD - MAN
    switch (s.phase) {
      case Phase.Packing:
        return worthOfPacking(s, seat)
      case Phase.AttackersMen:
      case Phase.DefendersMen:
        return (action) => worthOfMan(s, seat, action)
      case Phase.Tactics:
        weighTactics(s, seat)
        return (action) => worthOfTactic(s, seat, action, options, count)
      case Phase.FurtherTactic:
        return (action) => worthOfFurther(s, seat, action)
      case Phase.Exchange:
        return worthOfExchange(s, seat)
      case Phase.Changes:
        return worthOfChange(s, seat)
      case Phase.ManForKeeper:
        return (action) => -quality(s, from + action, s.turn[from + action])
      case Phase.SentOffKeeper:
        // Without a keeper on the bench the steadiest man goes in goal.
        return (action) => worthInGoal(s, from + action)
      case Phase.HazardOrder:
        return (action) => sooner(s, from + action)
      case Phase.Takers:
      case Phase.NextTaker:
        return (action) => s.cards.strength[s.card[from + action] * 4]
      default:
        return (action) => (action === DONE ? 0 : quality(s, from + action, 0))
    }
  }
}

/** Takes what is worth most by exact odds. */
export function heuristicBot(id: string, weights: HeuristicWeights): Bot<State> {
  const weigh = weigher(weights)
  return {
    id,
    ms: 5,
    choose: (s, seat, options, count, whim) =>
      s.phase === Phase.Packing && packsCards(s)
        ? nextCard(s, seat, options, count, promisesOf(s, seat), whim)
        : best(options, count, weigh(s, seat, options, count)),
    build: strongBuild,
  }
}
