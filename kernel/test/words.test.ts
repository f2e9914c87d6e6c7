import { describe, expect, test } from 'vitest'
import {
  blanks,
  capital,
  entry,
  fill,
  freshest,
  inEveryLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  listed,
  madeOf,
  named,
  refusalWords,
  ruleWords,
  seatOfEvent,
} from '../words/index.ts'

describe('fill', () => {
  test('puts values into blanks, each as often as it is named', () => {
    expect(fill('{man} for {man}, {die}!', { man: 'Ballbino', die: 2 })).toBe('Ballbino for Ballbino, 2!')
    expect(fill('No blank at all.', { man: 'Ballbino' })).toBe('No blank at all.')
  })

  test('picks a word by whether the value is 1', () => {
    const sentence = '{count} {count?man:men}'
    expect([0, 1, 2].map((count) => fill(sentence, { count }))).toEqual(['0 men', '1 man', '2 men'])
  })

  test('either word may be empty or hold several words', () => {
    expect(fill('goal{n?:s}', { n: 1 })).toBe('goal')
    expect(fill('goal{n?:s}', { n: 3 })).toBe('goals')
    expect(fill('{n?place stays:places stay} empty', { n: 2 })).toBe('places stay empty')
  })

  test('only the number is one, a text never is', () => {
    expect(fill('{n?one:many}', { n: '1' })).toBe('many')
  })

  test('a blank without a value stays visible', () => {
    expect(fill('{man} and {count?one:many}', {})).toBe('{man} and {count?one:many}')
  })

  test('what a value brings is not read again', () => {
    expect(fill('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&')
  })

  test('nought and nothing are values', () => {
    expect(fill('{a}–{b}', { a: 0, b: '' })).toBe('0–')
  })
})

describe('blanks', () => {
  test('are named once each, in order', () => {
    expect(blanks('{total} to {answer} ({total}), {n?attack:attacks}')).toEqual(['answer', 'n', 'total'])
  })

  test('braces that are no blank are none', () => {
    expect(blanks('{ } {} {a b} plain')).toEqual([])
  })
})

test('a capital begins a sentence, also one with an accent', () => {
  expect(['the home side', 'önök', '9', ''].map(capital)).toEqual(['The home side', 'Önök', '9', ''])
})

test('several names are joined, the last by a word of its own', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((names) => listed(names, 'and'))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})

test('a total says what it is made of', () => {
  expect([madeOf(11, 9, 2), madeOf(14, 9, 2, 3)]).toEqual(['11 (9 + 2)', '14 (9 + 2 + 3)'])
})

test('an entry is found by its very name, not by what every record inherits', () => {
  expect([entry({ a: 'x' }, 'a'), entry({ 2: 'y' }, 2)]).toEqual(['x', 'y'])
  for (const key of ['b', 'constructor', '__proto__', '']) expect(entry({ a: 'x' }, key)).toBeUndefined()
})

describe('named', () => {
  const nameOf = (id: string, name: string) => `${name} ${id}`

  test('turns ids into names and leaves numbers alone', () => {
    expect(named({ card: 'long', line: 3 }, 'nothing', nameOf)).toEqual({ card: 'card long', line: 3 })
  })

  test('calls what was left out so', () => {
    expect(named({ club: 'undefined' }, 'nothing', nameOf)).toEqual({ club: 'nothing' })
  })
})

describe('refusalWords', () => {
  const text = { refusals: { 'not-now': 'Not {card} now.' }, seats: { home: 'Home', away: 'Away' } }
  const upper = ({ card = '' }) => ({ card: String(card).toUpperCase() })
  const said = (code: string, about?: Record<string, string>) =>
    refusalWords(text, { code, rule: '1.1', ...(about && { about }) }, upper)

  test('fills the sentence of the code with what it is about', () => {
    expect(said('not-now', { card: 'a' })).toBe('Not A now.')
    expect(said('not-now')).toBe('Not  now.')
  })

  test('says against whose build a reason is', () => {
    expect(said('not-now', { card: 'a', seat: 'away' })).toBe('Away: Not A now.')
  })

  test('an unknown code is its own word', () => {
    expect(['why', 'constructor'].map((code) => said(code))).toEqual(['why', 'constructor'])
  })
})

test('a paragraph comes with its number, if there is one', () => {
  const rules = { title: '', chapters: {}, paragraphs: { '5.1': 'Pass.' } }
  expect(ruleWords(rules, '5.1')).toBe('§5.1 Pass.')
  expect(ruleWords(rules, '5.1', { atThisTable: (id) => `${id} is long here.` })).toBe(
    '§5.1 Pass. 5.1 is long here.',
  )
  for (const none of ['5.2', 'toString']) expect(ruleWords(rules, none)).toBeUndefined()
})

test('an event is about the team it names, the end about the winner', () => {
  const end = { goals: [1, 0], by: 'normal-time' } as const
  expect(seatOfEvent({ kind: 'turn', seat: 0 })).toBe(0)
  expect(seatOfEvent({ kind: 'full-time', outcome: { ...end, winner: 1 } })).toBe(1)
  expect(seatOfEvent({ kind: 'full-time', outcome: end })).toBeUndefined()
  expect(seatOfEvent({ kind: 'whistle' })).toBeUndefined()
})

describe('freshest', () => {
  const told = (begin: number, times: number) => {
    const fresh = freshest()
    return Array.from({ length: times }, () => fresh(['a', 'b', 'c'], begin)).join('')
  }

  test('no line comes twice before all the others have come', () => {
    expect(told(0, 7)).toBe('abcabca')
  })

  test('begins where it is told to, counted round', () => {
    expect([told(1, 4), told(5, 4)]).toEqual(['bcab', 'cabc'])
  })

  test('remembers a line wherever it is offered, and in this match only', () => {
    const fresh = freshest()
    expect([fresh(['a', 'b'], 0), fresh(['a', 'c'], 0), fresh(['a', 'b', 'c'], 0)].join('')).toBe('acb')
    expect(freshest()(['a', 'b'], 0)).toBe('a')
  })
})

test('everything is written in three languages at least, English first', () => {
  expect(LANGUAGES.slice(0, 3)).toEqual(['en', 'de', 'hu'])
  for (const language of LANGUAGES) expect(LANGUAGE_NAMES[language]).toMatch(/^\p{Lu}\p{L}+/u)
  expect(inEveryLanguage((language) => language.length)).toMatchObject({ en: 2, de: 2, hu: 2 })
})
