import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { stopForGoalKick } from '../rules/bench.ts'
import { drawHand } from '../rules/common.ts'
import { jumpersReturn } from '../rules/effect.ts'
import { endRow } from '../rules/style.ts'
import type { HatTrickStep } from './step.ts'

/** §8.1 The keeper has the ball: three cards each, then a move each, then a card face up. */
export const goalKickBegins: HatTrickStep = {
  phase: Phase.GoalKickBegins,
  play(s, chance, told) {
    const seat = (1 - s.side) as Seat
    s.side = seat
    s.ball = -1
    // §16.7, §19.2 The play is over, and the ball lost.
    jumpersReturn(s, told)
    endRow(s, 1 - seat)
    s.moved = -1
    drawHand(s, 0, chance, 64, told)
    drawHand(s, 1, chance, 64, told)
    told?.tell({ kind: 'goal-kick', seat })
    stopForGoalKick(s)
  },
}
