import { Phase } from '../phase.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §7.1 The attack phase is over: the attacker looks at the sums. */
export const contest: CaptainTsubasaStep = {
  phase: Phase.Contest,
  play(s) {
    s.ability = -1
    s.turn = s.attacker
    s.phase = Phase.Action
  },
}
