import { blanks, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(['../**/text.ts', '../**/*-text.ts'], {
  eager: true,
})

/** Every sentence of a text by the path to it. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => sentences(each, `${path}/${key}`))
}

const texts = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([, value]) => typeof value === 'object' && value !== null && 'en' in value)
    .map(([name, value]) => [`${file} ${name}`, value as Record<string, unknown>] as const),
)

describe('every word of the app is there in every language', () => {
  test('the texts are found', () => {
    expect(texts.length).toBeGreaterThan(8)
    // Each file that is called a text holds one.
    for (const file of Object.keys(modules)) expect(texts.map(([name]) => name.split(' ')[0])).toContain(file)
  })

  test.each(texts)('%s', (_, byLanguage) => {
    expect(Object.keys(byLanguage).sort()).toEqual([...LANGUAGES].sort())
    const english = new Map(sentences(byLanguage.en))
    for (const language of LANGUAGES) {
      const there = new Map(sentences(byLanguage[language]))
      expect([...there.keys()].sort()).toEqual([...english.keys()].sort())
      for (const [path, sentence] of there) {
        expect(sentence.trim(), `${language}${path}`).not.toBe('')
        expect([path, blanks(sentence)]).toEqual([path, blanks(english.get(path) ?? '')])
      }
    }
  })

  test('nothing was left in English', () => {
    const left = texts.flatMap(([name, byLanguage]) => {
      const others = LANGUAGES.filter((language) => language !== 'en').map(
        (language) => new Map(sentences(byLanguage[language])),
      )
      // Names and short words may be the same everywhere; a sentence of five words may not.
      return sentences(byLanguage.en)
        .filter(([, sentence]) => sentence.split(/\s+/).length >= 5 && /[a-z]{3}/.test(sentence))
        .filter(([path, sentence]) => others.some((other) => other.get(path) === sentence))
        .map(([path]) => `${name}${path}`)
    })
    expect(left).toEqual([])
  })
})
