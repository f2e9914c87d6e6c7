import { Phase } from '../phase.ts'
import { attacker } from './asks.ts'
import { moveAtKick } from './moves.ts'

/** §8.2 Before a goal kick the keeper's team moves first. */
export const goalKickAttack = moveAtKick({
  phase: Phase.GoalKickAttack,
  rule: '8.2',
  asks: attacker,
  next: Phase.GoalKickDefence,
})
