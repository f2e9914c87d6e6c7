import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { footballs, level, passOn, plus, worth } from './card-facts.ts'

const { final, secondLast } = OUR_CARDS.keeping

/** Nothing was asked and nobody flipped: the story went on without a skill. */
const unused = (m: Match, player: string): readonly unknown[] => {
  expect(m.phase).not.toBe('skill')
  return [m.all('skill'), m.gold(player)]
}

describe('§16.19 False 9', () => {
  /** 10 has the ball on b5, one line before the final line, in an opportunity; ahead of him a3. */
  const shot = (side: string, more: Setting = {}) =>
    match({
      ...IN_FRONT_OF_GOAL,
      on: { h11: 'b4' },
      faceUp: ['dribble-1-left', 'short-1-left'],
      players: [{ 10: side }, {}],
      ...more,
    })
      .standStill()
      .play('h shoot')

  test('§16.19 false-9 silver: he shoots by a dribble and first steps forward with the ball', () => {
    const m = shot('false-9')
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '10!']])
    m.play('h 10!')
    expect([m.field('h10'), m.field('a3'), m.gold('h10')]).toEqual(['b6', 'b5', true])
    expect(m.last('shot-begins')).toMatchObject({ number: 10, from: 'b6' })
    expect(m.play('h left', 'a centre').last('duel').draws).toBe(final.middle)
    const left = shot('false-9').play('h none', 'h left', 'a centre')
    expect([left.last('duel').draws, left.field('h10')]).toEqual([secondLast.middle, 'b5'])
  })

  test('§16.19 false-9 silver: not in the final line, not with a pass, not for another’s shot', () => {
    const there = shot('false-9', { on: { h10: 'b6' } })
    const pass = match({
      ...IN_FRONT_OF_GOAL,
      ball: 'h11',
      on: { h11: 'c6' },
      faceUp: ['short-1-left', 'short-1-left'],
      players: [{ 10: 'false-9' }, {}],
    })
    pass.standStill().play('h 10', 'h shoot')
    expect([pass.field('h10'), pass.ball]).toEqual(['b5', 'h10'])
    // 11 on c5 gives the ball to 10 on b5, who shoots.
    const other = shot('utility-man', { ball: 'h11', on: {}, players: [{ 11: 'false-9' }, {}] })
    expect([there.phase, pass.phase, other.phase]).toEqual(['duel', 'duel', 'duel'])
    expect([unused(there, 'h10'), unused(pass, 'h10'), unused(other, 'h11')]).toEqual([
      [[], false],
      [[], false],
      [[], false],
    ])
  })

  test('§16.19 false-9 silver: only from the line right before the final line, so not with a snapshot from line 4', () => {
    const m = match({
      ball: 'h10',
      on: { h10: 'b4' },
      off: ['h8', 'h9'],
      faceUp: ['dribble-1-left', 'short-1-left'],
      events: ['snapshot'],
      players: [{ 10: 'false-9' }, {}],
    })
    m.play('h none', 'a none', 'h snapshot')
    expect([m.phase, ...unused(m, 'h10')]).toEqual(['duel', [], false])
  })

  /** 10 has the ball on b5, 11 beside him. */
  const carrier = (more: Setting = {}) =>
    match({
      ball: 'h10',
      faceUp: ['short-2-left', 'short-2-left'],
      players: [{ 10: 'false-9*' }, {}],
      ...more,
    }).play('h none')

  test('§16.19 false-9 gold: he has the ball and need not pass it sideways', () => {
    const m = carrier()
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '10!']])
    m.play('h 10!')
    expect([m.ball, m.gold('h10'), m.phase, m.all('sideways')]).toEqual(['h10', false, 'defence-move', []])
    const left = carrier().play('h none')
    expect([left.ball, left.gold('h10')]).toEqual(['h11', true])
  })

  test('§16.19 false-9 gold: not if another has the ball, not if there is nobody to pass to (§15.7)', () => {
    const other = carrier({ ball: 'h11' })
    expect([other.ball, other.phase, ...unused(other, 'h10')]).toEqual(['h10', 'defence-move', [], true])
    const single = carrier({ off: ['h11'] })
    expect([single.ball, single.phase, ...unused(single, 'h10')]).toEqual(['h10', 'defence-move', [], true])
  })
})

