import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { Listener } from '../rules/common.ts'
import { Luck, luckKey, pair } from '../rules/common.ts'
import { finishMatch } from '../rules/half.ts'
import { shootOutWinner } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import { COIN, MOST_SUDDEN_PAIRS, PENALTIES } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §11.2, §11.3 Over when one cannot be caught; level after five, pair by pair. A parry is no goal. */
export const penaltyEnds: HatTrickStep = {
  phase: Phase.PenaltyEnds,
  play(s, chance, told) {
    const seat = s.side as Seat
    const scored = s.drawn < s.power
    s.taken[seat]++
    if (scored) s.scored[seat]++
    told?.tell({ kind: 'penalty-result', seat, scored, score: pair(s.scored) })
    s.phase = Phase.Penalties
    const winner = shootOutWinner(pair(s.taken), pair(s.scored))
    if (winner < 2) finishMatch(s, winner, 'shoot-out', told)
    else if (s.taken[0] === s.taken[1] && s.taken[0] >= PENALTIES) nextPair(s, chance, told)
  },
}

/** §11.3, §11.4 After forty pairs lots are drawn. */
function nextPair(s: State, chance: Chance, told: Listener): void {
  if (s.pairs === MOST_SUDDEN_PAIRS) {
    const winner = chance.take(COIN, 2, luckKey(s, Luck.Lots, 0)) as Seat
    told?.tell({ kind: 'lots', seat: winner })
    finishMatch(s, winner, 'lots', told)
    return
  }
  s.pairs++
  told?.tell({ kind: 'sudden-death', pair: s.pairs })
}
