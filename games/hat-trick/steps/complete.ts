import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { receiverOfLongBall, runOn } from '../rules/action.ts'
import { lowestInLine } from '../rules/common.ts'
import { openMoment } from '../rules/course.ts'
import { deliver, Why } from '../rules/deliver.ts'
import { punishFoul } from '../rules/foul.ts'
import type { State } from '../state.ts'
import { DRIBBLE, FINAL_LINE, kindOf, SHORT } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** The action is carried out as won; after a foul it is followed by the free kick (§9). */
export const complete: HatTrickStep = {
  phase: Phase.Complete,
  play(s, _chance, told) {
    const seat = s.side as Seat
    const kind = kindOf(s.faceUp[seat])
    s.won = s.fouler < 0 ? 1 : 0
    if (kind === DRIBBLE) {
      runOn(s, told)
      if (s.fouler >= 0) punishFoul(s)
      else openMoment(s, Moment.Dribbled)
    } else if (kind === SHORT) deliver(s, Why.Pass, receiverOfShortPass(s, seat))
    else deliver(s, Why.Pass, receiverOfLongBall(s))
  },
}

/** §5.1, §5.7 The lowest number one line on; is nobody there, the lowest number of the same line. */
function receiverOfShortPass(s: State, seat: Seat): number {
  const ahead = s.line < FINAL_LINE ? lowestInLine(s, seat, seat, s.line + 1) : -1
  return ahead >= 0 ? ahead : lowestInLine(s, seat, seat, s.line)
}
