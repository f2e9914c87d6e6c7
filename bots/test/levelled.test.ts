import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { Fortune } from '../prospect/fortune.ts'
import type { Trial } from '../prospect/levelled.ts'
import { levelled } from '../prospect/levelled.ts'
import { chanceOf, partingWay, shareOf } from '../prospect/prospect.ts'

const WORLDS = 400

/** An option that came to a goal in just these matches. */
function trial(action: string, scores: (world: number) => boolean, weights = even): Trial {
  const went = Uint8Array.from({ length: WORLDS }, (_, n) => Number(scores(n)))
  const total = weights.reduce((sum, each) => sum + each, 0)
  const share = went.reduce((sum, each, n) => sum + each * (weights[n] ?? 0), 0) / total
  const ways = [
    { way: 'goal', share, tone: 'good' as const },
    { way: 'lost', share: 1 - share, tone: 'bad' as const },
  ]
  return { action, prospect: { of: 'goal', ways, over: WORLDS, margin: 0.1 }, went }
}
const even = new Float64Array(WORLDS).fill(1)

const shown = (trials: readonly Trial[], weights = even) =>
  Object.fromEntries([...levelled(trials, weights)].map(([action, each]) => [action, chanceOf(each)]))

describe('what luck cannot tell apart is one figure', () => {
  test('a few matches more of the same ones are no luck; as many among others are', () => {
    const base = trial('base', (n) => n % 2 === 0)
    // Twelve matches more: three in a hundred, far within the luck of 400 matches, but each of them on top.
    const onTop = trial('on-top', (n) => n % 2 === 0 || n % 33 === 1)
    const elsewhere = trial('elsewhere', (n) => n % 2 === 1 || n % 33 === 0)
    expect(shown([base, onTop])).toEqual({ base: 0.5, 'on-top': chanceOf(onTop.prospect) })
    const mean = (chanceOf(elsewhere.prospect) + 0.5) / 2
    expect(shown([base, elsewhere])).toEqual({ base: mean, elsewhere: mean })
  })

  test('a level is what the best of it cannot be told from, and the next begins below', () => {
    const scoring = (share: number) => (n: number) => (n * 7) % 100 < share
    const options = [60, 59, 30, 29].map((share) => trial(`${share}`, scoring(share)))
    const levels = shown(options)
    expect(levels['60']).toBeGreaterThan(levels['59'] ?? 1)
    const noisy = [60, 58, 30, 28].map((share, seed) => {
      const dice = new SampledChance(seed + 1)
      return trial(`${share}`, () => dice.below(100) < share)
    })
    const [a, b, c, d] = Object.values(shown(noisy))
    expect(new Set([a, b]).size).toBe(1)
    expect(new Set([c, d]).size).toBe(1)
    expect(Math.abs((a ?? 0) - (c ?? 0))).toBeGreaterThan(0.15)
  })

  test('where estimates are no finer than that, a small lead on the same matches is one figure, too', () => {
    const base = trial('base', (n) => n % 2 === 0)
    const onTop = trial('on-top', (n) => n % 2 === 0 || n % 33 === 1)
    const clear = trial('clear', (n) => n % 2 === 0 || n % 4 === 1)
    const figures = (...trials: Trial[]) =>
      new Set([...levelled(trials, even, 0.05).values()].map((each) => chanceOf(each))).size
    expect(figures(base, onTop)).toBe(1)
    expect(figures(base, clear)).toBe(2)
  })

  test('how else it ends is each option’s own: what cannot end in a foul is promised none', () => {
    const scores = (n: number) => n % 10 === 0
    const ending = (action: string, foul: number): Trial => {
      const each = trial(action, scores)
      const [goal, lost] = each.prospect.ways
      if (!goal || !lost) throw new Error('no ways')
      const ways = [
        goal,
        { ...lost, share: lost.share - foul },
        { way: 'foul', share: foul, tone: 'bad' as const },
      ]
      return { ...each, prospect: { ...each.prospect, ways } }
    }
    const trials = [ending('safe', 0), ending('rash', 0.5)]
    const shares = [...levelled(trials, even).values()].map((each) => shareOf(each, 'foul'))
    expect(shares).toEqual([0, 0.5])
    expect(partingWay([...levelled(trials, even).values()])).toBe('foul')
    const stays = (share: number) => ({
      ...ending('stays', share / 4).prospect,
      ways: ending('stays', share / 4).prospect.ways.map((each) =>
        each.tone === 'good' ? each : each.way === 'foul' ? each : { ...each, tone: 'mixed' as const },
      ),
    })
    expect(partingWay([stays(0.1), stays(0.9)])).toBe('foul')
    expect(partingWay([ending('a', 0.2), ending('b', 0.21)].map(({ prospect }) => prospect))).toBeUndefined()
  })

  test('likelier hands count more', () => {
    const likely = Float64Array.from({ length: WORLDS }, (_, n) => (n < 40 ? 1 : 0.01))
    const early = trial('early', (n) => n < 40, likely)
    const late = trial('late', (n) => n >= 40, likely)
    const figures = shown([late, early], likely)
    expect(figures.early).toBeGreaterThan(0.9)
    expect(figures.late).toBeLessThan(0.1)
  })
})

describe('the luck of an imagined match', () => {
  const DIE = Uint8Array.of(1, 1, 1, 1, 1, 1)

  test('an event falls the same way, whatever was taken before it', () => {
    const [one, other] = [new Fortune(), new Fortune()]
    one.become(7, 3)
    other.become(7, 3)
    for (let key = 0; key < 50; key++) one.take(DIE, 6, key)
    for (const key of [40, 7, 23]) expect(other.take(DIE, 6, key)).toBe(one.take(DIE, 6, key))
  })

  test('each face comes as often as it weighs, over events and over matches', () => {
    const weights = Uint8Array.of(3, 0, 1)
    const fortune = new Fortune()
    const many = 40_000
    const shareOfFirst = (draw: (n: number) => number) => {
      const fallen = Array.from({ length: many }, (_, n) => draw(n))
      expect(fallen).not.toContain(1)
      return fallen.filter((face) => face === 0).length / many
    }
    fortune.become(1, 1)
    expect(shareOfFirst((n) => fortune.take(weights, 4, n))).toBeCloseTo(0.75, 2)
    const overMatches = (n: number) => {
      fortune.become(1, n)
      return fortune.take(weights, 4, 5)
    }
    expect(shareOfFirst(overMatches)).toBeCloseTo(0.75, 2)
  })
})
