import type { Awaiting } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { checkBetweenPeriods } from '../position/check-clock.ts'
import { forcedTactic, legalTactics } from '../rules/tactics.ts'
import { middleTactic } from './in-time.ts'
import { question } from './question.ts'

/** §5.2 A card laid face down; shown when both have laid. */
export const tactics = question({
  phase: Phase.Tactics,
  rule: '5.2',
  atOnce: true,
  wantsTactic: true,
  asks: (s) => ((s.laid[0] < 0 ? 1 : 0) | (s.laid[1] < 0 ? 2 : 0)) as Awaiting,
  options: legalTactics,
  forced: forcedTactic,
  decide(s, seat, card, _chance, told) {
    s.laid[seat] = card
    told?.confide(
      seat,
      { kind: 'tactic-laid', seat, card: s.cards.tacticId(card) },
      { kind: 'tactic-laid-unseen', seat },
    )
    if (s.laid[0] >= 0 && s.laid[1] >= 0) s.phase = Phase.Reveal
  },
  inTime: middleTactic,
  prompt: (s) => ({ key: 'lay-tactic', about: { period: s.period } }),
  check: checkBetweenPeriods,
})
