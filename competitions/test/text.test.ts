import { blanks, LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import { courseOf } from '../course.ts'
import {
  COMPETITION_REFUSALS,
  COMPETITION_RULES,
  COMPETITION_TEXTS,
  competitionWording,
} from '../text/index.ts'
import { competition, named } from './ground.ts'

function sentences(text: object, path = ''): [string, string][] {
  return Object.entries(text).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : sentences(value, `${path}${key}.`),
  )
}

test.each(LANGUAGES)('%s says the same things with the same blanks as English', (language) => {
  const theirs = new Map(sentences(COMPETITION_TEXTS[language]))
  for (const [path, sentence] of sentences(COMPETITION_TEXTS.en)) {
    expect(theirs.get(path), path).toBeDefined()
    expect(blanks(theirs.get(path) ?? ''), path).toEqual(blanks(sentence))
  }
  expect(theirs.size).toBe(sentences(COMPETITION_TEXTS.en).length)
})

test.each(LANGUAGES)('every refusal and every paragraph has its words (%s)', (language) => {
  const words = competitionWording(language)
  for (const code of COMPETITION_REFUSALS) expect(words.refusal({ code, rule: 'C1' })).toMatch(/[.!]$/)
  for (const rule of COMPETITION_RULES) expect(words.rule(rule)).toMatch(new RegExp(`^${rule} .*\\.$`))
  expect(words.refusal({ code: 'not-ours', rule: 'C1' })).toBeUndefined()
  const about = { line: 3, column: 4 }
  expect(words.refusal({ code: 'competition-damaged', rule: 'C8', about })).toMatch(/3\D+4/)
  const field = { field: 'results', match: 'x' }
  expect(words.refusal({ code: 'competition-damaged', rule: 'C8', about: field })).toContain('results')
})

test('places that are not known yet say who will come', () => {
  const words = competitionWording('en')
  const course = courseOf(competition(named(4), { kind: 'cup', pairing: 'seeded', ties: { legs: 1 } }))
  const final = course.ties.at(-1)
  if (!final) throw new Error('no final')
  expect(words.side(final, 0, course.ties, String)).toBe('winner of Semi-finals, tie 1')
  expect(course.fixtures.map((fixture) => words.round(course, fixture))).toEqual([
    'Semi-finals',
    'Semi-finals',
  ])
})
