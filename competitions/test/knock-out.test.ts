import { ListedChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { Ties } from '../competition.ts'
import { courseOf } from '../course.ts'
import { drawLots, enter, withdraw } from '../enter.ts'
import { codesOf, competition, granted, named } from './ground.ts'

const cup = (teams: string, ties: Ties = { legs: 1 }) =>
  competition(teams, { kind: 'cup', pairing: 'seeded', ties })

const pairs = (so: ReturnType<typeof cup>) =>
  courseOf(so).next.map(({ id, home, away }) => `${id} ${home}-${away}`)
const winners = (so: ReturnType<typeof cup>) => courseOf(so).winners

describe('who meets whom', () => {
  test('seeded, the best have a free round and meet last', () => {
    expect(pairs(cup(named(8)))).toEqual(['k1-1 t1-t8', 'k1-2 t4-t5', 'k1-3 t2-t7', 'k1-4 t3-t6'])
    expect(pairs(cup(named(5)))).toEqual(['k1-2 t4-t5'])
    const two = courseOf(cup(named(5))).ties.filter(({ round }) => round === 2)
    expect(two.map(({ sides }) => sides)).toEqual([
      ['t1', undefined],
      ['t2', 't3'],
    ])
  })

  test('C7 drawn, by luck from outside', () => {
    const drawn = competition(named(4), { kind: 'cup', pairing: 'drawn', ties: { legs: 1 } })
    expect(courseOf(drawn)).toMatchObject({ fixtures: [], next: [], isOver: false, due: [{ for: 'draw' }] })
    expect(pairs(drawLots(drawn, new ListedChance([3, 0, 1])))).toEqual(['k1-1 t4-t2', 'k1-2 t1-t3'])
  })

  test('every size from 2 to 32 comes down to one', () => {
    for (let size = 2; size <= 32; size++) {
      let so = cup(named(size))
      while (!courseOf(so).isOver)
        for (const { id } of courseOf(so).next) so = granted(enter(so, { match: id, goals: [2, 1] }))
      expect([size, so.results.length, winners(so).length]).toEqual([size, size - 1, 1])
    }
  })

  test('the losers of the semi-finals play for the third place before the final', () => {
    let so = competition(named(4), { kind: 'cup', pairing: 'seeded', ties: { legs: 1 }, thirdPlace: true })
    for (const match of ['k1-1', 'k1-2']) so = granted(enter(so, { match, goals: [1, 0] }))
    expect(pairs(so)).toEqual(['third t4-t3'])
    so = granted(enter(so, { match: 'third', goals: [0, 1] }))
    expect(pairs(so)).toEqual(['k2-1 t1-t2'])
  })
})

describe('one match', () => {
  test('C4 level, it needs a winner, and only then', () => {
    const so = cup('a b')
    expect(codesOf(enter(so, { match: 'k1-1', goals: [1, 1] }))).toEqual(['winner-missing'])
    expect(codesOf(enter(so, { match: 'k1-1', goals: [2, 1], winner: 1 }))).toEqual(['winner-wrong'])
    expect(codesOf(enter(so, { match: 'k1-1', goals: [1, 1], winner: 1, shootOut: [4, 3] }))).toEqual([
      'score-wrong',
    ])
    const after = granted(
      enter(so, { match: 'k1-1', goals: [1, 1], winner: 1, by: 'shoot-out', shootOut: [3, 4] }),
    )
    expect(courseOf(after).ties[0]).toMatchObject({ winner: 'b', by: 'shoot-out', sum: [1, 1] })
    expect(codesOf(enter(so, { match: 'k9-1', goals: [1, 0] }))).toEqual(['match-unknown'])
    expect(codesOf(enter(so, { match: 'k1-1', goals: [1.5, 0] }))).toEqual(['score-wrong'])
  })

  test('C5 nobody’s, lots decide', () => {
    const so = granted(enter(cup('a b'), { match: 'k1-1', awarded: 'nobody' }))
    expect(courseOf(so)).toMatchObject({ isOver: false, next: [], due: [{ among: ['a', 'b'] }] })
    expect(winners(drawLots(so, new ListedChance([1])))).toEqual(['b'])
  })
})

describe('two legs (Finale §12)', () => {
  const start = cup('a b', { legs: 2 })
  const after = (...goals: readonly (readonly [number, number])[]) =>
    goals.reduce((so, each, i) => granted(enter(so, { match: `k1-1-${i + 1}`, goals: each })), start)

  test('grounds are swapped, goals added up, and the second waits for the first', () => {
    expect(pairs(start)).toEqual(['k1-1-1 a-b'])
    expect(codesOf(enter(start, { match: 'k1-1-2', goals: [1, 0] }))).toEqual(['match-unknown'])
    expect(pairs(after([2, 0]))).toEqual(['k1-1-2 b-a'])
    expect(courseOf(after([2, 0], [1, 0])).ties[0]).toMatchObject({
      winner: 'a',
      by: 'aggregate',
      sum: [2, 1],
    })
    expect(winners(after([2, 0], [3, 0]))).toEqual(['b'])
  })

  test('level on aggregate, the second leg names who goes through', () => {
    const first = after([2, 1])
    expect(codesOf(enter(first, { match: 'k1-1-2', goals: [1, 0] }))).toEqual(['winner-missing'])
    const won = granted(enter(first, { match: 'k1-1-2', goals: [1, 0], winner: 1, by: 'shoot-out' }))
    expect(courseOf(won).ties[0]).toMatchObject({ winner: 'a', by: 'shoot-out' })
    expect(codesOf(enter(first, { match: 'k1-1-2', goals: [3, 0], winner: 1 }))).toEqual(['winner-wrong'])
  })

  test('away goals only where they are agreed', () => {
    const away = cup('a b', { legs: 2, awayGoals: true })
    const first = granted(enter(away, { match: 'k1-1-1', goals: [2, 1] }))
    const second = granted(enter(first, { match: 'k1-1-2', goals: [1, 0] }))
    expect(courseOf(second).ties[0]).toMatchObject({ winner: 'b', by: 'away-goals' })
    const level = granted(
      enter(granted(enter(away, { match: 'k1-1-1', goals: [1, 1] })), {
        match: 'k1-1-2',
        goals: [1, 1],
        winner: 0,
      }),
    )
    expect(winners(level)).toEqual(['b'])
  })

  test('C5 whoever withdraws between the legs is out, whatever the first brought', () => {
    const so = granted(withdraw(after([5, 0]), 'a'))
    expect(courseOf(so).ties[0]).toMatchObject({ winner: 'b', loser: 'a', by: 'awarded' })
    const given = granted(enter(after([5, 0]), { match: 'k1-1-2', awarded: 'home' }))
    expect(winners(given)).toEqual(['b'])
  })
})

describe('best of three (Captain Tsubasa)', () => {
  const start = cup('a b', { bestOf: 3 })
  const after = (...goals: readonly (readonly [number, number])[]) =>
    goals.reduce((so, each, i) => granted(enter(so, { match: `k1-1-${i + 1}`, goals: each })), start)

  test('grounds change, and it is over when it is decided', () => {
    expect(pairs(after([1, 0]))).toEqual(['k1-1-2 b-a'])
    expect(courseOf(after([1, 0], [0, 1]))).toMatchObject({ isOver: true, winners: ['a'] })
    expect(pairs(after([1, 0], [1, 0]))).toEqual(['k1-1-3 a-b'])
    expect(courseOf(after([1, 0], [1, 0], [0, 2])).ties[0]).toMatchObject({ winner: 'b', sum: [1, 2] })
  })

  test('§10.4 a final that stays level has two champions, a round before it lots', () => {
    const level = after([1, 1], [2, 2], [0, 0])
    expect(courseOf(level)).toMatchObject({ isOver: true, winners: ['a', 'b'] })
    const four = cup(named(4), { bestOf: 3 })
    const drawn = ['1', '2', '3'].reduce(
      (so, leg) => granted(enter(so, { match: `k1-1-${leg}`, goals: [1, 1] })),
      four,
    )
    expect(courseOf(drawn).due).toEqual([{ for: 'k1-1 t1 t4', among: ['t1', 't4'] }])
  })

  test('one win is enough where the rest is drawn', () => {
    expect(winners(after([1, 1], [1, 0], [0, 0]))).toEqual(['b'])
  })
})

describe('a ladder', () => {
  const start = competition(named(4), { kind: 'ladder', rounds: 2 })

  test('whoever beats the one above takes his place', () => {
    expect(pairs(start)).toEqual(['r1-1 t1-t2', 'r1-2 t3-t4'])
    const one = granted(enter(start, { match: 'r1-1', goals: [0, 1] }))
    expect(pairs(one)).toEqual(['r1-2 t3-t4'])
    const two = granted(enter(one, { match: 'r1-2', goals: [1, 1] }))
    expect(courseOf(two).ladder).toEqual(['t2', 't1', 't3', 't4'])
    expect(pairs(two)).toEqual(['r2-1 t1-t3'])
    const over = granted(enter(two, { match: 'r2-1', goals: [0, 3] }))
    expect(courseOf(over)).toMatchObject({ isOver: true, winners: ['t2'], ladder: ['t2', 't3', 't1', 't4'] })
  })
})
