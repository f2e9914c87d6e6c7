import { CONFIDENT, shareOfElo, shareOfOneElo, sober } from './elo.ts'

/** What one level got against another, and how far that may be off. */
export interface Meeting {
  readonly a: number
  readonly b: number
  /** A's share of the points, out of so many matches. */
  readonly matches: number
  readonly score: number
  /** Half its 95 % interval. */
  readonly margin: number
}

export interface Fit {
  /** By level, in Elo above the anchor, each with half its 95 % interval. */
  readonly elo: readonly number[]
  readonly margins: readonly number[]
  /** How far the worst meeting is from what the ratings promise, in standard errors: far off means a circle of strengths. */
  readonly worst: number
}

const MOST_STEPS = 200
/** One step of the fit moves no rating further than this. */
const LONGEST_STEP = 100

/**
 * Ratings that explain all meetings best (Bradley and Terry's model): each meeting counts as much as it is certain.
 * The anchor stands at 0.
 */
export function fitRatings(levels: number, anchor: number, played: readonly Meeting[]): Fit {
  // No rating explains a share of 1.
  const meetings = played.map((meeting) => ({ ...meeting, score: sober(meeting.score, meeting.matches) }))
  const elo = new Array<number>(levels).fill(0)
  for (let step = 0; step < MOST_STEPS; step++) {
    const { matrix, right } = normalEquations(levels, anchor, meetings, elo)
    const change = solve(matrix, right)
    let longest = 0
    for (let i = 0; i < levels; i++) longest = Math.max(longest, Math.abs(change[i]))
    const scale = longest > LONGEST_STEP ? LONGEST_STEP / longest : 1
    for (let i = 0; i < levels; i++) elo[i] += scale * change[i]
    if (longest < 1e-9) break
  }
  const { matrix } = normalEquations(levels, anchor, meetings, elo)
  const margins = elo.map((_, i) => {
    if (i === anchor) return 0
    const unit = elo.map((_, j) => (i === j ? 1 : 0))
    return CONFIDENT * Math.sqrt(Math.max(0, solve(matrix, unit)[i]))
  })
  const worst = Math.max(
    0,
    ...meetings.map(({ a, b, score, margin }) =>
      Math.abs((CONFIDENT * (score - shareOfElo(elo[a] - elo[b]))) / margin),
    ),
  )
  return { elo, margins, worst }
}

/** Least squares around the present ratings, one row for each level. */
function normalEquations(
  levels: number,
  anchor: number,
  meetings: readonly Meeting[],
  elo: readonly number[],
): { matrix: number[][]; right: number[] } {
  const matrix = Array.from({ length: levels }, () => new Array<number>(levels).fill(0))
  const right = new Array<number>(levels).fill(0)
  for (const { a, b, score, margin } of meetings) {
    const weight = (CONFIDENT / margin) ** 2
    const slope = shareOfOneElo(elo[a] - elo[b])
    const gap = score - shareOfElo(elo[a] - elo[b])
    matrix[a][a] += weight * slope * slope
    matrix[b][b] += weight * slope * slope
    matrix[a][b] -= weight * slope * slope
    matrix[b][a] -= weight * slope * slope
    right[a] += weight * slope * gap
    right[b] -= weight * slope * gap
  }
  for (let i = 0; i < levels; i++) {
    matrix[anchor][i] = matrix[i][anchor] = i === anchor ? 1 : 0
    // Who met nobody stays where he is.
    if (matrix[i][i] === 0) matrix[i][i] = 1
  }
  right[anchor] = 0
  return { matrix, right }
}

/** Gauss's elimination with the largest pivot. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]])
  const size = rows.length
  for (let at = 0; at < size; at++) {
    let pivot = at
    for (let i = at + 1; i < size; i++) if (Math.abs(rows[i][at]) > Math.abs(rows[pivot][at])) pivot = i
    const row = rows[pivot]
    rows[pivot] = rows[at]
    rows[at] = row
    if (row[at] === 0) continue
    for (let i = 0; i < size; i++) {
      if (i === at) continue
      const times = rows[i][at] / row[at]
      for (let j = at; j <= size; j++) rows[i][j] -= times * row[j]
    }
  }
  return rows.map((row, i) => (row[i] === 0 ? 0 : row[size] / row[i]))
}
