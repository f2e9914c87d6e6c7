import { A_CHOICE } from '@libero/kernel'
import { GO } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkOpportunity, checkShown } from '../position/check-turn.ts'
import { takeShot } from '../rules/course.ts'
import { decline } from '../rules/opportunity.ts'
import { attacker, yesOrNo } from './asks.ts'
import { question } from './question.ts'

/** §6.7 A shot, or another round of the opportunity. */
export const shootOrNot = question({
  phase: Phase.ShootOrNot,
  rule: '6.7',
  words: ['shoot', 'wait'],
  asks: attacker,
  options: yesOrNo,
  forced: () => A_CHOICE,
  decide(s, seat, action, _chance, told) {
    if (action === GO) takeShot(s)
    else decline(s, seat, told)
  },
  check(s, fields) {
    checkShown(s, fields)
    checkOpportunity(s, fields)
  },
})
