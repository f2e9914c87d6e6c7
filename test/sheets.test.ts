import { PARAGRAPHS as TSUBASA, SHEETS as tsubasa } from '@libero/captain-tsubasa/book'
import { PARAGRAPHS as FINALE, SHEETS as finale } from '@libero/finale/book'
import { PARAGRAPHS as HAT_TRICK, SHEETS as hatTrick } from '@libero/hat-trick/book'
import type { Language, Sheet } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'

/** What fits on one A4 page in two columns; headings take a line too. */
const LONGEST = 100
const MOST = 64

const cited = ({ blocks }: Sheet) => blocks.map(({ lines }) => lines.map(({ rule }) => rule))
const printed = ({ blocks }: Sheet) =>
  blocks.flatMap(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)])

const GAMES: readonly [string, Readonly<Record<Language, Sheet>>, readonly string[]][] = [
  ['finale', finale, FINALE],
  ['hat-trick', hatTrick, HAT_TRICK],
  ['captain-tsubasa', tsubasa, TSUBASA],
]

describe.each(GAMES)('the quick reference of %s', (_, sheets, paragraphs) => {
  test.each(LANGUAGES)('cites only paragraphs that exist (%s)', (language) => {
    const rules = cited(sheets[language]).flat()
    expect(rules).not.toEqual([])
    expect(rules.filter((rule) => !paragraphs.includes(rule))).toEqual([])
  })

  test.each(LANGUAGES)('has the blocks and lines of the English one and cites the same (%s)', (language) => {
    expect(cited(sheets[language])).toEqual(cited(sheets.en))
  })

  test.each(LANGUAGES)('fits on its page (%s)', (language) => {
    const lines = printed(sheets[language])
    expect(lines.filter((line) => line.length > LONGEST)).toEqual([])
    expect(lines.length).toBeLessThanOrEqual(MOST)
  })

  test.each(LANGUAGES)('says nothing twice and leaves nothing empty (%s)', (language) => {
    const lines = printed(sheets[language])
    expect(new Set(lines).size).toBe(lines.length)
    expect([sheets[language].title, ...lines].filter((line) => line.trim() !== line || line === '')).toEqual(
      [],
    )
  })
})
