import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { measure } from '../balance/measure.ts'
import { gather } from '../crew.ts'
import { finaleEntry } from '../games/finale/entry.ts'
import { run } from './stage.ts'

describe('libero balance', () => {
  test('gives every figure with its target and whether it is met', async () => {
    const { code, out } = await run(['balance', 'finale', '--matches', '64', '--bot', 'random', '--json'])
    expect(code).toBe(0)
    const { figures, cards, matches } = JSON.parse(out)
    expect(matches).toBe(64)
    expect(figures.map(({ name }: { name: string }) => name)).toEqual([
      'goals',
      'level',
      'seat',
      'club',
      'own',
      'lost',
    ])
    for (const { least, most, value, met } of figures)
      if (met !== undefined) expect(met).toBe(value >= least && value <= most)
    expect(cards).toHaveLength(29)
    for (const { offered, chosen, share } of cards) {
      expect(offered).toBeGreaterThan(0)
      expect(share).toBeCloseTo(chosen / offered, 3)
    }
  })

  test.each(LANGUAGES)('as a table in %s', async (language) => {
    const { code, out } = await run([
      'balance',
      'finale',
      '--matches',
      '32',
      '--bot',
      'random',
      '--lang',
      language,
    ])
    expect(code).toBe(0)
    expect(out).not.toMatch(/[{}]/)
    expect(out.split('\n').length).toBeGreaterThan(35)
  })
})

test('with the seats swapped and the same luck, an opponent who knows no seats has half the points', async () => {
  const scales = { game: 'finale', bot: 'random', seed: 'even', options: undefined }
  const measured = await measure(finaleEntry, scales, 2000, gather('balance'))
  if (!measured.ok) throw new Error('no match')
  expect(Math.abs((measured.value.figures.seat ?? 0) - 0.5)).toBeLessThan(0.04)
})
