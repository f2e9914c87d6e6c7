import { SampledChance } from '@libero/kernel'
import type { Difficulty } from '@libero/kernel/exercise'
import { describe, expect, test } from 'vitest'
import { finaleQuarry } from '../finale/index.ts'
import { Assayer } from '../mining/assayer.ts'
import type { Attempt } from '../mining/index.ts'
import { Appraiser, difficultyOf, Examiner, isClear, Miner, ratingOf, Spread } from '../mining/index.ts'
import { kick, kickInsight, LEFT, RIGHT } from './toy.ts'

const toy = {
  insight: kickInsight,
  matters: {
    playsOn: kickInsight.quick,
    doubt: () => 0,
    matter: () => undefined,
    hasOpenLuck: false,
  },
}

describe('an appraisal', () => {
  test('knows what every option is worth, best first', () => {
    const [best, other] = new Appraiser(toy, 'tree').appraise(kick(RIGHT), 0, 400, 1)
    // From his strong corner he always scores if he does not chip; from the other every second time.
    expect(best).toMatchObject({ action: RIGHT, behind: 0 })
    expect(best?.share).toBeGreaterThan(0.85)
    expect(other?.action).toBe(LEFT)
    expect(other?.behind).toBeCloseTo((best?.share ?? 0) - (other?.share ?? 0), 10)
    expect(
      isClear(
        [best, other].flatMap((each) => each ?? []),
        { lead: 0.2, errors: 4 },
      ),
    ).toBe(true)
  })

  test.each(['quick', 'far'] as const)('%s: one who chips every second time scores as often', (manner) => {
    const [best, other] = new Appraiser(toy, manner).appraise(kick(LEFT), 0, 2000, 2)
    expect(best?.action).toBe(LEFT)
    expect(Math.abs((best?.share ?? 0) - 0.5)).toBeLessThan(2 * (best?.margin ?? 0))
    expect(Math.abs((other?.share ?? 0) - 0.25)).toBeLessThan(2 * (other?.margin ?? 0))
  })

  test('of what cannot be seen nothing is known', () => {
    const appraiser = new Appraiser(toy, 'tree')
    const seen = [LEFT, RIGHT].flatMap((card) =>
      [LEFT, RIGHT].map((shot) => JSON.stringify(appraiser.appraise({ ...kick(card), shot }, 1, 60, 3))),
    )
    expect(new Set(seen).size).toBe(1)
  })

  test('what differs by luck alone is not clear', () => {
    // Away cannot tell the corners apart.
    const appraisal = new Appraiser(toy, 'quick').appraise(kick(LEFT), 1, 300, 4)
    expect(isClear(appraisal, { lead: 0, errors: 4 })).toBe(false)
  })
})

describe('a rating', () => {
  const attempt = (points: number, solves: number): Attempt => ({ points, solves, weight: 1 })

  test('lies where somebody solves it every second time', () => {
    expect(ratingOf([attempt(1000, 0.5), attempt(1000, 0.5), attempt(1000, 0.5)])).toBeGreaterThan(950)
    expect(ratingOf([attempt(1400, 0.5), attempt(1400, 0.5), attempt(1400, 0.5)])).toBeGreaterThan(1250)
  })

  test('the more solve it the lower it is, and nothing is infinitely hard', () => {
    const ratings = [0, 0.25, 0.5, 0.75, 1].map((solves) =>
      ratingOf([attempt(900, solves), attempt(1300, solves)]),
    )
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
    expect(new Set(ratings).size).toBe(5)
    expect(Math.max(...ratings)).toBeLessThan(2600)
    expect(Math.min(...ratings)).toBeGreaterThan(-300)
  })

  test('says how hard it is', () => {
    expect([300, 699, 700, 999, 1000, 1800].map(difficultyOf)).toEqual<Difficulty[]>([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
    ])
  })
})

describe('a sheet', () => {
  test('takes no more of one chapter, however many there are of it', () => {
    const spread = new Spread(100, 10, [])
    let taken = 0
    for (let n = 0; n < 300; n++) {
      const placed = { motif: 'finish', difficulty: (['easy', 'medium', 'hard'] as const)[n % 3] ?? 'easy' }
      if (!spread.wants(placed)) continue
      spread.add(placed)
      taken++
    }
    expect(taken).toBe(22)
    expect(spread.hasRoomFor('finish')).toBe(false)
    expect(spread.hasRoomFor('saving')).toBe(true)
  })

  test('leaves room for every difficulty', () => {
    const spread = new Spread(100, 10, [])
    let taken = 0
    for (let n = 0; n < 300; n++) {
      const placed = { motif: `motif ${n % 10}`, difficulty: 'easy' } as const
      if (!spread.wants(placed)) continue
      spread.add(placed)
      taken++
    }
    expect(taken).toBe(30)
  })

  test('what it has counts', () => {
    const kept = Array.from({ length: 22 }, (_, n) => ({
      motif: 'finish',
      difficulty: (['easy', 'medium', 'hard'] as const)[n % 3] ?? 'easy',
    }))
    expect(new Spread(100, 10, kept).hasRoomFor('finish')).toBe(false)
  })
})

describe('a match of Finale', () => {
  const { game } = finaleQuarry
  const dig = (n: number) => new Miner(finaleQuarry, 'finale', 'test').match(n, new Spread(60, 13, []))
  const first = dig(0)
  const found = [...first, ...dig(1)]

  test('gives exercises, and the same ones again', () => {
    expect(found.length).toBeGreaterThan(1)
    expect(dig(0)).toEqual(first)
    for (const { options, tempting, seat, question, position, edition } of found) {
      const opened = game.fromPosition(position, new SampledChance(1), undefined, edition)
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
      const asked = game.request(opened.value, seat)
      expect(asked?.kind).toBe(question)
      expect(options.map(({ action }) => action).sort()).toEqual(
        asked?.options.map(({ action }) => action).sort(),
      )
      expect(options.slice(1).map(({ action }) => action)).toContain(tempting)
    }
  })

  test('hangs on nothing that its coach cannot see: whatever the hidden cards are, it is the very same', () => {
    const [exercise] = found
    if (!exercise) throw new Error('nothing found')
    const { motif, source, seat, position, edition } = exercise
    const opened = game.fromPosition(position, new SampledChance(1), undefined, edition)
    if (!opened.ok) throw new Error('not legal')
    const assayer = new Assayer(finaleQuarry)
    const seen = new Set<string>()
    for (const shuffle of [1, 2, 3]) {
      const world = game.blank(opened.value)
      game.copy(opened.value, world)
      game.reimagine(world, seat, new SampledChance(shuffle))
      seen.add(JSON.stringify(game.position(world)))
      expect(assayer.exercise(world, seat, { motif, source, sheet: 'finale' }, () => true)).toEqual(exercise)
    }
    expect(seen.size).toBe(3)
  })

  test('an examiner with other worlds comes to the same answers', () => {
    const examiner = new Examiner(finaleQuarry, 1)
    const examined = found.map((exercise) => examiner.examine(exercise, 'other'))
    expect(examined.map((each) => each.ok && each.value.isKept)).toEqual(found.map(() => true))
  })

  test('and to others where the answer is wrong', () => {
    const [exercise] = found
    const [, second = exercise?.options[0]] = exercise?.options ?? []
    if (!exercise || !second) throw new Error('nothing found')
    const examined = new Examiner(finaleQuarry, 1).examine({ ...exercise, options: [second] }, 'other')
    expect(examined).toMatchObject({ ok: true, value: { isKept: false, best: exercise.options[0].action } })
    expect(examined.ok && examined.value.lead).toBeLessThan(0)
  })
})
