import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Exercise, ExerciseSheet } from '@libero/kernel/exercise'
import { exercisesOf } from '@libero/kernel/exercise'
import { describe, expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8'))

interface Sheet {
  readonly name: string
  readonly game: string
  readonly exercises: readonly Exercise[]
}

const SHEETS = readdirSync(join(root, 'games')).flatMap((game) =>
  readdirSync(join(root, 'games', game, 'exercises'))
    .filter((file) => file.endsWith('.json'))
    .map((file): Sheet => {
      const sheet = read<ExerciseSheet>(`games/${game}/exercises/${file}`)
      return { name: sheet.name, game: sheet.game, exercises: exercisesOf(sheet) }
    }),
)

/** What came of looking at a sheet again, as far as it is counted here: line by line, whatever its head says. */
interface Looked {
  readonly sheet: string
  readonly worlds: number
  readonly exercises: number
  readonly kept: number
  readonly lost: readonly string[]
  readonly hard: number
  readonly hardSolved: number
  readonly examined: readonly {
    readonly id: string
    readonly best: string
    readonly bestFar: string
    readonly isKept: boolean
    readonly lead: number
    readonly byHeuristic: boolean
  }[]
}
const LOOKED = read<{ readonly sheets: readonly Looked[] }>('bench/exercises.json').sheets
const lookedAt = (name: string): Looked | undefined => LOOKED.find(({ sheet }) => sheet === name)

/** So many there are of a game at least, and of what a game is extended by. */
const OF_A_GAME = 150
const OF_AN_EXPANSION = 100
/** So much of a sheet keeps its answer, and no more of the hard ones than this is solved by rules of thumb. */
const KEEP = 0.95
const SOLVED = 0.5

test('every game has a sheet, and none lies twice', () => {
  expect(new Set(SHEETS.map(({ game }) => game)).size).toBe(readdirSync(join(root, 'games')).length)
  expect(new Set(SHEETS.map(({ name }) => name)).size).toBe(SHEETS.length)
  const ids = SHEETS.flatMap(({ exercises }) => exercises.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  // And nothing is looked at that no sheet has.
  expect(LOOKED.map(({ sheet }) => sheet).sort()).toEqual(SHEETS.map(({ name }) => name).sort())
})

describe.each(SHEETS)('the exercises of $name', ({ name, game, exercises }) => {
  const looked = lookedAt(name)
  const lines = looked?.examined ?? []
  const lineOf = (id: string) => lines.find((line) => line.id === id)

  test('are many, in positions that differ', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(name === game ? OF_A_GAME : OF_AN_EXPANSION)
    const positions = exercises.map(({ position, seat }) => JSON.stringify([seat, position]))
    expect(new Set(positions).size).toBe(positions.length)
  })

  test('were looked at again, each of them once and with ten times the work', () => {
    expect(lines.map(({ id }) => id).sort()).toEqual(exercises.map(({ id }) => id).sort())
    expect(looked?.worlds).toBeGreaterThanOrEqual(6000)
  })

  test('keep their answers', () => {
    // A line says itself whether it is kept: both manners took the answer that the sheet gives.
    const kept = exercises.filter(({ id, options }) => {
      const line = lineOf(id)
      return line?.best === options[0].action && line.bestFar === options[0].action
    })
    expect(kept.map(({ id }) => id)).toEqual(
      exercises.filter(({ id }) => lineOf(id)?.isKept).map(({ id }) => id),
    )
    for (const { id } of kept) expect(lineOf(id)?.lead, id).toBeGreaterThan(0)
    expect(kept.length / exercises.length).toBeGreaterThanOrEqual(KEEP)
  })

  test('are hard where they are called so: rules of thumb solve fewer than half', () => {
    const hard = exercises.filter(({ difficulty }) => difficulty === 'hard')
    const solved = hard.filter(({ id }) => lineOf(id)?.byHeuristic)
    expect(hard.length).toBeGreaterThan(0)
    expect(solved.length / hard.length).toBeLessThan(SOLVED)
  })

  test('the head of what was found says the same as its lines', () => {
    const hard = exercises.filter(({ difficulty }) => difficulty === 'hard')
    const isLost = ({ id }: Exercise) => lineOf(id)?.isKept === false
    expect(looked).toMatchObject({
      exercises: exercises.length,
      kept: exercises.filter(({ id }) => lineOf(id)?.isKept).length,
      lost: exercises.filter(isLost).map(({ id }) => id),
      hard: hard.length,
      hardSolved: hard.filter(({ id }) => lineOf(id)?.byHeuristic).length,
    })
  })
})
