import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { PairPlayed } from '../arena/index.ts'
import {
  BOUND,
  eloOfShare,
  endingOf,
  estimateOf,
  fitRatings,
  LEAST_PAIRS,
  likelihoodRatio,
  shareOfElo,
  sober,
  Tally,
} from '../arena/index.ts'

const pair = (
  n: number,
  points: readonly [number, number],
  luck?: readonly [number, number],
): PairPlayed => ({
  n,
  points,
  ...(luck && { luck }),
  goals: [3, 1],
  decisions: [10, 20],
  ms: [50, 10],
  longest: [n, 1],
  iterations: [1000, 0],
  failures: [0, n === 0 ? 2 : 0],
})

const tallied = (pairs: readonly PairPlayed[]): Tally => {
  const tally = new Tally()
  for (const each of pairs) tally.add(each)
  return tally
}

describe('Elo', () => {
  test.each([
    [0.5, 0],
    [0.64, 99.95],
    [0.75, 190.85],
    [10 / 11, 400],
    [1 / 11, -400],
  ])('a share of %d is a lead of %d', (share, elo) => {
    expect(eloOfShare(share)).toBeCloseTo(elo, 1)
    expect(shareOfElo(eloOfShare(share))).toBeCloseTo(share, 12)
  })

  test('after finitely many matches nobody always wins', () => {
    expect(sober(1, 4)).toBe(0.9)
    expect(sober(-0.2, 4)).toBe(0.1)
    expect(sober(0.3, 4)).toBe(0.3)
  })
})

describe('a tally of pairs', () => {
  test('counts matches, pairs by their points, home’s share, goals and time', () => {
    const standing = tallied([
      pair(0, [1, 1]),
      pair(1, [1, 0.5]),
      pair(2, [1, 0]),
      pair(3, [0.5, 0]),
      pair(4, [0, 0]),
    ]).standing()
    expect(standing.pentanomial).toEqual([1, 1, 1, 1, 1])
    expect([standing.wins, standing.draws, standing.losses]).toEqual([4, 2, 4])
    expect(standing.raw.score).toBeCloseTo(0.5)
    // A's points at home are 3.5 of 5; away he got 1.5 of 5, so home got 3.5 there.
    expect(standing.home[0]).toBeCloseTo(0.7)
    expect(standing.goals).toEqual([1.5, 0.5])
    expect(standing.msPerDecision).toEqual([5, 0.5])
    expect(standing.iterationsPerSecond[0]).toBeCloseTo(20_000)
    expect(standing.longest).toEqual([4, 1])
    expect(standing.failures).toEqual([0, 2])
    expect(standing.adjusted).toBeUndefined()
  })

  test('the variance is that of pairs: what one match loses and the other wins is no noise', () => {
    const even = tallied(Array.from({ length: 100 }, (_, n) => pair(n, [1, 0]))).standing().raw
    const wild = tallied(Array.from({ length: 100 }, (_, n) => pair(n, n % 2 ? [1, 1] : [0, 0]))).standing()
      .raw
    expect(even.score).toBe(0.5)
    expect(even.margin).toBeLessThan(0.012)
    // sd ½ over √100, 95 %
    expect(wild.margin).toBeCloseTo(0.098, 2)
    expect(wild.sigma).toBeCloseTo(Math.SQRT1_2, 2)
  })

  test('ten pairs won out of ten are no certainty', () => {
    const { score, margin, eloLow } = estimateOf(10, 10, 10)
    expect(score).toBe(1)
    // As the rule of three has it: 3 / 20.
    expect(margin).toBeGreaterThan(0.12)
    expect(margin).toBeLessThan(0.16)
    expect(Number.isFinite(eloLow)).toBe(true)
  })

  test('luck is taken out without shifting the score, and what is left strays less', () => {
    const dice = new SampledChance(7)
    const uniform = () => dice.word() / 0x1_0000_0000
    const estimates = Array.from({ length: 40 }, () => {
      const pairs = Array.from({ length: 200 }, (_, n) => {
        // Half of what decides is luck that the meter sees, with its own scale and its own noise.
        const luck = [uniform() - 0.5, uniform() - 0.5] as const
        const points = luck.map((seen) => (seen + 0.6 * (uniform() - 0.5) > -0.1 ? 1 : 0))
        return pair(n, [points[0] ?? 0, points[1] ?? 0], [0.4 * luck[0] + 0.02, 0.4 * luck[1] - 0.02])
      })
      const { raw, adjusted } = tallied(pairs).standing()
      return { raw, adjusted: adjusted ?? raw }
    })
    const mean = (of: (each: (typeof estimates)[number]) => number) =>
      estimates.reduce((sum, each) => sum + of(each), 0) / estimates.length
    expect(mean(({ adjusted }) => adjusted.score)).toBeCloseTo(
      mean(({ raw }) => raw.score),
      2,
    )
    expect(mean(({ adjusted }) => adjusted.sigma)).toBeLessThan(0.85 * mean(({ raw }) => raw.sigma))
  })

  test('luck that has nothing to do with the points is left alone', () => {
    const dice = new SampledChance(8)
    const half = () => (dice.below(2) === 0 ? 0 : 1)
    const noise = () => 3 * (dice.below(1000) / 1000 - 0.5)
    const pairs = Array.from({ length: 400 }, (_, n) => pair(n, [half(), half()], [noise(), noise()]))
    const { raw, adjusted } = tallied(pairs).standing()
    expect(adjusted?.sigma).toBeLessThan(1.05 * raw.sigma)
  })
})

