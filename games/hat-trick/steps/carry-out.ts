import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { lineFor, seatOfPlayer, step } from '../rules/common.ts'
import { actionIsOver, actionSucceeds, openMoment } from '../rules/course.ts'
import type { State } from '../state.ts'
import { DRIBBLE, FINAL_LINE, kindOf, LONG, SHORT } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §5 A short pass and a dribble are compared, a long ball is first given a line. */
export const carryOut: HatTrickStep = {
  phase: Phase.CarryOut,
  play(s, _chance, told) {
    const kind = kindOf(s.faceUp[s.side])
    s.passer = s.ball
    s.bonus.fill(0)
    // §16.18 A skill may have brought the ball to the final line: there is nothing ahead of it.
    if (kind !== SHORT && lineFor(s.side, s.field[s.ball]) === FINAL_LINE) {
      told?.tell({ kind: 'nobody-there', seat: s.side as Seat, line: FINAL_LINE })
      actionIsOver(s)
    } else if (kind === LONG) s.phase = Phase.LongBall
    else if (kind === DRIBBLE) dribble(s)
    else {
      s.line = lineFor(s.side, s.field[s.ball])
      openMoment(s, Moment.Compare)
    }
  },
}

/** §5.5 Past the man ahead by comparison, into a free field at once, or to a team-mate ahead. */
function dribble(s: State): void {
  const seat = s.side as Seat
  const from = s.field[s.ball]
  const to = step(seat, from, true)
  const there = to < 0 ? -1 : s.on[to] - 1
  s.line = lineFor(seat, from)
  if (there < 0) {
    s.actionsWon[seat]++
    actionSucceeds(s)
  } else if (seatOfPlayer(there) === seat) {
    s.receiver = there
    s.phase = Phase.PassArrives
  } else openMoment(s, Moment.Compare)
}
