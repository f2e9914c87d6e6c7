import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { giveBall, lineFor, numberOf } from '../rules/common.ts'
import { actionIsOver, openMoment } from '../rules/course.ts'
import { punishFoul } from '../rules/foul.ts'
import { DRIBBLE, kindOf } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** The pass has arrived: after a foul comes the free kick, else whatever skills can make of it. */
export const passArrives: HatTrickStep = {
  phase: Phase.PassArrives,
  play(s, _chance, told) {
    const seat = s.side as Seat
    const from = numberOf(s.ball)
    const to = s.receiver
    giveBall(s, to)
    s.line = lineFor(seat, s.field[to])
    told?.tell({ kind: 'passed', seat, from, to: numberOf(to), line: s.line })
    if (s.fouler >= 0) punishFoul(s)
    else if (kindOf(s.faceUp[seat]) === DRIBBLE) actionIsOver(s)
    else openMoment(s, Moment.Arrival)
  },
}
