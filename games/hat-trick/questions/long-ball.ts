import { Moment } from '../cards/skills.ts'
import { DISTANCE } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkShown } from '../position/check-turn.ts'
import { lineFor, lowestInLine } from '../rules/common.ts'
import { openMoment } from '../rules/course.ts'
import { longBallOdds } from '../sense/index.ts'
import { FINAL_LINE, kindOf, LONG } from '../vocabulary.ts'
import { attacker } from './asks.ts'
import { question } from './question.ts'

/** How far a long ball goes at the most. */
const MOST_LINES = 3

/** §5.3 One, two or three lines ahead; a line with an own player must be chosen if there is one. */
export const longBall = question({
  phase: Phase.LongBall,
  rule: '5.3',
  wantsDistance: true,
  asks: attacker,
  options(s, seat, out) {
    const line = lineFor(seat, s.field[s.ball])
    const most = Math.min(MOST_LINES, FINAL_LINE - line)
    let count = 0
    for (let distance = 1; distance <= most; distance++) {
      if (lowestInLine(s, seat, seat, line + distance) >= 0) out[count++] = DISTANCE + distance - 1
    }
    if (count > 0) return count
    for (let distance = 1; distance <= most; distance++) out[count++] = DISTANCE + distance - 1
    return count
  },
  /** §5.4 Compared in the line the ball is meant for. */
  decide(s, seat, action) {
    s.line = lineFor(seat, s.field[s.ball]) + action - DISTANCE + 1
    openMoment(s, Moment.Compare)
  },
  odds: longBallOdds,
  check(s, fields) {
    checkShown(s, fields)
    if (kindOf(s.faceUp[s.side]) !== LONG) fields.wrong('sides.faceUp')
    if (s.ball < 0 || !fields.sound) return
    if (s.opportunity || lineFor(s.side, s.field[s.ball]) === FINAL_LINE) fields.wrong('phase')
  },
})
