import { describe, expect, test } from 'vitest'
import type { Match } from '../match.ts'
import {
  amountOf,
  footballsOf,
  LONG_WON,
  nextTurn,
  SHORT_LOST,
  SHORT_WON,
  story,
  told,
  usesOf,
} from './skill-stories.ts'

describe('§16.9 Defensive midfielder', () => {
  const SILVER = [{ 6: 'defensive-mid' }, {}] as const

  test('§16.9 defensive-mid silver: the ball was lost by an action, and he steps back', () => {
    const pass = told(SILVER, { ...SHORT_LOST, on: { h6: 'b2' }, off: [] })
    expect([pass.ball, pass.phase, pass.awaiting, pass.options(0)]).toEqual([
      'a8',
      'skill',
      ['home'],
      ['none', '6!-'],
    ])
    pass.play('h 6!-')
    expect([pass.field('h6'), pass.gold('h6'), pass.phase]).toEqual(['b1', true, 'play-card'])
    const dribble = told(SILVER, {
      ...SHORT_LOST,
      on: { h6: 'b4' },
      off: [],
      faceUp: ['dribble-1-left', 'short-4-left'],
    })
    expect([dribble.last('tackled').from, usesOf(dribble, 'h6')]).toEqual([7, ['6!-']])
  })

  test('§16.9 defensive-mid silver: not while his team has the ball, not for the team that won it, not onto the carrier', () => {
    const kept = told(SILVER, SHORT_WON)
    expect([kept.ball, kept.phase]).toEqual(['h8', 'play-card'])
    const winner = told([{}, { 6: 'defensive-mid' }], SHORT_LOST)
    expect([winner.ball, winner.phase, winner.gold('a6')]).toEqual(['a8', 'play-card', false])
    const behind = told(SILVER, { ...SHORT_LOST, on: { h6: 'd4' }, off: [] })
    expect([behind.ball, behind.field('a8'), behind.phase]).toEqual(['a8', 'd3', 'play-card'])
  })

  const GOLD = [{}, { 7: 'defensive-mid*' }] as const

  test('§16.9 defensive-mid gold: a long ball has reached an opponent next to him, and he takes it', () => {
    const m = told(GOLD, LONG_WON).play('h 2-lines')
    expect([m.ball, m.phase, m.awaiting, m.options(1)]).toEqual(['h10', 'skill', ['away'], ['none', '7!']])
    m.play('a 7!')
    expect([m.ball, m.gold('a7'), m.phase]).toEqual(['a7', false, 'play-card'])
    // He stays where he is.
    expect(m.field('a7')).toBe('b4')
  })

  test('§16.9 defensive-mid gold: not across, not a short pass, not from his own team', () => {
    const across = told([{}, { 6: 'defensive-mid*' }], LONG_WON).play('h 2-lines')
    expect([across.field('a6'), across.ball, across.phase]).toEqual(['c4', 'h10', 'play-card'])
    const short = told(GOLD, SHORT_WON)
    expect([short.ball, short.field('a7'), short.phase]).toEqual(['h8', 'b4', 'play-card'])
    const own = told([{ 7: 'defensive-mid*' }, {}], { ...LONG_WON, ball: 'h6', on: { h7: 'b4' } })
    own.play('h 2-lines')
    expect([own.ball, own.phase, own.gold('h7')]).toEqual(['h10', 'play-card', true])
  })
})

