import { Phase } from '../phase.ts'
import { FREE } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §5.9 The attack is over: the next one, whose first question is `further`, or the end of the period. */
const attackEndsBefore = (further: number): FinaleStep => ({
  phase: Phase.AttackEnds,
  play(s) {
    s.chip.fill(FREE)
    s.counter = 0
    s.action = FREE
    if (s.attack >= s.attacks) {
      s.phase = Phase.PeriodEnds
      return
    }
    s.attack++
    s.phase = further
  },
})

export const attackEnds = attackEndsBefore(Phase.Exchange)
export const attackEnds2 = attackEndsBefore(Phase.FurtherTactic)
