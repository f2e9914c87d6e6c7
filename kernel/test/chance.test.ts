import { describe, expect, test } from 'vitest'
import type { Chance } from '../chance.ts'
import {
  ChanceError,
  CountedChance,
  everyOutcome,
  KeyedChance,
  ListedChance,
  SampledChance,
} from '../chance.ts'
import { seedFrom } from '../seed.ts'

const WEIGHTS: readonly (readonly [string, Uint8Array])[] = [
  ['a die of 0, 1, 1, 2, 2, 3', Uint8Array.of(1, 2, 2, 1)],
  ['a coin', Uint8Array.of(1, 1)],
  ['a deck with gaps', Uint8Array.of(0, 1, 1, 0, 0, 1, 1, 1, 0, 1)],
  ['very uneven', Uint8Array.of(250, 1, 0, 4)],
  ['thirty cards', new Uint8Array(30).fill(1)],
]
const sum = (weights: Uint8Array): number => weights.reduce((all, weight) => all + weight, 0)

/** How far counts are from what they should be, in standard deviations of the chi-square that belongs to them. */
function strangeness(counts: readonly number[], weights: readonly number[]): number {
  const all = counts.reduce((a, b) => a + b, 0)
  const total = weights.reduce((a, b) => a + b, 0)
  let square = 0
  let possible = 0
  for (const [i, weight] of weights.entries()) {
    const count = counts[i] ?? 0
    if (weight === 0) {
      expect(count).toBe(0)
      continue
    }
    possible++
    const expected = (all * weight) / total
    square += (count - expected) ** 2 / expected
  }
  return (square - (possible - 1)) / Math.sqrt(2 * (possible - 1))
}

const SOURCES: readonly (readonly [string, () => Chance])[] = [
  ['KeyedChance', () => new KeyedChance(seedFrom('Wembley'))],
  ['SampledChance', () => new SampledChance(66)],
]

describe.each(SOURCES)('%s', (_name, source) => {
  test.each(WEIGHTS)('%s: each as likely as its weight', (_, weights) => {
    const chance = source()
    const counts = new Array<number>(weights.length).fill(0)
    const total = sum(weights)
    for (let key = 0; key < 60_000; key++) {
      const index = chance.take(weights, total, key)
      counts[index] = (counts[index] ?? 0) + 1
    }
    expect(Math.abs(strangeness(counts, Array.from(weights)))).toBeLessThan(4)
  })

  test('neighbouring events know nothing of each other', () => {
    const chance = source()
    const die = Uint8Array.of(1, 2, 2, 1)
    const counts = new Array<number>(16).fill(0)
    for (let pair = 0; pair < 60_000; pair++) {
      const index = chance.take(die, 6, pair * 2) * 4 + chance.take(die, 6, pair * 2 + 1)
      counts[index] = (counts[index] ?? 0) + 1
    }
    const both = Array.from(die).flatMap((a) => Array.from(die, (b) => a * b))
    expect(Math.abs(strangeness(counts, both))).toBeLessThan(4)
  })
})

describe('KeyedChance', () => {
  const hundred = new Uint8Array(100).fill(1)

  test('answers by the key, not by what was asked before', () => {
    const seed = seedFrom('Bern')
    const forward = new KeyedChance(seed)
    const backward = new KeyedChance(seed)
    const keys = Array.from({ length: 200 }, (_, i) => i * 17)
    const there = keys.map((key) => forward.take(hundred, 100, key))
    const back = [...keys].reverse().map((key) => backward.take(hundred, 100, key))
    expect(back.reverse()).toEqual(there)
  })

  test('matches under one master seed have luck of their own, the same every time', () => {
    const master = seedFrom('season')
    const chance = new KeyedChance()
    const luck = (match: number) => {
      chance.become(master, match)
      return Array.from({ length: 20 }, (_, key) => chance.take(hundred, 100, key)).join()
    }
    expect(new Set(Array.from({ length: 50 }, (_, match) => luck(match))).size).toBe(50)
    expect(luck(7)).toBe(luck(7))
    const seven = new KeyedChance(chance.seedWords())
    expect(Array.from({ length: 20 }, (_, key) => seven.take(hundred, 100, key)).join()).toBe(luck(7))
  })

  test('keeps its seed to itself', () => {
    const seed = seedFrom('Rome')
    const chance = new KeyedChance(seed)
    const first = chance.take(hundred, 100, 1)
    seed.fill(0)
    chance.seedWords().fill(0)
    expect(chance.take(hundred, 100, 1)).toBe(first)
  })
})

