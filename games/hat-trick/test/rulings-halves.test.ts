import { describe, expect, test } from 'vitest'
import type { HatTrickOptions } from '../build.ts'
import { hatTrick } from '../game.ts'
import type { Setting } from './match.ts'
import { match, positionOf, wholeMatch } from './match.ts'
import { ACTS_H6, TIME_IS_UP } from './rules/stories.ts'

const THREE = ['short-2-left', 'short-2-right', 'long-1-left'] as const
const DEAL = [...THREE, ...THREE]

describe('R11d when time is up', () => {
  const LAST_CARDS: Setting = {
    ...ACTS_H6,
    hands: [THREE, THREE],
    decks: [['dribble-1-left'], ['dribble-1-left']],
    footballs: { h6: { attack: 9 } },
  }

  test('R11d the turn in which both draw their last cards is played to its end', () => {
    const m = match(LAST_CARDS).rolls('dribble-1-left', 'dribble-1-left')
    m.play('h short-2-left', 'a short-2-left')
    expect(m.all('drawn').map(({ left }) => left)).toEqual([0, 0])
    // Both decks have run out, and the turn goes on: moves, sideways pass, action.
    expect([m.phase, m.all('half-over')]).toEqual(['attack-move', []])
    m.rolls(...DEAL).standStill()
    expect(m.order('comparison', 'passed', 'half-over')).toEqual(['comparison', 'passed', 'half-over'])
  })

  test('R11d what is in hand then stays unplayed, and nobody has to fail to draw', () => {
    const m = match(LAST_CARDS).rolls('dribble-1-left', 'dribble-1-left')
    m.play('h short-2-left', 'a short-2-left')
    const held = m.view('omniscient').sides.map(({ hand }) => hand)
    expect(held).toEqual(new Array(2).fill(['short-2-right', 'long-1-left', 'dribble-1-left']))
    m.rolls(...DEAL).standStill()
    expect([m.all('revealed').length, m.all('temporary-deck')]).toEqual([1, []])
    expect(m.last('half-over')).toMatchObject({ half: 1, guard: false })
  })

  test('R11d one deck alone ends nothing: its coach plays on with a temporary one', () => {
    const m = match({ ...LAST_CARDS, decks: [['dribble-1-left'], ['dribble-1-left', 'dribble-2-left']] })
    m.rolls('dribble-1-left', 'dribble-1-left').play('h short-2-left', 'a short-2-left').standStill()
    expect([m.all('half-over'), m.all('turn').length]).toEqual([[], 1])
    m.rolls('short-3-left', 'dribble-2-left').play('h short-2-right', 'a short-2-right')
    expect(m.last('temporary-deck')).toMatchObject({ seat: 0 })
  })
})

describe('R11a near which goal no half ends', () => {
  /** Home's 6, alone in attack, keeps the ball in a row of the pitch with time up. */
  const halvesOver = (row: number, options: HatTrickOptions, ends: boolean) => {
    const m = match({
      ...TIME_IS_UP,
      options,
      ball: 'h6',
      on: { h6: `b${row}` },
      off: ['h2', 'h3', 'h4', 'h5', 'h7', 'h8', 'h9', 'h10', 'h11'],
      faceUp: ['short-4-left', 'short-1-left'],
      footballs: { h6: { attack: 9 } },
      rolls: ends ? DEAL : [],
    })
    return m.standStill().all('half-over')
  }

  test('R11a §10.3 at either end, or if agreed only where the carrier attacks', () => {
    const agreed = { attackingEndOnly: true }
    for (const row of [1, 2]) {
      expect(halvesOver(row, {}, false), `row ${row}`).toEqual([])
      // No guard has ended it: by this reading the ball is cleared there.
      expect(halvesOver(row, agreed, true), `row ${row}`).toMatchObject([{ guard: false }])
    }
    for (const row of [3, 4]) expect(halvesOver(row, agreed, true), `row ${row}`).toHaveLength(1)
    expect(halvesOver(5, agreed, false)).toEqual([])
  })

  test('R11a for the away team its final lines are the home team’s first two', () => {
    const away = (row: number, ends: boolean) =>
      match({
        ...TIME_IS_UP,
        options: { attackingEndOnly: true },
        ball: 'a6',
        on: { a6: `b${row}` },
        off: ['a2', 'a3', 'a4', 'a5', 'a7', 'a8', 'a9', 'a10', 'a11'],
        faceUp: ['short-1-left', 'short-4-left'],
        footballs: { a6: { attack: 9 } },
        rolls: ends ? DEAL : [],
      })
        .standStill()
        .all('half-over').length
    expect([away(2, false), away(5, true), away(6, true)]).toEqual([0, 1, 1])
  })

  test('R11a the reading is written in positions, and the first version knows none', () => {
    const options = { attackingEndOnly: true }
    const { state } = wholeMatch(3, options)
    expect(hatTrick.position(state).options).toMatchObject(options)
    const read = hatTrick.plainPosition({ ...positionOf({ options }), rules: 'hat-trick-1' })
    expect(read.ok ? [] : read.refusals).toMatchObject([
      { code: 'option-unknown', rule: '12.5', about: { option: 'attackingEndOnly' } },
    ])
  })
})
