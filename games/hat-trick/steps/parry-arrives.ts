import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { giveBall, numberOf, seatOfPlayer } from '../rules/common.ts'
import { nextTurn, openMoment } from '../rules/course.ts'
import type { HatTrickStep } from './step.ts'

/** §7.8 The parried ball has found somebody; at a penalty no skill takes it from him (P15). */
export const parryArrives: HatTrickStep = {
  phase: Phase.ParryArrives,
  play(s, _chance, told) {
    const keeper = (1 - s.side) as Seat
    const to = s.receiver
    giveBall(s, to)
    told?.tell({ kind: 'parried', seat: keeper, to: { seat: seatOfPlayer(to), number: numberOf(to) } })
    if (s.penalty) nextTurn(s)
    else openMoment(s, Moment.Parry)
    s.penalty = 0
  },
}