describe('§16.20 Goal poacher', () => {
  const shot = (more: Setting) =>
    match({ ...IN_FRONT_OF_GOAL, faceUp: ['dribble-1-left', 'short-1-left'], ...more })
      .standStill()
      .play('h shoot')
  /** The keeper draws exactly as many footballs as the shot has; the hands of two are filled up. */
  const parried = (more: Setting) => {
    const m = passOn(shot(more)).play('h right', 'a right')
    const drawn = footballs(m.last('duel').power)
    m.rolls(...drawn, 'long-3-right', 'long-3-right').play(...drawn.map(() => 'a draw'))
    return m.phase === 'save' ? m.play('a stop') : m
  }
  const POACHER = { players: [{ 11: 'goal-poacher' }, {}] } as const

  test('§16.20 goal-poacher silver: in the final line a parried ball is his, whoever is nearest by number', () => {
    const m = parried({ ...POACHER, ball: 'h11', on: { h10: 'b6', h11: 'd6' } })
    // 10 shoots, and it is one of the defenders who would have it.
    expect([m.last('parried').to.seat, m.phase, m.options(0)]).toEqual([1, 'skill', ['none', '11!']])
    m.play('h 11!')
    expect([m.ball, m.gold('h11')]).toEqual(['h11', true])
    expect(m.last('opportunity')).toMatchObject({ seat: 0, number: 11 })
    const left = parried({ ...POACHER, ball: 'h11', on: { h10: 'b6', h11: 'd6' } }).play('h none')
    expect([left.ball[0], left.gold('h11')]).toEqual(['a', false])
  })

  test('§16.20 goal-poacher silver: not from another line, not if the ball is his anyway, not for the keeper’s team', () => {
    const behind = parried(POACHER)
    expect([behind.field('h11'), behind.last('parried').to.seat]).toEqual(['c5', 1])
    const his = parried({ ...POACHER, ball: 'h11', off: ['a2', 'a3', 'h10'], on: { h11: 'c6' } })
    expect(his.last('parried').to).toEqual({ seat: 0, number: 11 })
    const theirs = parried({ on: { h10: 'b6', a11: 'd6' }, players: [{}, { 11: 'goal-poacher' }] })
    expect([unused(behind, 'h11'), unused(his, 'h11'), unused(theirs, 'a11')]).toEqual([
      [[], false],
      [[], false],
      [[], false],
    ])
  })

  test('§16.20 goal-poacher silver: not when the keeper holds the ball', () => {
    const m = shot({ ...POACHER, ball: 'h11', on: { h10: 'b6', h11: 'd6' } }).play('h right', 'a right')
    const drawn = footballs(m.last('duel').power + 1)
    m.rolls(...drawn, 'long-3-right', 'long-3-right').play(...drawn.map(() => 'a draw'))
    expect([m.last('saved').seat, ...unused(m, 'h11')]).toEqual([1, [], false])
  })

  const GOLDEN = { players: [{ 10: 'goal-poacher*' }, {}] } as const

  test('§16.20 goal-poacher gold: he shoots from the middle of the final line, the keeper draws fewer cards', () => {
    const m = shot(GOLDEN)
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '10!']])
    m.play('h 10!', 'h left', 'a centre')
    expect([m.last('duel').draws, m.gold('h10')]).toEqual([final.middle + worth('goal-poacher*'), false])
    expect(worth('goal-poacher*')).toBeLessThan(0)
  })

  test('§16.20 goal-poacher gold: not from a wing, not from the line before, not for another’s shot', () => {
    const wing = shot({ ...GOLDEN, on: { h10: 'a6' } })
    const before = shot({ ...GOLDEN, on: { h11: 'c4' } })
    // 11 on c6 gives the ball to 10 on b6, who shoots.
    const other = shot({ ball: 'h11', on: { h10: 'b6', h11: 'c6' }, players: [{ 11: 'goal-poacher*' }, {}] })
    expect([wing.field('h10'), before.field('h10'), other.ball]).toEqual(['a6', 'b5', 'h10'])
    for (const m of [wing, before, other]) expect([m.phase, m.all('skill')]).toEqual(['duel', []])
  })
})

