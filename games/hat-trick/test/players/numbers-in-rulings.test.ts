import { ListedChance, Log } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { HatTrickEvent } from '../../events.ts'
import { hatTrick } from '../../game.ts'
import { CARD_IDS } from '../../vocabulary.ts'
import { agreed } from '../any-build.ts'
import type { Setting } from '../match.ts'
import { match, seen } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { choice, foulByA7, levelMatch } from './event-stories.ts'

/** Both hands of two are drawn up after a shot. */
const UP = ['long-1-left', 'long-1-left'] as const

describe('Fouls', () => {
  /** A short pass of h6, level in everything, against a6 (a3) and a7 (d3). */
  const levelPass = (away: Readonly<Record<number, string>>, more: Setting = {}) =>
    levelMatch(
      {
        players: [{}, away],
        ball: 'h7',
        on: { a6: 'a3', a7: 'd3' },
        faceUp: ['short-2-left', 'short-2-left'],
        ...more,
      },
      { h6: { attack: 3 }, h7: { attack: 0 }, a6: { defence: 3 }, a7: { defence: 0 } },
    ).standStill()

  test('§14.4 after a short pass: of two lowest the coach whose team has fouled says who it was', () => {
    const m = levelPass({ 6: 'defensive-mid' })
    expect(m.last('comparison').result).toBe('foul')
    expect(choice(m)).toEqual(['fouler', 'a', '6', '7'])
    expect([m.request(1)?.rule, m.request(0), m.all('foul')]).toEqual(['14.4', undefined, []])
    m.play('a 7')
    expect(m.last('foul')).toEqual({ kind: 'foul', seat: 1, number: 7, card: 'yellow' })
    // The pass is carried on as if won.
    expect([m.ball, m.phase]).toEqual(['h8', 'free-kick-defence'])
  })

  test('§14.4 it matters for the red card: the one who is named goes, the other stays', () => {
    const seven = levelPass({ 6: 'defensive-mid' }, { yellow: [false, true] }).play('a 7')
    expect(seven.last('foul')).toMatchObject({ number: 7, card: 'red' })
    expect([seven.field('a6'), seven.field('a7')]).toEqual(['a3', null])
    const six = levelPass({ 6: 'defensive-mid' }, { yellow: [false, true] }).play('a 6')
    expect([six.field('a6'), six.field('a7')]).toEqual([null, 'd3'])
  })

  test('§14.4 after a long ball: of the line it was meant for, and nobody above the lowest', () => {
    const m = levelMatch(
      {
        players: [{}, { 4: 'wingback' }],
        ball: 'h7',
        on: { a8: 'b5', h10: 'd3' },
        faceUp: ['long-2-left', 'short-2-left'],
      },
      { h11: { attack: 3 }, a4: { defence: 3 }, a5: { defence: 0 }, a8: { defence: 0 } },
    )
    m.play('h none', 'h 6', 'a none', 'h 2-lines')
    expect(choice(m)).toEqual(['fouler', 'a', '4', '5'])
    expect(m.refusal('a 8')).toBe('not-the-lowest §14.1')
    expect(m.play('a 5').last('foul')).toMatchObject({ seat: 1, number: 5 })
  })

  test('§14.4 with one lowest nobody is asked, and in a dribble it is the man ahead', () => {
    const plain = levelPass({})
    expect([plain.last('foul').number, plain.phase]).toEqual([6, 'free-kick-defence'])
    const dribble = foulByA7({ players: [{}, { 6: 'defensive-mid', 7: 'defensive-mid' }] })
    expect([dribble.last('foul').number, dribble.phase]).toEqual([7, 'free-kick-defence'])
  })

  test('§14.4 fouler and receiver are two questions to two coaches', () => {
    const m = levelPass(
      { 6: 'defensive-mid' },
      { players: [{ 8: 'pressing-winger' }, { 6: 'defensive-mid' }] },
    )
    expect(choice(m)).toEqual(['fouler', 'a', '6', '7'])
    m.play('a 6')
    expect(choice(m)).toEqual(['receiver', 'h', '8', '9'])
    expect(m.play('h 9').last('free-kick')).toMatchObject({ seat: 0, number: 9 })
  })
})

