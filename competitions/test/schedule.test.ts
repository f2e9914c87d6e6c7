import { describe, expect, test } from 'vitest'
import { seededPlaces } from '../knock-out.ts'
import { roundRobin, schedule } from '../round-robin.ts'

const SIZES = Array.from({ length: 31 }, (_, i) => i + 2)

describe.each(SIZES)('a round robin of %i', (size) => {
  test.each([1, 2] as const)('each pair meets as often as it should, %i times', (rounds) => {
    const met = new Map<string, number>()
    const grounds = new Map<string, number>()
    for (const [home, away] of schedule(size, rounds).flat()) {
      const pair = [home, away].sort((a, b) => a - b).join(' ')
      met.set(pair, (met.get(pair) ?? 0) + 1)
      grounds.set(`${home} ${away}`, (grounds.get(`${home} ${away}`) ?? 0) + 1)
    }
    expect(met.size).toBe((size * (size - 1)) / 2)
    expect(new Set(met.values())).toEqual(new Set([rounds]))
    expect(Math.max(...grounds.values())).toBe(1)
  })

  test('nobody plays twice in a round, and at most one has a free day', () => {
    for (const round of roundRobin(size)) {
      const teams = round.flat()
      expect(new Set(teams).size).toBe(teams.length)
      expect(teams.length).toBe(size - (size % 2))
    }
    expect(roundRobin(size)).toHaveLength(size % 2 === 0 ? size - 1 : size)
  })

  test.each([1, 2] as const)('at home as often as away, within one (%i)', (rounds) => {
    const balance = new Array<number>(size).fill(0)
    for (const [home, away] of schedule(size, rounds).flat()) {
      balance[home] = (balance[home] ?? 0) + 1
      balance[away] = (balance[away] ?? 0) - 1
    }
    expect(Math.max(...balance.map(Math.abs))).toBe(rounds === 2 || size % 2 === 1 ? 0 : 1)
  })
})

test('the best two meet in the final at the earliest, the best four in the semi-finals', () => {
  expect(seededPlaces(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5])
  for (const size of [2, 4, 8, 16, 32]) {
    const places = seededPlaces(size)
    expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i))
    for (let best = 2; best <= size; best *= 2) {
      const part = size / best
      const parts = places.flatMap((place, i) => (place < best ? [Math.floor(i / part)] : []))
      expect(new Set(parts).size).toBe(best)
    }
  }
})
