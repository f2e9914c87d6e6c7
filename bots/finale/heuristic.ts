import type { State } from '@libero/finale'
import {
  BENCH,
  DONE,
  EXTRA_PERIODS,
  FINISH,
  INJURY,
  KEEPER,
  lowest,
  MAN,
  PERIODS,
  Phase,
  PITCH,
  RED,
  SQUAD,
  YELLOW,
} from '@libero/finale'
import type { AttackPromise } from '@libero/finale/sense'
import { attackPromise, leadWith, oddsOfAction, strengthAfter } from '@libero/finale/sense'
import type { SampledChance, Seat } from '@libero/kernel'
import { best } from '../best.ts'
import type { Bot } from '../bot.ts'
import { strongBuild } from './build.ts'

/** What the heuristic believes in, in goals; each number was tuned by matches against its neighbours. */
export interface Taste {
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
}

export const TASTE: Taste = {
  rotation: 0.07,
  sentOff: 0.3,
  injured: 0.2,
  booked: 0.05,
  power: 0.02,
  further: 1.1,
}

/** What winning an action is worth: a goal, or in the build-up the chance of one and no counter against. */
const STAKE_FINISH = 1
const STAKE_BUILD_UP = 0.5

/** Knows the exact odds, what every card turns to, and which risk a man runs; looks one decision ahead. */
export function heuristicBot(id: string, taste: Taste): Bot<State> {
  const promise: AttackPromise = { buildUp: 0, goal: 0 }
  const attackValue = new Float64Array(2 * 32)
  const buildUpOdds = new Float64Array(2 * 32)

  /** How many uses of men are still to come decides what the next side of a card is worth. */
  const ahead = (s: State): number => {
    const last = s.stage === 0 ? PERIODS : PERIODS + EXTRA_PERIODS
    const left = last - s.period + (s.attacks > 0 ? 1 - s.attack / (s.attacks + 1) : 1)
    return Math.min(1, left / 2)
  }

  const hazardCost = (s: State, man: number): number => {
    const hazard = s.cards.hazard[s.card[man] * 4 + s.turn[man]]
    if (hazard === 0) return 0
    const cost = ahead(s)
    if (hazard === INJURY) return (taste.injured * cost) / 3
    if (hazard === RED) return (taste.sentOff * cost) / 6
    return hazard === YELLOW ? ((s.booked[man] ? taste.sentOff : taste.booked) * cost) / 2 : 0
  }

  /** The odds this man gives, what his card turns to, and what could happen to him. */
  const worthOfMan = (s: State, seat: Seat, action: number): number => {
    const man = seat * SQUAD + action - MAN
    const ball = s.counter ? 1 - s.attacker : s.attacker
    const likelihood = oddsOfAction(s.action, leadWith(s, seat, man))
    const stake = s.action === FINISH ? STAKE_FINISH : STAKE_BUILD_UP
    const turned = strengthAfter(s, man, 1) - strengthAfter(s, man, 0)
    return (
      (seat === ball ? likelihood : 1 - likelihood) * stake +
      ahead(s) * taste.rotation * turned -
      hazardCost(s, man)
    )
  }

  const promiseOf = (s: State, seat: Seat, card: number, bonus: number): number => {
    attackPromise(s, seat, card, bonus, promise)
    return promise.buildUp * promise.goal
  }

  const spentPower = (s: State, card: number): number =>
    taste.power *
    (s.cards.power[card] - 1) *
    Math.min(3, Math.max(0, (s.stage === 0 ? PERIODS : PERIODS + EXTRA_PERIODS) - s.period))

  /** The card that promises most against everything the other may still hold. */
  const worthOfTactic = (s: State, seat: Seat, card: number, options: Int16Array, count: number): number => {
    const rival = (1 - seat) as Seat
    const { power } = s.cards
    let sum = 0
    let cards = 0
    let further = 0
    for (let i = 0; i < count; i++) if (options[i] !== card) further += attackValue[seat * 32 + options[i]]
    if (count > 1) further /= count - 1
    const hidden = s.packed[rival] & ~s.shown[rival] & ~s.exchanged[rival]
    const pool = hidden === 0 ? 1 << s.cards.closing : hidden
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
      else if (difference > 0) sum += own + (difference - 1) * taste.further * further
      else sum -= theirs + (-difference - 1) * taste.further * rivalFurther
    }
    return sum / cards - spentPower(s, card)
  }

  const weighTactics = (s: State, seat: Seat): void => {
    for (let side = 0 as Seat; side < 2; side++) {
      const cards = side === seat ? s.hand[side] : s.packed[side] & ~s.shown[side]
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

  /** How good a man is from now on: what he shows first counts most. */
  const quality = (s: State, man: number, turn: number): number => {
    const at = s.card[man] * 4
    const { strength } = s.cards
    return (
      0.4 * strength[at + (turn & 3)] +
      0.3 * strength[at + ((turn + 1) & 3)] +
      0.2 * strength[at + ((turn + 2) & 3)] +
      0.1 * strength[at + ((turn + 3) & 3)]
    )
  }

  /** A change must gain more the earlier it comes, for there are only three. */
  const chooseChange = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    const from = seat * SQUAD
    if (s.leaving[seat] >= 0) return best(options, count, (action) => quality(s, from + action - MAN, 0))
    let freshest = -1
    for (let man = from; man < from + SQUAD; man++) {
      if (s.where[man] === BENCH && s.line[man] !== KEEPER) freshest = Math.max(freshest, quality(s, man, 0))
    }
    const threshold = Math.max(0.2, 0.25 * (PERIODS - s.period))
    return best(options, count, (action) => {
      if (action === DONE) return threshold
      const man = from + action - MAN
      return freshest - quality(s, man, s.turn[man]) + hazardCost(s, man)
    })
  }

  /** Only who has cards to spare exchanges, and only his weakest. */
  const chooseExchange = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    const cards = s.deckLeft[seat] + 3
    const needed = (PERIODS - s.period) * 1.6
    if (s.stage > 0 || cards <= needed + 1) return DONE
    weighTactics(s, seat)
    return best(options, count, (action) =>
      action === DONE ? -0.35 : -attackValue[seat * 32 + action] - taste.power * 3 * s.cards.power[action],
    )
  }

  const choose = (s: State, seat: Seat, options: Int16Array, count: number, _whim: SampledChance): number => {
    const from = seat * SQUAD
    switch (s.phase) {
      case Phase.AttackersMen:
      case Phase.DefendersMen:
        return best(options, count, (action) => worthOfMan(s, seat, action))
      case Phase.Tactics:
        weighTactics(s, seat)
        return best(options, count, (action) => worthOfTactic(s, seat, action, options, count))
      case Phase.FurtherTactic:
        return best(options, count, (action) => worthOfFurther(s, seat, action))
      case Phase.Exchange:
        return chooseExchange(s, seat, options, count)
      case Phase.Changes:
        return chooseChange(s, seat, options, count)
      case Phase.ManForKeeper:
        return best(options, count, (action) => -quality(s, from + action - MAN, s.turn[from + action - MAN]))
      case Phase.SentOffKeeper:
        // A bench keeper is worth more than any outfielder in goal; without one the steadiest man goes.
        return best(options, count, (action) => {
          const man = from + action - MAN
          return quality(s, man, s.turn[man]) + (s.where[man] === PITCH ? 0 : 9)
        })
      case Phase.Takers:
      case Phase.NextTaker:
        return best(options, count, (action) => s.cards.strength[s.card[from + action - MAN] * 4])
      default:
        return best(options, count, (action) => (action === DONE ? 0 : quality(s, from + action - MAN, 0)))
    }
  }

  return { id, choose, build: strongBuild }
}
