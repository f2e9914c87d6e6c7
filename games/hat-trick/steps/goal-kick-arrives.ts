import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { giveBall, lineFor, numberOf, seatOfPlayer } from '../rules/common.ts'
import { nextTurn } from '../rules/course.ts'
import { CARD_IDS } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §8.3 The goal kick has come down. */
export const goalKickArrives: HatTrickStep = {
  phase: Phase.GoalKickArrives,
  play(s, _chance, told) {
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
    nextTurn(s)
  },
}
