import type { State } from '@libero/hat-trick'
import { NONE, Phase } from '@libero/hat-trick'
import type { Seat } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import { heuristicBot, type Slips } from './heuristic.ts'
import { mark } from './mark.ts'
import { TASTE, type Taste } from './taste.ts'

/** How far off his judgement is, in goals; less where a skill would be wasted for nothing. */
const BLUR = 0.06
const BLUR_OF_EXTRAS = 0.01

/** He looks at the ball and what is before it, keeps no good card for later and shoots from where he stands. */
const EAGER: Taste = { ...TASTE, behind: 0, ahead: 0.004, power: 0.005, patience: 0.15 }

/** Like a bell curve around 0, and the same for the same two numbers: a coach is wrong in the same way again. */
export function blur(position: number, action: number): number {
  let x = Math.imul(position | 0, 0x9e3779b1) ^ Math.imul((position / 0x1_0000_0000) | 0, 0x85ebca6b)
  let sum = 0
  for (let n = 0; n < 4; n++) {
    x = Math.imul(x ^ (action + 1) ^ (x >>> 15), 0x2c1b3c6d) + n
    x = Math.imul(x ^ (x >>> 12), 0x297a2d39)
    sum += (x ^ (x >>> 15)) >>> 0
  }
  // Four even spreads: their sum has a standard deviation of √(4/12).
  return (sum / 0x1_0000_0000 - 2) * Math.sqrt(3)
}

const slips: Slips = {
  counts: false,
  of: (s: State, seat: Seat, action: number): number => {
    const isExtra = s.phase >= Phase.Skill && s.phase < Phase.Over
    if (isExtra && action === NONE) return 0
    return (isExtra ? BLUR_OF_EXTRAS : BLUR) * blur(mark(s, seat), action)
  },
}

/** A coach who knows the game and misjudges it, always in the same way, but never out of the blue. */
export const beginnerBot: Bot<State> = heuristicBot('beginner', EAGER, slips)
