import type { Outcome, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { ENDINGS, type State } from '../state.ts'
import {
  HALVES,
  LINES,
  MOST_OPPORTUNITIES_AFTER_TIME,
  MOST_TURNS_AFTER_TIME,
  MOST_TURNS_AFTER_TIME_AT_FIRST,
} from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { lineFor, pair } from './common.ts'

/** §10.1 The decks are the clock: time is up when both have run out. */
export const timeIsUp = (s: State): boolean => s.deckGone[0] === 1 && s.deckGone[1] === 1

/** §10.3 No half ends while the ball is in the two lines before either goal; if so agreed, before the one attacked. */
export function isCleared(s: State): boolean {
  const line = lineFor(s.side, s.field[s.ball])
  return line < LINES - 1 && (line > 2 || s.terms.attackingEndOnly)
}

/** Whether a half whose time is up ends before this turn, which may be an opportunity; if not, the turn is counted. */
export type Whistle = (s: State, isOpportunity: boolean) => boolean

/** At first only an opportunity chosen at a free kick was sure to be played (R11b, R11c). */
export const whistleAtFirst: Whistle = (s) => {
  if (s.opportunity) return false
  if (isCleared(s) || s.late >= MOST_TURNS_AFTER_TIME_AT_FIRST) return true
  s.late++
  return false
}

/** §10.3, §12.4 Not before an opportunity, and else not before the ball is cleared; the guard only breaks endless play. */
export const whistle: Whistle = (s, isOpportunity) => {
  if (isCleared(s) && !isOpportunity) return true
  if (s.late >= (isOpportunity ? MOST_OPPORTUNITIES_AFTER_TIME : MOST_TURNS_AFTER_TIME)) return true
  s.late++
  return false
}

export interface Verdict {
  /** A seat, or 2 for a draw. */
  readonly winner: Seat | 2
  readonly by: (typeof ENDINGS)[number]
}

/** §11.1 Whether a third half is due: the match is level after two. */
export const goesToExtraTime = (s: State): boolean => s.terms.extraTime && s.half === HALVES

/** §10.4, §11.1, §11.2 How the match has ended now that its time is over; nothing if it has to go on. */
export function verdictOf(s: State): Verdict | undefined {
  const [home, away] = pair(s.goals)
  const by = s.half > HALVES ? 'extra-time' : 'normal-time'
  if (home !== away) return { winner: home > away ? 0 : 1, by }
  return goesToExtraTime(s) || s.terms.shootOut ? undefined : { winner: 2, by }
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
