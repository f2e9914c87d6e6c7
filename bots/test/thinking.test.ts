import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { monteCarloBot, searchBot } from '../thinking/index.ts'
import { Net } from '../thinking/net.ts'
import { shareOf } from '../thinking/share.ts'
import { Tree } from '../thinking/tree.ts'
import { fit, kept, untaught } from '../training/fit.ts'
import { CHIP, kick, kickInsight, LEFT, PLAIN, RIGHT } from './toy.ts'

const options = new Int16Array(2)
const budget = { ms: 1e9, iterations: 600 }
const build = () => undefined
const bots = [monteCarloBot(kickInsight, build, budget), searchBot(kickInsight, build, budget)]

describe.each(bots)('$id', (bot) => {
  test('takes what wins when everything lies open', () => {
    const s = { ...kick(LEFT), shot: LEFT, dive: LEFT }
    const count = kickInsight.rules.legal(s, 0, options)
    expect(bot.choose(s, 0, options, count, new SampledChance(1))).toBe(PLAIN)
    const [first, second] = bot.weigh?.(s, 0, options, count, new SampledChance(1)) ?? []
    expect(first).toMatchObject({ action: PLAIN })
    expect(second).toMatchObject({ action: CHIP })
    expect(first?.share).toBeGreaterThan(0.9)
    expect(second?.share).toBeLessThan(0.1)
  })

  test('shoots where he is strong, whatever the keeper has laid', () => {
    for (const card of [LEFT, RIGHT]) {
      const count = kickInsight.rules.legal(kick(card), 0, options)
      for (const dive of [-1, LEFT, RIGHT]) {
        expect(bot.choose({ ...kick(card), dive }, 0, options, count, new SampledChance(3))).toBe(card)
      }
    }
  })

  test('a card he cannot see changes nothing for the keeper', () => {
    const count = kickInsight.rules.legal(kick(0), 1, options)
    const answers = [LEFT, RIGHT].flatMap((card) =>
      [LEFT, RIGHT].map((shot) =>
        Array.from({ length: 8 }, (_, whim) =>
          bot.choose({ ...kick(card), shot }, 1, options, count, new SampledChance(whim)),
        ).join(''),
      ),
    )
    expect(new Set(answers).size).toBe(1)
  })
})

test('search: the rival does not learn the card he cannot see', () => {
  // Home is strong on the left. Were away told so, he would never dive there, and the right would be hopeless;
  // not knowing, he dives to both sides alike, and the weak side still scores half the time.
  const s = kick(LEFT)
  const count = kickInsight.rules.legal(s, 0, options)
  const weighed = bots[1]?.weigh?.(s, 0, options, count, new SampledChance(5)) ?? []
  const weak = weighed.find(({ action }) => action === RIGHT)
  expect(weak?.share).toBeGreaterThan(0.3)
  expect(weak?.share).toBeLessThan(0.7)
})

test('search says how often it would lay each card, and the shares sum to 1', () => {
  const s = kick(LEFT)
  const count = kickInsight.rules.legal(s, 1, options)
  const weighed = bots[1]?.weigh?.(s, 1, options, count, new SampledChance(5)) ?? []
  expect(weighed.reduce((sum, { mix }) => sum + (mix ?? 0), 0)).toBeCloseTo(1)
})

test('a budget of iterations is kept, give or take one world', () => {
  const bot = searchBot(kickInsight, build, { ms: 1e9, iterations: 100 })
  const s = kick(LEFT)
  bot.choose(s, 0, options, kickInsight.rules.legal(s, 0, options), new SampledChance(5))
  expect((bot as unknown as { iterations: number }).iterations).toBeLessThanOrEqual(103)
})

test('a share lies in the result, and a little of it in the goals', () => {
  const share = (home: number, away: number, winner?: 0 | 1) =>
    shareOf({ goals: [home, away], by: 'normal-time', ...(winner !== undefined && { winner }) })
  expect(share(1, 1)).toBe(0.5)
  expect(share(3, 0, 0)).toBeGreaterThan(share(1, 0, 0))
  expect(share(1, 0, 0)).toBeGreaterThan(0.95)
  expect(share(2, 0, 0) + share(0, 2, 1)).toBeCloseTo(1)
})

test('a tree forgets everything at once', () => {
  const tree = new Tree()
  tree.clear()
  const node = tree.grow(123456789012)
  expect(tree.find(123456789012)).toBe(node)
  expect(tree.find(123456789013)).toBe(-1)
  tree.clear()
  expect(tree.find(123456789012)).toBe(-1)
})

test('a judge learns what decides, and its net says what was learned', () => {
  // Who has exactly one of two things wins: no straight line tells it.
  const whim = new SampledChance(9)
  const count = 4000
  const rows = Float32Array.from({ length: 2 * count }, () => whim.below(2))
  const shares = Float32Array.from({ length: count }, (_, i) => (rows[2 * i] !== rows[2 * i + 1] ? 1 : 0))
  const numbers = untaught(2, 8, 3)
  const pace = { epochs: 20, rate: 0.01, batch: 32, decay: 0 }
  expect(fit(numbers, 8, { inputs: 2, rows, shares, count }, pace, 4)).toBeLessThan(0.1)
  const net = new Net(kept(numbers, 2, 8))
  expect(net.share(Float32Array.of(1, 0))).toBeGreaterThan(0.9)
  expect(net.share(Float32Array.of(1, 1))).toBeLessThan(0.1)
})
