import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { drawHand, giveBall, numberOf, seatOfPlayer } from '../rules/common.ts'
import { nextTurn } from '../rules/course.ts'
import { USUAL_TURN } from '../state.ts'
import type { HatTrickStep } from './step.ts'

/** §6.8 The opportunity is over: somebody else has the ball, and both draw again. */
export const outOfCards: HatTrickStep = {
  phase: Phase.OutOfCards,
  play(s, chance, told) {
    const attacker = s.side as Seat
    const to = s.receiver
    giveBall(s, to)
    told?.tell({
      kind: 'out-of-cards',
      seat: attacker,
      to: { seat: seatOfPlayer(to), number: numberOf(to) },
    })
    drawHand(s, 0, chance, 0, told)
    drawHand(s, 1, chance, 0, told)
    s.opportunity = s.terms.usualTurn ? USUAL_TURN : 0
    nextTurn(s)
  },
}
