import { Phase } from '../phase.ts'
import { score } from '../rules/common.ts'
import { resultOf } from '../rules/ending.ts'
import { endOf } from '../rules/minute.ts'
import { HALVES } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §9.5, §9.6, §10 What follows a half. */
export const halfEnds: CaptainTsubasaStep = {
  phase: Phase.HalfEnds,
  play(s, _chance, told) {
    const guard = s.kept === 1
    s.guards += s.kept
    told?.tell({
      kind: 'half-over',
      half: s.half,
      score: score(s),
      minute: endOf(s.half),
      ...(guard && { guard }),
    })
    const level = s.goals[0] === s.goals[1]
    if (s.half % 2 === 1 || (s.half === HALVES && level)) {
      s.half++
      s.phase = Phase.HalfBegins
      return
    }
    s.ending = s.half === HALVES ? 0 : level ? 2 : 1
    s.winner = level ? 2 : s.goals[0] > s.goals[1] ? 0 : 1
    s.phase = Phase.Over
    told?.tell({ kind: 'full-time', outcome: resultOf(s) })
  },
}
