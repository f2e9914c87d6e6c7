import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { drawHand, lowestInLine } from '../rules/common.ts'
import { deliver, Why } from '../rules/deliver.ts'
import { FINAL_LINE } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §20.2 The lowest number in the final line takes it, else in the line before, else the shooter. */
export const cornerBegins: HatTrickStep = {
  phase: Phase.CornerBegins,
  play(s, chance, told) {
    const seat = s.side as Seat
    drawHand(s, 0, chance, 64, told)
    drawHand(s, 1, chance, 64, told)
    let taker = lowestInLine(s, seat, seat, FINAL_LINE)
    if (taker < 0) taker = lowestInLine(s, seat, seat, FINAL_LINE - 1)
    if (taker >= 0) deliver(s, Why.Corner, taker)
    else {
      s.receiver = s.ball
      s.phase = Phase.CornerArrives
    }
  },
}
