import type { Seat } from '@libero/kernel'
import { NONE } from '../codes.ts'
import { Phase } from '../phase.ts'
import { backToMoment } from '../rules/course.ts'
import { useSkill } from '../rules/effect.ts'
import { backToQuestion, passOver } from '../rules/moment.ts'
import { legalPreventions, prevent as preventSkill } from '../rules/prevent.ts'
import { momentQuestion, roleOf } from './in-moment.ts'

/** §16.10 Whether a skill is prevented: one that has just been declared, or whatever an opponent could use now. */
export const prevent = momentQuestion({
  phase: Phase.Prevent,
  rule: '16.10',
  options: legalPreventions,
  decide(s, seat, action, chance, told) {
    const { declared } = s
    s.declared = -1
    if (action !== NONE) {
      preventSkill(s, seat, action, told)
      // What was declared is off; the question is asked again without it.
      if (declared >= 0) backToQuestion(s)
      else backToMoment(s)
    } else if (declared < 0) passOver(s)
    else {
      backToQuestion(s)
      useSkill(s, (1 - seat) as Seat, declared, chance, told)
    }
  },
  prompt: (s, seat) => ({
    key: s.declared < 0 ? 'prevent' : 'prevent-declared',
    about: roleOf(s, seat),
  }),
})
