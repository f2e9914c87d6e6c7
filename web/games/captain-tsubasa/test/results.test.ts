import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { match } from '@libero/captain-tsubasa/testing'
import type { Seat } from '@libero/kernel'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { captainTsubasaFace as face } from '../face.tsx'

const GOAL: CaptainTsubasaEvent = { kind: 'goal', seat: 1, minute: 9, score: [0, 1], by: 'shot' }
const CONTEST: CaptainTsubasaEvent = { kind: 'contest', seat: 1, won: 'shot', attack: 13, defence: 13 }
const TOLD: readonly CaptainTsubasaEvent[] = [
  { kind: 'action', seat: 1, action: 'shot', attack: 10, defence: 9 },
  { kind: 'spent', seat: 1, token: 'shot', count: 2, total: 12 },
  { kind: 'spent', seat: 0, token: 'defence', count: 1, total: 10 },
  { kind: 'dice', seat: 1, dice: [3, 5], attack: 17, defence: 13 },
  { kind: 'rerolled', seat: 0, card: 'kisugi', whose: 1, keeper: false, die: 1 },
  CONTEST,
]

/** What a result says, in the words of the page, part by part. */
function told(
  event: CaptainTsubasaEvent,
  near: Seat,
  heard: readonly CaptainTsubasaEvent[],
): readonly string[] {
  const view = match({ phase: 'action' }).view(near === 0 ? 'home' : 'away')
  const moment = face.moment(event, view, { language: 'en', words: face.wording('en', {}), near, heard })
  expect(moment?.isResult).toBe(true)
  const markup = renderToStaticMarkup(createElement(Fragment, null, moment?.picture))
  return markup.split(/<[^>]+>/).filter(Boolean)
}

test('a contest adds up part by part, dice rolled again among them, the reader’s side on the left', () => {
  const nankatsu = ['Nankatsu', '13', '9', 'cards', '1', 'tokens', 'die']
  const toho = ['Toho', '13', '10', 'cards', '2', 'tokens', 'die']
  const of = (near: Seat) => told(CONTEST, near, TOLD).filter((part) => [...nankatsu, ...toho].includes(part))
  expect(of(0)).toEqual([...nankatsu, ...toho])
  expect(of(1)).toEqual([...toho, ...nankatsu])
})

test('it says why it was won, and whether anybody is left to save it', () => {
  const why = (heard: readonly CaptainTsubasaEvent[]) => told(CONTEST, 0, heard).at(-1)
  expect(why(TOLD)).toBe('13 to 13: a tie goes to the attack. Only a keeper can save it now.')
  expect(why([...TOLD, GOAL])).toBe('13 to 13: a tie goes to the attack. Nobody is there to save it: a goal.')
})

test('a keeper’s roll says what it came to and what each would have', () => {
  const ROLL: CaptainTsubasaEvent = { kind: 'keeper', seat: 0, card: 'morisaki', die: 5 }
  const SAVE: CaptainTsubasaEvent = { kind: 'save', seat: 0, card: 'morisaki', result: 'goal' }
  const [heading, ...rest] = told(SAVE, 0, [...TOLD, ROLL, SAVE, GOAL])
  expect(heading).toBe('Morisaki rolls')
  expect(rest.slice(-2)).toEqual(['5 – goal', 'Morisaki: holds on 1, corner on 2–3, goal on 4–6.'])
})

test('while it may still be rolled again, the pitch says what it comes to', () => {
  const contest = {
    action: 'shot',
    attack: 9,
    defence: 4,
    spent: [0, 0],
    dice: [2, 3],
    keeper: 'morisaki',
    keeperDie: 2,
  } as const
  const view = { ...match({ phase: 'action' }).view('home'), contest }
  const board = { view, near: 0, language: 'en', words: face.wording('en', {}) } as const
  expect(renderToStaticMarkup(createElement(face.Pitch, board))).toContain(
    'For now: 2 – corner. Morisaki: holds on 1, corner on 2–3, goal on 4–6.',
  )
})

test('a card taken off by the other coach stays to be read, by whose it was', () => {
  const USED: CaptainTsubasaEvent = { kind: 'ability', seat: 1, card: 'sliding-tackle', ability: 1 }
  const OFF: CaptainTsubasaEvent = { kind: 'discarded', seat: 0, card: 'taki', from: 'area' }
  const words = told(OFF, 0, [USED, OFF])
  expect(words).toContain('Taki no longer counts')
  expect(words.at(-1)).toBe('Sliding Tackle of Toho discards the card.')
  const view = match({ phase: 'action' }).view('away')
  const at = { language: 'en', words: face.wording('en', {}), near: 1, heard: [USED, OFF] } as const
  expect(face.moment(OFF, view, at)).toBeUndefined()
})
