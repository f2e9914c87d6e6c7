import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { nextTurn } from '../rules/course.ts'
import { endRow, fulfilled, winCard } from '../rules/style.ts'
import { kindOf } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §19.2 The action goes on with the row, begins a new one, or ends it; a full row wins a card. */
export const styleRow: HatTrickStep = {
  phase: Phase.StyleRow,
  play(s, chance, told) {
    const seat = s.attacker as Seat
    nextTurn(s)
    // §18.2 What a skill or a style card has helped counts neither way.
    if (s.helped[seat]) return
    const success = s.won === 1 && s.side === seat
    const kind = kindOf(s.faceUp[seat])
    if (!success) {
      endRow(s, seat)
      return
    }
    if (s.rowKind[seat] !== kind) s.rowCount[seat] = 0
    s.rowKind[seat] = kind
    s.rowCount[seat]++
    if (fulfilled(s, seat) === 0) return
    if (s.style[seat] >= 0) winCard(s, seat, s.style[seat], chance, told)
    else {
      s.asked = seat
      s.phase = Phase.TakeStyle
    }
  },
}
