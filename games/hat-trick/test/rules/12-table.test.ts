import { readdirSync, readFileSync } from 'node:fs'
import { replay } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { AGREEMENTS, PLAYERS_AGREEMENTS } from '../../agreements.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import { hatTrick } from '../../game.ts'
import { PARAGRAPHS, RULES } from '../../text/book.ts'
import { anyConfig } from '../any-build.ts'
import { expectDefined, expectOk, match, positionOf, wholeMatch } from '../match.ts'
import { ACTS_H6, FOUL_BY_A7, IN_FRONT_OF_GOAL, shot } from './stories.ts'

describe('At this table', () => {
  test('§12.1 what leaves one option is done without asking', () => {
    // The sideways pass to 6, and the only line a long ball can go to.
    const m = match({ ball: 'h10', faceUp: ['long-1-left', 'short-1-left'], on: { h8: 'a6' } })
    m.play('h none', 'a none')
    expect(m.last('sideways')).toMatchObject({ from: 10, to: 11 })
    expect(m.last('comparison')).toMatchObject({ action: 'long', line: 6 })
    // The last card of both in an opportunity.
    const last = match({
      ...IN_FRONT_OF_GOAL,
      hands: [['short-3-left'], ['short-3-right']],
      faceUp: ['dribble-1-left', 'short-1-left'],
    })
    last.standStill().play('h wait')
    expect(last.last('revealed').cards).toEqual(['short-3-left', 'short-3-right'])
  })

  test('§12.2 a card laid face down tells nobody anything, so it may be taken back', () => {
    const m = match({ ...ACTS_H6 })
    m.play('h short-3-left')
    expect(m.log.revealed).toBe(0)
    m.rolls('short-1-left', 'short-1-left').play('a short-3-left')
    expect(m.log.revealed).toBe(1)
    const drawing = shot('dribble-4-left').play('h left', 'a left')
    const before = drawing.log.revealed
    // A card from the deck has been turned over: no taking back.
    drawing.rolls('short-4-left').play('a draw')
    expect(drawing.log.revealed).toBe(before + 1)
  })

  test('§12.3 the default: the middle card, nobody moves, passes and shots are taken, the keeper draws', () => {
    const hands = [
      ['short-4-left', 'short-1-right', 'long-2-left'],
      ['short-1-left', 'short-2-left', 'short-3-left'],
    ] as const
    expect([match({ hands }).request(0), match({ hands }).request(1)].map((r) => r?.default)).toEqual([
      'long-2-left',
      'short-2-left',
    ])
    const turn = match({ ...ACTS_H6, faceUp: ['short-1-left', 'short-1-left'] })
    expect(turn.request(0)?.default).toBe('none')
    const pass = match({ ...IN_FRONT_OF_GOAL, faceUp: ['long-1-left', 'short-1-left'] }).standStill()
    expect(pass.request(0)?.default).toBe('8')
    expect(pass.play('h 11').request(0)?.default).toBe('shoot')
    expect(pass.play('h shoot').request(0)?.default).toBe('centre')
    expect(pass.request(1)?.default).toBe('centre')
    expect(pass.play('h centre', 'a centre').request(1)?.default).toBe('draw')
    const kick = match(FOUL_BY_A7).standStill()
    expect(kick.request(1)?.default).toBe('none')
    expect(wholeMatch(1).outcome).toBeDefined()
  })

  test('§12.4 every match ends', () => {
    for (let seed = 1; seed <= 100; seed++)
      expect(wholeMatch(seed, { extraTime: true }).outcome).toBeDefined()
  })

  test('§12.5 options and positions: anything else is refused, with every reason at once', () => {
    const codes = (options: unknown) =>
      hatTrick.checkBuild(0, { team: 'BRA' }, options).map(({ code }) => code)
    expect(codes({ extraTime: true })).toEqual([])
    expect(codes({ extraTime: 'yes', golden: 1 })).toEqual(['option-unknown-value', 'option-unknown'])
    expect(codes(7)).toEqual(['options-malformed'])
    expect(codes({ cards: { ...OUR_CARDS, name: '', actions: {}, keeping: {} } })).toContain(
      'card-set-unnamed',
    )
    expect(codes({ cards: { ...OUR_CARDS, name: '', actions: {}, keeping: {} } }).length).toBeGreaterThan(4)
    const bad = { ...positionOf({}), phase: 'tea', half: 9, ball: 12 }
    const read = hatTrick.fromPosition(bad, { take: () => 0 })
    expect(read.ok ? [] : read.refusals.map(({ about }) => about?.field)).toEqual(['phase', 'half', 'ball'])
    expect(hatTrick.fromPosition({}, { take: () => 0 })).toMatchObject({
      refusals: [{ code: 'position-foreign', rule: '12.5' }],
    })
  })

  test('§12.5 names every option with its paragraph, in every language', () => {
    const options = Object.values({ ...AGREEMENTS, ...PLAYERS_AGREEMENTS, expansion: '13.1' })
    for (const language of LANGUAGES) {
      const named = [...(RULES[language].paragraphs['12.5'].match(/\d+\.\d+/g) ?? [])]
      for (const rule of options) {
        expect([language, named]).toEqual([language, expect.arrayContaining([rule])])
        // As often as there are options of one paragraph.
        named.splice(named.indexOf(rule), 1)
      }
    }
  })

  test('§12.5 a match may begin from a position', () => {
    const { state, record } = randomMatch(hatTrick, anyConfig(2), 2, { stopAfter: 60 })
    const { config: _, inputs: _i, ...rest } = record
    const from = JSON.parse(JSON.stringify(hatTrick.position(state)))
    const again = expectOk(replay(hatTrick, { ...rest, from, inputs: [] }))
    expect(hatTrick.position(again)).toEqual(hatTrick.position(state))
  })
})

test('every paragraph has a test named by its number', () => {
  const titles = ['.', '../players/'].flatMap((folder) => {
    const there = new URL(folder, import.meta.url)
    return readdirSync(there)
      .filter((name) => name.endsWith('.test.ts'))
      .flatMap((name) =>
        Array.from(
          readFileSync(new URL(name, there), 'utf8').matchAll(
            /^ *test(?:\.each\([^)]*\))?\(\s*['`]§([\d.]+) /gm,
          ),
          (found) => expectDefined(found[1]),
        ),
      )
  })
  expect([...new Set(titles)].sort()).toEqual([...PARAGRAPHS].sort())
})