describe('the end of a contest', () => {
  const estimate = (score: number, sigma: number, pairs: number) => {
    const margin = (1.96 * sigma) / Math.sqrt(2 * pairs)
    const elo = (share: number) => eloOfShare(sober(share, 2 * pairs))
    return {
      score,
      sigma,
      margin,
      elo: elo(score),
      eloLow: elo(score - margin),
      eloHigh: elo(score + margin),
    }
  }

  test('the likelihood ratio, by hand', () => {
    // s(0) = 0.5, s(30) = 0.543077…; variance of a pair 0.08: 100 · 0.043077 · (1.1 − 1.043077) / 0.16
    const ratio = likelihoodRatio(100, estimate(0.55, 0.4, 100), 0, 30)
    expect(ratio).toBeCloseTo(1.5325, 3)
    expect(BOUND).toBeCloseTo(2.9444, 4)
  })

  test('the sequential test ends at its bounds, and not before enough pairs', () => {
    const rule = { kind: 'sprt', elo0: 0, elo1: 30, most: 500 } as const
    expect(endingOf(rule, LEAST_PAIRS - 1, estimate(1, 0.1, 10))).toBeUndefined()
    expect(endingOf(rule, 200, estimate(0.55, 0.4, 200))).toBe('stronger')
    expect(endingOf(rule, 200, estimate(0.49, 0.4, 200))).toBe('weaker')
    expect(endingOf(rule, 200, estimate(0.5216, 0.4, 200))).toBeUndefined()
    expect(endingOf(rule, 500, estimate(0.5216, 0.4, 500))).toBe('most')
  })

  test('narrow enough, or as many as were asked for', () => {
    const narrow = { kind: 'narrow', elo: 30, most: 900 } as const
    expect(endingOf(narrow, 100, estimate(0.5, 0.4, 100))).toBeUndefined()
    expect(endingOf(narrow, 200, estimate(0.5, 0.4, 200))).toBe('narrow')
    expect(endingOf({ kind: 'pairs', pairs: 3 }, 2, estimate(0.5, 0.4, 2))).toBeUndefined()
    expect(endingOf({ kind: 'pairs', pairs: 3 }, 3, estimate(0.5, 0.4, 3))).toBe('pairs')
  })

  test('errs about as often as it says', () => {
    const dice = new SampledChance(3)
    const contest = (elo: number): string | undefined => {
      const share = shareOfElo(elo)
      const tally = new Tally()
      const points = () => (dice.word() / 0x1_0000_0000 < share ? 1 : 0)
      for (let n = 0; ; n++) {
        tally.add(pair(n, [points(), points()]))
        const ending = endingOf(
          { kind: 'sprt', elo0: 0, elo1: 80, most: 5000 },
          tally.pairs,
          tally.estimate(),
        )
        if (ending) return ending
      }
    }
    const share = (elo: number, ending: string) =>
      Array.from({ length: 400 }, () => contest(elo)).filter((each) => each === ending).length / 400
    expect(share(0, 'stronger')).toBeLessThan(0.085)
    expect(share(80, 'weaker')).toBeLessThan(0.085)
  })
})

describe('ratings from meetings', () => {
  const truth = [-400, -120, 0, 130, 230]
  const meetings = truth.flatMap((low, b) =>
    truth.slice(b + 1).map((high, above) => ({
      a: b + 1 + above,
      b,
      matches: 400,
      score: shareOfElo(high - low),
      margin: 0.04,
    })),
  )

  test('find the strengths that explain them', () => {
    const { elo, margins, worst } = fitRatings(5, 2, meetings)
    for (const [i, strength] of truth.entries()) expect(elo[i]).toBeCloseTo(strength, 3)
    expect(margins[2]).toBe(0)
    for (const i of [0, 1, 3, 4]) {
      expect(margins[i]).toBeGreaterThan(5)
      expect(margins[i]).toBeLessThan(60)
    }
    expect(worst).toBeLessThan(0.001)
  })

  test('are as far off as one meeting alone, where there is but one', () => {
    const { elo, margins } = fitRatings(2, 0, [{ a: 1, b: 0, matches: 400, score: 0.5, margin: 0.04 }])
    expect(elo[1]).toBeCloseTo(0)
    // 0.04 of the points at ½ is 0.04 / (ln 10 / 1600) Elo.
    expect(margins[1]).toBeCloseTo(27.8, 1)
  })

  test('stay finite where somebody lost everything, and notice a circle', () => {
    const lost = fitRatings(2, 1, [{ a: 1, b: 0, matches: 20, score: 1.02, margin: 0.1 }])
    expect(lost.elo[0]).toBeCloseTo(-eloOfShare(sober(1, 20)), 1)
    const circle = fitRatings(3, 0, [
      { a: 1, b: 0, matches: 400, score: 0.6, margin: 0.04 },
      { a: 2, b: 1, matches: 400, score: 0.6, margin: 0.04 },
      { a: 0, b: 2, matches: 400, score: 0.6, margin: 0.04 },
    ])
    expect(circle.worst).toBeGreaterThan(3)
  })
})
