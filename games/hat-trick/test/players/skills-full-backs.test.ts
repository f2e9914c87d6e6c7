import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import {
  amountOf,
  footballsOf,
  nextTurn,
  SHORT_LOST,
  SHORT_WON,
  story,
  told,
  usesOf,
} from './skill-stories.ts'

describe('§16.5 Wingback', () => {
  /** Number 4 has the ball from 5 and dribbles from a2 at a9 (a3). */
  const DRIBBLE = { ball: 'h5', faceUp: ['dribble-4-left', 'short-1-left'] } as const
  const SILVER = [{ 4: 'wingback' }, {}] as const
  const GOLD = [{ 4: 'wingback*' }, {}] as const

  test('§16.5 wingback silver: more footballs in his own dribble', () => {
    const m = told(SILVER, DRIBBLE)
    expect([m.phase, m.awaiting, m.options(0)]).toEqual(['skill', ['home'], ['none', '4!']])
    m.play('h 4!')
    const [attack] = footballsOf('wingback', 'gold')
    expect(m.last('comparison')).toMatchObject({ skills: [amountOf('wingback', 'silver'), 0] })
    expect([m.last('comparison').players[0], m.gold('h4')]).toEqual([attack, true])
    expect([m.field('h4'), m.field('a9')]).toEqual(['a3', 'a2'])
  })

  test('§16.5 wingback silver: not in a team-mate’s dribble, not in a pass, not into a free field', () => {
    const mate = told(SILVER, { ...DRIBBLE, ball: 'h4' })
    expect(mate.last('dribbled').number).toBe(5)
    const pass = told(SILVER, { ...DRIBBLE, faceUp: ['short-4-left', 'short-1-left'] })
    const free = told(SILVER, { ...DRIBBLE, off: ['a9'] })
    expect(free.last('dribbled')).toMatchObject({ number: 4, to: 'a3' })
    for (const m of [mate, pass, free]) expect([m.phase, m.gold('h4')]).toEqual(['play-card', false])
  })

  const RIGHT = ['short-4-right', 'short-1-left'] as const

  test('§16.5 wingback gold: moves with a card of the other side, plays there from then on and stays gold', () => {
    const m = story(GOLD, { ball: 'h7', off: ['a8', 'a9'], faceUp: RIGHT })
    expect([m.side('h4'), usesOf(m, 'h4')]).toEqual(['left', ['4!+', '4!-']])
    expect(m.refusal('h 4+')).toBe('player-of-other-side §2.3')
    m.play('h 4!+')
    expect([m.field('h4'), m.side('h4'), m.gold('h4')]).toEqual(['a3', 'right', true])
    // The move is used up; in the next turn a right card is his own.
    m.standStill()
    nextTurn(m, 'short-3-right', 'short-3-left')
    expect(m.refusal('h 4-')).toBe('legal')
    expect(usesOf(m, 'h4')).toEqual(['4!~'])
  })

  test('§16.5 wingback gold: with a card of his own side there is nothing to change', () => {
    const m = story(GOLD, { ball: 'h7', faceUp: ['short-4-left', 'short-1-left'] })
    expect([usesOf(m, 'h4'), m.refusal('h 4+')]).toEqual([[], 'legal'])
    expect(m.play('h 4-').side('h4')).toBe('left')
  })
})

