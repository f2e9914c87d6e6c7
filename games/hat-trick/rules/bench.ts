import type { Seat } from '@libero/kernel'
import { NONE, SUB } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { BENCH, NOWHERE, OUTFIELD } from '../vocabulary.ts'
import { numberOf } from './common.ts'

/** §20.3 What the match stands still for: a kick-off, a free kick, a goal kick. */
export const STOPPAGES: readonly number[] = [Phase.TurnBegins, Phase.FreeKickDefence, Phase.GoalKickAttack]

export const stopForKickOff = (s: State): void => stoppage(s, Phase.TurnBegins)
export const stopForFreeKick = (s: State): void => stoppage(s, Phase.FreeKickDefence)
export const stopForGoalKick = (s: State): void => stoppage(s, Phase.GoalKickAttack)

/** §20.3 The match stands still: first the team with the ball, then the other may bring somebody on. */
function stoppage(s: State, then: number): void {
  s.phaseAfter = then
  s.nthQuestion = 0
  s.phase = s.terms.events.subs ? Phase.Substitution : then
  if (s.terms.events.subs) nextBench(s)
}

/** Skips a coach who has nobody to bring on. */
export function nextBench(s: State): void {
  for (; s.nthQuestion < 2; s.nthQuestion++) {
    s.asked = s.nthQuestion === 0 ? s.side : 1 - s.side
    if (legalSubs(s, s.asked as Seat, scratch) > 1) return
  }
  s.phase = s.phaseAfter
}

/** Whether a coach may bring somebody on now, and before which kick. */
export const isStoppage = (s: State): boolean => s.phase === Phase.Substitution
export const isBeforeFreeKick = (s: State): boolean => isStoppage(s) && s.phaseAfter === Phase.FreeKickDefence
export const isBeforeGoalKick = (s: State): boolean => isStoppage(s) && s.phaseAfter === Phase.GoalKickAttack

const scratch = new Int16Array(BENCH * OUTFIELD + 1)

/** §20.3 Anybody on the bench for anybody on the pitch whose position he can play. */
export function legalSubs(s: State, seat: Seat, out: Int16Array): number {
  out[0] = NONE
  let count = 1
  if (s.subsLeft[seat] === 0) return count
  const { expansion } = s.cards
  for (let bench = 0; bench < BENCH; bench++) {
    if ((s.benchGone[seat] >> bench) & 1) continue
    const type = s.benchType[seat][bench]
    for (let i = 0; i < OUTFIELD; i++) {
      const player = seat * OUTFIELD + i
      if (s.field[player] === NOWHERE || !expansion.plays(type, numberOf(player))) continue
      out[count++] = SUB + bench * OUTFIELD + i
    }
  }
  return count
}
