import { AREA, CARDS, DECK, DEFENCE, DISCARD, Does, HAND, PASS, SHOT } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { abilityToDo, inAreas, limitOf, MOST_OPTIONS, sumOf } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import type { Evaluation } from './evaluation.ts'

/** What a card is good for in this round: for an attacker the better of shot and pass, for a defender its defence. */
export function useNow(s: State, seat: number, card: number): number {
  const { value } = s.cards
  if (seat !== s.attacker) return value[card * 3 + DEFENCE]
  return Math.max(value[card * 3 + SHOT], value[card * 3 + PASS])
}

/** A card's points at some later use, when its coach may attack or defend. */
export function useLater(s: State, card: number): number {
  const { value } = s.cards
  return (Math.max(value[card * 3 + SHOT], 0.8 * value[card * 3 + PASS]) + value[card * 3 + DEFENCE]) / 2
}

/** What a coach's deck holds on average: hand, draw pile and discard pile together, as everybody can count. */
function averageLater(s: State, seat: number): number {
  let sum = 0
  let count = 0
  for (let card = 0; card < CARDS; card++) {
    const where = s.where[card]
    if (where !== HAND + seat && where !== DECK + seat && where !== DISCARD + seat) continue
    sum += useLater(s, card)
    count++
  }
  return count === 0 ? 0 : sum / count
}

/** What a card of the rival's hand adds when he plays it now, on average over all cards he may hold. */
export function rivalsAverage(s: State, rival: number): number {
  let sum = 0
  let count = 0
  for (let card = 0; card < CARDS; card++) {
    const where = s.where[card]
    if (where !== HAND + rival && where !== DECK + rival) continue
    sum += Math.max(0, useNow(s, rival, card))
    count++
  }
  // He plays his better ones first.
  return count === 0 ? 0 : (1.25 * sum) / count
}

const mine = new Float64Array(CARDS)
const hand = new Int16Array(MOST_OPTIONS)

/** Foresees how a round ends. */
export class Plan {
  /** Sums as they lie, and what the rival's cards are worth; beheld once for all options of a decision. */
  private shot = 0
  private pass = 0
  private defence = 0
  private rivals = 0
  average = 0

  constructor(readonly evaluation: Evaluation) {}

  behold(s: State, seat: Seat): void {
    this.evaluation.behold(s)
    const { attacker } = s
    const { pool } = this.evaluation.weights
    const defender = 1 - attacker
    this.shot = sumOf(s, attacker, SHOT) + pool * s.pool[attacker * 3 + SHOT]
    this.pass = sumOf(s, attacker, PASS) + pool * s.pool[attacker * 3 + PASS]
    this.defence = sumOf(s, defender, DEFENCE) + pool * s.pool[defender * 3 + DEFENCE]
    this.rivals = rivalsAverage(s, 1 - seat)
    this.average = averageLater(s, seat)
  }

  /** The contest if nothing more is played than these points on either side, as this coach's likelihood to win. */
  now(s: State, seat: Seat, shot: number, pass: number, defence: number): number {
    const lead = this.defence + defence
    const value = this.evaluation.contest(
      this.shot + shot - lead,
      this.pass + pass - lead,
      s.terms.guaranteedSuccess,
    )
    return seat === s.attacker ? value : 1 - value
  }

  /**
   * The contest if this coach plays `card` (−1: no card) and goes on (or not) and the rival does what he can, as this
   * coach's likelihood to win. What it costs not to have the cards later is taken off.
   */
  ahead(s: State, seat: Seat, card: number, goesOn: boolean): number {
    const { value } = s.cards
    const rival = 1 - seat
    const room = Math.max(0, limitOf(s) - inAreas(s) - Number(card >= 0))
    const rivalPlays = s.stopped[rival]
      ? 0
      : Math.min(s.size[HAND + rival], goesOn ? Math.ceil(room / 2) : room)
    const ownPlays = goesOn ? Math.min(room - rivalPlays, 5) : 0
    let shot = card < 0 ? 0 : value[card * 3 + SHOT]
    let pass = card < 0 ? 0 : value[card * 3 + PASS]
    let defence = card < 0 ? 0 : value[card * 3 + DEFENCE]
    let cost = card < 0 ? 0 : this.keeping(s, card)
    if (ownPlays > 0) {
      const count = this.bestOfHand(s, seat, card)
      for (let i = 0; i < Math.min(ownPlays, count); i++) {
        const next = hand[i]
        if (mine[i] <= 0) break
        shot += value[next * 3 + SHOT]
        pass += value[next * 3 + PASS]
        defence += value[next * 3 + DEFENCE]
        cost += this.keeping(s, next)
      }
    }
    const theirs = rivalPlays * this.rivals
    const attacking = seat === s.attacker
    const win = attacking ? this.now(s, seat, shot, pass, theirs) : this.now(s, seat, theirs, theirs, defence)
    return win - cost * this.evaluation.perGoal
  }

  /** What holding a card for the next round is worth over drawing another, in goals; below zero for a poor one. */
  keeping(s: State, card: number): number {
    const special = Number(abilityToDo(s, card, Does['special-shot']) >= 0)
    // §9.4 What is left of a hand at the end of a half is shuffled away.
    const { point, late } = this.evaluation.weights
    return point * (s.late ? late : 1) * (useLater(s, card) + special - this.average)
  }

  /** The hand without one card, the most useful first. */
  private bestOfHand(s: State, seat: Seat, without: number): number {
    let count = 0
    for (let card = 0, left = s.size[HAND + seat]; left > 0; card++) {
      if (s.where[card] !== HAND + seat) continue
      left--
      if (card === without) continue
      const worth = useNow(s, seat, card) - 0.5 * Math.max(0, useLater(s, card) - this.average)
      let at = count++
      for (; at > 0 && mine[at - 1] < worth; at--) {
        mine[at] = mine[at - 1]
        hand[at] = hand[at - 1]
      }
      mine[at] = worth
      hand[at] = card
    }
    return count
  }
}

/** The card of an area that helps its coach most now, as points. */
export function bestInArea(s: State, seat: number): number {
  let best = 0
  for (let card = 0; card < CARDS; card++)
    if (s.where[card] === AREA + seat) best = Math.max(best, useNow(s, seat, card))
  return best
}