describe('§16.10 Combative midfielder', () => {
  const SILVER = [{}, { 6: 'combative-mid' }] as const

  test('§16.10 combative-mid silver: more footballs against a short pass in his line', () => {
    const m = told(SILVER, { ...SHORT_WON, on: { a6: 'd3' }, off: [] })
    expect([m.phase, m.awaiting, m.options(1)]).toEqual(['skill', ['away'], ['none', '6!']])
    m.play('a 6!')
    expect(m.last('comparison')).toMatchObject({ line: 3, skills: [0, amountOf('combative-mid', 'silver')] })
    expect(m.gold('a6')).toBe(true)
  })

  test('§16.10 combative-mid silver: not in another line, not against a long ball, not for his own team', () => {
    const elsewhere = told(SILVER, SHORT_WON)
    expect([elsewhere.last('comparison').line, elsewhere.gold('a6')]).toEqual([3, false])
    const long = told(SILVER, { ...LONG_WON, on: { a6: 'a5' }, off: ['a4'] }).play('h 2-lines')
    expect([long.last('comparison').line, long.gold('a6')]).toEqual([5, false])
    const own = told([{ 6: 'combative-mid' }, {}], SHORT_WON)
    expect([own.last('comparison').skills, own.gold('h6')]).toEqual([undefined, false])
  })

  /** Number 4, a wingback, dribbles from a2 at a9 (a3); beside him, on b2, is a7. */
  const GOLD = [{ 4: 'wingback' }, { 7: 'combative-mid*' }] as const
  const DRIBBLE = { ball: 'h5', on: { a7: 'b2' }, faceUp: ['dribble-4-left', 'short-1-left'] } as const

  test('§16.10 combative-mid gold: a neighbour may not use the skill he could use right now', () => {
    const m = told(GOLD, DRIBBLE)
    expect([m.phase, m.awaiting, m.options(1)]).toEqual(['prevent', ['away'], ['none', '7x4']])
    m.play('a 7x4')
    expect(m.last('prevented')).toEqual({ kind: 'prevented', seat: 1, number: 7, of: 4 })
    // Nobody was asked any more: the dribble went on without the skill.
    expect([m.last('comparison').skills, m.gold('a7'), m.gold('h4')]).toEqual([undefined, false, false])
  })

  test('§16.10 combative-mid gold: not across, not where nothing could be used', () => {
    const across = told(GOLD, { ...DRIBBLE, on: { a7: 'b3' } })
    expect([across.phase, across.awaiting]).toEqual(['skill', ['home']])
    const pass = told(GOLD, { ...DRIBBLE, faceUp: ['short-4-left', 'short-1-left'] })
    expect([pass.all('comparison').length, pass.gold('a7')]).toEqual([1, true])
  })

  test('P13 combative-mid gold: asked before the other decides, and again when he has declared it', () => {
    const m = told(GOLD, DRIBBLE).play('a none')
    expect([m.phase, m.awaiting, m.options(0)]).toEqual(['skill', ['home'], ['none', '4!']])
    m.play('h 4!')
    expect([m.phase, m.awaiting, m.options(1)]).toEqual(['prevent', ['away'], ['none', '7x4']])
    expect(m.request(1)?.prompt.key).toBe('prevent-declared')
    m.play('a 7x4')
    expect([m.last('comparison').skills, m.gold('h4'), m.gold('a7')]).toEqual([undefined, false, false])
    const allowed = told(GOLD, DRIBBLE).play('a none', 'h 4!', 'a none')
    expect([allowed.last('comparison').skills, allowed.gold('h4')]).toEqual([
      [amountOf('wingback', 'silver'), 0],
      true,
    ])
    expect(allowed.gold('a7')).toBe(true)
  })

  test('P13 combative-mid gold: who was prevented uses no skill in this play, and may again in the next', () => {
    // The overlapping fullback's long move is prevented; he may still make an ordinary one.
    const players = [{ 4: 'overlapping-fb*' }, { 7: 'combative-mid*' }] as const
    const m = story(players, { ball: 'h7', on: { a7: 'b2', h3: 'd4' }, off: ['a8'], phase: 'play-card' })
    nextTurn(m, 'short-3-left', 'short-3-left')
    expect([m.phase, m.awaiting]).toEqual(['prevent', ['away']])
    m.play('a 7x4')
    expect([m.phase, usesOf(m, 'h4'), m.refusal('h 4!+')]).toEqual([
      'attack-move',
      [],
      'skill-prevented §16.10',
    ])
    expect([m.refusal('h 4-'), m.gold('h4')]).toEqual(['legal', true])
    m.standStill()
    nextTurn(m, 'short-1-left', 'short-1-right')
    expect(usesOf(m, 'h4')).toEqual(['4!+'])
  })

  test('P13 combative-mid gold: a skill declared within the move is prevented too, and the move remains', () => {
    const players = [{ 4: 'overlapping-fb*' }, { 7: 'combative-mid*' }] as const
    const m = story(players, { ball: 'h7', on: { a7: 'b2' }, faceUp: ['short-4-left', 'short-1-left'] })
    m.play('h 4!+')
    expect([m.phase, m.field('h4')]).toEqual(['prevent', 'a2'])
    m.play('a 7x4')
    expect([m.phase, m.awaiting, m.field('h4'), m.gold('h4')]).toEqual(['attack-move', ['home'], 'a2', true])
    expect(m.refusal('h 4!+')).toBe('skill-prevented §16.10')
    const through = story(players, { ball: 'h7', on: { a7: 'b2' }, faceUp: ['short-4-left', 'short-1-left'] })
    through.play('h 4!+', 'a none')
    expect([through.phase, through.field('h4')]).toEqual(['defence-move', 'a4'])
  })

  test('P13 combative-mid gold: also what the ball’s next arrival makes possible', () => {
    // 7 takes the long ball off 10; now 6 could take it off him, but is held by the man behind him.
    const players = [{ 6: 'defensive-mid*' }, { 6: 'combative-mid*', 7: 'defensive-mid*' }] as const
    const m = told(players, { ...LONG_WON, on: { a6: 'b2' } }).play('h 2-lines', 'a 7!')
    expect([m.ball, m.phase, m.awaiting, m.options(1)]).toEqual(['a7', 'prevent', ['away'], ['none', '6x6']])
    m.play('a 6x6')
    expect([m.ball, m.phase, m.gold('h6')]).toEqual(['a7', 'play-card', true])
  })
})

