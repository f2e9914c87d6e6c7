import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Exercise } from '../exercise.ts'
import { bestOf, difference, exerciseOf, isSolvedBy, kept, laidOver, SHEET_FORMAT } from '../exercise.ts'

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)

test('what differs, laid over what there was, is the other again', () => {
  fc.assert(
    fc.property(json, json, (from, to) => {
      const differs = difference(from, to)
      expect(differs ? laidOver(from, differs) : from).toEqual(to)
      expect(difference(to, to)).toBeUndefined()
    }),
    { seed: 1, numRuns: 2000 },
  )
})

test('only what differs is kept', () => {
  const from = {
    goals: [0, 1],
    men: [
      { id: 'a', turn: 0 },
      { id: 'b', turn: 1 },
    ],
    gone: 1,
  }
  const to = {
    goals: [0, 1],
    men: [
      { id: 'a', turn: 0 },
      { id: 'b', turn: 3 },
    ],
    come: [],
  }
  expect(difference(from, to)).toEqual({ men: { 1: { turn: [3] } }, gone: [], come: [[]] })
})

test('an exercise is read from its sheet as it was', () => {
  const base = { phase: 'tactics', goals: [0, 0], hand: ['x'] }
  const exercise: Exercise = {
    id: 'toy-1',
    game: 'toy',
    edition: { rules: 'toy-1', cards: { name: 'toy', version: '1' } },
    position: { phase: 'tactics', goals: [2, 1], hand: ['y', 'z'] },
    seat: 1,
    question: 'tactics',
    of: 'match',
    options: [
      { action: 'y', share: 0.612, margin: 0.012 },
      { action: 'z', share: 0.4, margin: 0.02 },
    ],
    tempting: 'z',
    motif: 'cards',
    difficulty: 'hard',
    rating: 1500,
    source: { by: 'search', seed: 'seed', decision: 12 },
  }
  const { game, edition } = exercise
  const sheet = {
    libero: SHEET_FORMAT,
    name: 'toy',
    game,
    edition,
    base,
    exercises: [kept(base, exercise)],
  } as const
  expect(exerciseOf(sheet, kept(base, exercise))).toEqual(exercise)
  expect(bestOf(exercise).action).toBe('y')
  expect([isSolvedBy(exercise, 'y'), isSolvedBy(exercise, 'z')]).toEqual([true, false])
})
