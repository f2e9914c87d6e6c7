import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { drawHand, giveBall, lineFor, numberOf, seatOfPlayer } from '../rules/common.ts'
import { nextTurn } from '../rules/course.ts'
import { CARD_IDS, FINAL_LINE } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §8.3 The goal kick has come down. */
export const goalKickArrives: HatTrickStep = {
  phase: Phase.GoalKickArrives,
  play(s, chance, told) {
    const seat = s.side as Seat
    const to = s.receiver
    giveBall(s, to)
    told?.reveal({
      kind: 'goal-kick-played',
      seat,
      card: CARD_IDS[s.kick],
      to: { seat: seatOfPlayer(to), number: numberOf(to) },
      line: lineFor(seat, s.field[to]),
    })
    s.kick = -1
    s.moved = -1
    s.displaced = -1
    // R32 In an opportunity nobody draws, and both need a card for every round of it.
    if (s.terms.goalKickWithoutCard && lineFor(s.side, s.field[to]) === FINAL_LINE)
      drawHand(s, seat, chance, 128, told)
    nextTurn(s)
  },
}
