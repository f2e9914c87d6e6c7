import type { Motif } from '@libero/captain-tsubasa/exercises'
import type { State } from '@libero/captain-tsubasa/opponents'
import { Phase } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'

/** The chapter a coach's question belongs to. */
export function motifOf(s: State, seat: Seat): Motif | undefined {
  switch (s.phase) {
    case Phase.Toss:
      return 'kick-off'
    case Phase.Draft:
      return 'choosing-match-cards'
    case Phase.Turn:
      return seat === s.attacker ? 'attacking-card' : 'defending-card'
    case Phase.Ability:
    case Phase.Target:
      return 'abilities'
    case Phase.Token:
    case Phase.Spend:
      return 'tokens'
    case Phase.Motivate:
      return 'motivation'
    case Phase.Action:
      return 'shot-or-pass'
    case Phase.Reroll:
      return 'rerolls'
    case Phase.Save:
      return 'keeper'
    case Phase.Special:
      return 'special-shots'
    default:
      return undefined
  }
}
