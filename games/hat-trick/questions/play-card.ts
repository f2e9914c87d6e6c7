import type { Awaiting } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { checkFinalLine } from '../position/check-turn.ts'
import { forcedCard, legalCards } from '../rules/hand.ts'
import { CARD_IDS } from '../vocabulary.ts'
import { middleCard } from './in-time.ts'
import { question } from './question.ts'

/** §4.1 Laid face down; shown when both have laid and drawn. */
export const playCard = question({
  phase: Phase.PlayCard,
  rule: '4.1',
  ruleNow: (s) => (s.opportunity ? '6.2' : '4.1'),
  unseen: 'laid',
  wantsCard: true,
  asks: (s) => ((s.laid[0] < 0 ? 1 : 0) | (s.laid[1] < 0 ? 2 : 0)) as Awaiting,
  options: legalCards,
  forced: forcedCard,
  decide(s, seat, card, _chance, told) {
    s.laid[seat] = card
    told?.confide(seat, { kind: 'card-laid', seat, card: CARD_IDS[card] }, { kind: 'card-laid-unseen', seat })
    if (s.laid[0] >= 0 && s.laid[1] >= 0) s.phase = Phase.Reveal
  },
  inTime: middleCard,
  prompt: (s, seat) => ({
    key: s.opportunity ? 'play-card-opportunity' : 'play-card',
    about: { role: seat === s.side ? 'attack' : 'defence', left: s.handLeft[seat] },
  }),
  check: checkFinalLine,
})
