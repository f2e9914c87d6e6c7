import { describe, expect, test } from 'vitest'
import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { usesOf } from './skill-stories.ts'

/*
 * Number 10 has the ball on b6 in a scoring opportunity; 11 stands on c5, 4 on b5 beside him, a8 on c4 behind him.
 * Skills of an arrival are asked for in the order of §15.10: first the team that has the ball.
 */
const OPPORTUNITY = {
  ...IN_FRONT_OF_GOAL,
  on: { h10: 'b6', h4: 'b5', a8: 'c4' },
  styles: ['tactical', 'physical'],
} as const satisfies Setting

const SHORT = ['short-2-left', 'short-2-left'] as const
const LONG = ['long-2-left', 'short-2-left'] as const

const passing = (setting: Setting): Match => match({ ...OPPORTUNITY, ...setting }).standStill()

/** What everybody draws who has two cards left. */
const DRAWN = ['long-1-left', 'long-1-left'] as const

describe('P30 Passes that arrive in a scoring opportunity', () => {
  const BOTH = {
    players: [{ 4: 'overlapping-fb', 11: 'target-man*' }, { 8: 'pressing-winger*' }],
    styleCards: [['passing-triangle'], []],
    faceUp: SHORT,
  } as const satisfies Setting

  test('P30 by hat-trick-1 nothing is used, by hat-trick-2 skills are', () => {
    const first = passing({ ...BOTH, rules: 'hat-trick-1' })
    expect([first.phase, first.play('h 11').ball, first.phase]).toEqual([
      'opportunity-pass',
      'h11',
      'shoot-or-not',
    ])
    expect([first.all('skill'), first.all('took-ball')]).toEqual([[], []])
    const m = passing(BOTH).play('h 11')
    expect([m.ball, m.phase, m.awaiting, usesOf(m, 'h4')]).toEqual(['h11', 'skill', ['home'], ['4!+']])
    m.play('h none')
    expect([m.phase, m.awaiting, usesOf(m, 'a8')]).toEqual(['skill', ['away'], ['8!']])
    // Nobody uses anything: he may shoot.
    expect([m.play('a none').ball, m.phase]).toEqual(['h11', 'shoot-or-not'])
  })

  test('P30 the long ball by hat-trick-1 and by hat-trick-2', () => {
    const setting = {
      on: { h10: 'b6', h8: 'b5', a6: 'c4' },
      players: [{ 11: 'target-man*' }, { 6: 'defensive-mid*' }],
      faceUp: LONG,
    } as const satisfies Setting
    const first = passing({ ...setting, rules: 'hat-trick-1' }).play('h 11')
    expect([first.ball, first.phase, first.all('skill')]).toEqual(['h11', 'shoot-or-not', []])
    const m = passing(setting).play('h 11')
    expect(usesOf(m, 'h11')).toEqual(expect.arrayContaining(['11!8', '11!10']))
    // He lays it off, and the other is asked about who has it now.
    m.play('h 11!8')
    expect([m.ball, m.phase]).toEqual(['h8', 'shoot-or-not'])
    expect(m.order('passed', 'skill', 'laid-off')).toEqual(['passed', 'skill', 'laid-off'])
  })

  test('P30 a ball that is taken ends the opportunity: both draw, and the next turn is his', () => {
    const m = passing(BOTH)
      .play('h 11', 'h none')
      .rolls(...DRAWN)
      .play('a 8!')
    expect([m.ball, m.gold('a8'), m.phase, m.awaiting]).toEqual(['a8', false, 'play-card', ['home', 'away']])
    expect(m.last('turn')).toMatchObject({ seat: 1, number: 8 })
    const { opportunity, sides } = m.view('omniscient')
    expect([opportunity, sides.map(({ hand }) => (hand as readonly string[]).length)]).toEqual([
      false,
      [3, 3],
    ])
  })

  test('P30 then come the skills of a lost ball and of one that was won', () => {
    const m = passing({
      ...BOTH,
      players: [{ 6: 'defensive-mid' }, { 8: 'pressing-winger*', 11: 'runner*' }],
      styleCards: [[], []],
    })
      .play('h 11')
      .rolls(...DRAWN)
      .play('a 8!')
    expect([m.view('spectator').play?.moment, m.awaiting, usesOf(m, 'a11')]).toEqual([
      'turnover',
      ['away'],
      ['11!+'],
    ])
    m.play('a none')
    expect(usesOf(m, 'h6')).toEqual(['6!-'])
    m.play('h 6!-')
    expect([m.field('h6'), m.phase]).toEqual(['b2', 'play-card'])
  })

  test('P30 taken and taken back, the opportunity goes on, and the pass was no successful one', () => {
    const m = passing({
      ...BOTH,
      on: { h10: 'b6', h4: 'b5', a8: 'c4', h8: 'b4' },
      players: [{ 4: 'overlapping-fb', 8: 'pressing-winger*' }, { 8: 'pressing-winger*' }],
      styleCards: [[], []],
    })
    m.play('h 11', 'h none', 'a 8!')
    expect([m.ball, m.phase, m.options(0)]).toEqual(['a8', 'skill', ['none', '8!']])
    m.play('h 8!')
    // From line 4 nobody shoots: the next round of the same opportunity.
    expect([m.ball, m.last('too-far-out').number, m.phase]).toEqual(['h8', 8, 'play-card'])
    expect([m.view('spectator').opportunity, m.view('spectator').sides[0].hand]).toEqual([true, 2])
  })

  test('P30 the receiver is chosen by who passes, and a short pass that reaches far is a short pass', () => {
    const playmaker = passing({
      on: { h7: 'b6', h10: 'c6', h4: 'b5', a8: 'a1' },
      ball: 'h10',
      players: [{ 7: 'playmaker' }, {}],
      faceUp: SHORT,
    })
    expect(playmaker.ball).toBe('h7')
    playmaker.play('h 4')
    expect([playmaker.ball, usesOf(playmaker, 'h7')]).toEqual(['h4', ['7!11']])
    expect([playmaker.play('h 7!11').ball, playmaker.phase]).toEqual(['h11', 'shoot-or-not'])
    const winger = passing({
      on: { h8: 'a6', h10: 'c6', h11: 'd5', a8: 'd4' },
      ball: 'h10',
      players: [{ 8: 'touchline-winger' }, { 8: 'pressing-winger*' }],
      faceUp: SHORT,
    })
    expect(winger.ball).toBe('h8')
    winger.play('h 8!11')
    expect([winger.ball, usesOf(winger, 'a8')]).toEqual(['h11', ['8!']])
  })

  test('P30 §18.8 no style card that needs a successful pass, not even one that answers it', () => {
    const own = passing({ players: [{}, {}], styleCards: [['passing-triangle'], []], faceUp: SHORT }).play(
      'h 11',
    )
    expect([own.phase, own.all('style-played')]).toEqual(['shoot-or-not', []])
    const theirs = passing({
      players: [{}, {}],
      styles: ['physical', 'tactical'],
      styleCards: [[], ['offside-trap']],
      faceUp: LONG,
    })
    expect(theirs.play('h 11').phase).toBe('shoot-or-not')
  })

  test('P30 a style card that answers an interception is played', () => {
    const m = passing({
      on: { h10: 'b6', h4: 'b5', a6: 'c4' },
      players: [{}, { 6: 'defensive-mid*' }],
      styles: ['physical', 'tactical'],
      styleCards: [['second-ball'], []],
      faceUp: LONG,
    })
    m.play('h 11', 'a 6!')
    expect([m.ball, m.phase, m.options(0)]).toEqual(['a6', 'style-card', ['none', 'second-ball']])
    m.play('h second-ball')
    // In the line it had reached, 4 is lower than 11.
    expect([m.ball, m.phase, m.view('spectator').opportunity]).toEqual(['h4', 'shoot-or-not', true])
  })

  test('P30 of several lowest numbers the coach says who wins it back', () => {
    const m = passing({
      on: { h10: 'b6', h4: 'b5', h5: 'd5', a6: 'c4' },
      players: [{ 4: 'wingback', 5: 'overlapping-fb' }, { 6: 'defensive-mid*' }],
      styles: ['physical', 'tactical'],
      styleCards: [['second-ball'], []],
      faceUp: LONG,
    })
    m.play('h 11', 'h none', 'a 6!', 'h second-ball')
    expect([m.phase, m.options(0)]).toEqual(['receiver', ['4', '5']])
    expect([m.play('h 5').ball, m.phase]).toEqual(['h5', 'shoot-or-not'])
  })

  test('P30 a Combative midfielder prevents it there, too', () => {
    const m = passing({
      on: { h10: 'b6', h4: 'b5', a8: 'c4', h7: 'd4' },
      players: [{ 7: 'combative-mid*' }, { 8: 'pressing-winger*' }],
      faceUp: SHORT,
    }).play('h 11')
    expect([m.phase, m.awaiting, m.options(0)]).toEqual(['prevent', ['home'], ['none', '7x8']])
    m.play('h 7x8')
    expect([m.ball, m.phase]).toEqual(['h11', 'shoot-or-not'])
  })
})

