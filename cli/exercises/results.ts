import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hereAndNow, type Measured } from '@libero/bench/machine'
import type { Examined } from '@libero/bots/mining'
import type { Exercise } from '@libero/kernel/exercise'

const RESULTS = 'bench/exercises.json'

/** What came of looking at a sheet again. */
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
  /** What came of each that the sheet has and that was looked at. */
  readonly examined: readonly Examined[]
}

export function resultOf(
  sheet: string,
  seed: string,
  worlds: number,
  exercises: readonly Exercise[],
  all: readonly Examined[],
): SheetResult {
  const examined = exercises.flatMap(({ id }) => all.find((each) => each.id === id) ?? [])
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
    examined,
  }
}

export function readResults(house: string): readonly SheetResult[] {
  const path = join(house, RESULTS)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).sheets : []
}

/** Keeps a result in the place of the last one of its sheet, a line for each exercise. */
export function keepResult(house: string, result: SheetResult): void {
  const others = readResults(house).filter(({ sheet }) => sheet !== result.sheet)
  const sheets = [...others, result].sort((a, b) => (a.sheet < b.sheet ? -1 : 1)).map(written)
  const path = join(house, RESULTS)
  writeFileSync(`${path}.new`, `{"sheets": [\n${sheets.join(',\n')}\n]}\n`)
  renameSync(`${path}.new`, path)
}

function written({ examined, ...head }: SheetResult): string {
  const short = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)
  const lines = examined.map((each) => JSON.stringify(each, short))
  return `${JSON.stringify(head).slice(0, -1)},"examined":[\n${lines.join(',\n')}\n]}`
}
