import {
  checkAtOnceOrder,
  checkBlindness,
  checkCopy,
  checkDeterminism,
  checkKeysUnique,
  checkLegality,
  checkPosition,
  checkReplay,
  randomMatch,
} from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import { finale } from '../game.ts'
import { anyConfig } from './any-build.ts'

const texts = [...OUR_CARDS.footballers, ...OUR_CARDS.tactics].map((c) => c.id)
const N = 100
for (const check of [
  randomMatch,
  checkAtOnceOrder,
  checkBlindness,
  checkCopy,
  checkDeterminism,
  checkKeysUnique,
  checkLegality,
  checkPosition,
  checkReplay,
]) {
  test(check.name, () => {
    const seen = new Map<string, string>()
    const t = performance.now()
    let d = 0
    for (let seed = 1; seed <= N; seed++) {
      const config = anyConfig(seed)
      try {
        const m = check === checkLegality ? check(finale, config, seed, texts) : check(finale, config, seed)
        if (m) d += m.turns.length
      } catch (e) {
        const m = String((e as Error).message)
        seen.set(m.replace(/seed \d+, decision \d+/, '').slice(0, 60), m)
      }
    }
    console.log(check.name, (performance.now() - t) / N, 'ms/match', d / N, [...seen.values()])
  })
}
