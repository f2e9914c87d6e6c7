import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { openMoment } from '../rules/course.ts'
import type { HatTrickStep } from './step.ts'

/** §4.4 The ball is about to be given sideways. */
export const sideways: HatTrickStep = {
  phase: Phase.Sideways,
  play: (s) => openMoment(s, Moment.Sideways),
}
