import { SampledChance } from '@libero/kernel'
import { times } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Competition } from '../competition.ts'
import type { Course } from '../course.ts'
import { courseOf } from '../course.ts'
import { drawLots, enter, settled, takeBack, withdraw } from '../enter.ts'
import { readCompetition, writeCompetition } from '../read.ts'
import { anyCompetition, anyResult, entered, granted, playedOut } from './ground.ts'

const SEEDS = Array.from({ length: times(1200) }, (_, seed) => seed)

function shuffled<T>(list: readonly T[], chance: SampledChance): readonly T[] {
  const left = [...list]
  return list.map(() => left.splice(chance.below(left.length), 1)[0] as T)
}

const followed = ({ stale: _, ...course }: Course) => course

describe('C3 the order in which results are entered changes nothing', () => {
  test('of any competition played to its end', () => {
    for (const seed of SEEDS) {
      const so = playedOut(anyCompetition(seed), seed)
      const chance = new SampledChance(seed + 1)
      const again: Competition = {
        ...so,
        results: shuffled(so.results, chance),
        drawn: shuffled(so.drawn, chance),
      }
      expect(followed(courseOf(again)), `seed ${seed}`).toEqual(followed(courseOf(so)))
    }
  })

  test('of matches that can be played at the same time, entered one by one', () => {
    for (const seed of SEEDS) {
      const chance = new SampledChance(seed)
      const start = drawLots(anyCompetition(seed), chance)
      const results = courseOf(start).next.map((fixture) => anyResult(chance, fixture))
      const one = results.reduce((so, entry) => entered(so, entry), start)
      const two = shuffled(results, chance).reduce((so, entry) => entered(so, entry), start)
      expect(followed(courseOf(two)), `seed ${seed}`).toEqual(followed(courseOf(one)))
    }
  })
})

describe('C5 no competition gets stuck', () => {
  test('whatever is abandoned and whoever withdraws, whenever', () => {
    for (const seed of SEEDS) {
      const chance = new SampledChance(seed)
      let so = drawLots(anyCompetition(seed), chance)
      for (let step = 0; ; step++) {
        const { next, isOver, due, winners } = courseOf(so)
        expect(due).toEqual([])
        if (isOver) {
          expect(next).toEqual([])
          expect(winners.length).toBeGreaterThan(0)
          break
        }
        const fixture = next[chance.below(next.length)]
        if (!fixture) throw new Error(`seed ${seed}: nothing to play and not over`)
        const leaving = so.entrants.filter(({ id }) => !so.withdrawn.includes(id))
        const leaves = leaving[chance.below(leaving.length)]
        if (chance.below(8) === 0 && leaves) so = granted(withdraw(so, leaves.id))
        else so = entered(so, anyResult(chance, fixture))
        so = drawLots(so, chance)
        expect(step).toBeLessThan(3000)
      }
      expect(courseOf(so).stale, `seed ${seed}`).toEqual({ results: [], lots: [] })
    }
  })

  test('and it is over when all have gone, with what was won before still won', () => {
    for (const seed of SEEDS.slice(0, 100)) {
      const start = drawLots(anyCompetition(seed), new SampledChance(seed))
      const gone = start.entrants.reduce((so, { id }) => granted(withdraw(so, id)), start)
      const over = courseOf(drawLots(gone, new SampledChance(seed)))
      expect([over.isOver, over.winners.length], `seed ${seed}`).toEqual([true, 1])
      const won = playedOut(start, seed)
      const after = won.entrants.reduce((so, { id }) => granted(withdraw(so, id)), won)
      const { isOver, stale, winners } = courseOf(after)
      expect([isOver, stale.results], `seed ${seed}`).toEqual([true, []])
      if (won.form.kind !== 'ladder') expect(winners, `seed ${seed}`).toEqual(courseOf(won).winners)
    }
  })
})

describe('C6 what is taken back takes along what followed from it', () => {
  test('a result of any round, and then it is played on to another end', () => {
    for (const seed of SEEDS.slice(0, times(1000))) {
      const so = playedOut(anyCompetition(seed), seed)
      const chance = new SampledChance(seed)
      const result = so.results[chance.below(so.results.length)]
      if (!result) continue
      const back = granted(takeBack(so, result.match))
      expect(settled(back)).toBe(back)
      expect(readCompetition(writeCompetition(back)).ok, `seed ${seed}`).toBe(true)
      const fixture = courseOf(drawLots(back, chance)).fixtures.find(({ id }) => id === result.match)
      expect(fixture?.isDone, `seed ${seed}`).toBe(false)
      expect(courseOf(playedOut(back, seed + 1)).isOver).toBe(true)
    }
  })
})

test('C8 whatever was played is read again as it was written', () => {
  for (const seed of SEEDS) {
    const so = playedOut(anyCompetition(seed), seed)
    expect(granted(readCompetition(writeCompetition(so))), `seed ${seed}`).toEqual(so)
  }
})

test('goals are somebody’s: what a table sums up is what was scored', () => {
  for (const seed of SEEDS) {
    const so = playedOut(anyCompetition(seed), seed)
    for (const { rows } of courseOf(so).tables) {
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
      expect(sum(({ scored }) => scored)).toBe(sum(({ conceded }) => conceded))
      expect(sum(({ won }) => won)).toBe(sum(({ lost }) => lost))
      for (const { points, won, drawn, played, form } of rows) {
        expect(points).toBe(3 * won + drawn)
        expect(form).toHaveLength(played)
      }
      const ranks = rows.map(({ rank }) => rank)
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
    }
  }
})

test('a result that was entered is not entered twice', () => {
  const so = playedOut(anyCompetition(3), 3)
  const [result] = so.results
  if (!result) throw new Error('nothing was played')
  const again = enter(so, { match: result.match, goals: [1, 0] })
  expect(!again.ok && again.refusals.map(({ code }) => code)).toEqual(['match-over'])
})