describe('Parries', () => {
  /** A shot of this power by h10 (b6) is parried; in the final line are only he, if he stays, and these. */
  const parry = (
    power: number,
    others: Readonly<Record<string, string>>,
    players: NonNullable<Setting['players']>,
    more: Setting = {},
  ) =>
    match({
      ...IN_FRONT_OF_GOAL,
      players,
      on: { h10: 'b6', ...others },
      off: ['a2', 'a3'],
      phase: 'save',
      faceUp: ['dribble-3-left', 'short-1-left'],
      shot: { power, draws: 1, drawn: power - 2 },
      ...more,
    })
      .rolls('short-2-left', ...UP)
      .play('a draw')

  test('§14.5 of a double number the lower one counts: with power 7 a 7 is nearer than a 6/7', () => {
    const m = parry(7, { h7: 'a6', a7: 'c6' }, [{}, { 7: 'combative-mid' }])
    // Were the 7 of his 6/7 counted, the defender would have it.
    expect(m.last('parried').to).toEqual({ seat: 0, number: 7 })
    expect(parry(7, { h7: 'a6', a7: 'c6' }, [{}, {}]).last('parried').to).toEqual({ seat: 1, number: 7 })
  })

  test('§14.5 10/11 is a 10: a shot of 11 rolls to the 11', () => {
    const m = parry(11, { a11: 'a6', a10: 'c6' }, [{ 10: 'runner' }, { 10: 'runner' }])
    expect(m.last('parried').to).toEqual({ seat: 1, number: 11 })
  })

  test('§14.5 two of one team equally near by the same lower number: their coach chooses', () => {
    const theirs = parry(7, { a6: 'a6', a7: 'c6' }, [{}, { 6: 'combative-mid', 7: 'combative-mid' }])
    expect(choice(theirs)).toEqual(['receiver', 'a', '6', '7'])
    expect([theirs.request(0), theirs.all('parried')]).toEqual([undefined, []])
    expect(theirs.play('a 7').last('parried').to).toEqual({ seat: 1, number: 7 })
    const own = parry(8, { h8: 'a6', h9: 'd6' }, [{ 8: 'touchline-winger', 9: 'touchline-winger' }, {}])
    expect(choice(own)).toEqual(['receiver', 'h', '8', '9'])
    expect(own.play('h 9').last('opportunity')).toMatchObject({ seat: 0, number: 9 })
  })

  test('P4 a 6 and a 6/7 of one team have the same lower number: their coach chooses', () => {
    const m = parry(6, { a6: 'a6', a7: 'c6' }, [{}, { 7: 'combative-mid' }])
    expect(choice(m)).toEqual(['receiver', 'a', '6', '7'])
    m.play('a 6')
  })

  test('P4 equally near with other numbers: a lower one before a higher one, nobody is asked', () => {
    // 5 and 7 to a shot of 6; the 7 is lower in a 7 alone.
    const m = parry(6, { a5: 'a6', a7: 'c6' }, [{}, {}])
    expect(m.last('parried').to).toEqual({ seat: 1, number: 5 })
    // 4/5 is a 4 and further away than the 7.
    const double = parry(6, { a5: 'a6', a7: 'c6' }, [{}, { 5: 'wingback' }])
    expect(double.last('parried').to).toEqual({ seat: 1, number: 7 })
  })

  test('P4 a defender before an attacker, even if the attackers are two', () => {
    const m = parry(6, { h6: 'a6', h7: 'd6', a6: 'c6' }, [
      { 6: 'playmaker', 7: 'playmaker' },
      { 6: 'combative-mid' },
    ])
    expect(m.last('parried').to).toEqual({ seat: 1, number: 6 })
  })
})

