import { hatTrick, MATCH_EVENTS, STYLES } from '@libero/hat-trick'
import { BOX, PLANTED, PLANTED_TEXTS } from '@libero/hat-trick/testing'
import { skillWords, TEXTS, wording } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import { SampledChance, seedFrom, seedText } from '@libero/kernel'
import { sampled } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { expect, test } from 'vitest'
import type { Scene } from '../boards/board.ts'
import { hatTrickBoard } from '../games/hat-trick/board/board.ts'
import { inkOf } from '../play/ink.ts'
import { scenes, tooWide } from './scenes.ts'

/** A match with the cards of a box that differs from ours in everything. */
function tableOf(options: object, builds: readonly [object, object]) {
  const config = { options: { cards: BOX, extraTime: true, ...options }, builds }
  const opened = Table.open(hatTrick, { config }, { seed: seedText(seedFrom('box')) })
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return opened.value
}

const GAMES = [
  ['base game', tableOf({}, [{ team: 'Ville-1' }, { team: 'Ville-2' }]), undefined],
  [
    'Players',
    tableOf({ expansion: 'players', events: MATCH_EVENTS }, [{ team: 'Club-1' }, { team: 'Club-2' }]),
    BOX.expansion,
  ],
] as const

test.each(GAMES)('the terminal draws a whole match with the cards of a box: %s', (_, table, expansion) => {
  const boards = LANGUAGES.map((lang) => hatTrickBoard(lang, wording(lang, BOX), BOX, expansion))
  let looked = 0
  for (const seen of scenes(table, new SampledChance(1))) {
    if (looked++ % 9 > 0) continue
    const scene: Scene<Seen> = { ...seen, width: 80, height: 24, ink: inkOf('none') }
    for (const board of boards) {
      const { table: rows, choices } = board.draw(scene)
      for (const sheet of [rows, choices, board.cards(scene), board.squads(scene)]) {
        expect(sheet.join('\n')).not.toMatch(/[{}]|undefined|NaN/)
        expect(tooWide(sheet, 80)).toEqual([])
      }
      expect(board.inWords(scene).join('\n')).not.toMatch(/[{}]|undefined|NaN/)
    }
  }
  expect(looked).toBeGreaterThan(50)
})

test('typed-in skills and what wins a style card are told at the terminal as the cards of the box have them', () => {
  const table = tableOf({ expansion: 'players' }, [{ team: 'Club-1' }, { team: 'Club-2' }])
  const board = hatTrickBoard('en', wording('en', BOX), BOX, BOX.expansion)
  const [seen] = scenes(table, new SampledChance(1))
  if (!seen) throw new Error('nobody is asked')
  const scene: Scene<Seen> = { ...seen, width: 400, height: 60, ink: inkOf('none') }
  const sheet = board.squads(scene).join('\n')
  for (const { type, gold } of Object.values(BOX.expansion?.teams[1]?.players ?? {})) {
    const card = BOX.expansion?.types.find(({ id }) => id === type)
    if (card)
      expect(sheet).toContain(
        `${type}: ${skillWords(card[gold ? 'gold' : 'silver'].skill, TEXTS.en.expansion.skills)}`,
      )
  }
  const style = STYLES[seen.seat === 0 ? 1 : 2]
  expect(board.cards(scene).join('\n')).toContain(
    style === 'technical' ? '1 successful short pass in a row' : '1 successful dribble in a row',
  )
})

test.each(sampled(PLANTED_TEXTS))(
  'a skill that is planted as data is told at the terminal in %s',
  (language) => {
    const team = PLANTED.expansion?.teams.find(({ players }) =>
      Object.values(players).some(({ type }) => type === 'playmaker'),
    )
    const table = tableOf({ cards: PLANTED, expansion: 'players' }, [{ team: team?.id }, { team: team?.id }])
    const board = hatTrickBoard(language, wording(language, PLANTED), PLANTED, PLANTED.expansion)
    const [seen] = scenes(table, new SampledChance(1))
    if (!seen) throw new Error('nobody is asked')
    const man = Object.values(team?.players ?? {}).find(({ type }) => type === 'playmaker')
    const scene: Scene<Seen> = { ...seen, width: 400, height: 60, ink: inkOf('none') }
    expect(board.squads(scene).join('\n')).toContain(PLANTED_TEXTS[language][man?.gold ? 'gold' : 'silver'])
    const [home, away] = seen.view.sides
    const held = { ...seen.view, sides: [home, away].map((side) => ({ ...side, styleCards: ['nutmeg'] })) }
    expect(board.cards({ ...scene, view: held as unknown as Seen }).join('\n')).toContain(
      PLANTED_TEXTS[language].nutmeg,
    )
  },
)
