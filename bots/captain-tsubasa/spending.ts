import { ACTIONS, DEFENCE } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { attackOf, defenceOf, sumOf } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { odds } from './evaluation.ts'
import type { Worth } from './worth.ts'

/** §7.2, §7.3 Shot or pass, and how many tokens, the other coach's answer considered. All as likelihood to win. */
export class Spending {
  constructor(private readonly worth: Worth) {}

  private price(s: State, seat: number, token: number): number {
    return this.worth.token(s, seat, token) * this.worth.evaluation.perGoal
  }

  /** What the defender's best answer leaves of the attacker's stake. */
  private afterAnswer(s: State, lead: number, stake: number): number {
    const defender = 1 - s.attacker
    const price = this.price(s, defender, DEFENCE)
    let least = Number.POSITIVE_INFINITY
    let left = 0
    for (let n = 0; n <= s.pool[defender * 3 + DEFENCE]; n++) {
      const value = odds(lead - n, s.terms.guaranteedSuccess) * stake
      if (value + n * price >= least) continue
      least = value + n * price
      left = value
    }
    return left
  }

  private attack(s: State, action: number, lead: number, n: number): number {
    const stake = this.worth.evaluation.stake(action)
    return this.afterAnswer(s, lead + n, stake) - n * this.price(s, s.attacker, action)
  }

  /** An action with as many tokens as are best. */
  action(s: State, action: number): number {
    const lead = sumOf(s, s.attacker, action) - sumOf(s, 1 - s.attacker, DEFENCE)
    let most = Number.NEGATIVE_INFINITY
    for (let n = 0; n <= s.pool[s.attacker * 3 + action]; n++)
      most = Math.max(most, this.attack(s, action, lead, n))
    return most
  }

  /** The better of shot and pass. */
  bestAction(s: State): number {
    let most = Number.NEGATIVE_INFINITY
    for (let action = 0; action < ACTIONS.length; action++) most = Math.max(most, this.action(s, action))
    return most
  }

  /** So many tokens on the contest under way. */
  tokens(s: State, seat: Seat, n: number): number {
    const lead = attackOf(s) - defenceOf(s)
    if (seat === s.attacker) return this.attack(s, s.action, lead, n)
    const lost = odds(lead - n, s.terms.guaranteedSuccess) * this.worth.evaluation.stake(s.action)
    return -lost - n * this.price(s, seat, DEFENCE)
  }
}
