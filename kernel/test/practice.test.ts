import { describe, expect, test } from 'vitest'
import type { Practice, Rated } from '../practice.ts'
import {
  afterAnswer,
  BEGINNING,
  daily,
  dayOf,
  due,
  joined,
  next,
  progressIn,
  readPractice,
  returnsOn,
  streak,
} from '../practice.ts'

const exercise = (n: number, rating = 1000): Rated => ({ id: `e${n}`, motif: 'fouls', rating })
const ALL = Array.from({ length: 30 }, (_, n) => exercise(n, 600 + n * 40))
const MONDAY = 20_000

const answered = (answers: readonly (readonly [Rated, boolean, number])[], from = BEGINNING): Practice =>
  answers.reduce((so, [each, isSolved, day]) => afterAnswer(so, each, isSolved, day), from)

describe('the rating', () => {
  test('rises with what is solved and falls with what is not, more for a surprise', () => {
    const after = (rating: number, isSolved: boolean) =>
      afterAnswer(BEGINNING, exercise(0, rating), isSolved, MONDAY).rating
    expect(after(1000, true)).toBe(1024)
    expect(after(1000, false)).toBe(976)
    expect(after(1400, true)).toBe(1044)
    expect(after(600, true)).toBe(1004)
    expect(after(600, false)).toBe(956)
  })

  test('is moved by the first answer to an exercise only', () => {
    const once = answered([[exercise(0), false, MONDAY]])
    const twice = afterAnswer(once, exercise(0), true, MONDAY + 1)
    expect(twice.rating).toBe(once.rating)
  })

  test('settles where every second one is solved', () => {
    let practice = BEGINNING
    for (let n = 0; n < 400; n++) {
      const it = exercise(n, 700 + ((n * 37) % 900))
      practice = afterAnswer(practice, it, it.rating < 1300, MONDAY)
    }
    expect(Math.abs(practice.rating - 1300)).toBeLessThan(100)
  })

  test('never falls below a hundred', () => {
    const lost = answered(ALL.map((each) => [{ ...each, rating: 100 }, false, MONDAY] as const))
    expect(lost.rating).toBeGreaterThanOrEqual(100)
  })
})

describe('what failed', () => {
  const failed = answered([[exercise(0), false, MONDAY]])
  const dueOn = (practice: Practice, day: number) => due(practice, ALL, day).map(({ id }) => id)

  test('comes back after a day, and what was solved at once does not', () => {
    const solved = afterAnswer(failed, exercise(1), true, MONDAY)
    expect(dueOn(solved, MONDAY)).toEqual([])
    expect(dueOn(solved, MONDAY + 1)).toEqual(['e0'])
    expect(dueOn(solved, MONDAY + 300)).toEqual(['e0'])
  })

  test('comes back later each time it is solved when due, until it is learnt', () => {
    let practice = failed
    let day = MONDAY
    for (const wait of [1, 3, 7, 21]) {
      expect(dueOn(practice, day + wait - 1)).toEqual([])
      day += wait
      expect(dueOn(practice, day)).toEqual(['e0'])
      practice = afterAnswer(practice, exercise(0), true, day)
    }
    expect(dueOn(practice, day + 1000)).toEqual([])
  })

  test('begins anew when it fails again, and is not learnt by solving it twice on one day', () => {
    const again = afterAnswer(
      afterAnswer(failed, exercise(0), true, MONDAY + 1),
      exercise(0),
      false,
      MONDAY + 4,
    )
    expect(dueOn(again, MONDAY + 5)).toEqual(['e0'])
    const early = afterAnswer(failed, exercise(0), true, MONDAY)
    expect(dueOn(early, MONDAY + 1)).toEqual(['e0'])
  })
})

describe('what comes next', () => {
  test('is what is due, then the unmet one nearest to the rating, then the one met longest ago', () => {
    expect(next(BEGINNING, ALL, MONDAY)?.rating).toBe(1000)
    const failed = answered([[exercise(3, 720), false, MONDAY]])
    expect(next(failed, ALL, MONDAY)?.id).not.toBe('e3')
    expect(next(failed, ALL, MONDAY + 1)?.id).toBe('e3')
    const all = answered(ALL.map((each, n) => [each, true, MONDAY + ((n + 10) % 30)] as const))
    expect(next(all, ALL, MONDAY + 50)?.id).toBe('e20')
    expect(next(all, [], MONDAY)).toBeUndefined()
  })
})

