import type { Motif } from '@libero/hat-trick/exercises'
import type { State } from '@libero/hat-trick/opponents'
import { inShootOut, Phase } from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'

/** The chapter a coach's question belongs to. */
export function motifOf(s: State, seat: Seat): Motif | undefined {
  // §6 In a scoring opportunity everything is about the shot.
  if (s.opportunity !== 0 && s.phase <= Phase.OpportunityPass)
    return seat === s.attacker ? 'opportunity' : 'against-opportunity'
  switch (s.phase) {
    case Phase.PlayCard:
      return seat === s.attacker ? 'attacking-card' : 'defending-card'
    case Phase.AttackMove:
      return 'attacking-move'
    case Phase.DefenceMove:
      return 'defending-move'
    case Phase.SidewaysPass:
      return 'sideways-pass'
    case Phase.LongBall:
      return 'long-ball'
    case Phase.OpportunityPass:
      return 'opportunity'
    case Phase.ShootOrNot:
    case Phase.Snapshot:
      return 'shooting'
    case Phase.Duel:
      return s.penalty || inShootOut(s) ? 'penalty' : 'duel'
    case Phase.Save:
      return s.penalty || inShootOut(s) ? 'penalty' : 'keeper'
    case Phase.PenaltyCard:
      return 'penalty'
    case Phase.FreeKickDefence:
    case Phase.FreeKickAttack:
    case Phase.FreeKickChoice:
    case Phase.Fouler:
      return 'free-kick'
    case Phase.GoalKickAttack:
    case Phase.GoalKickDefence:
    case Phase.GoalKickCard:
      return 'goal-kick'
    case Phase.Skill:
      return 'skills'
    case Phase.Prevent:
      return 'prevention'
    case Phase.StyleCard:
    case Phase.TakeStyle:
      return 'style-cards'
    case Phase.Receiver:
      return 'receiver'
    case Phase.Substitution:
    case Phase.Appeal:
      return 'substitution'
    default:
      return undefined
  }
}
