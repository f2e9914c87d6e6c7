import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { DEFENDERS, openMoment } from '../rules/course.ts'
import type { HatTrickStep } from './step.ts'

/** §4.5 Skills may be prevented before the defender moves; without the expansion he is asked at once. */
export const defenceMoveBegins: HatTrickStep = {
  phase: Phase.DefenceMoveBegins,
  play: (s) => openMoment(s, Moment.Move, DEFENDERS),
}
