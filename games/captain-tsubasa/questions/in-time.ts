import type { Seat } from '@libero/kernel'
import { SKIP } from '../codes.ts'
import type { State } from '../state.ts'

// §17.2 What is taken when time runs out.

/** Nothing, where nothing may be done. */
export const nothing = (): number => SKIP

export const firstOffered = (_s: State, _seat: Seat, actions: readonly number[]): number => actions[0] ?? SKIP

/** What is worth most, the first among equals. */
export const best = (actions: readonly number[], worth: (action: number) => number): number =>
  actions.reduce((best, action) => (worth(action) > worth(best) ? action : best), actions[0] ?? SKIP)

/** A card's values together. */
export const worthOf = (s: State, card: number): number =>
  s.cards.value[card * 3] + s.cards.value[card * 3 + 1] + s.cards.value[card * 3 + 2]
