import { ListedChance, Log } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { hatTrick } from '../../game.ts'
import type { Match, Setting } from '../match.ts'
import { expectOk, match, positionOf } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { attackOf, plus, worth } from './card-facts.ts'

/** Number 7 gives the ball sideways to 6 (b3), who plays it long; two lines on are h10 (b5), h11 (c5) and a5, a4. */
const LONG = { ball: 'h7', faceUp: ['long-2-left', 'short-2-left'] } as const
/** Nobody defends there: it arrives. */
const UNOPPOSED = { off: ['a4', 'a5'] } as const
/** 2 and 3 defend there, and with a strong card: it does not. */
const CUT_OUT = {
  on: { a2: 'd5', a3: 'a5' },
  faceUp: ['long-1-left', 'short-4-left'],
} as const satisfies Setting
const WALL = { 2: 'solid-cb', 3: 'solid-cb' } as const

/** Nothing was asked and nobody flipped: the story went on without a skill. */
const unused = (m: Match, player: string): readonly unknown[] => {
  expect(m.phase).not.toBe('skill')
  return [m.all('skill'), m.gold(player)]
}

describe('§16.17 Target man', () => {
  const long = (side: string, more: Setting = {}) =>
    match({ ...LONG, players: [{ 10: side }, {}], ...more })
      .standStill()
      .play('h 2-lines')

  test('§16.17 target-man silver: a long ball is compared in his line, and he has more footballs', () => {
    const m = long('target-man')
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '10!']])
    m.play('h 10!')
    expect(m.last('comparison')).toMatchObject({
      line: 5,
      players: [attackOf('target-man*', 'utility-man'), expect.anything()],
      skills: [worth('target-man'), 0],
    })
    expect(m.gold('h10')).toBe(true)
  })

  test('§16.17 target-man silver: not in another line, not for a short pass, not in defence', () => {
    const elsewhere = match({ ...LONG, players: [{ 10: 'target-man' }, {}] })
      .standStill()
      .play('h 1-lines')
    const short = match({
      ball: 'h11',
      faceUp: ['short-2-left', 'short-2-left'],
      players: [{ 10: 'target-man' }, {}],
    }).standStill()
    const theirs = match({ ...LONG, on: { a10: 'd5' }, players: [{}, { 10: 'target-man' }] })
    theirs.standStill().play('h 2-lines')
    for (const m of [elsewhere, short, theirs]) expect(m.all('comparison')).toHaveLength(1)
    expect([unused(elsewhere, 'h10'), unused(short, 'h10')]).toEqual([
      [[], false],
      [[], false],
    ])
    expect(unused(theirs, 'a10')).toEqual([[], false])
  })

  test('§16.17 target-man gold: a long ball has reached him, and he gives it on to a neighbour at once', () => {
    const m = long('target-man*', { ...UNOPPOSED, on: { h9: 'b6' } })
    // Ahead of him 9, right of him 11; 10 wears 10/11, so it is his coach who says that he gets it.
    m.play('h 10')
    expect([m.ball, m.options(0)]).toEqual(['h10', ['none', '10!8', '10!9', '10!11']])
    m.play('h 10!11')
    expect([m.ball, m.gold('h10')]).toEqual(['h11', false])
    expect(m.last('laid-off')).toEqual({ kind: 'laid-off', seat: 0, from: 10, to: 11 })
  })

  test('§16.17 target-man gold: also diagonally, but not if nobody is around him, another received it, not a short pass, not after an interception', () => {
    const diagonal = long('target-man*', {
      ...UNOPPOSED,
      on: { h11: 'c6' },
      off: [...UNOPPOSED.off, 'h8', 'h9'],
    })
    expect([diagonal.ball, diagonal.options(0)]).toEqual(['h10', ['none', '10!11']])
    const alone = long('target-man*', {
      ...UNOPPOSED,
      on: { h11: 'd6' },
      off: [...UNOPPOSED.off, 'h8', 'h9'],
    })
    const other = long('target-man*', UNOPPOSED).play('h 11')
    const short = match({
      ball: 'h9',
      off: ['a6', 'a7'],
      faceUp: ['short-2-left', 'short-2-left'],
      players: [{ 10: 'target-man*' }, {}],
    })
    short.standStill().play('h 10')
    const lost = long('target-man*', { ...CUT_OUT, players: [{ 10: 'target-man*' }, WALL] }).play('a 2')
    expect([alone.ball, other.ball, short.ball, lost.ball]).toEqual(['h10', 'h11', 'h10', 'a2'])
    for (const m of [alone, other, short, lost]) {
      expect([m.phase, ...unused(m, 'h10')]).toEqual(['play-card', [], true])
    }
    // Nor does he who intercepts one himself: a10 on d5, with a4 behind him and nobody of home's there.
    const interceptor = match({
      ...LONG,
      off: ['a5', 'h8', 'h9', 'h10', 'h11'],
      on: { a10: 'd5', a4: 'd6' },
      players: [{}, { 10: 'target-man*' }],
    })
    interceptor.standStill().play('h 2-lines')
    expect([interceptor.ball, ...unused(interceptor, 'a10')]).toEqual(['a10', [], true])
  })

  test('§16.17 target-man gold after silver in one play', () => {
    const m = long('target-man', UNOPPOSED).play('h 10!', 'h 10', 'h 10!11')
    expect(m.all('skill').map(({ side }) => side)).toEqual(['silver', 'gold'])
    expect([m.ball, m.gold('h10')]).toEqual(['h11', false])
  })

  test('§16.17 target-man silver: never after gold in the same play', () => {
    /** The question before the comparison, asked of a silver target man who has or has not used gold. */
    const asked = (goldUsed: boolean): boolean => {
      const position = structuredClone(
        positionOf({ ...LONG, phase: 'long-ball', ball: 'h6', players: [{ 10: 'target-man' }, {}] }),
      ) as unknown as { sides: { players: { number: number; goldUsed: boolean }[] }[] }
      for (const one of position.sides[0]?.players ?? []) if (one.number === 10) one.goldUsed = goldUsed
      const state = expectOk(hatTrick.fromPosition(position as never, new ListedChance([]), new Log()))
      hatTrick.apply(state, 0, hatTrick.read(state, 0, '2-lines'), new ListedChance([]), new Log())
      return hatTrick.request(state, 0)?.options.some(({ action }) => action === '10!') ?? false
    }
    expect([asked(false), asked(true)]).toEqual([true, false])
  })
})