describe('§16.6 Overlapping fullback', () => {
  const SILVER = [{ 4: 'overlapping-fb' }, {}] as const
  const GOLD = [{ 4: 'overlapping-fb*' }, {}] as const

  test('§16.6 overlapping-fb silver: a pass to his neighbour has arrived, and he steps forward', () => {
    const m = told(SILVER, { ...SHORT_WON, on: { h4: 'b4', a7: 'a2' } })
    // A pass to line 4 would be his own, as the lowest: let 3 be there to get it.
    expect([m.ball, m.phase]).toEqual(['h4', 'play-card'])
    const on = { h4: 'b4', h3: 'a4' }
    const beside = told(SILVER, { ...SHORT_WON, on })
    expect([beside.ball, beside.phase, beside.options(0)]).toEqual(['h3', 'skill', ['none', '4!+']])
    beside.play('h 4!+')
    expect([beside.field('h4'), beside.field('h10'), beside.gold('h4')]).toEqual(['b5', 'b4', true])
  })

  test('§16.6 overlapping-fb silver: a long ball counts as well, a lost pass and a dribble do not', () => {
    const long = told(SILVER, {
      ball: 'h7',
      off: ['a4', 'a5'],
      on: { h4: 'b4' },
      faceUp: ['long-4-left', 'short-1-left'],
    }).play('h 2-lines')
    // Ahead of him is the receiver himself: no step is possible.
    expect([long.ball, long.phase]).toEqual(['h10', 'play-card'])
    const beside = told(SILVER, {
      ball: 'h7',
      off: ['a6', 'a7', 'h9'],
      on: { h4: 'a5' },
      faceUp: ['long-4-left', 'short-1-left'],
    }).play('h 1-lines')
    expect([beside.ball, usesOf(beside, 'h4')]).toEqual(['h8', ['4!+']])
    const lost = told(SILVER, { ...SHORT_LOST, on: { h4: 'd4' } })
    expect([lost.ball, lost.phase]).toEqual(['a8', 'play-card'])
    const dribble = told(SILVER, {
      ball: 'h7',
      off: ['a7'],
      on: { h4: 'a4' },
      faceUp: ['dribble-4-left', 'short-1-left'],
    })
    expect([dribble.field('h6'), dribble.phase]).toEqual(['b4', 'play-card'])
  })

  test('§16.6 overlapping-fb silver: not diagonally, not for the opponents’ pass', () => {
    const across = told(SILVER, { ...SHORT_WON, on: { h4: 'b5', h3: 'a4' } })
    expect([across.ball, across.phase, across.gold('h4')]).toEqual(['h3', 'play-card', false])
    const theirs = told([{}, { 4: 'overlapping-fb' }], { ...SHORT_WON, on: { a4: 'b4' } })
    expect([theirs.ball, theirs.phase, theirs.gold('a4')]).toEqual(['h8', 'play-card', false])
  })

  /** From a2 past a9 (a3) to a4, where h8 is. */
  const MOVE = { ball: 'h7', off: ['a8'], faceUp: ['short-4-left', 'short-1-left'] } as const

  test('§16.6 overlapping-fb gold: as his move two steps forward, and then he is silver', () => {
    const m = story(GOLD, MOVE)
    expect(usesOf(m, 'h4')).toEqual(['4!+'])
    m.play('h 4!+')
    expect([m.field('h4'), m.field('a9'), m.field('h8')]).toEqual(['a4', 'a2', 'a3'])
    expect([m.phase, m.gold('h4')]).toEqual(['defence-move', false])
  })

  test('§16.6 overlapping-fb gold: not over the carrier nor onto him, not out of the pitch, not with the other side’s card', () => {
    for (const on of [{ h7: 'a3' }, { h7: 'a4' }, { h4: 'a5' }] as const)
      expect(usesOf(story(GOLD, { ...MOVE, on }), 'h4'), JSON.stringify(on)).toEqual([])
    expect(usesOf(story(GOLD, { ...MOVE, on: { h4: 'b2' }, off: ['h6'] }), 'h4')).toEqual(['4!+'])
    expect(usesOf(story(GOLD, { ...MOVE, faceUp: ['short-4-right', 'short-1-left'] }), 'h4')).toEqual([])
  })
})