describe('SampledChance', () => {
  test('the same seed gives the same words, another seed others', () => {
    const words = (seed: number) => {
      const chance = new SampledChance(seed)
      return Array.from({ length: 8 }, () => chance.word()).join()
    }
    expect(words(5)).toBe(words(5))
    expect(new Set(Array.from({ length: 200 }, (_, seed) => words(seed - 100))).size).toBe(200)
    const again = new SampledChance(1)
    again.word()
    again.reseed(5)
    expect(Array.from({ length: 8 }, () => again.word()).join()).toBe(words(5))
  })

  test('below stays below', () => {
    const chance = new SampledChance(9)
    for (const n of [1, 2, 3, 1000]) {
      for (let i = 0; i < 1000; i++) {
        const drawn = chance.below(n)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true)
      }
    }
  })
})

describe('ListedChance', () => {
  const die = Uint8Array.of(1, 2, 0, 1)

  test('gives what is listed, in order, and says what is left', () => {
    const chance = new ListedChance([3, 0, 1])
    expect(chance.left).toBe(3)
    expect([chance.take(die, 4, 9), chance.take(die, 4, 9)]).toEqual([3, 0])
    expect(chance.left).toBe(1)
  })

  test('at its end it fails, and says where', () => {
    const chance = new ListedChance([3])
    chance.take(die, 4, 0)
    expect(() => chance.take(die, 4, 0)).toThrow(ChanceError)
    expect(() => chance.take(die, 4, 0)).toThrow('chance-exhausted at entry 1')
  })

  test.each([2, 4, -1, 0.5, Number.NaN])('%d, which cannot fall, is not used up', (listed) => {
    const chance = new ListedChance([listed, 1])
    const tried = () => chance.take(die, 4, 0)
    expect(tried).toThrow('chance-impossible at entry 0')
    expect(tried).toThrow(ChanceError)
    expect(chance.left).toBe(2)
    const fault = catching(tried)
    expect([fault.fault, fault.at, fault.listed]).toEqual(['chance-impossible', 0, listed])
  })
})

function catching(run: () => unknown): ChanceError {
  try {
    run()
  } catch (fault) {
    if (fault instanceof ChanceError) return fault
  }
  throw new Error('nothing was thrown')
}

test('CountedChance counts what was asked and changes nothing', () => {
  const counted = new CountedChance(new ListedChance([1, 0]))
  expect(counted.taken).toBe(0)
  expect([counted.take(Uint8Array.of(1, 1), 2, 0), counted.take(Uint8Array.of(1, 1), 2, 1)]).toEqual([1, 0])
  expect(counted.taken).toBe(2)
})

describe('everyOutcome', () => {
  const die = Uint8Array.of(1, 2, 2, 1)
  const table = <T>(run: (chance: Chance) => T): Map<T, number> => {
    const found = new Map<T, number>()
    for (const { likelihood, result } of everyOutcome(run))
      found.set(result, (found.get(result) ?? 0) + likelihood)
    return found
  }
  const whole = (likelihoods: Iterable<number>) => [...likelihoods].reduce((a, b) => a + b, 0)

  test('no luck at all is one outcome', () => {
    expect([...everyOutcome(() => 'played')]).toEqual([{ likelihood: 1, result: 'played' }])
  })

  test('the sum of two dice', () => {
    const sums = table((chance) => chance.take(die, 6, 0) + chance.take(die, 6, 1))
    const of36 = [1, 4, 8, 10, 8, 4, 1]
    expect([...sums.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
    for (const [total, ways] of of36.entries()) expect(sums.get(total)).toBeCloseTo(ways / 36, 12)
    expect(whole(sums.values())).toBeCloseTo(1, 12)
  })

  test('every path is walked once', () => {
    const paths = [...everyOutcome((chance) => `${chance.take(die, 6, 0)}${chance.take(die, 6, 1)}`)]
    expect(paths).toHaveLength(16)
    expect(new Set(paths.map(({ result }) => result)).size).toBe(16)
  })

  test('luck that is asked only sometimes, and weights that change', () => {
    const outcomes = table((chance) => {
      const first = chance.take(die, 6, 0)
      if (first !== 3) return `${first}`
      return `3${chance.take(Uint8Array.of(0, 0, 3, 1), 4, 1)}`
    })
    expect(outcomes.get('0')).toBeCloseTo(1 / 6, 12)
    expect(outcomes.get('32')).toBeCloseTo(1 / 8, 12)
    expect(outcomes.get('33')).toBeCloseTo(1 / 24, 12)
    expect(whole(outcomes.values())).toBeCloseTo(1, 12)
  })

  test('drawing three of five without putting back: each hand is as likely', () => {
    const hands = table((chance) => {
      const deck = Uint8Array.of(1, 1, 1, 1, 1)
      const hand = [0, 1, 2].map((nth) => {
        const card = chance.take(deck, 5 - nth, nth)
        deck[card] = 0
        return card
      })
      return hand.sort().join('')
    })
    expect(hands.size).toBe(10)
    for (const likelihood of hands.values()) expect(likelihood).toBeCloseTo(1 / 10, 12)
  })
})
