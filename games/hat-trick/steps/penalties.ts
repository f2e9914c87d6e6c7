import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { Luck, luckKey, takeFromDeck } from '../rules/common.ts'
import { takeShot } from '../rules/course.ts'
import { CARD_IDS } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §11.2 The next penalty is taken, with the top card of the deck. */
export const penalties: HatTrickStep = {
  phase: Phase.Penalties,
  play(s, chance, told) {
    s.turn++
    const seat = (s.taken[0] === s.taken[1] ? s.first : 1 - s.first) as Seat
    s.side = seat
    const card = takeFromDeck(s, seat, chance, luckKey(s, Luck.Penalty, 0), told)
    s.used[seat][card]++
    s.faceUp[seat] = card
    told?.reveal({ kind: 'penalty-taken', seat, card: CARD_IDS[card] })
    takeShot(s)
  },
}
