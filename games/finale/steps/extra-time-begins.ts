import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'

import { EXTRA_TIME, goToNextPeriod, Luck, pair } from '../rules/common.ts'
import { deal, packDeck } from '../rules/tactics.ts'
import { WHITE } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §10.3 Whatever was packed before: the white cards, shuffled, three in hand. */
export const extraTimeBegins: FinaleStep = {
  phase: Phase.ExtraTimeBegins,
  play(s, chance, told) {
    s.stage = EXTRA_TIME
    told?.tell({ kind: 'extra-time', goals: pair(s.goals) })
    for (let seat = 0 as Seat; seat < 2; seat++) {
      packDeck(s, seat, s.cards.usualDeck(WHITE))
      deal(s, seat, chance, Luck.ExtraDeal, told)
    }
    goToNextPeriod(s)
  },
}
