import { GO, NONE } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkNoOpportunity } from '../position/check-turn.ts'
import { lineFor } from '../rules/common.ts'
import { nextTurn } from '../rules/course.ts'
import { USUAL_TURN } from '../state.ts'
import { FINAL_LINE } from '../vocabulary.ts'
import { attacker } from './asks.ts'
import { question } from './question.ts'

/**
 * §9.4 A scoring opportunity from anywhere, or play as usual; in the final line that is the same (§6.1), unless a
 * usual turn was agreed.
 */
export const freeKickChoice = question({
  phase: Phase.FreeKickChoice,
  rule: '9.4',
  words: ['opportunity', 'play-on'],
  asks: attacker,
  options(s, _seat, out) {
    out[0] = GO
    if (lineFor(s.side, s.field[s.ball]) === FINAL_LINE && !s.terms.usualTurn) return 1
    out[1] = NONE
    return 2
  },
  decide(s, seat, action, _chance, told) {
    s.opportunity = action === GO ? 1 : s.terms.usualTurn ? USUAL_TURN : 0
    told?.tell({ kind: 'free-kick-choice', seat, opportunity: action === GO })
    nextTurn(s)
  },
  check: checkNoOpportunity,
})