describe('§16.18 Forward', () => {
  /** 6 has the ball on b3 and 10 stands right ahead of him on b4, between 8 and 9. */
  const AHEAD = {
    ball: 'h6',
    on: { h10: 'b4' },
    faceUp: ['short-2-left', 'short-2-left'],
    players: [{ 10: 'forward' }, {}],
  } as const satisfies Setting

  test('§16.18 forward silver: before the sideways pass he gets the ball, and passes it sideways in his own line', () => {
    const m = match(AHEAD).play('h none')
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '10!']])
    m.play('h 10!')
    expect(m.last('took-ball')).toMatchObject({ number: 10, from: { number: 6 } })
    // 8 is the nearest in his line; 7, in the old carrier's line, is none of it.
    expect(m.last('sideways')).toEqual({ kind: 'sideways', seat: 0, from: 10, to: 8 })
    expect([m.ball, m.gold('h10'), m.phase]).toEqual(['h8', true, 'defence-move'])
    const left = match(AHEAD).play('h none', 'h none')
    expect([left.last('sideways'), left.gold('h10')]).toEqual([
      { kind: 'sideways', seat: 0, from: 6, to: 7 },
      false,
    ])
  })

  test('§16.18 forward silver: with nobody in his line he keeps it; not diagonally, not for the opponents', () => {
    const single = match({ ...AHEAD, off: ['h8', 'h9'] }).play('h none', 'h 10!')
    expect([single.ball, single.all('sideways')]).toEqual(['h10', []])
    const diagonal = match({ ...AHEAD, on: { h10: 'a4' } }).play('h none')
    const theirs = match({ ...AHEAD, on: { a10: 'b4' }, players: [{}, { 10: 'forward' }] }).play('h none')
    expect([diagonal.ball, theirs.ball]).toEqual(['h7', 'h7'])
    expect([unused(diagonal, 'h10'), unused(theirs, 'a10')]).toEqual([
      [[], false],
      [[], false],
    ])
  })

  /** 8 has the ball on b5, and the forward stands ahead of him in the final line, alone. */
  const intoTheFinalLine = (cardPlayed: string, answer = 'short-1-left') =>
    match({
      ...AHEAD,
      ball: 'h8',
      on: { h8: 'b5', h10: 'b6', h11: 'c4' },
      off: ['a2', 'a3'],
      faceUp: [cardPlayed, answer],
    })
      .play('h none', 'h 10!')
      .standStill()

  test('P16 the ball comes to the final line before the action: a long ball and a dribble have nothing ahead, it stays', () => {
    for (const cardPlayed of ['long-4-left', 'dribble-4-left']) {
      const m = intoTheFinalLine(cardPlayed)
      expect(m.last('nobody-there')).toEqual({ kind: 'nobody-there', seat: 0, line: 6 })
      expect([m.ball, m.field('h10'), m.all('comparison')]).toEqual(['h10', 'b6', []])
      // Only the next turn is the opportunity: no shot in this one.
      expect([m.order('nobody-there', 'opportunity', 'shot-begins'), m.phase]).toEqual([
        ['nobody-there', 'opportunity'],
        'play-card',
      ])
    }
  })

  test('P16 a short pass is played as always: compared in the final line, and it can be lost there', () => {
    const won = intoTheFinalLine('short-4-left')
    expect(won.last('comparison')).toMatchObject({ line: 6, result: 'won' })
    expect([won.ball, won.last('opportunity').number]).toEqual(['h10', 10])
    const lost = match({
      ...AHEAD,
      ball: 'h8',
      on: { h8: 'b5', h10: 'b6', h11: 'c4', a3: 'a6' },
      faceUp: ['short-1-left', 'short-4-left'],
      players: [{ 10: 'forward' }, WALL],
    })
    lost.play('h none', 'h 10!').standStill().play('a 2')
    expect([lost.last('comparison').line, lost.ball, lost.all('opportunity')]).toEqual([6, 'a2', []])
  })

  const shot = (side: string, cardPlayed: string) => {
    const m = match({
      ...IN_FRONT_OF_GOAL,
      ball: 'h11',
      on: { h11: 'c6', h10: 'c5', a2: 'b1' },
      faceUp: [cardPlayed, 'short-1-left'],
      players: [{ 10: side }, {}],
    }).standStill()
    if (m.phase === 'opportunity-pass') m.play('h 10')
    return m.play('h shoot')
  }
  const corners = (m: Match) => m.play('h left', 'a centre').last('duel')

  test('§16.18 forward gold: his shot after a short pass has more power', () => {
    const m = shot('forward*', 'short-1-left')
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '10!']])
    m.play('h 10!')
    expect([corners(m).power, m.gold('h10')]).toEqual([1 + plus('short', 'left') + worth('forward*'), false])
    const left = shot('forward*', 'short-1-left').play('h none')
    expect([corners(left).power, left.gold('h10')]).toEqual([1 + plus('short', 'left'), true])
  })

  test('§16.18 forward gold: not after a long ball or a dribble, not for another’s shot', () => {
    const long = shot('forward*', 'long-1-left')
    const dribble = match({
      ...IN_FRONT_OF_GOAL,
      faceUp: ['dribble-1-left', 'short-1-left'],
      players: [{ 10: 'forward*' }, {}],
    })
    dribble.standStill().play('h shoot')
    const other = match({
      ...IN_FRONT_OF_GOAL,
      faceUp: ['short-1-left', 'short-1-left'],
      players: [{ 10: 'forward*' }, {}],
    })
    other.standStill().play('h 11', 'h shoot')
    for (const m of [long, dribble, other]) expect([m.phase, ...unused(m, 'h10')]).toEqual(['duel', [], true])
  })
})

