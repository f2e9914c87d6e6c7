import {
  CARDS,
  DEFENCE,
  DISCARD,
  Does,
  FIRST_TRANSFER,
  FROM_HAND,
  HAND,
  MOST_ABILITIES,
  MUST_BOOK,
  MUST_DISCARD,
  MUST_EXHAUST,
  MUST_REMOVE,
  PASS,
  RIVAL_CARD,
  SHOT,
  THIS,
  TO_AREA,
  TOKENS,
} from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { abilityToDo, hasEffect, isOffered, isUsable, tokensBy } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import type { Evaluation, HeuristicWeights } from './evaluation.ts'
import { roundsToCome, severity } from './evaluation.ts'
import type { Plan } from './plan.ts'
import { bestInArea, rivalsAverage, useLater } from './plan.ts'

/** What tokens, abilities and people from the bench are worth. `plan` has beheld the match before anything is asked. */
export class Worth {
  readonly evaluation: Evaluation
  readonly weights: HeuristicWeights

  constructor(readonly plan: Plan) {
    this.evaluation = plan.evaluation
    this.weights = plan.evaluation.weights
  }

  /** A token of a kind in the pool, in goals: less when there are many, next to nothing at the end. */
  token(s: State, seat: number, token: number): number {
    const { weights } = this
    const left = roundsToCome(s) + (s.late ? 0.3 : 1)
    const many = s.pool[seat * 3 + token] >= 4 ? 0.6 : 1
    return weights.token * many * Math.min(1, left / weights.tokenRounds) * (token === PASS ? 0.8 : 1)
  }

  /** §13.1, §15.2 The tokens somebody costs, in goals. */
  private price(s: State, seat: number, card: number): number {
    let sum = 0
    for (let token = 0; token < TOKENS.length; token++)
      sum += s.cards.price[card * 3 + token] * this.token(s, seat, token)
    return sum
  }

  /** §6.2 What a compulsory part costs, in goals. */
  must(s: State, seat: Seat, at: number): number {
    const { weights } = this
    switch (s.cards.must[at]) {
      case MUST_EXHAUST:
        return weights.tired * Math.min(1, roundsToCome(s) / 4)
      case MUST_BOOK:
        return severity(s.cards) * (weights.booked * (roundsToCome(s) + 1) + (s.booking[seat] > 0 ? 0.1 : 0))
      case MUST_DISCARD: {
        const card = this.poorest(s, seat)
        return card < 0 ? 0 : Math.max(0, this.plan.keeping(s, card))
      }
      case MUST_REMOVE:
        return weights.point * useLater(s, Math.floor(at / MOST_ABILITIES)) * this.comebacks(s)
      default:
        return 0
    }
  }

  /** How often a card of the deck is still to come, at the most twice. */
  private comebacks(s: State): number {
    return Math.min(2, roundsToCome(s) * this.weights.comeback)
  }

  /** The card of the hand that is missed least, −1 if it is empty. */
  private poorest(s: State, seat: Seat): number {
    let found = -1
    for (let card = 0; card < CARDS; card++)
      if (s.where[card] === HAND + seat && (found < 0 || useLater(s, card) < useLater(s, found))) found = card
    return found
  }

  /** The contest with a card's values more, or fewer, as this coach's likelihood to win. */
  withCard(s: State, seat: Seat, card: number, times = 1): number {
    const { value } = s.cards
    const more = (token: number) => times * value[card * 3 + token]
    return seat === s.attacker
      ? this.plan.now(s, seat, more(SHOT), more(PASS), 0)
      : this.plan.now(s, seat, 0, 0, more(DEFENCE))
  }

  /** What playing one more card of a pile at once would bring, as likelihood to win. */
  private bestPlay(s: State, seat: Seat, pile: number): number {
    const before = this.plan.now(s, seat, 0, 0, 0)
    let most = -1
    for (let card = 0; card < CARDS; card++) {
      if (s.where[card] !== pile) continue
      const kept =
        pile === DISCARD + seat ? 0 : Math.max(0, this.plan.keeping(s, card)) * this.evaluation.perGoal
      most = Math.max(most, this.withCard(s, seat, card) - before - kept)
    }
    return most
  }

  /** §6.4 Tokens, in goals. */
  private gain(s: State, seat: Seat, at: number): number {
    const { each } = s.cards
    let most = 0
    let all = 0
    for (let token = 0; token < TOKENS.length; token++) {
      if (!isOffered(s, seat, at, token)) continue
      most = Math.max(most, this.token(s, seat, token))
      all += this.token(s, seat, token)
    }
    return 0.01 + (each[at] ? all : most * tokensBy(s, seat, at))
  }

  /** A deck without a poor card draws better ones, in goals. */
  private thinned(s: State, card: number): number {
    return this.weights.point * (this.plan.average - useLater(s, card)) * this.comebacks(s)
  }

