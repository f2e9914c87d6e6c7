import { Phase } from '../phase.ts'
import { Luck, lineFor, luckKey, pair } from '../rules/common.ts'
import { finishMatch, verdictOf } from '../rules/half.ts'
import { COIN, HALVES, LINES } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §10.4, §11 The other half, extra time, penalties, or the final whistle. */
export const halfEnds: HatTrickStep = {
  phase: Phase.HalfEnds,
  play(s, chance, told) {
    const line = lineFor(0, s.field[s.ball])
    const guard = line <= 2 || line >= LINES - 1
    told?.tell({ kind: 'half-over', half: s.half, goals: pair(s.goals), guard })
    s.turn++
    if (s.half < HALVES) {
      s.side = 1 - s.first
      s.phase = Phase.HalfBegins
      return
    }
    const verdict = verdictOf(s)
    if (verdict) finishMatch(s, verdict.winner, verdict.by, told)
    else if (s.half === HALVES) {
      s.side = chance.take(COIN, 2, luckKey(s, Luck.Coin, 1))
      s.phase = Phase.HalfBegins
    } else s.phase = Phase.ShootOutBegins
  },
}
