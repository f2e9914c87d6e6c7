import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { BENCH, CHANGES, OFF, PITCH } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { bringOn, countOutfielders, DONE, firstMan, listMen, MAN, manId } from './common.ts'

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

/** §9.4 Changes are prepared unseen; they take place when both coaches are done. */
export function change(s: State, seat: Seat, action: number, told: Told): void {
  if (action === DONE) {
    s.ready[seat] = 1
    told?.tell({ kind: 'changes-ready', seat })
    if (s.ready[0] && s.ready[1]) makeChanges(s, told)
    return
  }
  const man = firstMan(seat) + action - MAN
  if (s.leaving[seat] < 0) {
    s.leaving[seat] = man
    return
  }
  const at = seat * 2 * CHANGES + 2 * s.changes[seat]
  s.change[at] = s.leaving[seat]
  s.change[at + 1] = man
  s.changes[seat]++
  s.leaving[seat] = -1
}

/** §9.3, §9.5 The men named change places; whoever went off stays off. */
function makeChanges(s: State, told: Told): void {
  told?.reveal({ kind: 'changes-open', count: [s.changes[0], s.changes[1]] })
  for (let seat = 0 as Seat; seat < 2; seat++) {
    for (let c = 0; c < s.changes[seat]; c++) {
      const at = seat * 2 * CHANGES + 2 * c
      const off = s.change[at]
      const on = s.change[at + 1]
      s.where[off] = OFF
      bringOn(s, on)
      s.changesLeft[seat]--
      told?.tell({ kind: 'change', seat, off: manId(s, off), on: manId(s, on), left: s.changesLeft[seat] })
    }
    s.changes[seat] = 0
  }
  s.change.fill(0)
  s.phase = Phase.Tactics
}
