import { checkBlindness } from '@libero/kernel/testing'
import { test } from 'vitest'
import { awaits, type Seat } from '@libero/kernel'
import { finale } from '../game.ts'
import { anyConfig } from './any-build.ts'
const out = new Int16Array(16)
const fixed: typeof finale = { ...finale, reimagine(s, seat, chance) {
  const t = finale.blank(s)
  for (;;) { finale.copy(s, t); finale.reimagine(t, seat, chance)
    const r = (1 - seat) as Seat
    if (!awaits(finale.awaiting(t), r) || finale.legal(t, r, out) !== 1) break }
  finale.copy(t, s)
} }
test('x', () => {
  const seen = new Map<string, string>()
  let n = 0
  for (let seed = 1; seed <= 600; seed++) {
    try { checkBlindness(fixed, anyConfig(seed), seed) } catch (e) { n++; const m = String((e as Error).message); seen.set(m.replace(/seed \d+, decision \d+/, '').slice(0, 90), m) }
  }
  console.log(n, [...seen.values()].slice(0, 20))
})
