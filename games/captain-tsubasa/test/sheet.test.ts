import type { Sheet } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { PARAGRAPHS } from '../text/paragraphs.ts'
import { SHEETS } from '../text/sheet.ts'

/** What fits on one A4 page in two columns; headings take a line too. */
const LONGEST = 100
const MOST = 64

const cited = ({ blocks }: Sheet) => blocks.map(({ lines }) => lines.map(({ rule }) => rule))
const printed = ({ blocks }: Sheet) =>
  blocks.flatMap(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)])

describe.each(LANGUAGES)('the quick reference (%s)', (language) => {
  const sheet = SHEETS[language]

  test('cites only paragraphs that exist', () => {
    const known: readonly string[] = PARAGRAPHS
    expect(cited(sheet).flat()).not.toEqual([])
    expect(cited(sheet).flatMap((rules) => rules.filter((rule) => !known.includes(rule)))).toEqual([])
  })

  test('has the blocks and lines of the English one and cites the same', () => {
    expect(cited(sheet)).toEqual(cited(SHEETS.en))
  })

  test('fits on its page', () => {
    expect(printed(sheet).filter((line) => line.length > LONGEST)).toEqual([])
    expect(printed(sheet).length).toBeLessThanOrEqual(MOST)
  })

  test('says nothing twice and leaves nothing empty', () => {
    expect(new Set(printed(sheet)).size).toBe(printed(sheet).length)
    expect([sheet.title, ...printed(sheet)].filter((line) => line.trim() !== line || line === '')).toEqual([])
  })
})
