import { Phase } from '../phase.ts'
import { backToMoment } from '../rules/course.ts'
import { takeBall } from '../rules/effect.ts'
import type { HatTrickStep } from './step.ts'

/** §14.2 Won by a skill or a style card: of several lowest numbers the coach has chosen. */
export const ballWon: HatTrickStep = {
  phase: Phase.BallWon,
  play(s, _chance, told) {
    backToMoment(s)
    takeBall(s, s.receiver, told)
  },
}
