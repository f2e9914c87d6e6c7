import { type Seat, seatName } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import { hatTrick } from '../game.ts'
import { fieldFrom, fieldsOfLine, LINES_DOWN, lineFrom, lineOf } from '../seen.ts'
import { wording } from '../text/index.ts'
import { anyConfig } from './any-build.ts'

const READERS: readonly Seat[] = [0, 1]
/** The first line a sentence names, in any of the languages. */
const lineSaid = (words: string): number =>
  Number(/(?:line |Line |Reihe )(\d)/.exec(words)?.[1] ?? /(\d)\. sor/.exec(words)?.[1])

test('a field is named from the reader’s left and by his own line, and the two coaches name it mirrored', () => {
  for (const reader of READERS)
    for (const line of LINES_DOWN)
      expect(fieldsOfLine(reader, line).map((field) => fieldFrom(reader, field))).toEqual(
        [...'abcd'].map((letter) => `${letter}${line}`),
      )
  for (const line of LINES_DOWN) {
    expect(lineFrom(0, 1, line)).toBe(7 - line)
    expect(lineFrom(1, 1, line)).toBe(line)
  }
  expect(fieldFrom(1, fieldFrom(1, 'b5'))).toBe('b5')
  expect(fieldFrom(1, '')).toBe('')
})

test.each(LANGUAGES)('log and question say the same line to each coach, in %s', (language) => {
  const words = wording(language)
  const told = READERS.map((reader) => words.commentator(reader))
  const agreed = [0, 0]
  let heard = 0
  for (const seed of [1, 2, 3, 5]) {
    const { log } = randomMatch(hatTrick, anyConfig(seed), seed)
    for (const { event } of log.entries) {
      const said = told.map((tell) => tell(event) ?? '')
      if (event.kind === 'turn' || event.kind === 'passed' || event.kind === 'too-far-out') {
        const lines = said.map(lineSaid)
        // Into the final line is said without its number.
        if (lines.some(Number.isNaN)) continue
        expect(lines).toEqual(READERS.map((reader) => lineFrom(reader, event.seat, event.line)))
        heard++
      }
      if (event.kind === 'moved')
        expect(said.map(lineSaid)).toEqual(READERS.map((reader) => lineOf(reader, event.to)))
    }
    randomMatch(hatTrick, anyConfig(seed), seed, {
      each: (state) => {
        for (const reader of READERS) {
          const request = hatTrick.request(state, reader)
          const { ball } = hatTrick.view(state, seatName(reader))
          if (!request || !ball || request.prompt.key !== 'play-card') continue
          expect(lineSaid(words.prompt(request).more)).toBe(lineOf(reader, ball.field))
          agreed[reader] = (agreed[reader] ?? 0) + 1
        }
      },
    })
  }
  expect(heard).toBeGreaterThan(100)
  for (const times of agreed) expect(times).toBeGreaterThan(50)
})
