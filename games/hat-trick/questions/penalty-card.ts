import { Phase } from '../phase.ts'
import { leaveHand } from '../rules/common.ts'
import { forcedCard, legalCards } from '../rules/hand.ts'
import { inShootOut, shootWith } from '../rules/shoot-out.ts'
import { attacker } from './asks.ts'
import { middleCard } from './in-time.ts'
import { question } from './question.ts'

/** §11.2 If five cards were drawn before the shoot-out, the shooter chooses one of them for his penalty. */
export const penaltyCard = question({
  phase: Phase.PenaltyCard,
  rule: '11.2',
  wantsCard: true,
  asks: attacker,
  options: legalCards,
  forced: forcedCard,
  decide(s, seat, card, _chance, told) {
    leaveHand(s, seat, card)
    shootWith(s, seat, card, told)
  },
  inTime: middleCard,
  prompt: (s, seat) => ({ about: { left: s.handLeft[seat] } }),
  check(s, fields) {
    if (!inShootOut(s) || !s.terms.fiveCards) fields.wrong('phase')
  },
})
