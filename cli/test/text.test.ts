import { blanks, LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import { en } from '../text/en.ts'
import { cliText } from '../text/index.ts'

/** Every sentence of a text by its path. */
function sentences(text: object, path = ''): [string, string][] {
  return Object.entries(text).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : sentences(value, `${path}${key}.`),
  )
}

test.each(LANGUAGES)('%s says the same things with the same blanks as English', (language) => {
  const theirs = new Map(sentences(cliText(language)))
  for (const [path, sentence] of sentences(en)) {
    expect(theirs.get(path), path).toBeDefined()
    expect(blanks(theirs.get(path) ?? ''), path).toEqual(blanks(sentence))
  }
  expect(theirs.size).toBe(sentences(en).length)
})
