import {
  ATTACKING,
  CARDS,
  DOES,
  Does,
  FIELD,
  MATCH_PILE,
  MOST_ABILITIES,
  TO_AREA,
  YELLOW,
} from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { abilityToDo, isOwnSpecial, TOP } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { roundsToCome } from './evaluation.ts'
import { useLater, useNow } from './plan.ts'
import type { Worth } from './worth.ts'

/** §4.3 What a match card is worth, to oneself and to the rival. Everything here is in goals. */
export class Draft {
  constructor(private readonly worth: Worth) {}

  /** One's own gain, and what is left for the rival when he comes after; §12.1 his special shot, even if he does not. */
  choice(s: State, seat: Seat, action: number): number {
    const { weights } = this.worth
    const rival = (1 - seat) as Seat
    const own = action === TOP ? this.unseen(s, seat) : this.card(s, seat, action)
    if (seat !== s.attacker) return own - weights.deny * this.bestLeft(s, rival, action)
    const denies =
      action !== TOP && abilityToDo(s, action, Does['special-shot']) >= 0 && isOwnSpecial(s, rival, action)
    return own + Number(denies) * weights.deny * weights.special
  }

  /** Now in this coach's role, later in either, and by its abilities. */
  private card(s: State, seat: Seat, card: number): number {
    const { weights } = this.worth
    const left = roundsToCome(s)
    const comebacks = Math.min(3, left * weights.comeback)
    let sum = weights.point * (1.4 * useNow(s, seat, card) + useLater(s, card) * comebacks)
    if (abilityToDo(s, card, Does['special-shot']) >= 0 && isOwnSpecial(s, seat, card))
      sum += weights.special * Math.min(1, (left + 1) / 3)
    for (let k = 0; k < MOST_ABILITIES; k++) {
      const at = card * MOST_ABILITIES + k
      const doing = s.cards.does[at]
      if (doing === Does.none || doing === Does['special-shot']) continue
      sum += Math.max(0, this.ability(s, seat, at, left) - this.worth.must(s, seat, at))
    }
    return sum
  }

  private ability(s: State, seat: Seat, at: number, left: number): number {
    const { weights } = this.worth
    const { does, count, what, when, each } = s.cards
    const fits = when[at] === 0 || (when[at] === ATTACKING) === (seat === s.attacker) ? 1 : 0.4
    switch (does[at]) {
      case Does.gain:
        return weights.token * (each[at] ? 3 : count[at]) * Math.min(2, 1 + left * 0.1)
      case Does.draw:
        return weights.card * count[at]
      case Does.pardon:
        return s.booking[seat] === YELLOW ? 0.3 : 0
      case Does.recall:
        return weights.drafted.recall * (what[at] === TO_AREA ? 1.3 : 1)
      default:
        return fits * (weights.drafted[DOES[does[at]]] ?? 0)
    }
  }

  /** Match cards nobody has seen, on average. */
  private unseen(s: State, seat: Seat): number {
    let sum = 0
    let unseen = 0
    for (let card = 0; card < CARDS; card++) {
      if (s.where[card] !== MATCH_PILE || s.cards.half[card] !== s.half) continue
      sum += this.card(s, seat, card)
      unseen++
    }
    return unseen === 0 ? 0 : sum / unseen
  }

  /** The best open card a coach finds if one is gone. */
  private bestLeft(s: State, seat: Seat, without: number): number {
    let most = 0
    for (let card = 0; card < CARDS; card++)
      if (s.where[card] === FIELD && card !== without) most = Math.max(most, this.card(s, seat, card))
    return most
  }
}