describe('the one of the day', () => {
  test('is the same whatever the order they come in, and each comes once before one comes again', () => {
    const days = ALL.map((_, n) => daily(ALL, MONDAY + n)?.id)
    expect(new Set(days).size).toBe(ALL.length)
    expect(daily(ALL.toReversed(), MONDAY)?.id).toBe(days[0])
    expect(daily(ALL, MONDAY + ALL.length)?.id).toBe(days[0])
    expect(daily([], MONDAY)).toBeUndefined()
  })

  test('changes at midnight where somebody lives', () => {
    const late = new Date(2026, 10, 19, 23, 59)
    const early = new Date(2026, 10, 20, 0, 1)
    expect(dayOf(early)).toBe(dayOf(late) + 1)
    expect(dayOf(new Date(2026, 10, 19, 0, 0))).toBe(dayOf(late))
  })
})

describe('a streak', () => {
  test('counts days in a row up to today or yesterday', () => {
    const on = (...days: readonly number[]): Practice => ({ ...BEGINNING, days })
    expect(streak(on(), MONDAY)).toBe(0)
    expect(streak(on(MONDAY - 2, MONDAY - 1, MONDAY), MONDAY)).toBe(3)
    expect(streak(on(MONDAY - 2, MONDAY - 1), MONDAY)).toBe(2)
    expect(streak(on(MONDAY - 3, MONDAY - 2), MONDAY)).toBe(0)
    expect(streak(on(MONDAY - 3, MONDAY - 1), MONDAY)).toBe(1)
  })

  test('grows once a day', () => {
    const twice = answered([
      [exercise(0), true, MONDAY],
      [exercise(1), false, MONDAY],
      [exercise(2), true, MONDAY + 1],
    ])
    expect(twice.days).toEqual([MONDAY, MONDAY + 1])
  })
})

describe('kept practice', () => {
  test('is read as it was written', () => {
    const practice = answered([
      [exercise(0), true, MONDAY],
      [exercise(1), false, MONDAY],
    ])
    expect(readPractice(JSON.parse(JSON.stringify(practice)))).toEqual(practice)
  })

  test.each([
    [undefined],
    [null],
    ['x'],
    [{ rating: 'high', met: [1], days: {} }],
    [{ met: { a: { day: -1 } } }],
  ])('begins anew where %j was kept', (kept) => expect(readPractice(kept)).toEqual(BEGINNING))
})

describe('what is said of it', () => {
  test('when a failed exercise comes back, and not once it is learnt', () => {
    let practice = answered([
      [exercise(0), false, MONDAY],
      [exercise(1), true, MONDAY],
    ])
    expect(returnsOn(practice, exercise(0))).toBe(MONDAY + 1)
    expect(returnsOn(practice, exercise(1))).toBeUndefined()
    expect(returnsOn(practice, exercise(2))).toBeUndefined()
    const days: (number | undefined)[] = []
    for (let day = MONDAY + 1; days.length < 4; day = days.at(-1) ?? day) {
      practice = afterAnswer(practice, exercise(0), true, day)
      days.push(returnsOn(practice, exercise(0)))
    }
    expect(days).toEqual([MONDAY + 4, MONDAY + 11, MONDAY + 32, undefined])
  })

  test('how many were met, and how many of them solved', () => {
    const practice = answered([
      [exercise(0), false, MONDAY],
      [exercise(1), true, MONDAY],
      [exercise(2), true, MONDAY],
    ])
    expect(progressIn(practice, ALL.slice(1, 6))).toEqual({ all: 5, met: 2, solved: 2 })
    expect(progressIn(practice, ALL)).toEqual({ all: 30, met: 3, solved: 2 })
  })
})

describe('two standings of one person', () => {
  const here = answered([
    [exercise(0), true, MONDAY],
    [exercise(1), false, MONDAY + 3],
  ])
  const there = answered([
    [exercise(0), false, MONDAY + 1],
    [exercise(2), true, MONDAY + 2],
  ])

  test('are one: of each exercise what was answered last, all days, the newer rating', () => {
    const both = joined(here, there)
    expect(both.met[exercise(0).id]).toEqual(there.met[exercise(0).id])
    expect(Object.keys(both.met)).toHaveLength(3)
    expect(both.days).toEqual([MONDAY, MONDAY + 1, MONDAY + 2, MONDAY + 3])
    expect(both.rating).toBe(here.rating)
    expect(joined(there, here)).toEqual(both)
  })

  test('the same twice changes nothing', () => {
    expect(joined(here, here)).toEqual(here)
    expect(joined(BEGINNING, here)).toEqual(here)
  })
})
