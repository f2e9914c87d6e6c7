import type { State } from '@libero/captain-tsubasa/opponents'
import type { Bot } from '../bot.ts'
import { HEURISTIC_WEIGHTS } from './evaluation.ts'
import { heuristicBot } from './heuristic.ts'
import { noiseOf } from './noise.ts'

/**
 * A coach who knows what is good for him but is a little off about how good, always in the same way; who forgets that
 * the other may want a match card too, and that tokens come on top of what lies on the table.
 */
export const beginnerBot: Bot<State> = heuristicBot(
  'beginner',
  { ...HEURISTIC_WEIGHTS, deny: 0, pool: 0 },
  noiseOf(0.013),
)
