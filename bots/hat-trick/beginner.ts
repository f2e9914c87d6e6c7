import type { State } from '@libero/hat-trick/opponents'
import { NONE, Phase } from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import { noiseAt } from '../noise.ts'
import { heuristicBot, type Slips } from './heuristic.ts'
import { HEURISTIC_WEIGHTS, type HeuristicWeights } from './heuristic-weights.ts'
import { informationKey } from './information-key.ts'

/** How far off his judgement is, in goals; less where a skill would be wasted for nothing. */
const BLUR = 0.06
const BLUR_OF_EXTRAS = 0.01

/** He looks at the ball and what is before it, keeps no good card for later and shoots from where he stands. */
const EAGER: HeuristicWeights = {
  ...HEURISTIC_WEIGHTS,
  behind: 0,
  ahead: 0.004,
  power: 0.005,
  patience: 0.15,
}

const slips: Slips = {
  counts: false,
  of: (s: State, seat: Seat, action: number): number => {
    const isExtra = s.phase >= Phase.Skill && s.phase < Phase.Over
    if (isExtra && action === NONE) return 0
    return (isExtra ? BLUR_OF_EXTRAS : BLUR) * noiseAt(informationKey(s, seat), action)
  },
}

/** A coach who knows the game and noiseOf it, always in the same way, but never out of the blue. */
export const beginnerBot: Bot<State> = heuristicBot('beginner', EAGER, slips)
