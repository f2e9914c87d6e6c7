import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { clearTable, lineFor, numberOf } from '../rules/common.ts'
import { nextRound } from '../rules/course.ts'
import { jumpersReturn } from '../rules/effect.ts'
import type { Whistle } from '../rules/half.ts'
import { timeIsUp, whistle, whistleAtFirst } from '../rules/half.ts'
import { beginPlay } from '../rules/skill.ts'
import { USUAL_TURN } from '../state.ts'
import { FINAL_LINE } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §4, §6.1 A new turn: the half may be over, or the carrier stands in his final line. */
const turnBeginsBy = (soundsNow: Whistle): HatTrickStep => ({
  phase: Phase.TurnBegins,
  play(s, _chance, told) {
    s.moved = -1
    s.penalty = 0
    clearTable(s)
    if (s.terms.players) {
      jumpersReturn(s, told)
      // §16.15 New cards have been drawn: what was to last through an opportunity is over.
      s.lasting.fill(0)
      // §18.1, §18.5 An opportunity is one turn, however many rounds it has.
      s.fresh.fill(0)
      s.styled.fill(0)
      // §15.6 By agreement it is one play, too.
      if (s.terms.onePlay) beginPlay(s)
    }
    const seat = s.side as Seat
    const line = lineFor(seat, s.field[s.ball])
    // §6.8, §9.4 If so agreed, an opportunity without a shot or a free kick is followed by a usual turn.
    const isUsual = s.opportunity === USUAL_TURN
    if (isUsual) s.opportunity = 0
    const isOpportunity = s.opportunity === 1 || (line === FINAL_LINE && !isUsual)
    if (timeIsUp(s) && soundsNow(s, isOpportunity)) {
      s.phase = Phase.HalfEnds
      return
    }
    s.opportunity = isOpportunity ? 1 : 0
    if (isOpportunity) told?.tell({ kind: 'opportunity', seat, number: numberOf(s.ball) })
    else told?.tell({ kind: 'turn', seat, number: numberOf(s.ball), line })
    nextRound(s)
  },
})

export const turnBeginsAtFirst = turnBeginsBy(whistleAtFirst)
export const turnBegins = turnBeginsBy(whistle)
