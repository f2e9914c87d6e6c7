import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { BENCH, CHANGES, KEEPER, PITCH } from '../vocabulary.ts'
import { countKeepersOnBench, countOutfielders, DONE, firstMan, keeperOf, listMen, MAN } from './common.ts'

/**
 * §9.1, §9.2 How many changes a coach could still prepare: one of the three left for each, and outfielders both on the
 * bench and on the pitch; with keepers, where that is agreed, one more.
 */
export function changesPossible(s: State, seat: number): number {
  const keepers = keepersMayChange(s, seat) ? 1 - keeperChangesPrepared(s, seat) : 0
  return Math.min(s.changesLeft[seat] - s.changes[seat], outfieldChangesPossible(s, seat) + keepers)
}

function outfieldChangesPossible(s: State, seat: number): number {
  const pairs = Math.min(countOutfielders(s, seat, BENCH), countOutfielders(s, seat, PITCH))
  return pairs - (s.changes[seat] - keeperChangesPrepared(s, seat))
}

export const mayChange = (s: State, seat: number): boolean => changesPossible(s, seat) > 0

/** §9.2 By agreement the man in goal may leave for a keeper from the bench. */
const keepersMayChange = (s: State, seat: number): boolean =>
  s.terms.keeperChanges && countKeepersOnBench(s, seat) > 0 && keeperOf(s, seat) >= 0

/** Whether the man in goal is among those who leave: then one keeper's change is prepared. */
function keeperChangesPrepared(s: State, seat: number): number {
  if (!s.terms.keeperChanges) return 0
  const row = seat * 2 * CHANGES
  for (let c = row; c < row + 2 * s.changes[seat]; c += 2) if (s.line[s.change[c]] === KEEPER) return 1
  return 0
}

/** §9 First the man who leaves (or no more changes), then the man who comes on, a keeper for a keeper only. */
export function legalChange(s: State, seat: Seat, out: Int16Array): number {
  const leaving = s.leaving[seat]
  if (leaving >= 0) {
    const count = listMen(s, seat, BENCH, s.line[leaving] === KEEPER, out, 0)
    return withoutPrepared(s, seat, out, count)
  }
  out[0] = DONE
  if (!mayChange(s, seat)) return 1
  let count = keepersMayChange(s, seat) ? listMen(s, seat, PITCH, true, out, 1) : 1
  if (outfieldChangesPossible(s, seat) > 0) count = listMen(s, seat, PITCH, false, out, count)
  return withoutPrepared(s, seat, out, count)
}

/** Men already named in a prepared change are neither here nor there. */
function withoutPrepared(s: State, seat: Seat, out: Int16Array, count: number): number {
  const from = firstMan(seat)
  let kept = 0
  for (let i = 0; i < count; i++) if (!isPrepared(s, seat, from + out[i] - MAN)) out[kept++] = out[i]
  return kept
}

export function isPrepared(s: State, seat: number, man: number): boolean {
  const row = seat * 2 * CHANGES
  for (let c = row; c < row + 2 * s.changes[seat]; c++) if (s.change[c] === man) return true
  return false
}

/** §9.4 Whether changes are being prepared, unseen by the other coach. */
export const changesArePrepared = (s: State): boolean => s.phase === Phase.Changes
