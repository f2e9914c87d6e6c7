import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, findGame, GAMES } from '../catalogue.ts'
import { bare } from '../play/ink.ts'
import { playWith } from './play-ground.ts'
import { run } from './stage.ts'

const sheetOf = (game: string) => {
  const listed = findGame(game)
  if (!listed) throw new Error(game)
  return listed.open(({ book }) => book)
}
/** Without line breaks, so that a line can be found wherever it was broken. */
const flat = (text: string): string => bare(text).replace(/\s+/g, ' ')

describe.each(CATALOGUE.map(({ id }) => id))('the quick-reference sheet of %s', (game) => {
  test.each(LANGUAGES)(
    'has every line and its paragraph, in %s, and fits a narrow terminal',
    async (language) => {
      const { code, out } = await run(['sheet', game, '--lang', language])
      const { title, blocks } = sheetOf(game)[language].sheet
      expect([code, out.startsWith(` ${title}\n`)]).toEqual([0, true])
      for (const { heading, lines } of blocks) {
        expect(out).toContain(`\n ${heading}\n`)
        for (const { rule, text } of lines) expect(flat(out)).toContain(`${rule} ${text}`)
      }
      expect(Math.max(...out.split('\n').map((row) => row.length))).toBeLessThanOrEqual(80)
    },
  )

  test('is reached during a match, by a letter and by its words', async () => {
    const { turns } = await playWith([game, '--plain', '--seed', 'x', '--lang', 'en'], (_, nth) =>
      nth < 3 ? ['o', 'sheet', 'Spickzettel'][nth] : undefined,
    )
    const { title, blocks } = sheetOf(game).en.sheet
    for (const turn of turns.slice(1, 4)) {
      expect(turn).toContain(title)
      for (const { heading } of blocks) expect(turn).toContain(heading)
    }
  })
})

test('the sheet of Hat-Trick tells of the Players expansion, too', () => {
  const rules = sheetOf('hat-trick').en.sheet.blocks.flatMap(({ lines }) => lines.map(({ rule }) => rule))
  for (const chapter of [14, 15, 17, 18, 19])
    expect(rules.some((rule) => rule.startsWith(`${chapter}.`))).toBe(true)
})

test('of no game, or of one there is not, it is refused', async () => {
  for (const args of [['sheet'], ['sheet', 'chess'], ['sheet', 'finale', '--matches', '3']]) {
    const { code, out, err } = await run(args)
    expect([code, out]).toEqual([2, ''])
    expect(err).not.toBe('')
  }
  const { err } = await run(['sheet'])
  for (const game of GAMES) expect(err).toContain(game)
})

test('help tells of it, at the shell and at the table', async () => {
  expect((await run(['help', 'sheet'])).out).toContain('libero sheet GAME')
  const { output } = await playWith(['hat-trick', '--plain', '--seed', 'x', '--lang', 'en'], (_, nth) =>
    nth === 0 ? 'help' : undefined,
  )
  expect(output).toMatch(/\n +o +the quick-reference sheet/)
})
