import { readdirSync, readFileSync } from 'node:fs'
import { blanks, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { TABLE_REFUSALS, TABLE_RULES, TABLE_TEXTS, tableWording } from '../text/index.ts'

/** The host's protocol lives in another room. */
const PROTOCOL = [
  'line-too-long',
  'line-malformed',
  'id-malformed',
  'command-unknown',
  'no-match',
  'field-missing',
  'field-malformed',
]

const sourcesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))

/** Every code the sources refuse with: in `refuse(…)`, as `code: …`, and the faults of a listed chance. */
function codesInSources(): Set<string> {
  const sources = [
    ...sourcesIn(new URL('../', import.meta.url)),
    ...['record.ts', 'chance.ts', 'assemble.ts'].map((name) =>
      readFileSync(new URL(`../../kernel/${name}`, import.meta.url), 'utf8'),
    ),
  ]
  const forms = [/\brefuse\([^)]*\)/g, /\bcode: [^,}\n]*/g, /type ChanceFault = .*/g]
  const places = sources.flatMap((source) => forms.flatMap((form) => source.match(form) ?? []))
  return new Set(places.flatMap((place) => place.match(/'[a-z]+(?:-[a-z]+)+'/g) ?? []).values())
}

describe.each(LANGUAGES)('the table in %s', (language) => {
  const { refusals, rules } = TABLE_TEXTS[language]
  const wording = tableWording(language)

  test('has a sentence for every code and every paragraph', () => {
    expect(Object.keys(refusals).sort()).toEqual([...TABLE_REFUSALS].sort())
    expect(Object.keys(rules).sort()).toEqual([...TABLE_RULES].sort())
    for (const words of [...Object.values(refusals), ...Object.values(rules)])
      expect(words).toMatch(/^[\p{Lu}“„].*\.$/u)
  })

  test('has the same blanks as English', () => {
    for (const code of TABLE_REFUSALS)
      expect([code, ...blanks(refusals[code])]).toEqual([code, ...blanks(TABLE_TEXTS.en.refusals[code])])
  })

  test('fills what a refusal is about', () => {
    const about = { number: 7, decision: 'h white-4' }
    const words = wording.refusal({ code: 'record-illegal-decision', rule: 'T3', about })
    expect(words).toContain('7')
    expect(words).toContain('h white-4')
    expect(words).not.toContain('{')
  })

  test('says where a record stops being JSON, if that is what is wrong with it', () => {
    const damaged = { code: 'record-damaged', rule: 'T3' }
    expect(wording.refusal(damaged)).toBe(refusals['record-damaged'])
    const words = wording.refusal({ ...damaged, about: { line: 12, column: 34 } })
    expect(words).toMatch(/12.*34/)
    expect(words).not.toContain('{')
  })

  test('cites paragraphs by number', () => {
    expect(wording.rule('T4')).toBe(`T4 ${rules.T4}`)
  })

  test('leaves other rooms their words', () => {
    for (const code of ['over-budget', 'constructor', ''])
      expect(wording.refusal({ code, rule: '3.2' })).toBeUndefined()
    for (const id of ['6.5', 'toString']) expect(wording.rule(id)).toBeUndefined()
  })
})

test('the codes are those of the sources, and those of the protocol', () => {
  const found = [...codesInSources()].map((quoted) => quoted.slice(1, -1))
  expect([...found, ...PROTOCOL].sort()).toEqual([...TABLE_REFUSALS].sort())
})
