import { Does, MOST_ABILITIES, TEAMS, TO_AREA } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import {
  ACTION,
  abilityToDo,
  COMPULSORY,
  mustOfReroll,
  Phase,
  REPLACED,
  REROLL,
  REROLL_BY,
  rerollCard,
  SKIP,
  SPECIAL,
  SPEND,
  STOP,
  SWAPPED,
  TOKEN,
  USE,
} from '@libero/captain-tsubasa/opponents'
import type { SampledChance, Seat } from '@libero/kernel'
import { best } from '../best.ts'
import type { Bot } from '../bot.ts'
import { drawn } from '../thinking/index.ts'
import { Draft } from './draft.ts'
import { Evaluation, type HeuristicWeights } from './evaluation.ts'
import { type Noise, noNoise } from './noise.ts'
import { answers, answersAmong, canWait, isOffer } from './offers.ts'
import { Plan, useLater, useNow } from './plan.ts'
import { specialMix } from './special-mix.ts'
import { Spending } from './spending.ts'
import { Worth } from './worth.ts'

/** What a noiseAt of one part of a match's share comes to in goals, and in points of a card. */
const LIKELIHOOD = 1
const GOALS = 4
const POINTS = 20
/** What tokens for somebody who turns a contest are worth, as a share of it. */
const TOKENS_FOR_A_TURN = 0.12
/** Decides only between what is alike otherwise. */
const A_TRIFLE = 0.001

