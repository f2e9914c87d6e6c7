import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hereAndNow, type Measured } from '@libero/bench/machine'
import type { Examined } from '@libero/bots/mining'
import type { Exercise } from '@libero/kernel/exercise'

const RESULTS = 'bench/exercises.json'

/** What came of looking at a whole sheet again. */
export interface SheetResult extends Measured {
  readonly sheet: string
  readonly seed: string
  /** In how many worlds each option was tried. */
  readonly worlds: number
  readonly exercises: number
  /** Those whose answer is best there, too; and the others by id. */
  readonly kept: number
  readonly lost: readonly string[]
  readonly hard: number
  /** Of the hard ones those that the heuristic solves. */
  readonly hardSolved: number
}

export function resultOf(
  sheet: string,
  seed: string,
  worlds: number,
  exercises: readonly Exercise[],
  examined: readonly Examined[],
): SheetResult {
  const lost = examined.filter(({ isKept }) => !isKept).map(({ id }) => id)
  const hard = new Set(exercises.filter(({ difficulty }) => difficulty === 'hard').map(({ id }) => id))
  return {
    ...hereAndNow(),
    sheet,
    seed,
    worlds,
    exercises: exercises.length,
    kept: examined.length - lost.length,
    lost,
    hard: hard.size,
    hardSolved: examined.filter(({ id, byHeuristic }) => byHeuristic && hard.has(id)).length,
  }
}

/** Keeps a result in the place of the last one of its sheet. */
export function keepResult(house: string, result: SheetResult): string {
  const path = join(house, RESULTS)
  const { sheets }: { readonly sheets: readonly SheetResult[] } = JSON.parse(readFileSync(path, 'utf8'))
  const others = sheets.filter(({ sheet }) => sheet !== result.sheet)
  const all = [...others, result].sort((a, b) => (a.sheet < b.sheet ? -1 : 1))
  writeFileSync(path, `${JSON.stringify({ sheets: all }, null, 2)}\n`)
  return RESULTS
}
