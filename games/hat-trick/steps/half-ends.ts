import { Phase } from '../phase.ts'
import { Luck, luckKey, pair } from '../rules/common.ts'
import { finishMatch, goesToExtraTime, isCleared, verdictOf } from '../rules/half.ts'
import { COIN, HALVES } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §10.4, §11 The other half, extra time, penalties, or the final whistle. */
export const halfEnds: HatTrickStep = {
  phase: Phase.HalfEnds,
  play(s, chance, told) {
    const guard = !isCleared(s) || s.opportunity === 1
    if (guard) s.halfGuards++
    told?.tell({ kind: 'half-over', half: s.half, goals: pair(s.goals), guard })
    s.turn++
    if (s.half < HALVES) {
      s.side = 1 - s.first
      s.phase = Phase.HalfBegins
      return
    }
    const verdict = verdictOf(s)
    if (verdict) finishMatch(s, verdict.winner, verdict.by, told)
    else if (goesToExtraTime(s)) {
      s.side = chance.take(COIN, 2, luckKey(s, Luck.Coin, 1))
      s.phase = Phase.HalfBegins
    } else s.phase = Phase.ShootOutBegins
  },
}
