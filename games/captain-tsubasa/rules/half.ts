import type { Chance, Outcome, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { ENDINGS } from '../state.ts'
import {
  AREA,
  DECK,
  DISCARD,
  EXTRA_HALVES,
  EXTRA_ROUNDS,
  FIRST_GAME_ROUNDS,
  HALVES,
  HAND,
  MOST_STOPPAGE,
  ROUNDS,
} from '../vocabulary.ts'
import { clearAreas, putAll, score, type Told } from './common.ts'
import { fillField } from './setup.ts'

const HALF_MINUTES = 45
const EXTRA_MINUTES = 15

/** The minute a half begins. */
const beginOf = (half: number): number =>
  half <= HALVES ? (half - 1) * HALF_MINUTES : HALVES * HALF_MINUTES + (half - HALVES - 1) * EXTRA_MINUTES
const lengthOf = (half: number): number => (half <= HALVES ? HALF_MINUTES : EXTRA_MINUTES)

/** §9.2, §10.2, §16.2 */
export const roundsOf = (s: State): number =>
  s.half > HALVES ? EXTRA_ROUNDS : s.terms.firstGame ? FIRST_GAME_ROUNDS : ROUNDS

/** Football minutes: the rounds share their half evenly, stoppage is its last minute. */
export function minute(s: State): number {
  if (s.half === 0) return 0
  if (s.phase === Phase.Over) return beginOf(s.half) + lengthOf(s.half)
  const played = Math.min(1, Math.max(0, s.round - 0.5) / roundsOf(s))
  return beginOf(s.half) + Math.floor(lengthOf(s.half) * played)
}

/** §9.1 Cards and tokens away, the field filled up; §9.3 unless the half ends here. */
export function cleanUp(s: State, chance: Chance, told: Told): void {
  clearAreas(s)
  s.spent.fill(0)
  s.die.fill(0)
  s.keeper = -1
  s.keeperDie = 0
  if (s.late && (!s.kept || s.stoppage === MOST_STOPPAGE)) {
    s.phase = Phase.HalfEnds
    return
  }
  s.stoppage += s.late
  fillField(s, chance, told)
  s.phase = Phase.RoundBegins
}

/** §9.4, §10.1 Everything a coach has becomes his draw pile. */
export function shuffleAll(s: State): void {
  for (let seat = 0; seat < 2; seat++) {
    putAll(s, HAND + seat, DECK + seat)
    putAll(s, DISCARD + seat, DECK + seat)
    putAll(s, AREA + seat, DECK + seat)
  }
}

/** §9.5, §9.6, §10 What follows a half. */
export function endHalf(s: State, told: Told): void {
  const guard = s.kept === 1
  s.guards += s.kept
  told?.tell({
    kind: 'half-over',
    half: s.half,
    score: score(s),
    minute: beginOf(s.half) + lengthOf(s.half),
    ...(guard && { guard }),
  })
  const level = s.goals[0] === s.goals[1]
  if (s.half % 2 === 1 || (s.half === HALVES && level)) {
    s.half++
    s.phase = Phase.HalfBegins
    return
  }
  s.ending = s.half === HALVES ? 0 : level ? 2 : 1
  s.winner = level ? 2 : s.goals[0] > s.goals[1] ? 0 : 1
  s.phase = Phase.Over
  const outcome = outcomeOf(s)
  if (outcome) told?.tell({ kind: 'full-time', outcome })
}

/** §1.2, §10.4 */
export function outcomeOf(s: State): Outcome | undefined {
  if (s.phase !== Phase.Over) return undefined
  return {
    goals: score(s),
    ...(s.winner < 2 && { winner: s.winner as Seat }),
    by: ENDINGS[s.ending],
  }
}

/** The halves a match can have. */
export const MOST_HALVES = HALVES + EXTRA_HALVES
