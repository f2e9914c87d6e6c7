import type { Outcome, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { ENDINGS, type State } from '../state.ts'
import { HALVES, LINES, MOST_TURNS_AFTER_TIME } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { lineFor, pair } from './common.ts'

/** §10.1 The decks are the clock: time is up when both have run out. */
export const timeIsUp = (s: State): boolean => s.deckGone[0] === 1 && s.deckGone[1] === 1

/** §10.3 No half ends while the ball is in the two lines before either goal; but after six more turns it does. */
export function maySoundTheWhistle(s: State): boolean {
  const line = lineFor(0, s.field[s.ball])
  return (line > 2 && line < LINES - 1) || s.late >= MOST_TURNS_AFTER_TIME
}

export interface Verdict {
  /** A seat, or 2 for a draw. */
  readonly winner: Seat | 2
  readonly by: (typeof ENDINGS)[number]
}

/** §10.4, §11.1 How the match has ended now that its time is over; nothing if it has to go on. */
export function verdictOf(s: State): Verdict | undefined {
  const [home, away] = pair(s.goals)
  if (home !== away)
    return { winner: home > away ? 0 : 1, by: s.half > HALVES ? 'extra-time' : 'normal-time' }
  return s.terms.extraTime ? undefined : { winner: 2, by: 'normal-time' }
}

export function finishMatch(s: State, winner: Seat | 2, by: (typeof ENDINGS)[number], told: Listener): void {
  s.winner = winner
  s.ending = ENDINGS.indexOf(by)
  s.phase = Phase.Over
  const outcome = outcomeOf(s)
  if (outcome) told?.tell({ kind: 'full-time', outcome })
}

export const isOver = (s: State): boolean => s.phase === Phase.Over

export function outcomeOf(s: State): Outcome | undefined {
  if (!isOver(s)) return undefined
  return {
    goals: pair(s.goals),
    ...(s.winner < 2 && { winner: s.winner as Seat }),
    by: ENDINGS[s.ending],
    ...(s.half > HALVES + 1 && { shootOut: pair(s.scored) }),
  }
}
