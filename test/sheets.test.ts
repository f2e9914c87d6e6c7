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

/**
 * What the printed quick references remind of, line by line, with the paragraph where our sheet has it: the summary of
 * Finale's booklet; what the two sheets of Hat-Trick's expansion are for, the turn and the cards in midfield and before
 * goal; the phases of a round as the booklet of Captain Tsubasa lists them.
 */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  finale: {
    'choose a team: fifteen men, at most 50 points': '3.2',
    'line it up: eleven on the pitch, four in reserve': '3.4',
    'take the tactic cards': '4.6',
    'before each period: who attacks': '5.2',
    'and how often': '5.3',
    'build-up: men by the upper half of the attacker’s card': '4.2',
    'chosen and marked, the attacker first': '6.2',
    'strengths and die added': '6.7',
    'symbols, then turning': '6.10',
    'finish: men by the lower half': '6.1',
    'goal or no goal': '6.9',
    'counter, once a period, by his own card': '7.3',
    'further attacks: only the attacker plays a new card': '5.6',
    'six periods': '1.2',
    'level: extra time': '10.2',
    'and a shoot-out': '10.4',
  },
  'hat-trick': {
    'cards laid and revealed': '4.1',
    'the attacker moves': '4.2',
    'the sideways pass': '4.4',
    'the defender moves': '4.5',
    'the card is carried out': '4.6',
    'short pass in midfield': '5.1',
    'long ball in midfield': '5.3',
    'dribble in midfield': '5.5',
    'short pass before goal': '6.4',
    'long ball before goal': '6.5',
    'dribble before goal': '6.6',
  },
  'captain-tsubasa': {
    'draw phase: four cards': '4.1',
    'and a match card': '4.3',
    'attack phase: cards in turn': '5.1',
    'nine cards at most': '5.4',
    'shot or pass': '7.2',
    tokens: '7.3',
    dice: '7.4',
    'clean-up': '9.1',
  },
}

test.each(GAMES)('the quick reference of %s has all that the printed ones have', (game, book) => {
  const there = new Set(cited(book.en.sheet).flat())
  const printed = Object.entries(PRINTED[game] ?? {})
  expect(printed.length).toBeGreaterThanOrEqual(8)
  expect(printed.filter(([, paragraph]) => !there.has(paragraph))).toEqual([])
})

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