  /** What using an ability now brings, as likelihood to win, before its compulsory part. */
  effect(s: State, seat: Seat, at: number): number {
    const card = Math.floor(at / MOST_ABILITIES)
    if (!hasEffect(s, seat, card, at)) return this.nothingBut(s, seat, card, at)
    const { evaluation, plan, weights } = this
    const { does, what, count } = s.cards
    const goals = evaluation.perGoal
    switch (does[at]) {
      case Does.gain:
        return this.gain(s, seat, at) * goals
      case Does.draw:
        return weights.card * count[at] * goals
      case Does.play:
        return this.bestPlay(s, seat, HAND + seat)
      case Does.recall:
        return what[at] === TO_AREA ? this.bestPlay(s, seat, DISCARD + seat) : 1.3 * weights.card * goals
      case Does.remove:
        return this.removal(s, seat, at)
      case Does.discard: {
        const rival = (1 - seat) as Seat
        const lost = what[at] === RIVAL_CARD ? bestInArea(s, rival) : 0.7 * rivalsAverage(s, rival)
        const hit = seat === s.attacker ? plan.now(s, seat, 0, 0, -lost) : plan.now(s, seat, -lost, -lost, 0)
        return hit - plan.now(s, seat, 0, 0, 0)
      }
      case Does.exhaust:
        return weights.tired * goals
      case Does.pardon:
        return weights.booked * severity(s.cards) * (roundsToCome(s) + 1) * goals
      case Does.swap:
        return -0.01
      case Does.end:
        return plan.now(s, seat, 0, 0, 0) - plan.ahead(s, seat, -1, true)
      case Does.advance:
        return evaluation.kept - plan.ahead(s, seat, -1, true)
      case Does['special-shot']:
        return (2 * evaluation.goal + evaluation.lost) / 3 - plan.ahead(s, seat, -1, true)
      default:
        return 0
    }
  }

  /** §6.3 An ability without an effect is used to take its card off, if at all; to whom that is worth something it costs nothing. */
  private nothingBut(s: State, seat: Seat, card: number, at: number): number {
    if (s.cards.must[at] !== MUST_REMOVE) return 0
    return this.leaving(s, seat, card) + this.must(s, seat, at) * this.evaluation.perGoal
  }

  /** §6.8 This card is missed in the contest; a poor one of the hand, or exhaustion, is not missed at all. */
  private removal(s: State, seat: Seat, at: number): number {
    const { evaluation, weights } = this
    const what = s.cards.what[at]
    if (what === FROM_HAND) {
      const card = this.poorest(s, seat)
      return card < 0 ? 0 : this.thinned(s, card) * evaluation.perGoal
    }
    if (what !== THIS) return weights.tired * evaluation.perGoal
    return this.leaving(s, seat, Math.floor(at / MOST_ABILITIES))
  }

  /** What it brings that a card leaves the area and the match. */
  private leaving(s: State, seat: Seat, card: number): number {
    const missed = this.plan.now(s, seat, 0, 0, 0) - this.withCard(s, seat, card, -1)
    return this.thinned(s, card) * this.evaluation.perGoal - missed
  }

  /** All abilities of a card together, if they were used as soon as it lies there. */
  abilities(s: State, seat: Seat, card: number): number {
    const { evaluation } = this
    let sum = 0
    if (abilityToDo(s, card, Does.reroll) >= 0) sum += 0.06 * evaluation.perGoal
    if (abilityToDo(s, card, Does.save) >= 0 && seat !== s.attacker) sum += 0.12 * evaluation.perGoal
    for (let k = 0; k < MOST_ABILITIES; k++) {
      const at = card * MOST_ABILITIES + k
      const doing = s.cards.does[at]
      // What another card would bring, or an early end, is part of what is foreseen anyway.
      if (doing === Does.play || doing === Does.end || !isUsable(s, seat, card, k)) continue
      sum += Math.max(0, this.effect(s, seat, at) - this.must(s, seat, at) * evaluation.perGoal)
    }
    return sum
  }

  /** §13, §15 A better card now and in every round to come, for tokens. */
  bought(s: State, seat: Seat, card: number): number {
    const { plan, weights } = this
    const { value } = s.cards
    const from = card < FIRST_TRANSFER ? s.cards.replaces[card] : -1
    const more = (token: number) => value[card * 3 + token] - (from < 0 ? 0 : value[from * 3 + token])
    const now =
      seat === s.attacker
        ? plan.now(s, seat, more(SHOT), more(PASS), 0)
        : plan.now(s, seat, 0, 0, more(DEFENCE))
    const later = useLater(s, card) - (from < 0 ? plan.average : useLater(s, from))
    const lasting = weights.point * later * roundsToCome(s) * weights.comeback - this.price(s, seat, card)
    return (
      now - plan.now(s, seat, 0, 0, 0) + lasting * this.evaluation.perGoal + this.abilities(s, seat, card)
    )
  }
}
