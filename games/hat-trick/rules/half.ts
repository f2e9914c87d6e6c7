import type { Chance, Outcome, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { ENDINGS, type State } from '../state.ts'
import { COIN, HALVES, LINES, MOST_TURNS_AFTER_TIME } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { Luck, lineFor, luckKey, pair } from './common.ts'
import { beginHalf } from './setup.ts'
import { beginShootOut } from './shoot-out.ts'

/** §10.1 The decks are the clock: time is up when both have run out. */
export const timeIsUp = (s: State): boolean => s.deckGone[0] === 1 && s.deckGone[1] === 1

/** §10.3 No half ends while the ball is in the two lines before either goal; but after six more turns it does. */
export function maySoundTheWhistle(s: State): boolean {
  const line = lineFor(0, s.field[s.ball])
  return (line > 2 && line < LINES - 1) || s.late >= MOST_TURNS_AFTER_TIME
}

/** §10.4, §11 The other half, extra time, penalties, or the final whistle. */
export function endHalf(s: State, chance: Chance, told: Told): void {
  const line = lineFor(0, s.field[s.ball])
  told?.tell({ kind: 'half-over', half: s.half, goals: pair(s.goals), guard: line <= 2 || line >= LINES - 1 })
  s.turn++
  if (s.half < HALVES) {
    beginHalf(s, (1 - s.first) as Seat, chance, told)
    return
  }
  const verdict = verdictOf(s)
  if (verdict) finishMatch(s, verdict.winner, verdict.by, told)
  else if (s.half === HALVES)
    beginHalf(s, chance.take(COIN, 2, luckKey(s, Luck.Coin, 1)) as Seat, chance, told)
  else beginShootOut(s, chance, told)
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

export function finishMatch(s: State, winner: Seat | 2, by: (typeof ENDINGS)[number], told: Told): void {
  s.winner = winner
  s.ending = ENDINGS.indexOf(by)
  s.phase = Phase.Over
  const outcome = outcomeOf(s)
  if (outcome) told?.tell({ kind: 'full-time', outcome })
}

export function outcomeOf(s: State): Outcome | undefined {
  if (s.phase !== Phase.Over) return undefined
  return {
    goals: pair(s.goals),
    ...(s.winner < 2 && { winner: s.winner as Seat }),
    by: ENDINGS[s.ending],
    ...(s.half > HALVES + 1 && { shootOut: pair(s.scored) }),
  }
}