const LEVEL = level(
  ['false-9', 'forward', 'runner', 'target-man', 'utility-man'],
  ['solid-cb', 'ball-playing-cb', 'sweeper', 'utility-man'],
)

describe('P15 Penalties', () => {
  /** 10 dribbles at a3 into the middle of the final line and is fouled. */
  const fouled = (more: Setting = {}) =>
    passOn(
      match({
        ball: 'h11',
        faceUp: ['dribble-2-left', 'short-2-left'],
        players: [{ 10: LEVEL.attacker, 11: 'goal-poacher*' }, { 3: LEVEL.defender }],
        ...more,
      }).standStill(),
    )

  test('P15 at a penalty nobody uses a style card, neither the shooter nor the keeper', () => {
    const m = fouled({
      styles: ['total', 'total'],
      styleCards: [['flood-the-box'], ['everybody-back']],
    })
    expect([m.order('foul', 'penalty'), m.phase]).toEqual([['foul', 'penalty'], 'duel'])
    m.play('h left', 'a centre')
    expect(m.last('duel')).toMatchObject({ power: 2 + plus('dribble', 'left'), draws: final.middle - 1 })
    expect([m.styleCards(0), m.styleCards(1)]).toEqual([['flood-the-box'], ['everybody-back']])
  })

  test('P15 at a penalty nobody uses a skill, though at a shot from there he could', () => {
    // The foul is drawn by a style card, so that the poacher himself takes the penalty.
    const chance: Setting = {
      ...IN_FRONT_OF_GOAL,
      phase: 'play-card',
      styles: ['technical', null],
      styleCards: [['draw-the-foul'], []],
      hands: [
        ['dribble-1-left', 'short-1-right'],
        ['short-2-left', 'short-1-right'],
      ],
      players: [{ 10: 'goal-poacher*' }, { 3: 'sweeper' }],
      on: { h10: 'b6', a3: 'b5' },
    }
    const shot = match(chance).play('h dribble-1-left', 'a short-2-left', 'h none').standStill()
    expect(shot.play('h shoot').options(0)).toEqual(['none', '10!'])
    const penalty = match(chance).rolls('long-1-left', 'long-1-right', 'long-1-left', 'long-1-right')
    penalty.play('h dribble-1-left', 'a short-2-left', 'h draw-the-foul')
    expect([penalty.order('penalty'), penalty.phase]).toEqual([['penalty'], 'duel'])
    expect(penalty.play('h left', 'a centre').last('duel').draws).toBe(final.middle - 1)
    expect([penalty.all('skill'), penalty.gold('h10'), penalty.gold('a3')]).toEqual([[], true, false])
  })

  test('P15 nor in a shoot-out', () => {
    const m = match({
      options: { extraTime: true, shootOut: true },
      phase: 'duel',
      ball: 'h6',
      shootOut: { taken: [0, 0], scored: [0, 0] },
      play: { attacker: 'away' },
      faceUp: ['dribble-2-left', 'short-2-left'],
      players: [{ 3: 'sweeper' }, { 10: 'goal-poacher*' }],
      styles: ['total', 'total'],
      styleCards: [['everybody-back'], ['flood-the-box']],
    })
    // Home scores; then away's card is turned over and both choose at once.
    m.play('h left', 'a centre').rolls('dribble-3-left').play('a stop')
    expect([m.last('penalty-taken').seat, m.phase]).toEqual([1, 'duel'])
    m.play('a left', 'h centre')
    expect(m.last('duel')).toMatchObject({ power: 3 + plus('dribble', 'left'), draws: final.middle - 1 })
    expect([m.phase, m.all('style-played'), m.all('skill')]).toEqual(['save', [], []])
  })
})
