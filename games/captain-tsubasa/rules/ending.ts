import type { Outcome, Seat } from '@libero/kernel'
import type { State } from '../state.ts'
import { ENDINGS } from '../state.ts'
import { isOver, score } from './common.ts'

/** §1.2, §10.4 */
export const outcomeOf = (s: State): Outcome | undefined => (isOver(s) ? resultOf(s) : undefined)

/** How a match ended, once it is decided. */
export const resultOf = (s: State): Outcome => ({
  goals: score(s),
  ...(s.winner < 2 && { winner: s.winner as Seat }),
  by: ENDINGS[s.ending],
})
