import { Phase } from '../phase.ts'
import { defender } from './asks.ts'
import { moveAtKick } from './moves.ts'

/** §9.3 Before a free kick the defender moves first. */
export const freeKickDefence = moveAtKick({
  phase: Phase.FreeKickDefence,
  rule: '9.3',
  asks: defender,
  next: Phase.FreeKickAttack,
})
