import type { Seat } from '@libero/kernel'
import { NONE } from '../codes.ts'
import type { State } from '../state.ts'
import { powerOf } from '../vocabulary.ts'

// §12.3 What is taken when time runs out: nobody moves, a pass and a shot are taken, the keeper draws.

export const firstOption = (_s: State, _seat: Seat, [first = NONE]: readonly number[]): number => first

/** The first after doing nothing, where something is better than nothing. */
export const secondOption = (_s: State, _seat: Seat, [first = NONE, second]: readonly number[]): number =>
  second ?? first

export const nothing = (): number => NONE

/** The middle card by power. */
export function middleCard(_s: State, _seat: Seat, actions: readonly number[]): number {
  const byPower = [...actions].sort((a, b) => powerOf(a) - powerOf(b) || a - b)
  return byPower[Math.floor(byPower.length / 2)] ?? NONE
}