describe('§16.7 Tireless fullback', () => {
  const SILVER = [{ 4: 'tireless-fb' }, {}] as const
  const GOLD = [{ 4: 'tireless-fb*' }, {}] as const
  const CARDS = { off: ['a8', 'h6'], faceUp: ['short-4-left', 'short-1-left'] } as const

  test('§16.7 tireless-fb silver: as his move two steps back', () => {
    const m = story(SILVER, { ...CARDS, ball: 'h7', on: { h4: 'a4' } })
    expect(usesOf(m, 'h4')).toEqual(['4!-'])
    m.play('h 4!-')
    expect([m.field('h4'), m.field('a9'), m.field('h8')]).toEqual(['a2', 'a4', 'a3'])
    expect([m.gold('h4'), m.phase]).toEqual([true, 'defence-move'])
  })

  test('§16.7 tireless-fb silver: not over the carrier, not off the pitch, not with a card of the other side', () => {
    const over = story(SILVER, { ...CARDS, ball: 'h7', on: { h4: 'a4', h7: 'a3' } })
    const off = story(SILVER, { ...CARDS, ball: 'h7' })
    const right = story(SILVER, {
      ...CARDS,
      ball: 'h7',
      on: { h4: 'a4' },
      faceUp: ['short-4-right', 'short-1-left'],
    })
    for (const m of [over, off, right]) expect(usesOf(m, 'h4')).toEqual([])
  })

  test('§16.7 tireless-fb gold: jumps two lines, changes places, and goes back when the play is over', () => {
    const m = story(GOLD, { ...CARDS, ball: 'h7', on: { h3: 'd4' } })
    expect(usesOf(m, 'h4')).toEqual(['4!+'])
    m.play('h 4!+')
    // Over a9, who stays where he is.
    expect([m.field('h4'), m.field('h8'), m.field('a9'), m.gold('h4')]).toEqual(['a4', 'a2', 'a3', false])
    m.standStill()
    expect([m.ball, m.phase]).toEqual(['h3', 'play-card'])
    expect([m.field('h4'), m.field('h8'), m.gold('h4')]).toEqual(['a2', 'a4', false])
  })

  test('§16.7 tireless-fb gold: not onto the carrier, not off the pitch, not with a card of the other side', () => {
    const onto = story(GOLD, { ...CARDS, ball: 'h8' })
    const off = story(GOLD, { ...CARDS, ball: 'h7', on: { h4: 'a5' } })
    const right = story(GOLD, { ...CARDS, ball: 'h7', faceUp: ['short-4-right', 'short-1-left'] })
    for (const m of [onto, off, right]) expect(usesOf(m, 'h4')).toEqual([])
  })

  test('P12 tireless-fb gold: he stays if he has the ball', () => {
    // As the lowest of line 4 he gets the pass.
    const m = story(GOLD, { ...CARDS, ball: 'h7' })
      .play('h 4!+')
      .standStill()
    expect([m.ball, m.field('h4'), m.phase]).toEqual(['h4', 'a4', 'play-card'])
    // And once he has given it away, he has no way back any more.
    nextTurn(m, 'short-3-right', 'short-3-left').standStill()
    expect(m.field('h4')).toBe('a4')
  })

  test('P12 tireless-fb gold: he stays if the carrier is where he came from', () => {
    // 3 comes to a2 by the jump and gets the ball from 5; with nobody in line 3 his short pass stays with him.
    const m = story(GOLD, {
      ball: 'h5',
      on: { h3: 'a4' },
      off: ['h6', 'h7', 'a10', 'a11'],
      faceUp: CARDS.faceUp,
    })
    m.play('h 4!+').standStill()
    expect([m.ball, m.field('h3'), m.field('h4'), m.phase]).toEqual(['h3', 'a2', 'a4', 'play-card'])
  })

  test('P12 tireless-fb gold: he changes places with whoever stands there by then', () => {
    const m = story(GOLD, {
      ...CARDS,
      ball: 'h7',
      on: { h3: 'd4' },
      faceUp: ['short-4-left', 'short-1-right'],
    })
    m.play('h 4!+', 'a 9+')
    // 8, whom he had sent to a2, was displaced by a9 in between.
    expect([m.field('h4'), m.field('a9'), m.field('h8')]).toEqual(['a2', 'a4', 'a3'])
    expect(m.last('changed-places')).toMatchObject({
      seat: 0,
      number: 4,
      with: { seat: 1, number: 9 },
      to: 'a2',
    })
  })

  test('P12 tireless-fb gold: in defence too', () => {
    const m = story([{}, { 4: 'tireless-fb*' }], {
      ...CARDS,
      ball: 'h7',
      on: { h3: 'a4' },
      off: ['a9', 'h6'],
    })
    m.play('h none', 'a 4!+')
    expect(m.all('changed-places').map(({ to }) => to)).toEqual(['d3', 'd5'])
    expect([m.field('a4'), m.field('a8')]).toEqual(['d5', 'd3'])
  })

  const OPPORTUNITY = {
    ball: 'h10',
    on: { h10: 'b6', h4: 'a1' },
    opportunity: true,
    hands: [
      ['short-1-left', 'short-1-right'],
      ['short-1-left', 'short-1-right'],
    ],
    faceUp: ['dribble-4-left', 'short-1-left'],
  } as const satisfies Setting

  test('P12 tireless-fb gold: in an opportunity he is back when the round is over', () => {
    const m = story(GOLD, OPPORTUNITY).play('h 4!+')
    expect([m.field('h4'), m.field('a9')]).toEqual(['a3', 'a1'])
    m.standStill().play('h wait')
    expect([m.phase, m.field('h4'), m.field('a9')]).toEqual(['play-card', 'a1', 'a3'])
  })

  test('P12 tireless-fb gold: after a goal everybody is in his own place, he too', () => {
    const m = story(GOLD, OPPORTUNITY).play('h 4!+').standStill().play('h shoot', 'h left', 'a right')
    m.rolls('long-1-left', 'long-1-left').play('a stop')
    expect([m.goals, m.field('h4'), m.field('a9')]).toEqual([[1, 0], 'a2', 'a3'])
    expect(m.all('changed-places').length).toBe(1)
  })
})

