import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { drawHand, leaveHand, useCard } from '../rules/common.ts'
import { openMoment } from '../rules/course.ts'
import { CARD_IDS } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §4.1, §6.2 Both draw (not in an opportunity), then the cards are shown. */
export const reveal: HatTrickStep = {
  phase: Phase.Reveal,
  play(s, chance, told) {
    for (let seat = 0 as Seat; seat < 2; seat++) leaveHand(s, seat, s.laid[seat])
    if (!s.opportunity) {
      drawHand(s, 0, chance, 0, told)
      drawHand(s, 1, chance, 0, told)
    }
    for (let seat = 0 as Seat; seat < 2; seat++) {
      s.faceUp[seat] = s.laid[seat]
      s.laid[seat] = -1
      // Only now they lie with the used ones: a temporary deck made while drawing cannot bring them back at once.
      useCard(s, seat, s.faceUp[seat])
    }
    told?.reveal({ kind: 'revealed', cards: [CARD_IDS[s.faceUp[0]], CARD_IDS[s.faceUp[1]]] })
    openMoment(s, Moment.Revealed)
  },
}
