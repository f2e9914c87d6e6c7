import type { Awaiting, Seat } from '@libero/kernel'
import { NOBODY } from '@libero/kernel'
import { Phase } from './phase.ts'
import { legalAbilities } from './rules/ability.ts'
import { legalTurn } from './rules/attack.ts'
import { legalMotivate } from './rules/bench.ts'
import { legalAction, legalReroll, legalSpend } from './rules/contest.ts'
import { legalDraft } from './rules/draw.ts'
import { legalTargets, legalTokens } from './rules/effect.ts'
import { legalSaves } from './rules/keeper.ts'
import { legalToss } from './rules/setup.ts'
import { awaitingSpecial, legalSpecials } from './rules/special-shot.ts'
import type { State } from './state.ts'

/** Who is asked in this phase. */
export function awaiting(s: State): Awaiting {
  switch (s.phase) {
    case Phase.Ability:
    case Phase.Token:
    case Phase.Target:
      return (s.actor + 1) as Awaiting
    case Phase.Special:
      return awaitingSpecial(s)
    default:
      return s.phase < Phase.Over ? ((s.turn + 1) as Awaiting) : NOBODY
  }
}

/** What he may answer, as action codes written into `out`. */
export function legal(s: State, seat: Seat, out: Int16Array): number {
  switch (s.phase) {
    case Phase.Toss:
      return legalToss(out)
    case Phase.Draft:
      return legalDraft(s, out)
    case Phase.Turn:
      return legalTurn(s, seat, out)
    case Phase.Ability:
      return legalAbilities(s, seat, out)
    case Phase.Token:
      return legalTokens(s, seat, out)
    case Phase.Target:
      return legalTargets(s, seat, out)
    case Phase.Motivate:
      return legalMotivate(s, seat, out)
    case Phase.Action:
      return legalAction(s, seat, out)
    case Phase.Spend:
      return legalSpend(s, seat, out)
    case Phase.Reroll:
      return legalReroll(s, out)
    case Phase.Save:
      return legalSaves(s, seat, out)
    case Phase.Special:
      return legalSpecials(out)
    default:
      return 0
  }
}
