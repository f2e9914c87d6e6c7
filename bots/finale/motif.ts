import { FINISH } from '@libero/finale'
import type { Motif } from '@libero/finale/exercises'
import type { State } from '@libero/finale/opponents'
import { Phase } from '@libero/finale/opponents'
import type { Seat } from '@libero/kernel'

/** The chapter a coach's question belongs to. */
export function motifOf(s: State, seat: Seat): Motif | undefined {
  switch (s.phase) {
    case Phase.Tactics:
      // §5.8 The other plays with his closing card: how many attacks there will be is known.
      return s.hand[1 - seat] === 0 ? 'closing-card' : 'number-of-attacks'
    case Phase.Exchange:
      return 'exchange'
    case Phase.FurtherTactic:
      return 'further-attack'
    case Phase.AttackersMen:
      return s.counter ? 'counter' : s.action === FINISH ? 'finish' : 'build-up'
    case Phase.DefendersMen:
      return s.counter ? 'counter' : s.action === FINISH ? 'saving' : 'stopping'
    case Phase.Replacement:
    case Phase.InjuredKeeper:
    case Phase.SentOffKeeper:
    case Phase.ManForKeeper:
    case Phase.HazardOrder:
      return 'hazards'
    case Phase.Changes:
      return 'changes'
    case Phase.Takers:
    case Phase.NextTaker:
      return 'penalties'
    case Phase.Packing:
      return 'deck'
    default:
      return undefined
  }
}
