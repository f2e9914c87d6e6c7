import { Phase } from '../phase.ts'
import { nextQuestion } from '../rules/moment.ts'
import type { HatTrickStep } from './step.ts'

/** §15.10 The next question of the moment, or what comes after it. */
export const moment: HatTrickStep = {
  phase: Phase.Moment,
  play: nextQuestion,
}
