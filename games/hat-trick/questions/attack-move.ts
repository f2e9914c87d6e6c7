import { Phase } from '../phase.ts'
import { checkFinalLine } from '../position/check-turn.ts'
import { ATTACKERS } from '../rules/course.ts'
import { attacker } from './asks.ts'
import { moveByCard } from './moves.ts'

/** §4.2 The attacker moves; then comes the sideways pass. */
export const attackMove = moveByCard({
  phase: Phase.AttackMove,
  rule: '4.2',
  asks: attacker,
  whose: ATTACKERS,
  check: checkFinalLine,
})
