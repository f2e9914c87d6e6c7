import { SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { hatTrick } from '../../game.ts'
import { agreed } from '../any-build.ts'
import type { Match, Setting } from '../match.ts'
import { match, seen } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { foulByA7, levelMatch, penaltyByA3 } from './event-stories.ts'

/** Home has a winger, a golden striker and a utility man to bring on, away a centre-back. */
const BENCH = {
  events: ['subs'],
  bench: [['pressing-winger', 'forward*', 'utility-man'], ['solid-cb']],
} as const satisfies Setting

const UP = ['long-1-left', 'long-1-left'] as const
const THREE = ['short-2-left', 'short-2-right', 'long-1-left'] as const
const DEAL = [...THREE, ...THREE]

/** A shot of 6 by h10 (b6); the keeper has `drawn` and draws a 2. */
const saved = (total: number, setting: Setting = {}) =>
  match({
    ...IN_FRONT_OF_GOAL,
    ...BENCH,
    phase: 'save',
    faceUp: ['dribble-3-left', 'short-1-left'],
    shot: { power: 6, draws: 1, drawn: total - 2 },
    ...setting,
  })
    .rolls('short-2-left', ...UP)
    .play('a draw')

/** The half ends with this turn. */
const halfTime = (setting: Setting = {}, luck: readonly (string | number)[] = DEAL) =>
  levelMatch(
    {
      ...BENCH,
      ball: 'h7',
      faceUp: ['dribble-4-left', 'short-1-left'],
      decks: [[], []],
      ...setting,
    },
    { h6: { attack: 30 }, a7: { defence: 0 } },
  )
    .rolls(...luck)
    .standStill()

const subs = (m: Match, seat: 0 | 1) => m.options(seat).filter((option) => option.startsWith('sub-'))
const left = (m: Match) => m.view('spectator').sides.map((side) => side.subs)
/** Positions the first of home's bench could take. */
const FIRST = ['sub-1:8', 'sub-1:9']

describe('When', () => {
  test('§20.3 subs at a goal kick: first the team with the ball, then the other, then it goes on', () => {
    const m = saved(8)
    expect([m.phase, m.awaiting]).toEqual(['substitution', ['away']])
    expect(m.options(1)).toEqual(['none', 'sub-1:2', 'sub-1:3'])
    expect(m.request(1)).toMatchObject({ rule: '20.3', default: 'none' })
    m.play('a none')
    expect([m.phase, m.awaiting]).toEqual(['substitution', ['home']])
    m.play('h none')
    expect([m.phase, m.all('substituted')]).toEqual(['goal-kick-attack', []])
  })

  test('§20.3 subs at a free kick, before the moves', () => {
    const m = foulByA7(BENCH)
    expect([m.last('free-kick').number, m.phase, m.awaiting]).toEqual([6, 'substitution', ['home']])
    m.play('h none', 'a sub-1:3')
    expect([m.type('a3'), m.phase]).toEqual(['solid-cb', 'free-kick-defence'])
  })

  test('§20.3 subs at a corner', () => {
    const m = saved(7, { events: ['subs', 'corners'] })
    expect([m.last('corner').number, m.phase, m.awaiting]).toEqual([10, 'substitution', ['home']])
    expect(m.play('h none', 'a none').phase).toBe('free-kick-defence')
  })

  test('§20.3 subs at the kick-off after a goal', () => {
    const m = saved(5)
    expect([m.last('kick-off').seat, m.phase, m.awaiting]).toEqual([1, 'substitution', ['away']])
    m.play('a none', 'h sub-2:10', 'h none')
    expect([m.type('h10'), m.phase]).toEqual(['forward', 'play-card'])
  })

  test('§20.3 subs at the kick-off of the second half, and of extra time', () => {
    const second = halfTime()
    expect([second.last('kick-off').half, second.phase]).toEqual([2, 'substitution'])
    expect(second.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 3])
    const extra = halfTime({ half: 2, options: { extraTime: true } }, [0, ...DEAL])
    expect([extra.last('kick-off').half, extra.phase]).toEqual([3, 'substitution'])
  })

  test('§20.3 subs: not at the kick-off of the match', () => {
    const team = OUR_EXPANSION.teams[0]?.id ?? ''
    const config = agreed({ expansion: 'players', events: ['subs'] }, [{ team }, { team }])
    expect(seen(hatTrick.start(config, new SampledChance(1)), 'home').phase).toBe('play-card')
  })

  test('§20.3 subs: not in open play, nor between a foul and its penalty', () => {
    const turn = match({ ...BENCH, ball: 'h7', faceUp: ['short-1-left', 'short-1-left'] })
    expect([turn.phase, turn.refusal('h sub-1:8')]).toEqual(['attack-move', 'no-substitution §20.3'])
    const parried = saved(6)
    expect([parried.all('parried').length, parried.phase]).toEqual([1, 'play-card'])
    expect(penaltyByA3(BENCH).phase).toBe('duel')
  })

  test('§20.3 subs: not if they are not agreed on', () => {
    for (const m of [foulByA7({ events: ['corners'] }), foulByA7()])
      expect([m.phase, m.refusal('a sub-1:3')]).toEqual(['free-kick-defence', 'no-substitution §20.3'])
  })

  test('§20.3 subs: a coach without anybody to bring on is not asked', () => {
    const m = foulByA7({ events: ['subs'], bench: [[], ['solid-cb']] })
    expect([m.phase, m.awaiting]).toEqual(['substitution', ['away']])
    expect(foulByA7({ events: ['subs'], bench: [[], []] }).phase).toBe('free-kick-defence')
  })
})

