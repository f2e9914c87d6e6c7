import type { Awaiting, Seat } from '@libero/kernel'
import { GO, NONE } from '../codes.ts'
import type { State } from '../state.ts'

// Whom many questions ask, and what they ask for.

/** The team with the ball. */
export const attacker = (s: State): Awaiting => (s.side + 1) as Awaiting

export const defender = (s: State): Awaiting => (2 - s.side) as Awaiting

/** Where it does not follow from the question. */
export const whoeverIsAsked = (s: State): Awaiting => (s.asked + 1) as Awaiting

export function yesOrNo(_s: State, _seat: Seat, out: Int16Array): number {
  out[0] = GO
  out[1] = NONE
  return 2
}
