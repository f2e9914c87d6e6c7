import { readFileSync } from 'node:fs'
import type { Scouted } from '@libero/bots/finale'
import { isWeights } from '@libero/bots/thinking'
import { OUR_CARDS } from '@libero/finale'
import { describe, expect, test } from 'vitest'
import { file, run } from './stage.ts'

describe('libero train', () => {
  test('learns from matches, and goes on from what it has learned', async () => {
    const out = file('weights.json', '')
    const lesson = ['train', 'finale', '--matches', '40', '--out', out]
    const first = await run(lesson)
    expect(first.err).toBe('')
    expect(first.out).toMatch(/Learned from \d{3,} positions; cross entropy 0\.\d\d /)
    const learned = JSON.parse(readFileSync(out, 'utf8'))
    expect(isWeights(learned)).toBe(true)
    const second = await run([...lesson, '--from', out, '--seed', 'other'])
    expect(second.code).toBe(0)
    const more = JSON.parse(readFileSync(out, 'utf8'))
    expect(isWeights(more)).toBe(true)
    expect(more.numbers).not.toEqual(learned.numbers)
  })

  test('refuses what no judge has learned, and says so', async () => {
    const out = file('out.json', '')
    for (const text of [
      '{"inputs":1,"hidden":1,"numbers":[1]}',
      '{"inputs":1,"hidden":1,"numbers":[0,0,0,0,0]}',
      '[]',
    ]) {
      const { code, err } = await run(['train', 'finale', '--out', out, '--from', file('odd.json', text)])
      expect(code).toBe(1)
      expect(err).toContain('This file does not hold what a judge has learned.')
    }
    expect((await run(['train', 'finale', '--out', out, '--from', file('odd.json', '{')])).code).toBe(1)
  })

  test('asks where to write', async () => {
    const { code, err } = await run(['train', 'finale'])
    expect(code).toBe(2)
    expect(err).toContain('--out FILE')
  })
})

test('an opponent may be named with a limit of his own', async () => {
  const { code, out } = await run(['sim', 'finale', '--matches', '1', '--home', 'search@20it', '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ home: 'search', refusals: 0 })
  const odd = await run(['sim', 'finale', '--matches', '1', '--home', 'search@20'])
  expect(odd.code).toBe(2)
})

describe('libero train --squads', () => {
  test('finds out what men and cards are worth: the dear more than the cheap', async () => {
    const out = file('worths.json', '')
    const { code, out: said } = await run([
      'train',
      'finale',
      '--squads',
      '--matches',
      '800',
      '--seed',
      'c',
      '--out',
      out,
    ])
    expect(code).toBe(0)
    expect(said).toContain('from 800 matches')
    const { cards, men, tactics } = JSON.parse(readFileSync(out, 'utf8')) as Scouted
    expect(cards).toEqual({ name: OUR_CARDS.name, version: OUR_CARDS.version })
    expect(Object.keys(tactics)).toEqual(OUR_CARDS.tactics.map(({ id }) => id))
    const worth = (from: number, to: number) => {
      const group = OUR_CARDS.footballers.filter(({ price }) => price >= from && price <= to)
      return group.reduce((sum, { id }) => sum + (men[id]?.[0] ?? Number.NaN), 0) / group.length
    }
    expect(worth(5, 8)).toBeGreaterThan(worth(1, 2) + 10)
  })

  test('only where a coach picks men', async () => {
    const { code, err } = await run(['train', 'hat-trick', '--squads', '--out', file('no.json', '')])
    expect(code).toBe(2)
    expect(err).toContain('finale')
  })
})
