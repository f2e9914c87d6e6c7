import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../catalogue.ts'
import { inspect, practisedIn, staleProtocol, staleReadme } from '../commands/docs.ts'
import { withBoards } from '../docs/boards.ts'
import { citedIn, findHouse, testsIn } from '../docs/house.ts'
import { fitInto, untaught } from '../docs/pages.ts'
import { withAnswers } from '../docs/transcript.ts'

const house = findHouse()
const books = CATALOGUE.map((listed) => listed.open(({ docs: book }) => [book.name, book] as const))

describe('docs/', () => {
  test.each(books)('holds what the sources of %s say: otherwise run `npm run docs`', (_, book) => {
    expect(house).toBeDefined()
    expect(inspect(house ?? '', book).stale.map(({ path }) => path)).toEqual([])
  })

  test('shows in the protocol what the host answers and what views hold: otherwise run `npm run docs`', () => {
    expect(staleProtocol(house ?? '').map(({ path }) => path)).toEqual([])
  })

  test('the README draws boards of today: otherwise run `npm run docs`', () => {
    const boards = readFileSync(join(house ?? '', 'README.md'), 'utf8').match(/^```board [a-z-]+ /gm)
    expect(boards).toEqual(['```board finale ', '```board captain-tsubasa '])
    expect(staleReadme(house ?? '').map(({ path }) => path)).toEqual([])
  })

  test.each(books)('knows a test for every paragraph and ruling of %s, and for nothing else', (_, book) => {
    const { untested, unknown } = inspect(house ?? '', book)
    expect(untested).toEqual([])
    expect(unknown).toEqual([])
  })
})

test.each(books)('%s: whatever a player meets in his first three matches something teaches', (_, book) => {
  // A chapter of exercises teaches only where it has any.
  expect(untaught(practisedIn(house ?? '', book))).toEqual({ empty: [], excused: [] })
  const known = Object.keys(book.rules.en.paragraphs)
  const { lessons, firstTimes, motifs } = book.teaching
  const named = [...lessons, ...motifs].flatMap(({ paragraphs }) => paragraphs)
  for (const paragraph of [...named, ...Object.values(firstTimes).flat()]) expect(known).toContain(paragraph)
})

test('what a title cites', () => {
  expect(citedIn('§6.5 and §10.12: nobody twice')).toEqual(['6.5', '10.12'])
  expect(citedIn('R6b the bonus, as in R18a (§7.4)')).toEqual(['R6b', 'R18a', '7.4'])
  expect(citedIn('ERROR6 is no ruling, nor is §5')).toEqual([])
})

test('titles are found however a test is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'libero-docs-'))
  mkdirSync(join(folder, 'game/deep'), { recursive: true })
  writeFileSync(
    join(folder, 'game/deep/a.test.ts'),
    [
      `test('§1.1 one', () => {})`,
      `describe("§1.2 two", () => {})`,
      `test.each([1])('§1.3 three %i', () => {})`,
      'it(`§1.4 four`, () => {})',
      `test('it\\'s §1.5', () => {})`,
      `test('nothing cited', () => {})`,
      `expect(x).toBe('§9.9')`,
    ].join('\n'),
  )
  writeFileSync(join(folder, 'game/no-test.ts'), `test('§1.6 six', () => {})`)
  expect(testsIn(folder, 'game').map(({ title }) => title)).toEqual([
    '§1.1 one',
    '§1.2 two',
    '§1.3 three %i',
    '§1.4 four',
    `it's §1.5`,
  ])
})

test('the made part of a page is replaced, the rest stays', () => {
  const page = { path: 'x', text: '<!-- generated -->\n\nnew\n\n<!-- /generated -->', part: true } as const
  expect(fitInto(page, 'before\n<!-- generated -->old<!-- /generated -->\nafter', 'X')).toBe(
    'before\n<!-- generated -->\n\nnew\n\n<!-- /generated -->\nafter',
  )
  const fresh = fitInto(page, undefined, 'X')
  expect(fresh).toContain('new')
  expect(fitInto(page, fresh, 'X')).toBe(fresh)
  const unmarked = fitInto(page, 'by hand\n', 'X')
  expect(unmarked).toContain('by hand')
  expect(fitInto(page, unmarked, 'X')).toBe(unmarked)
})

test('a board is drawn by its game, its match and the question, and left as it is where there is none', () => {
  const page = 'Talk\n```board finale any attackers-men 3\nold\n```\n'
  const filled = withBoards(page)
  expect(filled).toContain('FC Acker')
  expect(filled).not.toContain('old')
  expect(withBoards(filled)).toBe(filled)
  for (const none of [
    '```board chess any attackers-men 3\nold\n```',
    '```board finale any attackers-men 999\nold\n```',
  ])
    expect(withBoards(none)).toBe(none)
})

test('a transcript is filled with the answers the host gives', () => {
  const page = 'Talk\n```transcript finale\n→ {"do":"position"}\n← wrong\n→ {"do":"quit"}\n```\n'
  const filled = withAnswers(page)
  expect(filled).toContain('no-match')
  expect(filled).toContain('→ {"do":"quit"}\n← {"ok":true}\n```\n')
  expect(withAnswers(filled)).toBe(filled)
})
