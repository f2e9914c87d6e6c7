import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { PLAYER } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkWithin } from '../position/check-moment.ts'
import { checkFinalLineLater, checkShown } from '../position/check-turn.ts'
import { columnOf, giveBall, numberOf, seatOfPlayer } from '../rules/common.ts'
import { openMoment, sidewaysIsOver } from '../rules/course.ts'
import { COLUMNS, OUTFIELD } from '../vocabulary.ts'
import { attacker } from './asks.ts'
import { question } from './question.ts'

/**
 * §4.4 The carrier gives the ball to the nearest team-mate in his line; without one he keeps it. That who has moved may
 * be displaced again is said here for the first rules only: since then the defender's move itself begins with it.
 */
export const sidewaysPass = question({
  phase: Phase.SidewaysPass,
  rule: '4.4',
  asks: attacker,
  options(s, seat, out) {
    const from = s.field[s.ball]
    const column = columnOf(from)
    const line = from - column
    let nearest = COLUMNS
    let count = 0
    for (let c = 0; c < COLUMNS; c++) {
      const player = s.on[line + c] - 1
      if (player < 0 || player === s.ball || seatOfPlayer(player) !== seat) continue
      const distance = Math.abs(c - column)
      if (distance > nearest) continue
      if (distance < nearest) count = 0
      nearest = distance
      out[count++] = PLAYER + (player % OUTFIELD)
    }
    return count
  },
  skip(s, told) {
    told?.tell({ kind: 'no-team-mate', seat: s.side as Seat, number: numberOf(s.ball) })
    s.moved = -1
    sidewaysIsOver(s)
  },
  decide(s, seat, action, _chance, told) {
    const from = numberOf(s.ball)
    giveBall(s, seat * OUTFIELD + action - PLAYER)
    told?.tell({ kind: 'sideways', seat, from, to: numberOf(s.ball) })
    s.moved = -1
    openMoment(s, Moment.TheirSideways)
  },
  whyNotPlayer: (_s, _seat, number) => ({ code: 'not-the-nearest', rule: '4.4', about: { number } }),
  check(s, fields) {
    checkShown(s, fields)
    checkFinalLineLater(s, fields)
    checkWithin(s, 'sideways', fields)
  },
})
