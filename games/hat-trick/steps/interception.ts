import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { giveBall, numberOf } from '../rules/common.ts'
import { openMoment } from '../rules/course.ts'
import type { HatTrickStep } from './step.ts'

/** §5.2, §5.4 A defender in the line has the ball. */
export const interception: HatTrickStep = {
  phase: Phase.Interception,
  play(s, _chance, told) {
    giveBall(s, s.receiver)
    told?.tell({
      kind: 'intercepted',
      seat: s.side as Seat,
      number: numberOf(s.receiver),
      line: s.line,
    })
    openMoment(s, Moment.Arrival)
  },
}
