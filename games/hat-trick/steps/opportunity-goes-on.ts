import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { drawHand } from '../rules/common.ts'
import { openMoment } from '../rules/course.ts'
import { mayShoot } from '../rules/opportunity.ts'
import type { HatTrickStep } from './step.ts'

/**
 * §6.6 Whatever skills have made of the pass is done. If they have brought the ball to the other team, the opportunity
 * is over: both draw up to three, and it goes on as after any lost ball.
 */
export const opportunityGoesOn: HatTrickStep = {
  phase: Phase.OpportunityGoesOn,
  play(s, chance, told) {
    if (s.side === s.attacker) {
      mayShoot(s, told)
      return
    }
    s.opportunity = 0
    drawHand(s, 0, chance, 64, told)
    drawHand(s, 1, chance, 64, told)
    openMoment(s, Moment.Turnover)
  },
}
