import type { Chance, Outcome, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { ENDINGS } from '../state.ts'
import { AREA, DECK, DISCARD, HALVES, HAND, MOST_STOPPAGE } from '../vocabulary.ts'
import { clearAreas, putAll, score, type Told } from './common.ts'
import { fillField } from './field.ts'
import { endOf } from './minute.ts'

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
    minute: endOf(s.half),
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
  told?.tell({ kind: 'full-time', outcome: resultOf(s) })
}

/** §1.2, §10.4 */
export function outcomeOf(s: State): Outcome | undefined {
  return s.phase === Phase.Over ? resultOf(s) : undefined
}

const resultOf = (s: State): Outcome => ({
  goals: score(s),
  ...(s.winner < 2 && { winner: s.winner as Seat }),
  by: ENDINGS[s.ending],
})
