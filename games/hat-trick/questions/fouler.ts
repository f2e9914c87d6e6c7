import { PLAYER } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkFouler } from '../position/check-receiver.ts'
import { checkNoOpportunity, checkShown } from '../position/check-turn.ts'
import { legalReceivers } from '../rules/deliver.ts'
import { foulInAction } from '../rules/foul.ts'
import { OUTFIELD } from '../vocabulary.ts'
import { whoeverIsAsked } from './asks.ts'
import { playersQuestion } from './question.ts'

/** §14.4 Of several lowest numbers the fouling coach says who it was. */
export const fouler = playersQuestion({
  phase: Phase.Fouler,
  rule: '14.4',
  asks: whoeverIsAsked,
  options: (s, _seat, out) => legalReceivers(s, out),
  decide: (s, seat, action, _chance, told) => foulInAction(s, seat * OUTFIELD + action - PLAYER, told),
  whyNotPlayer: (_s, _seat, number) => ({ code: 'not-the-lowest', rule: '14.1', about: { number } }),
  check(s, fields) {
    checkShown(s, fields)
    checkNoOpportunity(s, fields)
    if (fields.sound) checkFouler(s, fields)
  },
})
