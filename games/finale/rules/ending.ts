import type { Outcome, Pair, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { ENDINGS } from '../state.ts'
import type { Listener } from './common.ts'
import { EXTRA_TIME, isOver, NORMAL_TIME, pair, SHOOT_OUT } from './common.ts'

/** What counts for the decision: the goals of the match, in a second leg those of both (§12.1). */
export function standing(s: State): Pair<number> {
  const [home, away] = pair(s.goals)
  return s.terms.leg === 2 ? [home + s.terms.firstLeg[0], away + s.terms.firstLeg[1]] : [home, away]
}

/** §12.3 Goals scored at the other club's ground: home's in the first leg, away's in this one. */
function awayGoals(s: State): Pair<number> {
  return [s.terms.firstLeg[0], s.goals[1]]
}

export interface Verdict {
  /** A seat, or 2 for a draw. */
  readonly winner: Seat | 2
  readonly by: (typeof ENDINGS)[number]
}

/** §10.1, §12 How the match has ended now that its time is over; nothing if it has to go on. */
export function verdictOf(s: State): Verdict | undefined {
  const [home, away] = standing(s)
  if (home !== away) {
    const inTime = s.terms.leg === 2 ? 'aggregate' : 'normal-time'
    return { winner: home > away ? 0 : 1, by: s.stage === EXTRA_TIME ? 'extra-time' : inTime }
  }
  const [homeAbroad, awayAbroad] = awayGoals(s)
  if (s.terms.leg === 2 && s.terms.awayGoals && homeAbroad !== awayAbroad)
    return { winner: homeAbroad > awayAbroad ? 0 : 1, by: 'away-goals' }
  return s.stage === NORMAL_TIME && !extraTimeIsPlayed(s) ? { winner: 2, by: 'normal-time' } : undefined
}

/** §10.2, §12.2 By agreement in a single match; in a tie after the second leg, and only then. */
export const extraTimeIsPlayed = (s: State): boolean =>
  s.terms.leg === 0 ? s.terms.extraTime : s.terms.leg === 2

export function finishMatch(s: State, winner: Seat | 2, by: (typeof ENDINGS)[number], told: Listener): void {
  s.winner = winner
  s.ending = ENDINGS.indexOf(by)
  s.phase = Phase.Over
  const outcome = outcomeOf(s)
  if (outcome) told?.tell({ kind: 'full-time', outcome })
}

export function outcomeOf(s: State): Outcome | undefined {
  if (!isOver(s)) return undefined
  return {
    goals: pair(s.goals),
    ...(s.winner < 2 && { winner: s.winner as Seat }),
    by: ENDINGS[s.ending] ?? 'normal-time',
    ...(s.stage === SHOOT_OUT && { shootOut: pair(s.scored) }),
    ...(s.terms.leg === 2 && { aggregate: standing(s) }),
  }
}

/** §11.2 Both coaches have named who is due. */
export const startShots = (s: State): void => {
  s.phase = Phase.Shots
}
