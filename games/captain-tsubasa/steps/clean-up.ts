import { Phase } from '../phase.ts'
import { clearAreas } from '../rules/common.ts'
import { fillField } from '../rules/field.ts'
import { MOST_STOPPAGE } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §9.1 Cards and tokens away, §2.4 those that lay aside to the reserves, the field filled up; §9.3 unless the half ends here. */
export const cleanUp: CaptainTsubasaStep = {
  phase: Phase.CleanUp,
  play(s, chance, told) {
    clearAreas(s)
    s.spent.fill(0)
    s.aside.fill(0)
    s.die.fill(0)
    s.keeper = -1
    s.keeperDie = 0
    if (s.late && (!s.kept || s.stoppage === MOST_STOPPAGE)) {
      s.phase = Phase.HalfEnds
      return
    }
    s.stoppage += s.late
    fillField(s, chance, told)
    s.phase = Phase.RoundBegins
  },
}