describe('§16.21 Runner in behind', () => {
  /** 10 stands on b4, one line before the line the ball is meant for. */
  const long = (side: string, more: Setting = {}) =>
    match({ ...LONG, on: { h10: 'b4' }, players: [{ 10: side }, {}], ...more }).standStill()

  test('§16.21 runner silver: his team plays a long ball; he steps forward first and counts where he arrives', () => {
    const m = long('runner').play('h 2-lines')
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '10!+']])
    m.play('h 10!+')
    expect([m.field('h10'), m.gold('h10')]).toEqual(['b5', true])
    expect(m.last('comparison')).toMatchObject({ line: 5 })
    expect(m.last('comparison').players[0]).toBe(attackOf('runner*', 'utility-man'))
    const left = long('runner').play('h 2-lines', 'h none')
    expect([left.last('comparison').players[0], left.field('h10')]).toEqual([attackOf('utility-man'), 'b4'])
  })

  test('§16.21 runner silver: not for a short pass, not for the opponents’ long ball, not off the pitch, not onto the carrier', () => {
    const short = long('runner', { faceUp: ['short-2-left', 'short-2-left'] })
    const theirs = match({ ...LONG, players: [{}, { 10: 'runner' }] })
      .standStill()
      .play('h 2-lines')
    const last = long('runner', { on: { h10: 'a6' } }).play('h 2-lines')
    // Right behind the carrier.
    const behind = long('runner', { on: { h10: 'b2' } }).play('h 2-lines')
    for (const m of [short, theirs, last, behind]) {
      expect(m.all('comparison')).toHaveLength(1)
      expect(m.all('skill')).toEqual([])
    }
    expect(behind.field('h10')).toBe('b2')
  })

  test('§16.21 runner gold: his team has won the ball by an action, and he takes a step forward', () => {
    const intercepted = match({
      ...LONG,
      ...CUT_OUT,
      players: [{}, { ...WALL, 10: 'runner*' }],
    })
    intercepted.standStill().play('h 2-lines', 'a 2')
    expect([intercepted.ball, intercepted.phase, intercepted.options(1)]).toEqual([
      'a2',
      'skill',
      ['none', '10!+'],
    ])
    intercepted.play('a 10!+')
    expect([intercepted.field('a10'), intercepted.field('h3'), intercepted.gold('a10')]).toEqual([
      'c1',
      'c2',
      false,
    ])
    const tackled = match({
      ball: 'h7',
      on: { a2: 'b4' },
      faceUp: ['dribble-1-left', 'short-4-left'],
      players: [{}, { 2: 'solid-cb', 10: 'runner*' }],
    }).standStill()
    expect([tackled.last('tackled').number, tackled.options(1)]).toEqual([2, ['none', '10!+']])
  })

  test('§16.21 runner gold: not when his team keeps the ball or loses it, not if the step is blocked', () => {
    const kept = match({ ...LONG, ...UNOPPOSED, players: [{ 8: 'utility-man', 10: 'runner*' }, {}] })
    kept.standStill().play('h 2-lines', 'h 10')
    const lost = match({ ...LONG, ...CUT_OUT, players: [{ 10: 'runner*' }, WALL] })
    lost.standStill().play('h 2-lines', 'a 2')
    // On the last line there is no step forward.
    const end = match({
      ...LONG,
      ...CUT_OUT,
      on: { ...CUT_OUT.on, a10: 'a1' },
      players: [{}, { ...WALL, 10: 'runner*' }],
    })
    end.standStill().play('h 2-lines', 'a 2')
    expect([kept.ball, lost.ball, end.ball]).toEqual(['h10', 'a2', 'a2'])
    for (const m of [kept, lost, end]) expect([m.phase, m.all('skill')]).toEqual(['play-card', []])
  })
})
