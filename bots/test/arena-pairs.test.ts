import { captainTsubasa } from '@libero/captain-tsubasa'
import { beginner, finale } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { hatTrick } from '@libero/hat-trick'
import type { SampledChance } from '@libero/kernel'
import { SampledChance as Dice, seedFrom } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { Contestant, PairPlayed } from '../arena/index.ts'
import { duelsPlayed, Exploiter, LuckMeter, oracle, PairPlayer, Tally } from '../arena/index.ts'
import type { Bot } from '../bot.ts'
import { captainTsubasaBots, captainTsubasaDuels } from '../captain-tsubasa/index.ts'
import { finaleBots } from '../finale/index.ts'
import { finaleInsight } from '../finale/insight.ts'
import { hatTrickBots, hatTrickDuels } from '../hat-trick/index.ts'
import type { Insight } from '../thinking/index.ts'

const named = <S>(bots: readonly Bot<S>[], id: string): Bot<S> => {
  const bot = bots.find((each) => each.id === id)
  if (!bot) throw new Error(`no ${id}`)
  return bot
}
const random = named(finaleBots, 'random')
const heuristic = named(finaleBots, 'heuristic')

/** A judge that learns nothing: luck must have no mean whatever it says. */
const insight: Insight<State> = {
  ...finaleInsight,
  judge: (s) => 1 / (1 + Math.exp(-0.9 * (s.goals[0] - s.goals[1]))),
  quick: (_s, _seat, options, count, whim: SampledChance) => options[whim.below(count)],
}

const player = (a: Contestant<State>, b: Contestant<State>, seed = 'arena test') =>
  new PairPlayer(finale, [a, b], {}, seedFrom(seed), insight)

function played(from: ReturnType<typeof player>, n: number): PairPlayed {
  const pair = from.play(n)
  if (!pair.ok) throw new Error(JSON.stringify(pair.refusals))
  return pair.value
}

/** What does not hang on the clock. */
const timeless = ({ ms: _, longest: __, ...rest }: PairPlayed) => rest

const contest = (a: Contestant<State>, b: Contestant<State>, pairs: number, seed?: string) => {
  const tally = new Tally()
  const from = player(a, b, seed)
  for (let n = 0; n < pairs; n++) tally.add(played(from, n))
  return tally.standing()
}

describe('a pair of matches', () => {
  test('hangs on the seed and its number alone, whatever was played before', () => {
    const one = player({ bot: heuristic }, { bot: random })
    const other = player({ bot: heuristic }, { bot: random })
    const inOrder = [0, 1, 2, 3].map((n) => timeless(played(one, n)))
    const backwards = [3, 2, 1, 0].map((n) => timeless(played(other, n)))
    expect(backwards.reverse()).toEqual(inOrder)
    expect(new Set(inOrder.map(({ decisions }) => decisions.join())).size).toBeGreaterThan(1)
  })

  test('seen from the other side is the same pair', () => {
    const there = contest({ bot: heuristic }, { bot: random }, 16)
    const back = contest({ bot: random }, { bot: heuristic }, 16)
    expect(there.raw.score).toBeGreaterThan(0.85)
    expect(Math.abs(there.raw.score + back.raw.score - 1)).toBeLessThan(0.15)
  })

  test('an opponent against itself takes half, within the interval', () => {
    const { raw, adjusted } = contest({ bot: heuristic }, { bot: heuristic }, 50, 'q')
    expect(Math.abs(raw.score - 0.5)).toBeLessThan(raw.margin)
    expect(Math.abs((adjusted?.score ?? 0) - 0.5)).toBeLessThan(adjusted?.margin ?? 0)
  })

  test('luck has no mean, and without it the score strays less', () => {
    for (const [a, b] of [
      [random, random],
      [heuristic, heuristic],
    ] as const) {
      const { luck, raw, adjusted } = contest({ bot: a }, { bot: b }, 40, 'luck')
      const [mean, margin] = luck ?? [1, 0]
      expect(Math.abs(mean)).toBeLessThan(2 * margin)
      expect(adjusted?.sigma).toBeLessThan(0.95 * raw.sigma)
    }
  })

  test('luck in drawing from a known mix cancels exactly over the mix', () => {
    const config = finale.prepare({ options: {}, builds: [beginner(0, {}), beginner(1, {})] })
    if (!config.ok) throw new Error('no match')
    const state = finale.start(config.value, new Dice(4))
    const options = new Int16Array(finale.mostOptions)
    const count = finale.legal(state, 0, options)
    expect(count).toBeGreaterThan(1)
    const mix = Float64Array.from({ length: count }, (_, i) => (2 * (i + 1)) / (count * (count + 1)))
    const meter = new LuckMeter(insight, true)
    const each = Array.from(options.subarray(0, count), (action) => {
      meter.begin(9)
      return meter.ofChoice(state, 0, options, count, mix, action)
    })
    expect(each.reduce((sum, luck, i) => sum + luck * mix[i], 0)).toBeCloseTo(0, 12)
    expect(Math.max(...each.map(Math.abs))).toBeGreaterThan(0)
  })

  test('one who sees all gets the match as it is, but not what the other has just laid face down', () => {
    let atOnce = false
    const alone: boolean[] = []
    const seconds: number[] = []
    // A blind bot is given the match itself.
    const first: Bot<State> = {
      ...random,
      choose: (state, seat, options, count, whim) => {
        atOnce = finale.awaiting(state) === 3
        return random.choose(state, seat, options, count, whim)
      },
    }
    const spy: Bot<State> = {
      ...random,
      blind: false,
      choose: (world, seat, options, count, whim) => {
        alone.push((finale.awaiting(world) & (1 << seat)) === 0)
        if (atOnce && seat === 1) seconds.push(finale.awaiting(world))
        atOnce = false
        return random.choose(world, seat, options, count, whim)
      },
    }
    const from = player({ bot: first }, { bot: spy, seesAll: true })
    for (let n = 0; n < 10; n++) played(from, n)
    expect(seconds.length).toBeGreaterThan(50)
    expect(new Set(seconds)).toEqual(new Set([3]))
    expect(alone).not.toContain(true)
  })

  test('the oracle is the search, and decides legally wherever it sits', () => {
    const all = oracle(insight, heuristic)
    expect(all).toMatchObject({ seesAll: true, bot: { id: 'search' } })
    const bot = all.bot.within?.({ ms: 1e9, iterations: 20 }) ?? all.bot
    const { raw, failures } = contest({ ...all, bot }, { bot: random }, 2)
    expect(raw.score).toBeGreaterThan(0.4)
    expect(failures).toEqual([0, 0])
  })
})

