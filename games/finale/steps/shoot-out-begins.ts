import { Phase } from '../phase.ts'

import { pair, SHOOT_OUT } from '../rules/common.ts'
import { countTakers } from '../rules/shoot-out.ts'
import { FREE } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §11.1 Heads up, no more hazards; each coach names his takers in secret. */
export const shootOutBegins: FinaleStep = {
  phase: Phase.ShootOutBegins,
  play(s, _chance, told) {
    s.stage = SHOOT_OUT
    s.turn.fill(0)
    s.chip.fill(FREE)
    s.attack = 0
    s.attacks = 0
    s.action = FREE
    s.named.fill(0)
    s.shots.fill(0)
    s.scored.fill(0)
    s.first = -1
    s.pairs = 0
    told?.tell({ kind: 'shoot-out', goals: pair(s.goals) })
    for (let seat = 0; seat < 2; seat++) s.ready[seat] = countTakers(s, seat) > 0 ? 0 : 1
    s.phase = s.ready[0] && s.ready[1] ? Phase.Shots : Phase.Takers
  },
}
