import { describe, expect, test } from 'vitest'
import type { CardGroup } from '../../face.ts'
import { around, cardsFound } from '../cards/find.ts'
import { chaptersOf, linked } from '../rules/chapters.ts'
import { isFound, pieces, wordPieces } from '../search.ts'

describe('looking for words', () => {
  test('accents, capitals and ß do not matter', () => {
    expect(isFound('grossen ZUG', 'mit großen Zügen')).toBe(true)
  })

  test('every word must be there, in any order and in any of the texts', () => {
    expect(isFound('ball long', 'Long ball', 'over two lines')).toBe(true)
    expect(isFound('long lines', 'Long ball', 'over two lines')).toBe(true)
    expect(isFound('long shot', 'Long ball', 'over two lines')).toBe(false)
  })

  test('nothing looked for finds everything and marks nothing', () => {
    expect(isFound('  ', 'anything')).toBe(true)
    expect(pieces('anything', ' ')).toEqual([{ text: 'anything', found: false }])
  })

  test('what was found is marked as it is written', () => {
    expect(pieces('Der Stürmer schießt', 'schiess sturmer')).toEqual([
      { text: 'Der ', found: false },
      { text: 'Stürmer', found: true },
      { text: ' ', found: false },
      { text: 'schieß', found: true },
      { text: 't', found: false },
    ])
  })
})

const rules = {
  title: 'Rules',
  chapters: { '1': 'The match', '2': 'The ball', '10': 'The end' },
  paragraphs: {
    '1.1': 'Two coaches play.',
    '2.1': 'The ball is round (10.1), and 3.5 metres are no paragraph.',
    '10.1': 'A match ends.',
    '2.10': 'Tenth of the second.',
    '2.2': 'Second of the second.',
  },
}

describe('the words an answer was found by', () => {
  test('stand out whole, and nothing between them', () => {
    expect(wordPieces('Freistöße: R4a, 6.3.', new Set(['freistosse', '6.3']))).toEqual([
      { text: 'Freistöße', found: true },
      { text: ': ', found: false },
      { text: 'R4a', found: false },
      { text: ', ', found: false },
      { text: '6.3', found: true },
      { text: '.', found: false },
    ])
  })
})

describe('the rules', () => {
  const chapters = chaptersOf(rules, 'en', 'At every table')

  test('chapters and paragraphs come in the order of their numbers, then those of the table', () => {
    expect(chapters.map(({ id }) => id)).toEqual(['1', '2', '10', 'T'])
    expect(chapters[1]?.paragraphs.map(({ id }) => id)).toEqual(['2.1', '2.2', '2.10'])
    expect(chapters[3]?.paragraphs.map(({ id }) => id)).toEqual([
      'T1',
      'T2',
      'T3',
      'T4',
      'T5',
      'T6',
      'T7',
      'T8',
    ])
  })

  test('a paragraph leads to those it cites, and only to those there are', () => {
    const known = new Set(Object.keys(rules.paragraphs))
    const cut = linked(rules.paragraphs['2.1'], known)
    expect(cut.filter(({ to }) => to)).toEqual([{ text: '10.1', to: '10.1' }])
    expect(cut.map(({ text }) => text).join('')).toBe(rules.paragraphs['2.1'])
  })
})

describe('the cards', () => {
  const card = (id: string, ...words: string[]) => ({ id, name: `Card ${id}`, picture: null, words })
  const groups: readonly CardGroup[] = [
    { heading: 'Backs', cards: [card('a', 'tackles'), card('b', 'heads')] },
    { heading: 'Strikers', cards: [card('c', 'heads and shoots')] },
  ]
  const ids = (found: readonly CardGroup[]) => found.flatMap(({ cards }) => cards.map(({ id }) => id))

  test('are found by name, text and kind', () => {
    expect(ids(cardsFound(groups, 'heads', undefined))).toEqual(['b', 'c'])
    expect(ids(cardsFound(groups, 'heads', 'Strikers'))).toEqual(['c'])
    expect(ids(cardsFound(groups, 'strikers', undefined))).toEqual(['c'])
    expect(cardsFound(groups, 'nobody', undefined)).toEqual([])
  })

  test('each has a card before and a card after it, all around', () => {
    const at = (id: string) => {
      const found = around(groups, id)
      return [found?.before.id, found?.next.id]
    }
    expect(at('a')).toEqual(['c', 'b'])
    expect(at('c')).toEqual(['b', 'a'])
    expect(around(groups, 'z')).toBeUndefined()
  })
})
