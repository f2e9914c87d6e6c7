import { PLAYER } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkReceiver } from '../position/check-receiver.ts'
import { checkShown } from '../position/check-turn.ts'
import { arriveAt, legalReceivers, WHYS, Why } from '../rules/deliver.ts'
import { OUTFIELD } from '../vocabulary.ts'
import { whoeverIsAsked } from './asks.ts'
import { playersQuestion } from './question.ts'

/** §14.2 Of several lowest numbers the coach says who gets the ball. */
export const receiver = playersQuestion({
  phase: Phase.Receiver,
  rule: '14.2',
  asks: whoeverIsAsked,
  options: (s, _seat, out) => legalReceivers(s, out),
  decide: (s, _seat, action) => arriveAt(s, s.asked * OUTFIELD + action - PLAYER),
  prompt: (s) => ({ key: `receiver/${WHYS[s.ballGoesBy]}` }),
  whyNotPlayer: (_s, _seat, number) => ({ code: 'not-the-lowest', rule: '14.1', about: { number } }),
  check(s, fields) {
    if (s.ballGoesBy !== Why.GoalKick && s.ballGoesBy !== Why.OutOfCards) checkShown(s, fields)
    if (fields.sound) checkReceiver(s, fields)
  },
})
