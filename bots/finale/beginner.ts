import type { State } from '@libero/finale/opponents'
import { Phase } from '@libero/finale/opponents'
import { best } from '../best.ts'
import type { Bot } from '../bot.ts'
import { noiseAt } from '../noise.ts'
import { strongBuild } from './build.ts'
import { HEURISTIC_WEIGHTS, weigher } from './heuristic.ts'
import { informationKey } from './information-key.ts'

/** How far a beginner's noise is off, in goals: of men, of tactics, and in footballs where men are compared. */
const OFF_BY = { men: 0.11, tactics: 0.3, quality: 0.9 }

const blurOf = (phase: number): number => {
  if (phase === Phase.AttackersMen || phase === Phase.DefendersMen) return OFF_BY.men
  if (phase === Phase.Tactics || phase === Phase.FurtherTactic || phase === Phase.Packing)
    return OFF_BY.tactics
  return phase === Phase.Exchange ? 0 : OFF_BY.quality
}

const weigh = weigher({ ...HEURISTIC_WEIGHTS, rotation: 0.035, forgetful: true })

/**
 * Sees the odds a little wrong, thinks less of what a card turns to and forgets what was played. In the same
 * position it is always wrong in the same way, so one can learn to beat it.
 */
export const beginnerBot: Bot<State> = {
  id: 'beginner',
  ms: 5,
  choose: (s, seat, options, count) => {
    const worth = weigh(s, seat, options, count)
    const position = informationKey(s, seat)
    const off = blurOf(s.phase)
    return best(options, count, (action) => worth(action) + off * noiseAt(position, action))
  },
  build: strongBuild,
}
