import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { openMoment } from '../rules/course.ts'
import type { HatTrickStep } from './step.ts'

/** §4.2 Skills may be prevented before the attacker moves; without the expansion he is asked at once. */
export const attackMoveBegins: HatTrickStep = {
  phase: Phase.AttackMoveBegins,
  play: (s) => openMoment(s, Moment.Move),
}
