import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { openMoment } from '../rules/course.ts'
import { mayShoot } from '../rules/opportunity.ts'
import { maySnapshot } from '../rules/shot.ts'
import { DRIBBLE, kindOf } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/**
 * §4.6 The attacker's card says what happens. In an opportunity it lets the ball be given on without a comparison
 * (§6.4, §6.5), and a dribble asks for nothing (§6.6).
 */
export const action: HatTrickStep = {
  phase: Phase.Action,
  play(s, _chance, told) {
    s.moved = -1
    if (!s.opportunity) s.phase = maySnapshot(s) ? Phase.Snapshot : Phase.CarryOut
    else if (kindOf(s.faceUp[s.side]) === DRIBBLE) mayShoot(s, told)
    else openMoment(s, Moment.OpportunityPass)
  },
}
