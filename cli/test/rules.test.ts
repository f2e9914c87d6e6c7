import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, findGame } from '../catalogue.ts'
import { run } from './stage.ts'

const bookOf = (game: string) => {
  const listed = findGame(game)
  if (!listed) throw new Error(game)
  return listed.open(({ book }) => book)
}
/** Without line breaks, so that a sentence can be found wherever it was broken. */
const flat = (text: string): string => text.replace(/\s+/g, ' ')

describe.each(CATALOGUE.map(({ id }) => id))('what is asked about %s', (game) => {
  test.each(LANGUAGES)('is answered, the best first, in %s', async (language) => {
    const { asked, rulings, rules } = bookOf(game)[language]
    for (const { id, question, answer, on } of [asked[0], asked.at(-1)].flatMap((one) => one ?? [])) {
      const { code, out } = await run(['rules', game, ...question.split(' '), '--lang', language])
      expect([code, out.startsWith(`${id} `)]).toEqual([0, true])
      expect(flat(out)).toContain(flat(answer))
      expect(flat(out)).toContain(`§${on[0]}`)
      expect(Math.max(...out.split('\n').map((row) => row.length))).toBeLessThanOrEqual(80)
    }
    const [ruling] = rulings
    const byNumber = await run(['rules', game, ruling?.id ?? '', '--lang', language])
    expect(flat(byNumber.out)).toContain(flat(ruling?.ruling ?? ''))
    const paragraph = await run(['rules', game, '§', '2.1', '--lang', language])
    expect(flat(paragraph.out)).toContain(flat(rules.paragraphs['2.1'] ?? ''))
  })
})

test('all answers come where they are asked for', async () => {
  const some = await run(['rules', 'finale', 'counter', '--lang', 'en'])
  const all = await run(['rules', 'finale', 'counter', '--all', '--lang', 'en'])
  expect(some.out).toMatch(/\d+ more with --all\n$/)
  expect(all.out).not.toContain('--all')
  expect(all.out.length).toBeGreaterThan(some.out.length)
})

test('what nothing answers is said, with questions that are answered', async () => {
  const { code, out } = await run(['rules', 'finale', 'xyzzy', '--lang', 'en'])
  expect(code).toBe(0)
  expect(out).toContain('“xyzzy”')
  expect(out).toContain('F1 ')
})

test('without a question the whole book is told, questions and all', async () => {
  const { out } = await run(['rules', 'captain-tsubasa', '--lang', 'en'])
  const { rules, asked } = bookOf('captain-tsubasa').en
  for (const text of Object.values(rules.paragraphs)) expect(flat(out)).toContain(flat(text))
  for (const { id, question } of asked) expect(flat(out)).toContain(`${id} ${question}`)
})
