import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { openMoment } from '../rules/course.ts'
import { inShootOut } from '../rules/shoot-out.ts'
import type { HatTrickStep } from './step.ts'

/** Nothing has been added to the shot yet; at a penalty no skill and no style card can. */
export const shotBegins: HatTrickStep = {
  phase: Phase.ShotBegins,
  play(s) {
    s.plusPower = 0
    s.plusDraws = 0
    if (s.penalty || inShootOut(s)) s.phase = Phase.DuelBegins
    else openMoment(s, Moment.Shot)
  },
}
