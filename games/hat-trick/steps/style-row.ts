import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { Listener } from '../rules/common.ts'
import { nextTurn } from '../rules/course.ts'
import { endRow, fulfilled, winCard } from '../rules/style.ts'
import type { State } from '../state.ts'
import { kindOf } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** What an action does to the row that a skill or a style card has helped. */
type Helped = (s: State, seat: Seat) => void

/** §19.2 The action goes on with the row, begins a new one, or ends it; a full row wins a card. */
const styleRowBy = (helped: Helped): HatTrickStep => ({
  phase: Phase.StyleRow,
  play(s, chance, told) {
    const seat = s.attacker as Seat
    nextTurn(s)
    if (s.helped[seat]) helped(s, seat)
    else if (succeeded(s, seat)) goOn(s, seat, chance, told)
    else endRow(s, seat)
  },
})

const succeeded = (s: State, seat: Seat): boolean => s.won === 1 && s.side === seat

function goOn(s: State, seat: Seat, chance: Chance, told: Listener): void {
  const kind = kindOf(s.faceUp[seat])
  if (s.rowKind[seat] !== kind) s.rowCount[seat] = 0
  s.rowKind[seat] = kind
  s.rowCount[seat]++
  if (fulfilled(s, seat) === 0) return
  if (s.style[seat] >= 0) winCard(s, seat, s.style[seat], chance, told)
  else {
    s.asked = seat
    s.phase = Phase.TakeStyle
  }
}

/** In the first rules what was helped counted neither way, whatever it was. */
export const styleRowAtFirst = styleRowBy(() => {})

/** §18.2 Only a success of the row's kind leaves it as it is: after anything else the next one is not in a row. */
export const styleRow = styleRowBy((s, seat) => {
  if (!succeeded(s, seat) || s.rowKind[seat] !== kindOf(s.faceUp[seat])) endRow(s, seat)
})
