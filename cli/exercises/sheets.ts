import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Exercise, ExerciseSheet } from '@libero/kernel/exercise'
import { kept } from '@libero/kernel/exercise'

/** Where a sheet lies, from the root of the sources. */
export const sheetFile = (game: string, name: string): string => `games/${game}/exercises/${name}.json`

export const readSheet = (house: string, game: string, name: string): ExerciseSheet =>
  JSON.parse(readFileSync(join(house, sheetFile(game, name)), 'utf8'))

/** The chapters of which any sheet of a game has an exercise. */
export const motifsIn = (house: string, game: string): ReadonlySet<string> =>
  new Set(
    readdirSync(join(house, 'games', game, 'exercises'))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => readSheet(house, game, file.slice(0, -'.json'.length)).exercises)
      .map(({ motif }) => motif),
  )

/** The sheet with these as well; what it has stays as it is. The first of all is what positions are told apart from. */
export function withExercises(sheet: ExerciseSheet, found: readonly Exercise[]): ExerciseSheet {
  const [first] = found
  if (!first) return sheet
  const isEmpty = sheet.exercises.length === 0
  const base = isEmpty ? first.position : sheet.base
  const edition = isEmpty ? first.edition : sheet.edition
  const known = new Set(sheet.exercises.map(({ id }) => id))
  const added = found.filter(({ id }) => !known.has(id)).map((exercise) => kept(base, exercise))
  return { ...sheet, base, edition, exercises: [...sheet.exercises, ...added] }
}

/** A line for each exercise: what changes is seen. The file is whole at any time. */
export function writeSheet(house: string, sheet: ExerciseSheet): void {
  const { exercises, ...head } = sheet
  const lines = Object.entries(head).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  )
  const list = exercises.map((each) => JSON.stringify(each)).join(',\n')
  const path = join(house, sheetFile(sheet.game, sheet.name))
  writeFileSync(`${path}.new`, `{\n${lines.join('\n')}\n"exercises": [\n${list}\n]\n}\n`)
  renameSync(`${path}.new`, path)
}
