import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { lineFor, numberOf } from '../rules/common.ts'
import { nextRound } from '../rules/course.ts'
import { jumpersReturn } from '../rules/effect.ts'
import { maySoundTheWhistle, timeIsUp } from '../rules/half.ts'
import { FINAL_LINE } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §4, §6.1 A new turn: the half may be over, or the carrier stands in his final line. */
export const turnBegins: HatTrickStep = {
  phase: Phase.TurnBegins,
  play(s, _chance, told) {
    s.moved = -1
    s.penalty = 0
    if (s.terms.players) {
      jumpersReturn(s, told)
      // §16.15 New cards have been drawn: what was to last through an opportunity is over.
      s.lasting.fill(0)
      // §18.1, §18.5 An opportunity is one turn, however many rounds it has.
      s.fresh.fill(0)
      s.styled.fill(0)
    }
    if (!s.opportunity && timeIsUp(s)) {
      if (maySoundTheWhistle(s)) {
        s.phase = Phase.HalfEnds
        return
      }
      s.late++
    }
    const seat = s.side as Seat
    const line = lineFor(seat, s.field[s.ball])
    if (line === FINAL_LINE) s.opportunity = 1
    if (s.opportunity) told?.tell({ kind: 'opportunity', seat, number: numberOf(s.ball) })
    else told?.tell({ kind: 'turn', seat, number: numberOf(s.ball), line })
    nextRound(s)
  },
}