test('§16.12 the Versatile midfielder has nothing to use in a scoring opportunity', () => {
  for (const type of ['versatile-mid', 'versatile-mid*'])
    for (const faceUp of [SHORT, LONG]) {
      const m = passing({ players: [{ 7: type }, {}], on: { h10: 'b6', h7: 'b5' }, faceUp })
      expect([m.play('h 7').phase, m.all('skill')]).toEqual(['shoot-or-not', []])
    }
})

test('§15.10 a position in which a pass of an opportunity arrives is read back, but not by the first rules', () => {
  const setting = {
    ...OPPORTUNITY,
    players: [{}, { 8: 'pressing-winger*' }],
    ball: 'h11',
    faceUp: SHORT,
    phase: 'skill',
    play: { moment: 'arrival', next: 'opportunity-goes-on', step: 3, asked: 'away', line: 5, won: true },
  } as const satisfies Setting
  const m = match(setting)
  expect([m.options(1), m.play('a none').phase]).toEqual([['none', '8!'], 'shoot-or-not'])
  expect(() => match({ ...setting, rules: 'hat-trick-1' })).toThrow('play.next')
  const { hands: _, ...threeEach } = setting
  expect(() => match({ ...threeEach, opportunity: false })).toThrow('opportunity')
  expect(() => match({ ...setting, play: { ...setting.play, next: 'action-over' } })).toThrow('opportunity')
})
