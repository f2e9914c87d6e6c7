import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { giveBall, lineFor, numberOf } from '../rules/common.ts'
import { IN_OPPORTUNITY, openMoment } from '../rules/course.ts'
import { Why } from '../rules/deliver.ts'
import { mayShoot } from '../rules/opportunity.ts'
import type { State } from '../state.ts'
import type { HatTrickStep } from './step.ts'

/** §6.4, §6.5 The pass of an opportunity has arrived; by the first rules nothing was used then. */
export const opportunityPassArrives: HatTrickStep = {
  phase: Phase.OpportunityPassArrives,
  play(s, _chance, told) {
    const from = s.ball
    giveBall(s, s.receiver)
    told?.tell(arrival(s, from))
    mayShoot(s, told)
  },
}

/** §15.10 Skills of an arrival are used here too; for them the pass is a successful one (§16.1). */
export const opportunityPassArrives2: HatTrickStep = {
  phase: Phase.OpportunityPassArrives,
  play(s, _chance, told) {
    s.passer = s.ball
    giveBall(s, s.receiver)
    const { side, field, passer } = s
    told?.tell({ ...arrival(s, passer), fromLine: lineFor(side, field[passer]) })
    if (!s.terms.players) {
      mayShoot(s, told)
      return
    }
    s.line = lineFor(s.side, s.field[s.ball])
    s.won = 1
    s.ballGoesBy = Why.Pass
    openMoment(s, Moment.Arrival, IN_OPPORTUNITY)
  },
}

/** The pass as it is told, from whoever gave it to whoever has the ball now. */
const arrival = (s: State, from: number) =>
  ({
    kind: 'passed',
    seat: s.side as Seat,
    from: numberOf(from),
    to: numberOf(s.ball),
    line: lineFor(s.side, s.field[s.ball]),
  }) as const
