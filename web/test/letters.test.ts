import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

/** Everything a browser shows is written here; comments and tests are not shown. */
const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../games/*/text/**/*.ts',
    '../../bots/*/**/*text*.ts',
    '../../table/text/*.ts',
    '!../**/test/**',
    '!../dist*/**',
    '!../build/**',
    '!../**/node_modules/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm

/** 'U+0000-00FF,U+0131' */
const rangesOf = (written: string): (readonly [number, number])[] =>
  written.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

test('every letter that is shown is in our letters: what a system draws instead is an empty box on another', () => {
  const alphabets: Readonly<Record<string, string>> = createRequire(import.meta.url)(
    '@fontsource/barlow/unicode.json',
  )
  const ranges = [...rangesOf(alphabets.latin ?? ''), ...rangesOf(alphabets['latin-ext'] ?? '')]
  const isOurs = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0
    return ranges.some(([from, to]) => code >= from && code <= to)
  }
  expect(Object.keys(sources).length).toBeGreaterThan(300)
  const others = Object.entries(sources).flatMap(([file, source]) =>
    [...source.replace(COMMENT, '')]
      .filter((letter) => !isOurs(letter))
      .map((letter) => `${file}: ${letter}`),
  )
  expect(others).toEqual([])
})