describe('Who', () => {
  test('§20.3 subs: only for a position he can play; a utility man for everybody', () => {
    const m = foulByA7(BENCH)
    const utility = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `sub-3:${number}`)
    expect(subs(m, 0)).toEqual([...FIRST, 'sub-2:10', 'sub-2:11', ...utility])
    expect(m.refusal('h sub-1:10')).toBe('no-substitution §20.3')
  })

  test('§20.3 subs: he takes the field and the number, with his own card', () => {
    const m = foulByA7(BENCH).play('h sub-1:8')
    expect(m.last('substituted')).toEqual({
      kind: 'substituted',
      seat: 0,
      number: 8,
      off: 'utility-man',
      on: 'pressing-winger',
      gold: false,
    })
    const card = OUR_EXPANSION.types.find(({ id }) => id === 'pressing-winger')?.silver
    expect([m.type('h8'), m.field('h8'), ...m.footballs('h8')]).toEqual([
      'pressing-winger',
      'a4',
      card?.attack,
      card?.defence,
    ])
    expect(left(m)).toEqual([2, 3])
  })

  test('§20.3 subs: who has come on cannot come on again', () => {
    const m = foulByA7(BENCH).play('h sub-1:8')
    expect(subs(m, 0).filter((option) => FIRST.includes(option))).toEqual([])
    expect(m.refusal('h sub-1:9')).toBe('no-substitution §20.3')
  })

  test('§20.3 subs: three in a match, all at once if one likes, and then nobody more', () => {
    const m = foulByA7(BENCH).play('h sub-1:8', 'h sub-2:10', 'h sub-3:2')
    expect([m.all('substituted').length, left(m), m.awaiting]).toEqual([3, [0, 3], ['away']])
    // With one change left, one.
    const last = foulByA7({ ...BENCH, subsLeft: [1, 0] }).play('h sub-1:8')
    expect([left(last), last.phase]).toEqual([[0, 0], 'free-kick-defence'])
    const none = foulByA7({ ...BENCH, subsLeft: [0, 0] })
    expect([none.phase, none.refusal('h sub-1:8')]).toEqual(['free-kick-defence', 'no-substitution §20.3'])
  })

  test('§20.3 subs: nobody replaces a player who was sent off', () => {
    const m = foulByA7({ ...BENCH, off: ['h8'] })
    expect([m.refusal('h sub-1:8'), m.refusal('h sub-1:9')]).toEqual(['no-substitution §20.3', 'legal'])
    // Also at the very free kick for which he goes.
    const red = foulByA7({ events: ['subs'], bench: [[], ['playmaker']], yellow: [false, true] })
    expect(red.field('a7')).toBeNull()
    expect([red.options(1), red.refusal('a sub-1:7')]).toEqual([['none', 'sub-1:6'], 'no-substitution §20.3'])
  })

  test('P25 he begins on the side his team named him with', () => {
    const m = foulByA7(BENCH).play('h sub-2:10', 'h sub-1:9')
    expect([m.gold('h10'), m.gold('h9')]).toEqual([true, false])
    expect(m.all('substituted').map(({ gold }) => gold)).toEqual([true, false])
  })

  test('P25 for the carrier as for anybody: the ball stays with the position', () => {
    const m = foulByA7({ ...BENCH, bench: [['playmaker'], []] }).play('h sub-1:6')
    expect([m.ball, m.type('h6'), m.phase]).toEqual(['h6', 'playmaker', 'free-kick-defence'])
  })

  test('P25 a captain who goes off leaves no captain', () => {
    const captains = { ...BENCH, events: ['subs', 'captain'], captain: [8, 3] } as const
    const m = foulByA7(captains).play('a accept', 'h sub-1:8')
    expect(m.view('spectator').sides.map(({ captain }) => captain)).toEqual([null, 3])
    const stays = foulByA7(captains).play('a accept', 'h sub-1:9')
    expect(stays.view('spectator').sides.map(({ captain }) => captain)).toEqual([8, 3])
  })

  test('P25 he wears the numbers of his card and plays on the side of the position', () => {
    const m = foulByA7({ ...BENCH, bench: [['defensive-mid'], []] }).play('h sub-1:7')
    const view = m.view('spectator').sides[0].players.find(({ number }) => number === 7)
    expect(view).toMatchObject({ type: 'defensive-mid', numbers: [6, 7], side: 'right', flips: 0 })
  })
})
