import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { BENCH, CHANGES, PITCH } from '../vocabulary.ts'
import { countOutfielders, DONE, firstMan, listMen, MAN } from './common.ts'

/** §9.1, §9.2 A change needs one of the three left, and an outfielder both on the bench and on the pitch. */
export function mayChange(s: State, seat: number): boolean {
  return (
    s.changesLeft[seat] > s.changes[seat] &&
    countOutfielders(s, seat, BENCH) > s.changes[seat] &&
    countOutfielders(s, seat, PITCH) > s.changes[seat]
  )
}

/** §9 First the man who leaves (or no more changes), then the man who comes on. */
export function legalChange(s: State, seat: Seat, out: Int16Array): number {
  if (s.leaving[seat] >= 0) return withoutPrepared(s, seat, out, listMen(s, seat, BENCH, false, out, 0))
  out[0] = DONE
  if (!mayChange(s, seat)) return 1
  return withoutPrepared(s, seat, out, listMen(s, seat, PITCH, false, out, 1))
}

/** Men already named in a prepared change are neither here nor there. */
function withoutPrepared(s: State, seat: Seat, out: Int16Array, count: number): number {
  const from = firstMan(seat)
  const row = seat * 2 * CHANGES
  let kept = 0
  for (let i = 0; i < count; i++) {
    let prepared = false
    for (let c = row; c < row + 2 * s.changes[seat]; c++) {
      if (out[i] === MAN + s.change[c] - from) prepared = true
    }
    if (!prepared) out[kept++] = out[i]
  }
  return kept
}

/** §9.4 Whether changes are being prepared, unseen by the other coach. */
export const changesArePrepared = (s: State): boolean => s.phase === Phase.Changes
