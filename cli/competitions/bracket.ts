import type { Course, Tie } from '@libero/competitions'
import { isPlayed } from '@libero/competitions'

/** What a tree of ties needs to know of words. */
export interface TreeWords {
  nameOf(team: string): string
  /** What the rounds are called, the first first. */
  readonly heads: readonly string[]
  readonly nobody: string
  readonly unknown: string
}

/** So many columns a row has. */
export const WIDTH = 79
const GAP = 2

/** The ties as a tree, the first round on the left, in rows of at most `WIDTH` columns. */
export function tree({ ties }: Pick<Course, 'ties'>, words: TreeWords): readonly string[] {
  const rounds: Tie[][] = []
  for (const tie of ties) {
    if (tie.isThirdPlace) continue
    const round = rounds[tie.round - 1] ?? []
    rounds[tie.round - 1] = round
    round.push(tie)
  }
  const width = Math.min(28, Math.floor((WIDTH + GAP) / rounds.length) - GAP)
  const height = 3 * (rounds[0]?.length ?? 0) - 1
  const rows = Array.from({ length: height }, () => rounds.map(() => ''))
  for (const [column, round] of rounds.entries())
    for (const [nth, tie] of round.entries()) {
      const top = topOf(column, nth)
      for (const seat of [0, 1] as const) {
        const row = rows[top + seat]
        if (row) row[column] = sideRow(tie, seat, width, words)
      }
    }
  const heads = words.heads.map((head) => cut(head, width))
  return [heads, ...rows].map((row) =>
    row
      .map((cell) => cell.padEnd(width))
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
}

/** Between the two ties it comes from. */
function topOf(column: number, nth: number): number {
  if (column === 0) return 3 * nth
  return Math.floor((topOf(column - 1, 2 * nth) + topOf(column - 1, 2 * nth + 1)) / 2)
}

function sideRow(tie: Tie, seat: 0 | 1, width: number, words: TreeWords): string {
  const team = tie.sides[seat]
  if (team === null) return words.nobody
  if (team === undefined) return tie.places?.[seat] ?? words.unknown
  const score = scoreOf(tie, seat)
  const room = width - (score === '' ? 0 : score.length + 1)
  return `${cut(words.nameOf(team), room).padEnd(room)}${score === '' ? '' : ` ${score}`}`
}

/** Goals, those of both legs, or matches won; penalties behind them; a star for whom lots or a table gave it to. */
function scoreOf(tie: Tie, seat: 0 | 1): string {
  if (tie.fixtures.every(({ isDone }) => !isDone)) return ''
  const last = tie.fixtures.at(-1)
  const result = last?.result
  const shootOut = result && isPlayed(result) ? result.shootOut : undefined
  const isTurned = (last?.leg ?? 1) % 2 === 0
  const penalties = shootOut === undefined ? '' : `(${shootOut[isTurned ? 1 - seat : seat]})`
  const isGiven = tie.by === 'lots' || tie.by === 'awarded' || tie.by === 'away-goals'
  return `${tie.sum[seat]}${penalties}${isGiven && tie.winner === tie.sides[seat] ? '*' : ''}`
}

/** As much of a name as there is room for. */
export const cut = (name: string, room: number): string =>
  name.length <= room ? name : `${name.slice(0, Math.max(0, room - 1)).trimEnd()}…`
