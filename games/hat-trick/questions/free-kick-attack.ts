import { Phase } from '../phase.ts'
import { attacker } from './asks.ts'
import { moveAtKick } from './moves.ts'

/** §9.3 Then the attacker moves. */
export const freeKickAttack = moveAtKick({
  phase: Phase.FreeKickAttack,
  rule: '9.3',
  asks: attacker,
  next: Phase.FreeKickChoice,
})
