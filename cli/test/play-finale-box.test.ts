import { beginnersBuild, Cards, finale } from '@libero/finale'
import { STRANGE_CARDS } from '@libero/finale/testing'
import { wording } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import { SampledChance, seedFrom, seedText } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { expect, test } from 'vitest'
import type { Scene } from '../boards/board.ts'
import { finaleBoard } from '../games/finale/board/board.ts'
import { inkOf } from '../play/ink.ts'
import { scenes, tooWide } from './scenes.ts'

test('the terminal draws a whole match with the cards of a box', () => {
  const cards = new Cards(STRANGE_CARDS)
  const builds = [
    beginnersBuild('acker', undefined, cards),
    beginnersBuild('stollen', undefined, cards),
  ] as const
  const config = { options: { cards: STRANGE_CARDS, extraTime: true }, builds }
  const opened = Table.open(finale, { config }, { seed: seedText(seedFrom('box')) })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const boards = LANGUAGES.map((lang) => finaleBoard(lang, wording(lang, STRANGE_CARDS), STRANGE_CARDS))
  let looked = 0
  let short = 0
  let arrows = 0
  for (const seen of scenes(opened.value, new SampledChance(1))) {
    looked++
    const scene: Scene<Seen> = { ...seen, width: 80, height: 24, ink: inkOf('none') }
    for (const board of boards) {
      const { table: rows, choices } = board.draw(scene)
      for (const sheet of [rows, choices, board.cards(scene), board.squads(scene)]) {
        expect(sheet.join('\n')).not.toMatch(/[{}]|undefined|NaN/)
        expect(tooWide(sheet, 80)).toEqual([])
      }
      expect(board.inWords(scene).join('\n')).not.toMatch(/[{}]|undefined|NaN/)
      if (rows.some((row) => /[A-Z]\? |[A-Z]\?[:A-Z]/.test(row))) short++
      if (board.cards(scene).some((row) => row.includes('↻'))) arrows++
    }
  }
  // The legend says which die lies on the table.
  for (const board of boards)
    expect(board.legend().at(-1)).toContain(`: ${STRANGE_CARDS.die?.faces?.join(' ')}`)
  expect(looked).toBeGreaterThan(50)
  // A line with nobody free was seen on the table, and arrows on the cards.
  expect([short > 0, arrows > 0]).toEqual([true, true])
})