describe('bad guests', () => {
  const bad: Readonly<Record<string, Bot<State>['choose']>> = {
    crashing: () => {
      throw new Error('no idea')
    },
    illegal: () => 9999,
    scribbling: (_world, _seat, options, count) => {
      options.fill(-7)
      return options[count] ?? -7
    },
    unanswering: () => Number.NaN,
  }
  test.each(Object.entries(bad))('%s: the match goes on by chance, and it is counted', (_, choose) => {
    const standing = contest({ bot: { ...random, blind: false, choose } }, { bot: random }, 3)
    expect(standing.matches).toBe(6)
    expect(standing.failures[0]).toBeGreaterThan(50)
    expect(standing.failures[1]).toBe(0)
  })
})

describe('face-down duels', () => {
  const seed = seedFrom('duels')

  test('Hat-Trick: exact mixes lose nothing, a fixed corner much', () => {
    const bot = named(hatTrickBots, 'heuristic')
    const found = duelsPlayed(hatTrick, bot, hatTrickDuels, { extraTime: true }, seed, 2)
    expect(found).toHaveLength(2)
    const exploiter = new Exploiter(hatTrick, hatTrickDuels, undefined)
    const exact = exploiter.measure(bot, found, new Dice(1))
    expect(exact.duels).toBe(2)
    expect(exact.mean).toBeLessThan(0.01)
    const stubborn: Bot<(typeof found)[number]> = { ...bot, choose: (_w, _s, options) => options[0] ?? 0 }
    const fixed = exploiter.measure(stubborn, found, new Dice(1))
    expect(fixed.mean).toBeGreaterThan(0.05)
    expect(fixed.most).toBeGreaterThanOrEqual(fixed.mean)
    expect(fixed.asked).toBe(20_000)
    // As often on any machine: the same luck, the same figures.
    expect(exploiter.measure(bot, found, new Dice(1))).toEqual(exact)
  })

  test('Captain Tsubasa: a mix of thirds loses nothing, a fixed shot two thirds of a goal', () => {
    const bot = named(captainTsubasaBots, 'heuristic')
    const [duel] = duelsPlayed(captainTsubasa, bot, captainTsubasaDuels, {}, seed, 1)
    if (!duel) throw new Error('no special shot')
    const exploiter = new Exploiter(captainTsubasa, captainTsubasaDuels, undefined)
    const shooter = captainTsubasaDuels.shooter(duel)
    const keeper = shooter === 0 ? 1 : 0
    const thirds = Float64Array.of(1 / 3, 1 / 3, 1 / 3)
    const fixed = Float64Array.of(1, 0, 0)
    expect(exploiter.loss(duel, shooter, thirds)).toBeCloseTo(0)
    expect(exploiter.loss(duel, keeper, thirds)).toBeCloseTo(0)
    expect(exploiter.loss(duel, shooter, fixed)).toBeCloseTo(2 / 3)
    // Two other shots always score: the keeper who never moves gives away a third.
    expect(exploiter.loss(duel, keeper, fixed)).toBeCloseTo(1 / 3)
  })
})
