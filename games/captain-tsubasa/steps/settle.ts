import type { Seat } from '@libero/kernel'
import { MOST_ABILITIES } from '../cards/abilities.ts'
import { Phase } from '../phase.ts'
import { isUsable } from '../rules/ability.ts'
import { canBuy, canMotivate } from '../rules/bench.ts'
import { hasRoom } from '../rules/common.ts'
import { goOnFrom, passTurn, turnEnds, turnGoesOn } from '../rules/resume.ts'
import { cardOnTop } from '../rules/waiting.ts'
import type { State } from '../state.ts'
import { AREA } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** Whether a coach is asked before his turn ends. */
type AskedAtTheEnd = (s: State, seat: Seat) => boolean

/** §6.1, §6.12 The next card with an ability its coach can use now; when there is none the match goes on. */
const settling = (asked: AskedAtTheEnd): CaptainTsubasaStep => ({
  phase: Phase.Settle,
  play(s) {
    const seat = s.actor as Seat
    s.ability = -1
    for (; s.depth > 0; s.depth--) {
      const card = cardOnTop(s)
      if (s.where[card] !== AREA + seat) continue
      for (let k = 0; k < MOST_ABILITIES; k++) {
        if (!isUsable(s, seat, card, k)) continue
        s.phase = Phase.Ability
        return
      }
    }
    goOn(s, seat, asked)
  },
})

/** §13.1 Whoever has played may motivate somebody before his turn ends. */
export const settle = settling(canMotivate)

/** §15.2 And sign somebody: the turn is not over yet. */
export const settle2 = settling(canBuy)

/**
 * §15.4 When somebody from the bench has filled the areas, the turn brings no card of one's own, but others from the
 * bench may still come for somebody else.
 */
function goOn(s: State, seat: Seat, asked: AskedAtTheEnd): void {
  if (turnEnds(s)) {
    if (asked(s, seat)) s.phase = Phase.Motivate
    else passTurn(s)
  } else if (turnGoesOn(s) && !hasRoom(s) && !canBuy(s, seat)) passTurn(s)
  else goOnFrom(s)
}
