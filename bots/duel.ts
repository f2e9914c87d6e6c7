/** A face-down duel solved exactly: rows want the entry high, columns want it low. */
export interface Solution {
  /** How often each row, and each column, is played. */
  readonly rows: Float64Array
  readonly columns: Float64Array
  value: number
}

export const emptySolution = (): Solution => ({
  rows: new Float64Array(3),
  columns: new Float64Array(3),
  value: 0,
})

const TINY = 1e-9

/**
 * Equilibrium of a 3 × 3 zero-sum game by trying supports of equal size, smallest first. One of them always
 * holds an equilibrium; no other method is as short at this size.
 */
export function solveDuel(m: Float64Array, into: Solution): void {
  for (let size = 1; size <= 3; size++) {
    for (let rows = 1; rows < 8; rows++) {
      if (bits(rows) !== size) continue
      for (let columns = 1; columns < 8; columns++) {
        if (bits(columns) === size && trySupport(m, rows, columns, size, into)) return
      }
    }
  }
}

const bits = (mask: number): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)

const r = new Int8Array(3)
const c = new Int8Array(3)
const x = new Float64Array(3)
const y = new Float64Array(3)

function trySupport(m: Float64Array, rows: number, columns: number, size: number, into: Solution): boolean {
  let nr = 0
  let nc = 0
  for (let i = 0; i < 3; i++) {
    if ((rows >> i) & 1) r[nr++] = i
    if ((columns >> i) & 1) c[nc++] = i
  }
  const value = indifferent(m, size, false, x)
  const same = indifferent(m, size, true, y)
  if (Number.isNaN(value) || Number.isNaN(same)) return false
  into.rows.fill(0)
  into.columns.fill(0)
  for (let i = 0; i < size; i++) {
    if (x[i] < -TINY || y[i] < -TINY) return false
    into.rows[r[i]] = Math.max(0, x[i])
    into.columns[c[i]] = Math.max(0, y[i])
  }
  // Nobody may gain by leaving his support.
  for (let i = 0; i < 3; i++) {
    let row = 0
    let column = 0
    for (let j = 0; j < 3; j++) {
      row += m[i * 3 + j] * into.columns[j]
      column += m[j * 3 + i] * into.rows[j]
    }
    if (row > value + TINY || column < value - TINY) return false
  }
  into.value = value
  return true
}

/** Weights on one side's support that make the other side indifferent; the value, or NaN if there are none. */
function indifferent(m: Float64Array, size: number, forColumns: boolean, weights: Float64Array): number {
  const at = (own: number, other: number): number =>
    forColumns ? m[r[other] * 3 + c[own]] : m[r[own] * 3 + c[other]]
  if (size === 1) {
    weights[0] = 1
    return at(0, 0)
  }
  if (size === 2) {
    const d = at(0, 0) - at(0, 1) - at(1, 0) + at(1, 1)
    if (Math.abs(d) < TINY) return Number.NaN
    weights[0] = (at(1, 1) - at(1, 0)) / d
    weights[1] = 1 - weights[0]
    return weights[0] * at(0, 0) + weights[1] * at(1, 0)
  }
  // w·(column 0 − column 1) = 0, w·(column 1 − column 2) = 0, Σw = 1: the cross product of the two, scaled.
  const a0 = at(0, 0) - at(0, 1)
  const a1 = at(1, 0) - at(1, 1)
  const a2 = at(2, 0) - at(2, 1)
  const b0 = at(0, 1) - at(0, 2)
  const b1 = at(1, 1) - at(1, 2)
  const b2 = at(2, 1) - at(2, 2)
  const w0 = a1 * b2 - a2 * b1
  const w1 = a2 * b0 - a0 * b2
  const w2 = a0 * b1 - a1 * b0
  const sum = w0 + w1 + w2
  if (Math.abs(sum) < TINY) return Number.NaN
  weights[0] = w0 / sum
  weights[1] = w1 / sum
  weights[2] = w2 / sum
  return weights[0] * at(0, 0) + weights[1] * at(1, 0) + weights[2] * at(2, 0)
}
