import type { Awaiting } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { checkAction } from '../position/check-clock.ts'
import { bits, firstMan, lowest, MAN } from '../rules/common.ts'
import { backToHazards, orderIsAsked, seatAtRisk, takeOne } from '../rules/hazards.ts'
import { rollFor } from '../rules/mishaps.ts'
import { ACTIONS } from '../vocabulary.ts'
import { question, refuseMan } from './question.ts'

/** §8.1 Which of his men under a hazard a coach rolls for next. */
export const hazardOrder = question({
  phase: Phase.HazardOrder,
  rule: '8.1',
  asks: (s) => (seatAtRisk(s) + 1) as Awaiting,
  options(s, seat, out) {
    let count = 0
    for (let rest = s.atRisk[seat]; rest !== 0; rest &= rest - 1) out[count++] = MAN + lowest(rest)
    return count
  },
  decide(s, seat, action, chance, told) {
    takeOne(s, seat, action - MAN)
    backToHazards(s)
    rollFor(s, firstMan(seat) + action - MAN, chance, told)
  },
  inTime: (_s, _seat, [first = MAN]) => first,
  prompt: (s, seat) => ({
    key: 'hazard-order',
    about: { action: ACTIONS[s.action], left: bits(s.atRisk[seat]) },
  }),
  whyNotMan: (s, _seat, man) => refuseMan(s, man, 'nothing-to-roll-for', '8.1'),
  check(s, fields) {
    checkAction(s, fields)
    const seat = seatAtRisk(s)
    if (seat === -1 || !orderIsAsked(s, seat)) fields.wrong('atRisk')
  },
})
