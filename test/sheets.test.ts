import { captainTsubasaBook, PARAGRAPHS as TSUBASA } from '@libero/captain-tsubasa/book'
import { PARAGRAPHS as FINALE, finaleBook } from '@libero/finale/book'
import { PARAGRAPHS as HAT_TRICK, hatTrickBook } from '@libero/hat-trick/book'
import type { Book, Sheet } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'

/** What fits on one A4 page in two columns; headings take a line too. */
const LONGEST = 100
const MOST = 64

const cited = ({ blocks }: Sheet) => blocks.map(({ lines }) => lines.map(({ rule }) => rule))
const printed = ({ blocks }: Sheet) =>
  blocks.flatMap(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)])

const GAMES: readonly [string, Book, readonly string[]][] = [
  ['finale', finaleBook, FINALE],
  ['hat-trick', hatTrickBook, HAT_TRICK],
  ['captain-tsubasa', captainTsubasaBook, TSUBASA],
]

describe.each(GAMES)('the quick reference of %s', (_, book, paragraphs) => {
  test.each(LANGUAGES)('cites only paragraphs that exist (%s)', (language) => {
    const rules = cited(book[language].sheet).flat()
    expect(rules).not.toEqual([])
    expect(rules.filter((rule) => !paragraphs.includes(rule))).toEqual([])
  })

  test.each(LANGUAGES)('has the blocks and lines of the English one and cites the same (%s)', (language) => {
    expect(cited(book[language].sheet)).toEqual(cited(book.en.sheet))
  })

  test.each(LANGUAGES)('fits on its page (%s)', (language) => {
    const lines = printed(book[language].sheet)
    expect(lines.filter((line) => line.length > LONGEST)).toEqual([])
    expect(lines.length).toBeLessThanOrEqual(MOST)
  })

  test.each(LANGUAGES)('says nothing twice and leaves nothing empty (%s)', (language) => {
    const lines = printed(book[language].sheet)
    expect(new Set(lines).size).toBe(lines.length)
    expect(
      [book[language].sheet.title, ...lines].filter((line) => line.trim() !== line || line === ''),
    ).toEqual([])
  })
})
