import { Phase } from '../phase.ts'
import { mayChange } from '../rules/substitutions.ts'
import { layTactics } from '../rules/tactics.ts'
import { FREE, PERIOD_MINUTES } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §5.1 A new period: nobody attacks yet, no counter was played. From the second on, changes come first (§9.1). */
export const periodBegins: FinaleStep = {
  phase: Phase.PeriodBegins,
  play(s, _chance, told) {
    s.period++
    s.attacker = -1
    s.attacks = 0
    s.attack = 0
    s.counter = 0
    s.countered = 0
    s.action = FREE
    s.faceUp.fill(-1)
    s.laid.fill(-1)
    told?.tell({ kind: 'period', period: s.period, minute: (s.period - 1) * PERIOD_MINUTES })
    if (s.period === 1) {
      layTactics(s)
      return
    }
    s.changes.fill(0)
    s.leaving.fill(-1)
    s.ready[0] = mayChange(s, 0) ? 0 : 1
    s.ready[1] = mayChange(s, 1) ? 0 : 1
    if (s.ready[0] && s.ready[1]) layTactics(s)
    else s.phase = Phase.Changes
  },
}
