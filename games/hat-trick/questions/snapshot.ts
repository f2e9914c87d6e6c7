import type { Seat } from '@libero/kernel'
import { GO } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkNoOpportunity, checkShown } from '../position/check-turn.ts'
import { numberOf } from '../rules/common.ts'
import { takeShot } from '../rules/course.ts'
import { baseDraws, maySnapshot } from '../rules/shot.ts'
import { endRow } from '../rules/style.ts'
import { powerOf } from '../vocabulary.ts'
import { attacker, yesOrNo } from './asks.ts'
import { nothing } from './in-time.ts'
import { playersQuestion } from './question.ts'

/** §20.1 A shot instead of the action. */
export const snapshot = playersQuestion({
  phase: Phase.Snapshot,
  rule: '20.1',
  words: ['snapshot', 'action'],
  asks: attacker,
  options: yesOrNo,
  decide(s, _seat, action, _chance, told) {
    if (action !== GO) {
      s.phase = Phase.CarryOut
      return
    }
    s.snapshot = 1
    endRow(s, s.side)
    told?.tell({ kind: 'snapshot', seat: s.side as Seat, number: numberOf(s.ball) })
    takeShot(s)
  },
  inTime: nothing,
  prompt: (s, seat) => ({
    about: { power: powerOf(s.faceUp[seat]) - 1, draws: baseDraws(s, s.starKeeper[1 - seat]) },
  }),
  check(s, fields) {
    checkShown(s, fields)
    checkNoOpportunity(s, fields)
    if (!maySnapshot(s)) fields.wrong('phase')
  },
})
