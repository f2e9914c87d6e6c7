import { readFileSync } from 'node:fs'
import { isWeights } from '@libero/bots/thinking/net'
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
