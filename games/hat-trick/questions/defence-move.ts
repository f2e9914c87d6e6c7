import { Phase } from '../phase.ts'
import { checkFinalLineLater } from '../position/check-turn.ts'
import { DEFENDERS } from '../rules/course.ts'
import { cleanOdds } from '../sense/players.ts'
import { defender } from './asks.ts'
import { moveByCard } from './moves.ts'

/** §4.5 The defender moves; then comes the action. In an opportunity he may displace the carrier (§6.3). */
export const defenceMove = moveByCard({
  phase: Phase.DefenceMove,
  rule: '4.5',
  ruleNow: (s) => (s.opportunity ? '6.3' : '4.5'),
  asks: defender,
  whose: DEFENDERS,
  key: (s) => (s.opportunity ? 'defence-move-opportunity' : undefined),
  odds: cleanOdds,
  check: checkFinalLineLater,
})
