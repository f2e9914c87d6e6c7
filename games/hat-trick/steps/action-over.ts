import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { nextTurn, openMoment } from '../rules/course.ts'
import type { HatTrickStep } from './step.ts'

/** §4.7 The action is over; the expansion looks at who has the ball now, and counts what wins style cards. */
export const actionOver: HatTrickStep = {
  phase: Phase.ActionOver,
  play(s) {
    if (!s.terms.players) nextTurn(s)
    else if (s.side === s.attacker) s.phase = Phase.StyleRow
    else openMoment(s, Moment.Turnover)
  },
}
