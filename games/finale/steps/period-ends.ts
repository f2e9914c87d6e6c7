import { Phase } from '../phase.ts'
import { EXTRA_TIME, goToNextPeriod, pair } from '../rules/common.ts'
import { finishMatch, verdictOf } from '../rules/ending.ts'
import { EXTRA_PERIODS, PERIODS } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §5.1, §10 After a period: the next one, extra time, the shoot-out, or the final whistle. */
export const periodEnds: FinaleStep = {
  phase: Phase.PeriodEnds,
  play(s, _chance, told) {
    told?.tell({ kind: 'period-over', period: s.period, goals: pair(s.goals) })
    if (s.period !== PERIODS && s.period !== PERIODS + EXTRA_PERIODS) {
      goToNextPeriod(s)
      return
    }
    const verdict = verdictOf(s)
    if (verdict) finishMatch(s, verdict.winner, verdict.by, told)
    else s.phase = s.stage === EXTRA_TIME ? Phase.ShootOutBegins : Phase.ExtraTimeBegins
  },
}