describe('The kick-off', () => {
  const squad = {
    rank: 'I',
    mentality: 'balanced',
    keeper: 'silver',
    players: {
      ...Object.fromEntries([2, 3, 4, 5].map((number) => [number, { type: 'utility-man' }])),
      6: { type: 'box-to-box' },
      7: { type: 'defensive-mid' },
      8: { type: 'pressing-winger' },
      9: { type: 'pressing-winger' },
      10: { type: 'forward' },
      11: { type: 'runner' },
    },
    bench: [],
    captain: 6,
  } as const
  const DEALT = [
    'short-1-left',
    'long-2-right',
    'dribble-3-left',
    'short-4-right',
    'long-1-left',
    'short-2-left',
  ]

  test('§14.6 whoever plays at position 6 begins, though the man at 7 wears 6/7 as well', () => {
    for (const coin of [0, 1] as const) {
      const log = new Log<HatTrickEvent>()
      const luck = new ListedChance([coin, ...DEALT.map((id) => CARD_IDS.indexOf(id))])
      const config = agreed({ expansion: 'players' }, [{ squad }, { squad }])
      const view = seen(hatTrick.start(config, luck, log), 'spectator')
      expect(view.ball).toMatchObject({ seat: coin === 0 ? 'home' : 'away', number: 6 })
      expect(view.phase).toBe('play-card')
      expect(log.heardBy('spectator')[0]).toMatchObject({ kind: 'kick-off', seat: coin, number: 6 })
    }
  })

  const concede = (setting: Setting) =>
    match({
      ...IN_FRONT_OF_GOAL,
      phase: 'save',
      faceUp: ['dribble-3-left', 'short-1-left'],
      shot: { power: 6, draws: 1 },
      ...setting,
    })
      .rolls(...UP)
      .play('a stop')

  test('§14.6 after a goal too; with nobody at 6 the next higher position, without a choice', () => {
    const men = { 6: 'combative-mid', 7: 'combative-mid' }
    expect(concede({ players: [{}, men] }).ball).toBe('a6')
    expect(concede({ players: [{}, men], off: ['a6'] }).ball).toBe('a7')
    expect(concede({ players: [{}, men], off: ['a6', 'a7'] }).ball).toBe('a8')
  })
})

describe('The side a player plays on', () => {
  const BOTH = { 4: 'inverted-fb*', 5: 'inverted-fb*', 8: 'touchline-winger', 9: 'touchline-winger' } as const
  const moving = (side: string) =>
    match({ players: [BOTH, BOTH], ball: 'h6', faceUp: [`short-1-${side}`, `short-1-${side}`] })

  test('§13.4 a 4/5 at position 4 plays on the left, the same card at position 5 on the right', () => {
    const m = moving('left')
    expect(['h4', 'h5', 'a8', 'a9'].map((id) => m.side(id))).toEqual(['left', 'right', 'left', 'right'])
    expect([m.refusal('h 4+'), m.refusal('h 8+')]).toEqual(['legal', 'legal'])
    expect([m.refusal('h 5+'), m.refusal('h 9+')]).toEqual(Array(2).fill('player-of-other-side §2.3'))
  })

  test('P1 both numbers are no two sides: with a right card only the one at 5 moves, for either coach', () => {
    const m = moving('right')
    expect([m.refusal('h 5+'), m.refusal('h 9-')]).toEqual(['legal', 'legal'])
    expect([m.refusal('h 4+'), m.refusal('h 8-')]).toEqual(Array(2).fill('player-of-other-side §2.3'))
    const movers = (options: readonly string[]) =>
      new Set(
        options.filter((option) => /^\d+[+-]$/.test(option)).map((option) => Number.parseInt(option, 10) % 2),
      )
    expect(movers(m.options(0))).toEqual(new Set([1]))
    m.play('h none')
    expect(m.phase).toBe('defence-move')
    expect(movers(m.options(1))).toEqual(new Set([1]))
  })
})
