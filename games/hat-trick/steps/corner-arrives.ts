import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { stopForFreeKick } from '../rules/bench.ts'
import { giveBall, numberOf } from '../rules/common.ts'
import { jumpersReturn } from '../rules/effect.ts'
import type { HatTrickStep } from './step.ts'

/** §20.2 Then as a free kick (§9.3, §9.4), wherever he stands. */
export const cornerArrives: HatTrickStep = {
  phase: Phase.CornerArrives,
  play(s, _chance, told) {
    const taker = s.receiver
    giveBall(s, taker)
    s.moved = -1
    jumpersReturn(s, told)
    told?.tell({ kind: 'corner', seat: s.side as Seat, number: numberOf(taker) })
    stopForFreeKick(s)
  },
}
