import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { clearTable, Luck, luckKey, needFromDeck } from '../rules/common.ts'
import { shootWith } from '../rules/shoot-out.ts'
import type { HatTrickStep } from './step.ts'

/** §11.2 The next penalty is taken, with the top card of the deck or with one of the five drawn before. */
export const penalties: HatTrickStep = {
  phase: Phase.Penalties,
  play(s, chance, told) {
    s.turn++
    const seat = (s.taken[0] === s.taken[1] ? s.first : 1 - s.first) as Seat
    s.side = seat
    clearTable(s)
    if (s.terms.fiveCards && s.handLeft[seat] > 0) s.phase = Phase.PenaltyCard
    else shootWith(s, seat, needFromDeck(s, seat, chance, luckKey(s, Luck.Penalty, 0), told), told)
  },
}
