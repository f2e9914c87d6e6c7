import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { SENTENCES } from '../scripts/start-text.js'
import { REFUSALS } from '../web/serve-text.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Everything that is written by hand below a folder. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(path)
    return /\.(tsx?|js|html|css)$/.test(entry.name) ? [path] : []
  })
}

/** The one list of languages. */
const LIST = 'kernel/words/languages.ts'

/** The codes of countries, which flags go by, are no languages. */
const FLAGS = 'web/games/hat-trick/cards/flags.ts'

const codes = LANGUAGES.join('|')
/** Files of words: in a folder `text`, called text or …-text, the words of lessons, or with the language in their name. */
const isText = (path: string): boolean =>
  path.includes('/text/') ||
  /\/lessons\/words(-fetched)?\.ts$/.test(path) ||
  new RegExp(`(^|[/-])text(\\.(${codes}))?\\.(ts|tsx|js)$|\\.(${codes})\\.ts$`).test(path)

const isTest = (path: string): boolean => /(^|\/)(test|testing)\//.test(path)

/** English is what everything falls back on; any other language by name would have a fourth beside it. */
const others = LANGUAGES.filter((language) => language !== 'en').join('|')

/** As a string, a key, a property, a shorthand, or the file of one language: what a fourth would have to join. */
const NAMED = new RegExp(
  [
    `(['"\`])(?:${others})\\1`,
    `(?<![\\w.'"-])(?:${others})\\s*:(?!:)`,
    `(?<=[\\w\\])])\\.(?:${others})\\b(?!\\.)`,
    `[{,]\\s*(?:${others})\\s*(?=[,}])`,
    `\\.(?:${others})\\.(?:ts|js)['"]`,
    `(['"])(?:\\w\\w, )*(?:${others})(?:, \\w\\w)*\\2`,
  ].join('|'),
  'm',
)

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

const sources = ['kernel', 'games', 'table', 'competitions', 'bots', 'bench', 'cli', 'web', 'scripts', 'test']
  .flatMap(sourcesIn)
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8').replace(COMMENTS, '') }))

describe('a new language touches texts and one list', () => {
  test('nothing else names one', () => {
    const named = sources
      .filter(({ path }) => !isText(path) && !isTest(path) && path !== FLAGS)
      .filter(({ text }) => NAMED.test(text))
      .map(({ path }) => path)
    expect(named).toEqual([LIST])
  })

  test('the check sees what it is to see', () => {
    for (const line of [
      "const languages = ['en', 'de']",
      'const rules = { de: TEXTS }',
      'return TEXTS.de',
      'const all = { en, de, hu }',
      "import { de } from './text.de.ts'",
      "allowed: 'en, de, hu'",
      "if (language === 'hu') return",
    ])
      expect([line, NAMED.test(line)]).toEqual([line, true])
    for (const line of ['case decide: x', "language ?? 'en'", "'GER'", 'node: process', "mode: 'dev'"])
      expect([line, NAMED.test(line)]).toEqual([line, false])
    expect(sources.filter(({ path }) => isText(path)).length).toBeGreaterThan(80)
    expect(sources.filter(({ path }) => !isText(path)).length).toBeGreaterThan(500)
  })

  test('no test has a list of its own', () => {
    const list = /\[\s*(['"])(?:en|de|hu)\1,\s*(['"])(?:en|de|hu)\2/
    const own = sources
      .filter(({ path }) => isTest(path) && path !== 'test/languages.test.ts')
      .filter(({ text }) => list.test(text))
      .map(({ path }) => path)
    // Where the list itself is tested.
    expect(own).toEqual(['kernel/test/words.test.ts'])
  })

  test('texts without types have every language, too', () => {
    for (const texts of [SENTENCES, REFUSALS]) expect(Object.keys(texts)).toEqual([...LANGUAGES])
  })
})