describe('§16.8 Inverted fullback', () => {
  const SILVER = [{ 4: 'inverted-fb' }, {}] as const
  const GOLD = [{ 4: 'inverted-fb*' }, {}] as const
  const CARDS = { ball: 'h7', faceUp: ['short-4-left', 'short-1-left'] } as const

  test('§16.8 inverted-fb silver: as his move one field diagonally forward, changing places', () => {
    const m = story(SILVER, { ...CARDS, on: { h4: 'b2' } })
    expect(usesOf(m, 'h4')).toEqual(['4!<'])
    const free = story(SILVER, { ...CARDS, ball: 'h9', on: { h4: 'b2' } })
    expect(usesOf(free, 'h4')).toEqual(['4!<', '4!>'])
    free.play('h 4!>')
    expect([free.field('h4'), free.field('h7'), free.gold('h4')]).toEqual(['c3', 'b2', true])
    expect(free.phase).toBe('defence-move')
    expect(m.play('h 4!<').field('h4')).toBe('a3')
  })

  test('§16.8 inverted-fb silver: not onto the carrier, not off the pitch, not with a card of the other side', () => {
    expect(story(SILVER, { ...CARDS, on: { h4: 'b2' } }).refusal('h 4!>')).toBe('skill-not-now §15.3')
    expect(usesOf(story(SILVER, CARDS), 'h4')).toEqual(['4!>'])
    expect(usesOf(story(SILVER, { ...CARDS, on: { h4: 'b6' } }), 'h4')).toEqual([])
    expect(usesOf(story(SILVER, { ...CARDS, faceUp: ['short-4-right', 'short-1-left'] }), 'h4')).toEqual([])
  })

  test('§16.8 inverted-fb gold: his footballs count in a short pass one line before or behind him', () => {
    for (const field of ['a2', 'b4']) {
      const m = told(GOLD, { ...CARDS, on: { h4: field } })
      expect(m.options(0), field).toEqual(['none', '4!'])
      m.play('h 4!')
      const [attack] = footballsOf('inverted-fb', 'silver')
      expect(m.last('comparison'), field).toMatchObject({ line: 3, skills: [attack, 0] })
      expect(m.gold('h4')).toBe(false)
    }
  })

  test('§16.8 inverted-fb gold: not in his own line, not two lines away, not in a long ball, not in theirs', () => {
    for (const field of ['a3', 'b1', 'b5']) {
      const m = told(GOLD, { ...CARDS, on: { h4: field } })
      expect([m.last('comparison').skills, m.gold('h4')], field).toEqual([undefined, true])
    }
    const long = told(GOLD, { ...CARDS, on: { h4: 'a5' }, faceUp: ['long-4-left', 'short-1-left'] }).play(
      'h 1-lines',
    )
    expect([long.last('comparison').skills, long.gold('h4')]).toEqual([undefined, true])
    const theirs = told([{}, { 4: 'inverted-fb*' }], { ...CARDS, on: { a4: 'b4' } })
    expect([theirs.last('comparison').skills, theirs.gold('a4')]).toEqual([undefined, true])
  })
})
