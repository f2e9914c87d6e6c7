import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { PLAYER } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkWithin } from '../position/check-moment.ts'
import { checkFinalLineLater, checkShown } from '../position/check-turn.ts'
import { nearestBeside } from '../rules/as-it-stands.ts'
import { giveBall, numberOf } from '../rules/common.ts'
import { openMoment, sidewaysIsOver } from '../rules/course.ts'
import { OUTFIELD } from '../vocabulary.ts'
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
  options: (s, _seat, out) => nearestBeside(s, out),
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
