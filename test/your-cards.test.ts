import { readFileSync } from 'node:fs'
import { conditionsAt, momentsOf } from '@libero/hat-trick'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('the guide to your own cards has every word of a Hat-Trick skill, and its example can be typed in', () => {
  const guide = read('docs/your-cards.md')
  const part = guide.split('### ').find((each) => each.startsWith('Hat-Trick: what a skill can be')) ?? ''
  const { $defs } = JSON.parse(read('games/hat-trick/cards/card-set.schema.json'))
  const words: readonly string[] = [...$defs.when.enum, ...$defs.if.items.enum, ...$defs.do.enum]
  expect(words.length).toBeGreaterThan(70)
  expect(words.filter((word) => !part.includes(`\`${word}\``))).toEqual([])
  const example = JSON.parse(part.match(/`(\{ "when".*?\})`/)?.[1] ?? '')
  expect(momentsOf(example.do, 'player')).toContain(example.when)
  for (const condition of example.if) expect(conditionsAt(example.when, 'player')).toContain(condition)
})
