import type { Seat } from '@libero/kernel'
import { DONE, firstMan, MAN, strengthOf } from '../rules/common.ts'
import type { State } from '../state.ts'
import { HAND } from '../vocabulary.ts'

// §13.3 What is taken when time runs out.

/** Nothing, where nothing may be done. */
export const nothing = (): number => DONE

/** The middle tactic card by power. */
export function middleTactic(s: State, _seat: Seat, actions: readonly number[]): number {
  const byPower = [...actions].sort((a, b) => s.cards.power[a] - s.cards.power[b] || a - b)
  return byPower[Math.min(HAND - 2, byPower.length - 1)] ?? DONE
}

const strongestBy = (s: State, seat: Seat, actions: readonly number[], sign: number): number => {
  const worth = (action: number) => strengthOf(s, firstMan(seat) + action - MAN) * sign
  return actions.reduce((best, action) => (worth(action) > worth(best) ? action : best))
}

/** The man who is strongest now. */
export const strongest = (s: State, seat: Seat, actions: readonly number[]): number =>
  strongestBy(s, seat, actions, 1)

/** The weakest, for the goal or to make room. */
export const weakest = (s: State, seat: Seat, actions: readonly number[]): number =>
  strongestBy(s, seat, actions, -1)
