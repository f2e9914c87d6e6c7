import { describe, expect, test } from 'vitest'
import { blanks, fill, LANGUAGES } from '../words.ts'

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

test('everything is written in three languages', () => {
  expect(LANGUAGES).toEqual(['en', 'de', 'hu'])
})