/** Counts decks, foresees how a round ends, denies, saves tokens for when they decide; looks one decision ahead. */
export function heuristicBot(id: string, weights: HeuristicWeights, noise: Noise = noNoise): Bot<State> {
  const evaluation = new Evaluation(weights)
  const plan = new Plan(evaluation)
  const worth = new Worth(plan)
  const draft = new Draft(worth)
  const spending = new Spending(worth)

  /** The best as far as this coach sees it; `unit` says in what its worth is counted. */
  const pick = (
    s: State,
    seat: Seat,
    options: Int16Array,
    count: number,
    unit: number,
    worth: (action: number) => number,
  ): number =>
    noise === noNoise
      ? best(options, count, worth)
      : best(options, count, (action) => worth(action) + unit * noise(s, seat, action))

  const chooseTurn = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    // Whatever was asked last, cards are played in an attack phase now.
    s.resume = Phase.NextTurn
    return pick(s, seat, options, count, LIKELIHOOD, (action) => {
      if (action === STOP) return plan.ahead(s, seat, -1, false)
      if (isOffer(s, action)) return worth.bought(s, seat, action) + plan.ahead(s, seat, -1, true)
      const isKeeper = abilityToDo(s, action, Does.save) >= 0
      const keeps = isKeeper && seat === s.attacker ? 0.05 * evaluation.perGoal : 0
      return plan.ahead(s, seat, action, true) + worth.abilities(s, seat, action) - keeps
    })
  }

  const chooseAbility = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    const card = s.waiting[s.depth - 1]
    return pick(s, seat, options, count, LIKELIHOOD, (action) => {
      if (action === SKIP) return 0
      const at = card * MOST_ABILITIES + action - USE
      return worth.effect(s, seat, at) - worth.must(s, seat, at) * evaluation.perGoal
    })
  }

  const chooseTarget = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    const doing = s.cards.does[s.ability]
    const isSigning = s.signing >= 0 || s.step === REPLACED
    const givesUp = isSigning || s.step === COMPULSORY || doing === Does.remove
    if (givesUp) return pick(s, seat, options, count, POINTS, (card) => -useLater(s, card))
    if (doing === Does.discard)
      return pick(s, seat, options, count, POINTS, (card) => useNow(s, 1 - seat, card))
    if (doing === Does.swap && s.step !== SWAPPED)
      return pick(s, seat, options, count, POINTS, (card) => -useNow(s, seat, card))
    if (doing === Does.recall && s.cards.what[s.ability] !== TO_AREA)
      return pick(s, seat, options, count, POINTS, (card) => useLater(s, card))
    return pick(
      s,
      seat,
      options,
      count,
      LIKELIHOOD,
      (card) => worth.withCard(s, seat, card) + worth.abilities(s, seat, card),
    )
  }

  const chooseToken = (s: State, seat: Seat, options: Int16Array, count: number): number =>
    pick(s, seat, options, count, GOALS, (action) => {
      const token = action - TOKEN
      return worth.token(s, seat, token) - 0.01 * s.pool[seat * 3 + token]
    })

  /** §13.1 A motivation is considered on top of the best thing to do without it. */
  const chooseAction = (s: State, seat: Seat, options: Int16Array, count: number): number =>
    pick(s, seat, options, count, LIKELIHOOD, (action) =>
      action < ACTION
        ? spending.bestAction(s) + worth.bought(s, seat, action)
        : spending.action(s, action - ACTION),
    )

  const chooseSpend = (s: State, seat: Seat, options: Int16Array, count: number): number => {
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++)
      if (options[i] >= SPEND) most = Math.max(most, spending.tokens(s, seat, options[i] - SPEND))
    return pick(s, seat, options, count, LIKELIHOOD, (action) =>
      action < SPEND ? most + worth.bought(s, seat, action) : spending.tokens(s, seat, action - SPEND),
    )
  }

  const likeliest = (s: State, seat: Seat, options: Int16Array, count: number): number =>
    best(options, count, (action) => {
      const likelihood = s.rules.odds(s, seat, action)?.likelihood ?? 0
      if (isOffer(s, action)) return Math.max(likelihood, rollAgain(s, seat, action)) - TOKENS_FOR_A_TURN
      return likelihood + (action === SKIP ? 0.02 : 0) - (obliges(s, seat, action) ? A_TRIFLE : 0)
    })

  /** §6.2, §7.5 Whether the card that would have a roll made again obliges to something: of two the other is used. */
  const obliges = (s: State, seat: Seat, action: number): boolean => {
    if (s.phase !== Phase.Reroll || action < REROLL) return false
    if (action >= REROLL_BY) return action - REROLL_BY >= SPECIAL - REROLL
    return mustOfReroll(s, rerollCard(s, seat)) > 0
  }

  /** §13.1 What somebody could still do who has a roll made again. */
  const rollAgain = (s: State, seat: Seat, card: number): number => {
    if (s.phase !== Phase.Reroll || abilityToDo(s, card, Does.reroll) < 0) return 0
    const after = (action: number) => s.rules.odds(s, seat, action)?.likelihood ?? 0
    return s.keeperDie > 0 ? after(REROLL + 2) : Math.max(after(REROLL), after(REROLL + 1))
  }

  const choose = (s: State, seat: Seat, asked: Int16Array, offered: number, whim: SampledChance): number => {
    plan.behold(s, seat)
    const options = canWait(s) ? answers : asked
    const count = canWait(s) ? answersAmong(s, asked, offered) : offered
    switch (s.phase) {
      case Phase.Draft:
        return pick(s, seat, options, count, GOALS, (action) => draft.choice(s, seat, action))
      case Phase.Turn:
        return chooseTurn(s, seat, options, count)
      case Phase.Ability:
        return chooseAbility(s, seat, options, count)
      case Phase.Token:
        return chooseToken(s, seat, options, count)
      case Phase.Target:
        return chooseTarget(s, seat, options, count)
      case Phase.Motivate:
        return pick(s, seat, options, count, LIKELIHOOD, (action) =>
          action === SKIP ? 0 : worth.bought(s, seat, action),
        )
      case Phase.Action:
        return chooseAction(s, seat, options, count)
      case Phase.Spend:
        return chooseSpend(s, seat, options, count)
      case Phase.Reroll:
      case Phase.Save:
        return likeliest(s, seat, options, count)
      case Phase.Special:
        return SPECIAL + drawn(specialMix(s, seat), count, whim)
      default:
        return options[0]
    }
  }

  return { id, ms: 5, choose, build: (seat) => ({ team: TEAMS[seat] }) }
}
