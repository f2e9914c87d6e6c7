import type { Awaiting, Seat } from '@libero/kernel'
import { NOBODY } from '@libero/kernel'
import { GO, NONE } from './codes.ts'
import { Phase } from './phase.ts'
import { legalLongBall } from './rules/action.ts'
import { legalSubs } from './rules/bench.ts'
import { seatOfPlayer } from './rules/common.ts'
import { legalReceivers } from './rules/deliver.ts'
import { legalFreeKickChoice } from './rules/foul.ts'
import { legalMoves, legalSideways } from './rules/move.ts'
import { legalOpportunityPass, legalShootOrNot } from './rules/opportunity.ts'
import { legalPreventions } from './rules/prevent.ts'
import { legalCorners, legalSave } from './rules/shot.ts'
import { legalSkills } from './rules/skill.ts'
import { legalStyleCards, legalStyles } from './rules/style.ts'
import { legalCards } from './rules/turn.ts'
import type { State } from './state.ts'

/** Who is asked in this phase. */
export function awaiting(s: State): Awaiting {
  switch (s.phase) {
    case Phase.PlayCard:
      return ((s.laid[0] < 0 ? 1 : 0) | (s.laid[1] < 0 ? 2 : 0)) as Awaiting
    case Phase.Duel:
      return ((s.corner[0] < 0 ? 1 : 0) | (s.corner[1] < 0 ? 2 : 0)) as Awaiting
    case Phase.DefenceMove:
    case Phase.Save:
    case Phase.FreeKickDefence:
    case Phase.GoalKickDefence:
      return (2 - s.side) as Awaiting
    case Phase.AttackMove:
    case Phase.SidewaysPass:
    case Phase.LongBall:
    case Phase.OpportunityPass:
    case Phase.ShootOrNot:
    case Phase.FreeKickAttack:
    case Phase.FreeKickChoice:
    case Phase.GoalKickAttack:
    case Phase.GoalKickCard:
    case Phase.Snapshot:
      return (s.side + 1) as Awaiting
    case Phase.Skill:
    case Phase.Prevent:
    case Phase.StyleCard:
    case Phase.TakeStyle:
    case Phase.Receiver:
    case Phase.Fouler:
    case Phase.Substitution:
      return (s.asked + 1) as Awaiting
    case Phase.Appeal:
      return (seatOfPlayer(s.fouler) + 1) as Awaiting
    default:
      return NOBODY
  }
}

/** What he may answer, as action codes written into `out`. */
export function legal(s: State, seat: Seat, out: Int16Array): number {
  switch (s.phase) {
    case Phase.PlayCard:
    case Phase.GoalKickCard:
      return legalCards(s, seat, out)
    case Phase.AttackMove:
    case Phase.DefenceMove:
    case Phase.FreeKickDefence:
    case Phase.FreeKickAttack:
    case Phase.GoalKickAttack:
    case Phase.GoalKickDefence:
      return legalMoves(s, seat, out)
    case Phase.SidewaysPass:
      return legalSideways(s, seat, out)
    case Phase.LongBall:
      return legalLongBall(s, seat, out)
    case Phase.OpportunityPass:
      return legalOpportunityPass(s, seat, out)
    case Phase.ShootOrNot:
      return legalShootOrNot(out)
    case Phase.Duel:
      return legalCorners(s, seat, out)
    case Phase.Save:
      return legalSave(out)
    case Phase.FreeKickChoice:
      return legalFreeKickChoice(s, out)
    case Phase.Skill:
      return legalSkills(s, seat, out, 1)
    case Phase.Prevent:
      return legalPreventions(s, seat, out)
    case Phase.StyleCard:
      return legalStyleCards(s, seat, out, 1)
    case Phase.TakeStyle:
      return legalStyles(s, seat, out)
    case Phase.Receiver:
    case Phase.Fouler:
      return legalReceivers(s, out)
    case Phase.Snapshot:
    case Phase.Appeal:
      out[0] = GO
      out[1] = NONE
      return 2
    case Phase.Substitution:
      return legalSubs(s, seat, out)
    default:
      return 0
  }
}
