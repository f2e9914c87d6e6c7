import type { State } from '../state.ts'
import { COLUMNS, FIELDS, NOWHERE } from '../vocabulary.ts'
import { columnOf } from './common.ts'

/** Ways to a neighbour. */
export const WAYS = 4

/** §15.9 The player on one of the four fields beside his: ahead and behind as home sees it, left, right; −1 nobody. */
export function neighbour(s: State, player: number, way: number): number {
  const field = s.field[player]
  if (field === NOWHERE) return -1
  const to = neighbourField(field, way)
  return to < 0 ? -1 : s.on[to] - 1
}

export function neighbourField(field: number, way: number): number {
  if (way === 0) return field + COLUMNS < FIELDS ? field + COLUMNS : -1
  if (way === 1) return field - COLUMNS
  if (way === 2) return columnOf(field) > 0 ? field - 1 : -1
  return columnOf(field) < COLUMNS - 1 ? field + 1 : -1
}

/** §15.9 Side by side or one behind the other. */
export function areNeighbours(s: State, a: number, b: number): boolean {
  const one = s.field[a]
  const other = s.field[b]
  if (one === NOWHERE || other === NOWHERE) return false
  const distance = Math.abs(one - other)
  return distance === COLUMNS || (distance === 1 && one >> 2 === other >> 2)
}
