import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { FINAL_LINE } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { columnOf, lineFor, numberOf, rowOf } from './common.ts'
import { nextRound } from './course.ts'

/** §6.4 Beside the carrier, also diagonally. */
export function reachesShort(s: State, mate: number): boolean {
  const to = s.field[mate]
  const from = s.field[s.ball]
  return Math.abs(rowOf(to) - rowOf(from)) <= 1 && Math.abs(columnOf(to) - columnOf(from)) <= 1
}

/** §6.4, §6.5 The ball is given on without a comparison. */
export function passInOpportunityTo(s: State, to: number): void {
  s.receiver = to
  s.phase = Phase.OpportunityPassArrives
}

/** §6.6 A shot needs the carrier in one of the two final lines; else the next round. */
export function mayShoot(s: State, told: Listener): void {
  const line = lineFor(s.side, s.field[s.ball])
  if (line >= FINAL_LINE - 1) {
    s.phase = Phase.ShootOrNot
    return
  }
  told?.tell({ kind: 'too-far-out', seat: s.side as Seat, number: numberOf(s.ball), line })
  nextRound(s)
}

/** §6.7 Neither pass nor shot in this round. */
export function decline(s: State, seat: Seat, told: Listener): void {
  told?.tell({ kind: 'declined', seat })
  nextRound(s)
}

/** §6.4, §6.5 Nobody can get the pass of the card, so there is no shot either (§6.6). */
export function findNobody(s: State, seat: Seat, told: Listener): void {
  told?.tell({ kind: 'nobody-to-pass-to', seat, number: numberOf(s.ball) })
  nextRound(s)
}
