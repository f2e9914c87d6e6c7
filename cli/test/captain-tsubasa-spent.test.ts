import type { Setting } from '@libero/captain-tsubasa/testing'
import { match } from '@libero/captain-tsubasa/testing'
import { wording } from '@libero/captain-tsubasa/text'
import { sampled } from '@libero/kernel/testing'
import type { Language } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import type { Scene } from '../boards/board.ts'
import { captainTsubasaBoard } from '../games/captain-tsubasa/board/board.ts'
import { inkOf } from '../play/ink.ts'
import { tooWide } from './scenes.ts'

/** Home has spent three shot tokens of five, and away is asked for its own. */
const SPENT = { phase: 'action', pool: [{ shot: 5 }, { defence: 2 }] } as const satisfies Setting

function sceneOf(setting: Setting, width = 80): Scene<ReturnType<ReturnType<typeof match>['view']>> {
  const m = match(setting).play('home: shot', 'home: spend-3')
  return { view: m.view('away'), seat: 1, odds: new Map(), width, height: 24, ink: inkOf('none') }
}

const told = (lang: Language, scene: ReturnType<typeof sceneOf>) => {
  const board = captainTsubasaBoard(lang, wording(lang))
  return { table: board.draw(scene).table, words: board.inWords(scene).join('\n') }
}

const ROW = { en: 'spent ▲3', de: 'ausgegeben ▲3', hu: 'elköltve ▲3' } as const
const WORDS = {
  en: 'spent until the clean-up: 3 shot, 0 pass, 0 defence',
  de: 'bis zur Aufräumphase ausgegeben: 3 Schuss, 0 Pass, 0 Verteidigung',
  hu: 'a rendrakásig elköltve: 3 lövés, 0 passz, 0 védekezés',
} as const

test.each(sampled(ROW))('the table and its words say what lies spent until the clean-up, in %s', (lang) => {
  const { table, words } = told(lang, sceneOf(SPENT))
  expect(table.filter((row) => row.includes(ROW[lang]))).toHaveLength(1)
  expect(words.split(WORDS[lang])).toHaveLength(2)
  expect(tooWide(table, 80)).toEqual([])
})

test.each(sampled(ROW))('by the first rules nothing lies spent, in %s', (lang) => {
  const { table, words } = told(lang, sceneOf({ ...SPENT, rules: 'captain-tsubasa-1' }))
  expect(table.join('\n')).not.toContain(ROW[lang].split(' ')[0])
  expect(words).not.toContain(WORDS[lang].split(':')[0])
})

test('where the row is too short it gives way to the booking', () => {
  const narrow = told('en', sceneOf({ ...SPENT, booking: ['yellow', 'none'] }, 48)).table.join('\n')
  expect(narrow).toContain('yellow card')
  expect(narrow).not.toContain('spent')
})
