import { captainTsubasaBook, PARAGRAPHS as TSUBASA } from '@libero/captain-tsubasa/book'
import { PARAGRAPHS as FINALE, finaleBook } from '@libero/finale/book'
import { PARAGRAPHS as HAT_TRICK, hatTrickBook } from '@libero/hat-trick/book'
import type { Book } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'

const GAMES: readonly [string, Book, readonly string[]][] = [
  ['finale', finaleBook, FINALE],
  ['hat-trick', hatTrickBook, HAT_TRICK],
  ['captain-tsubasa', captainTsubasaBook, TSUBASA],
]

/** An answer is read at a glance, on a phone as well. */
const LONGEST = 330

describe.each(GAMES)('the book of %s', (_, book, paragraphs) => {
  test.each(LANGUAGES)('has every ruling and every question, each in words of its own (%s)', (language) => {
    const { rulings, asked } = book[language]
    expect(rulings.map(({ id, on }) => [id, on])).toEqual(book.en.rulings.map(({ id, on }) => [id, on]))
    expect(asked.map(({ id, on }) => [id, on])).toEqual(book.en.asked.map(({ id, on }) => [id, on]))
    const said = [
      ...rulings.map(({ question, ruling }) => [question, ruling] as const),
      ...asked.map(({ question, answer }) => [question, answer] as const),
    ]
    expect(said.filter(([question]) => !/^\S.*\?$/.test(question))).toEqual([])
    expect(said.filter(([, answer]) => !/^\S.*[.!”)]$/.test(answer))).toEqual([])
    for (const list of [rulings.map(({ question }) => question), asked.map(({ question }) => question)])
      expect(new Set(list).size).toBe(list.length)
    expect(asked.filter(({ answer }) => answer.length > LONGEST).map(({ id }) => id)).toEqual([])
    if (language === 'en') return
    const english = new Set([...book.en.rulings, ...book.en.asked].map(({ question }) => question))
    expect(said.filter(([question]) => english.has(question))).toEqual([])
  })

  test('answers as many questions as people have, and each rests on what there is', () => {
    const { rulings, asked } = book.en
    const known = new Set([...paragraphs, ...rulings.map(({ id }) => id)])
    expect(asked.length).toBeGreaterThanOrEqual(25)
    expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
    for (const { id, on } of asked)
      expect(
        on.filter((each) => !known.has(each)),
        id,
      ).toEqual([])
  })

  test.each(LANGUAGES)('cites no ruling that is not there (%s)', (language) => {
    const known = new Set(book.en.rulings.map(({ id }) => id))
    const { rulings, asked } = book[language]
    for (const text of [...rulings.map(({ ruling }) => ruling), ...asked.map(({ answer }) => answer)])
      for (const [cited] of text.matchAll(/\b[RP]\d+[a-z]?\b/g)) expect(known.has(cited), cited).toBe(true)
  })
})