describe('§16.11 Box-to-box midfielder', () => {
  /** Number 6 dribbles from b3 at a7 (b4); the lender is his neighbour. */
  const DRIBBLE = { ball: 'h7', faceUp: ['dribble-4-left', 'short-1-left'] } as const

  test('§16.11 box-to-box silver: uses a neighbouring team-mate’s skill as his own; he flips, the other does not', () => {
    const m = told([{ 6: 'box-to-box', 4: 'wingback' }, {}], { ...DRIBBLE, on: { h4: 'a3' } })
    expect(m.options(0)).toEqual(['none', '6=4!'])
    m.play('h 6=4!', 'h none')
    const [attack] = footballsOf('box-to-box', 'gold')
    expect(m.last('comparison').skills).toEqual([amountOf('wingback', 'silver'), 0])
    expect([m.last('comparison').players[0], m.gold('h6'), m.gold('h4')]).toEqual([attack, true, false])
    expect(m.last('skill')).toMatchObject({
      number: 6,
      type: 'box-to-box',
      from: { number: 4, type: 'wingback' },
    })
  })

  test('§16.11 box-to-box silver: the side that lies up, of a neighbour, and of no opponent', () => {
    const gold = told([{ 6: 'box-to-box', 4: 'inverted-fb*' }, {}], { ...DRIBBLE, on: { h4: 'a3' } })
    const across = told([{ 6: 'box-to-box', 4: 'wingback' }, {}], { ...DRIBBLE, on: { h4: 'a2' } })
    const theirs = told([{ 6: 'box-to-box' }, { 4: 'wingback' }], { ...DRIBBLE, on: { a4: 'a3' } })
    for (const m of [gold, across, theirs])
      expect([m.last('comparison').skills, m.gold('h6')]).toEqual([undefined, false])
  })

  test('§16.11 box-to-box gold: of any neighbour, opponents included', () => {
    const on = { a4: 'a3' }
    const m = told([{ 6: 'box-to-box*' }, { 4: 'wingback' }], { ...DRIBBLE, on })
    expect(m.options(0)).toEqual(['none', '6=x4!'])
    m.play('h 6=x4!')
    expect(m.last('comparison').skills).toEqual([amountOf('wingback', 'silver'), 0])
    expect([m.gold('h6'), m.gold('a4')]).toEqual([false, false])
    const mate = told([{ 6: 'box-to-box*', 4: 'wingback' }, {}], { ...DRIBBLE, on: { h4: 'a3' } })
    expect(mate.options(0)).toEqual(['none', '6=4!'])
  })

  test('§16.11 box-to-box gold: the words of the skill are about him, not about its owner', () => {
    // An opponent's “when dribbled at” is nothing for the dribbler, but is when it is he who is dribbled at.
    const dribbler = told([{ 6: 'box-to-box*' }, { 3: 'solid-cb*' }], { ...DRIBBLE, on: { a3: 'a3' } })
    expect([dribbler.last('comparison').skills, dribbler.gold('h6')]).toEqual([undefined, true])
    const ahead = told([{ 3: 'solid-cb*' }, { 7: 'box-to-box*' }], { ...DRIBBLE, on: { h3: 'a4' } })
    expect([ahead.awaiting, ahead.options(1)]).toEqual([['away'], ['none', '7=x3!']])
    ahead.play('a 7=x3!')
    expect(ahead.last('comparison').skills).toEqual([0, amountOf('solid-cb', 'gold')])
  })

  test('§16.11 box-to-box silver: a borrowed move is his own move', () => {
    const m = story([{ 6: 'box-to-box', 4: 'overlapping-fb*' }, {}], {
      ball: 'h7',
      on: { h4: 'a3' },
      faceUp: ['short-4-left', 'short-1-left'],
    })
    expect(usesOf(m, 'h6')).toEqual(['6=4!+'])
    m.play('h 6=4!+')
    expect([m.field('h6'), m.field('h4'), m.gold('h6'), m.gold('h4')]).toEqual(['b5', 'a3', true, true])
  })

  test('P14 box-to-box gold: not the gold Wingback’s, not the gold Combative’s, not another Box-to-Box’s', () => {
    const RIGHT = { ball: 'h9', faceUp: ['short-4-right', 'short-1-left'] } as const
    const wing = story([{ 6: 'box-to-box*', 4: 'wingback*' }, {}], { ...RIGHT, on: { h4: 'a3' } })
    const from4 = (m: Match) => usesOf(m, 'h6').filter((use) => use.startsWith('6=4!'))
    expect([from4(wing), usesOf(wing, 'h4')]).toEqual([[], ['4!+', '4!-']])
    // The utility man's, much like it, can be borrowed.
    const utility = story([{ 6: 'box-to-box*' }, {}], { ...RIGHT, on: { h4: 'a3' } })
    expect(from4(utility)).toEqual(['6=4!+', '6=4!-'])
    // A neighbour of the combative one could prevent nothing by him.
    const prevent = told([{ 4: 'wingback' }, { 6: 'box-to-box*', 7: 'combative-mid*' }], {
      ball: 'h5',
      on: { a6: 'b2', a7: 'b3' },
      faceUp: ['dribble-4-left', 'short-1-left'],
    })
    expect([prevent.phase, prevent.awaiting]).toEqual(['skill', ['home']])
    const chain = told([{ 6: 'box-to-box*', 7: 'box-to-box', 5: 'wingback' }, {}], {
      ...DRIBBLE,
      on: { h5: 'd3' },
    })
    expect([chain.last('comparison').skills, chain.gold('h6')]).toEqual([undefined, true])
  })
})
