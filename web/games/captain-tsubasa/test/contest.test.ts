import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { match } from '@libero/captain-tsubasa/testing'
import type { Seen } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { captainTsubasaFace as face } from '../face.tsx'
import { withContest } from '../table/contest.ts'

const words = face.wording('en', {})

/** Home shoots with a token; what was told of that round, and of another one before and after it. */
const ROUND = { kind: 'round', seat: 0, half: 1, round: 1, minute: 5, stoppage: 0 } as const
const SPENT = [
  { kind: 'action', seat: 0, action: 'shot', attack: 4, defence: 3 },
  { kind: 'spent', seat: 0, token: 'shot', count: 2, total: 6 },
  { kind: 'spent', seat: 1, token: 'defence', count: 1, total: 4 },
] as const
const DICE = { kind: 'dice', seat: 0, dice: [3, 2], attack: 9, defence: 6 } as const
const AGAIN = { kind: 'rerolled', seat: 1, card: 'kisugi', whose: 0, keeper: false, die: 1 } as const
const KEEPER = { kind: 'keeper', seat: 1, card: 'wakashimazu', die: 1 } as const
const OTHER = [
  { ...ROUND, round: 2 },
  { ...SPENT[0], action: 'pass' },
] as const
const TOLD: readonly CaptainTsubasaEvent[] = [ROUND, ...SPENT, DICE, AGAIN, KEEPER, ...OTHER]

const setting = { phase: 'action', areas: [['kisugi'], ['wakashimazu']] } as const

test('between the questions of a contest its sums stay: tokens, dice and the keeper count at every moment', () => {
  const view = match(setting).view('home')
  const { sums } = view.sides[0]
  const at = (phase: string) => withContest({ ...view, phase, half: 1, round: 1 } as Seen, TOLD).contest
  const shot = {
    action: 'shot',
    attack: sums.shot + 2,
    defence: view.sides[1].sums.defence + 1,
    spent: [2, 1],
  }
  const nobody = { keeper: null, keeperDie: null }
  expect(at('dice')).toEqual({ ...shot, dice: [3, 2], ...nobody })
  expect(at('verdict')).toEqual({ ...shot, dice: [1, 2], ...nobody })
  expect(at('keeper-verdict')).toEqual({ ...shot, dice: [1, 2], keeper: 'wakashimazu', keeperDie: 1 })
  expect(at('action')).toBeNull()
})

test('whoever may have a roll made again is told by which card, that it is once, and what it may be kept for', () => {
  const m = match(setting).rolls(6, 1).play('home: shot')
  const request = m.request('home')
  const board = { view: m.view('home'), near: 0, language: 'en', words, request, heard: [] } as const
  const page = renderToStaticMarkup(createElement(face.Pitch, board))
  const allowed = 'Kisugi allows one new roll.'
  for (const sentence of [allowed, 'Kept, it can still be used on the keeper’s die.'])
    expect(page).toContain(sentence)
  const skip = request?.options.find(({ kind }) => kind === 'skip')
  expect(skip && face.help?.(skip, board)?.[0]).toBe(allowed)
})

test('what the keeper has rolled is said where it is left', () => {
  const m = match(setting).rolls(6, 1).play('home: shot', 'home: skip').rolls(1).play('away: wakashimazu')
  const request = m.request('home')
  const board = { view: m.view('home'), near: 0, language: 'en', words, request, heard: [] } as const
  const skip = request?.options.find(({ kind }) => kind === 'skip')
  expect(skip && face.help?.(skip, board)?.[0]).toBe(
    'For now: 1 – held. Wakashimazu: holds on 1, corner on 2–3, goal on 4–6.',
  )
})

test('a corner says whose ball it is, and a round which it is and whose attack', () => {
  const view = { ...match(setting).view('home'), rounds: 4 }
  const save = { kind: 'save', seat: 1, card: 'wakashimazu', result: 'corner' } as const
  const told = [{ ...KEEPER, die: 2 }, save]
  const corner = face.moment(save, view, { language: 'en', words, near: 0, heard: told })
  expect(corner?.incident?.words).toMatch(/^Nankatsu keeps the ball and attacks again · 2 – corner · /)
  const second: CaptainTsubasaEvent = { ...ROUND, round: 2 }
  const begins = face.moment(second, view, { language: 'en', words, near: 0 })
  const page = renderToStaticMarkup(createElement(Fragment, null, begins?.picture))
  expect(page).toContain('Round 2 of 4')
  expect(page).toContain('Nankatsu attacks. Both draw up to four cards.')
  expect(face.moment(ROUND, view, { language: 'en', words })).toBeUndefined()
})

test('§6.7 with an empty discard pile a card that takes from it says so', () => {
  const recalls = 'izawa'
  const at = (discards: readonly string[]) => {
    const view = match({ hands: [[recalls], []] }).view('home')
    const sides = [{ ...view.sides[0], discard: discards }, view.sides[1]] as const
    const board = { view: { ...view, sides } as Seen, near: 0, language: 'en', words } as const
    return renderToStaticMarkup(createElement(Fragment, null, face.detail(recalls, board)))
  }
  const empty = 'Useless now: the discard pile of Nankatsu is empty.'
  expect(at([])).toContain(empty)
  expect(at(['oda'])).not.toContain(empty)
})

test('before a card lies the attacker reads what his booking costs, and which card can end his attack', () => {
  const page = (near: Seat, booking: 'none' | 'yellow', shown: readonly string[]) => {
    const seen = match({ phase: 'turn' }).view('home')
    const [own, rival] = seen.sides
    const view = {
      ...seen,
      attacker: 'home',
      sides: [
        { ...own, booking },
        { ...rival, shown, stopped: false },
      ],
    } as Seen
    return renderToStaticMarkup(createElement(face.Pitch, { view, near, language: 'en', words }))
  }
  const costs = 'Nankatsu: yellow card, −2 shot and pass to the end of the match.'
  const ends = 'Toho holds “Offside Trap”: it can forbid further cards.'
  expect(page(0, 'yellow', ['offside-trap'])).toContain(costs)
  expect(page(0, 'yellow', ['offside-trap'])).toContain(ends)
  expect(page(0, 'none', ['oda'])).not.toMatch(/yellow card, |forbid further attack/)
  expect(page(1, 'none', ['offside-trap'])).not.toContain(ends)
})

test('beside the others a card goes by its name, anything else without what explains it', () => {
  const request = match({ phase: 'turn', hands: [['tsubasa'], []] }).request('home')
  if (!request) throw new Error('nobody is asked')
  const at = { language: 'en', words } as const
  expect(request.options.map((option) => face.amongOthers?.(option, request, at)).sort()).toEqual([
    'Stop',
    'Tsubasa Ozora',
  ])
})
