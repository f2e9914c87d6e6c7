import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { stopForFreeKick } from '../rules/bench.ts'
import { drawHand, isMiddle, lineFor, numberOf } from '../rules/common.ts'
import { takeShot } from '../rules/course.ts'
import { jumpersReturn } from '../rules/effect.ts'
import { endRow } from '../rules/style.ts'
import { FINAL_LINE, HAND } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §9.3, §9.5, §18.9 A free kick where the ball is; from a middle field of the final line a penalty. */
export const freeKickAtFirst: HatTrickStep = {
  phase: Phase.FreeKick,
  play(s, chance, told) {
    const attacker = s.side as Seat
    const field = s.field[s.ball]
    s.moved = -1
    jumpersReturn(s, told)
    if (s.handLeft[0] < HAND || s.handLeft[1] < HAND) {
      drawHand(s, 0, chance, 64, told)
      drawHand(s, 1, chance, 64, told)
    }
    s.opportunity = 0
    if (lineFor(attacker, field) === FINAL_LINE && isMiddle(field)) {
      s.penalty = 1
      s.penalties[attacker]++
      told?.tell({ kind: 'penalty', seat: attacker, number: numberOf(s.ball) })
      takeShot(s)
      return
    }
    told?.tell({ kind: 'free-kick', seat: attacker, number: numberOf(s.ball) })
    stopForFreeKick(s)
  },
}

/** §19.2 A foul is no success, one drawn by a style card no more than any other; by the first rules that one ended no row. */
export const freeKick: HatTrickStep = {
  phase: Phase.FreeKick,
  play(s, chance, told) {
    endRow(s, s.side)
    freeKickAtFirst.play(s, chance, told)
  },
}
