import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { hatTrick } from '../../game.ts'
import type { Match, Setting } from '../match.ts'
import { expectOk, match, positionOf } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import type { Players } from './skill-stories.ts'
import {
  amountOf,
  footballsOf,
  foulByA7,
  manWith,
  nextTurn,
  SHORT_WON,
  story,
  told,
  usesOf,
} from './skill-stories.ts'

const START = {
  h2: 'b1',
  h4: 'a2',
  h6: 'b3',
  h8: 'a4',
  h10: 'b5',
  a3: 'b6',
  a7: 'b4',
  a9: 'a3',
} as const
const lineUp = (m: Match) => Object.fromEntries(Object.keys(START).map((player) => [player, m.field(player)]))

describe('FAQ, general questions (English and German booklet)', () => {
  /** Number 2 dribbles out of b1, alone in his line, at a7 on b2. */
  const AT_A7 = { ball: 'h2', on: { a7: 'b2' }, off: ['h3'] } as const satisfies Setting
  const foul = foulByA7('h2', 'ball-playing-cb', 'silver', AT_A7)
  const players: Players = foul.players ?? [{}, {}]

  test('FAQ successful dribble: when the carrier himself has moved forward, whether past a man or into a free field', () => {
    const won = told(players, { ...foul, faceUp: ['dribble-4-left', 'short-1-left'] })
    const free = told(players, { ...foul, on: {}, off: ['h3', 'a11'] })
    for (const m of [won, free]) expect([m.field('h2'), usesOf(m, 'h2')]).toEqual(['b2', ['2!+', '2!.']])
    // Lost, or the ball given to a team-mate ahead: he has not moved.
    const lost = told(players, { ...foul, faceUp: ['dribble-1-left', 'short-4-left'] })
    const given = told(players, { ...foul, on: { h6: 'b2' } })
    expect([lost.ball, given.ball]).toEqual(['a7', 'h6'])
    for (const m of [lost, given])
      expect([m.field('h2'), m.phase, m.gold('h2')]).toEqual(['b1', 'play-card', false])
  })

  test('FAQ successful dribble: two of them in a row win a technical team its card, a foul is none', () => {
    const card = OUR_EXPANSION.styles.findIndex(({ style }) => style === 'technical')
    const technical = { styles: ['technical', null], row: [{ kind: 'dribble', count: 1 }, null] } as const
    const won = match({
      ...foul,
      ...technical,
      rolls: [card],
      faceUp: ['dribble-4-left', 'short-1-left'],
    }).standStill()
    won.play('h none')
    expect(won.last('style-won')).toMatchObject({ seat: 0, style: 'technical' })
    const fouled = match({ ...foul, ...technical }).standStill()
    expect([fouled.last('foul').number, fouled.all('style-won')]).toEqual([7, []])
  })

  test('FAQ foul: no successful dribble, although the carrier goes forward with it', () => {
    const m = told(players, foul)
    expect([m.last('comparison').result, m.field('h2')]).toEqual(['foul', 'b2'])
    expect([m.phase, m.gold('h2'), m.all('skill')]).toEqual(['free-kick-defence', false, []])
  })

  test('FAQ kick-off: everybody goes to his place anew after a goal', () => {
    const m = story([{ 4: 'overlapping-fb*' }, {}], {
      ball: 'h10',
      on: { h10: 'b6', h2: 'd4' },
      off: ['h11'],
      opportunity: true,
      hands: [
        ['short-1-left', 'short-1-right'],
        ['short-1-left', 'short-1-right'],
      ],
      faceUp: ['dribble-4-left', 'short-1-left'],
    })
    m.play('h 4!+', 'a none', 'h shoot', 'h left', 'a right')
      .rolls('long-1-left', 'long-1-left')
      .play('a stop')
    expect([m.goals, m.last('kick-off').seat, m.ball]).toEqual([[1, 0], 1, 'a6'])
    expect(lineUp(m)).toEqual(START)
    // Places are made anew, cards are not turned over.
    expect(m.gold('h4')).toBe(false)
  })

  test('FAQ kick-off: and at the start of each half', () => {
    const m = story([{}, {}], {
      ball: 'h7',
      on: { h2: 'd4' },
      off: ['a11'],
      faceUp: ['short-4-left', 'short-1-left'],
      decks: [[], []],
    })
    m.rolls('short-1-left', 'short-2-left', 'short-3-left', 'short-1-right', 'short-2-right', 'short-3-right')
    m.standStill()
    expect([m.view('spectator').half, m.all('kick-off').length, m.last('kick-off').seat]).toEqual([2, 1, 1])
    expect(lineUp(m)).toEqual(START)
    // A goal kick is none: it leaves everybody where he is.
    const kick = match({ players: [{}, {}], phase: 'goal-kick-attack', ball: 'a', on: { h2: 'd4' } })
    expect([kick.field('h2'), kick.all('kick-off')]).toEqual(['d4', []])
  })

  test('FAQ free kick: after every foul, in a dribble, in a pass, or by a Solid centre-back', () => {
    const dribble = told(players, foul)
    const [attack] = footballsOf('utility-man', 'silver')
    const pass = told([{}, { 8: manWith('defence', attack, 8, []) }], {
      ball: 'h6',
      off: ['h7', 'a9'],
      faceUp: ['short-2-left', 'short-2-left'],
    })
    const solid = story([{}, { 3: 'solid-cb' }], {
      ball: 'h7',
      on: { a3: 'b4' },
      faceUp: ['short-2-left', 'short-2-right'],
    }).play('h none')
    solid.rolls('long-1-left').play('a 3!+')
    for (const m of [dribble, pass, solid]) {
      expect(m.order('foul', 'free-kick', 'penalty', 'turn')).toEqual(['foul', 'free-kick'])
      expect(m.phase).toBe('free-kick-defence')
    }
    // Without a foul there is none.
    expect(told(players, { ...foul, on: {}, off: ['h3', 'a11'] }).all('free-kick')).toEqual([])
  })

  test('FAQ penalty: a free kick from one of the two middle columns of the final line, and from nowhere else', () => {
    const fouledOn = (from: string, to: string) => {
      const setting: Setting = { ball: 'h10', on: { h10: from, a7: to }, off: ['h11'] }
      const fouled = foulByA7('h10', 'utility-man', 'silver', setting)
      return told(fouled.players ?? [{}, {}], fouled)
    }
    for (const column of ['b', 'c']) {
      const m = fouledOn(`${column}5`, `${column}6`)
      expect([m.field('h10'), m.order('penalty', 'free-kick'), m.phase]).toEqual([
        `${column}6`,
        ['penalty'],
        'duel',
      ])
    }
    for (const column of ['a', 'd'])
      expect(fouledOn(`${column}5`, `${column}6`).order('penalty', 'free-kick')).toEqual(['free-kick'])
    expect(fouledOn('b4', 'b5').order('penalty', 'free-kick')).toEqual(['free-kick'])
  })
})

describe('FAQ, centre-backs (English and German booklet)', () => {
  const RUN = { ball: 'h2', off: ['h3', 'a11'], faceUp: ['dribble-1-left', 'short-4-left'] } as const

  test('FAQ ball-playing-cb silver: does he flip without going on? He may: the run is voluntary', () => {
    const m = told([{ 2: 'ball-playing-cb' }, {}], RUN).play('h 2!.')
    expect([m.field('h2'), m.gold('h2'), m.field('h6')]).toEqual(['b2', true, 'b3'])
    // Nor must he flip: he may leave the skill alone.
    const left = told([{ 2: 'ball-playing-cb' }, {}], RUN).play('h none')
    expect([left.field('h2'), left.gold('h2')]).toEqual(['b2', false])
  })

  const BEFORE_H6 = { ball: 'h7', on: { a3: 'b4' }, faceUp: ['dribble-4-left', 'short-1-right'] } as const
  const displace = (card: string, more: Setting = {}) =>
    story([{}, { 3: 'solid-cb' }], { ...BEFORE_H6, ...more })
      .play('h none')
      .rolls(card)
      .play('a 3!+')

  test('FAQ solid-cb silver: when does he flip? When the card is drawn, foul or no foul', () => {
    for (const card of ['long-1-left', 'long-2-left']) {
      const m = displace(card)
      expect([m.gold('a3'), m.order('skill', 'foul-checked', 'moved', 'foul')[1]], card).toEqual([
        true,
        'foul-checked',
      ])
    }
    // An ordinary move of his turns nothing over.
    const plain = story([{}, { 3: 'solid-cb' }], BEFORE_H6).play('h none', 'a 3-')
    expect([plain.gold('a3'), plain.all('foul-checked')]).toEqual([false, []])
  })

  test('FAQ solid-cb silver: against the carrier of his own team? No', () => {
    const own = { ball: 'h6', on: { h3: 'b2' }, faceUp: ['short-4-right', 'short-1-right'] } as const
    const m = story([{ 3: 'solid-cb' }, {}], own)
    expect([usesOf(m, 'h3'), m.refusal('h 3+')]).toEqual([[], 'carrier-is-not-displaced §4.3'])
  })

  test('FAQ solid-cb silver: where is the free kick? Where the carrier was', () => {
    const m = displace('long-1-left')
    expect(m.last('free-kick')).toEqual({ kind: 'free-kick', seat: 0, number: 6 })
    expect([m.field('h6'), m.field('a3'), m.ball]).toEqual(['b3', 'b4', 'h6'])
  })

  test('FAQ solid-cb silver: who is sent off? He himself', () => {
    const m = displace('long-1-left', { yellow: [false, true] })
    expect([m.last('foul').card, m.field('a3'), m.last('foul').number]).toEqual(['red', null, 3])
    // Not the lowest number of anywhere: number 2 stays.
    expect(m.field('a2')).toBe('c6')
    expect(displace('long-1-left').field('a3')).toBe('b4')
  })

  test('FAQ commanding-cb gold: may the team-mate use a skill for his step? No', () => {
    const m = story([{ 2: 'commanding-cb*', 4: 'overlapping-fb*' }, {}], {
      ball: 'h7',
      on: { h2: 'b2' },
      faceUp: ['short-4-left', 'short-1-left'],
    }).play('h 10+')
    expect([m.phase, usesOf(m, 'h4'), m.refusal('h 4!+')]).toEqual(['skill', [], 'skill-not-now §15.3'])
    m.play('h 2!4+')
    expect([m.field('h4'), m.gold('h4'), m.gold('h2')]).toEqual(['a3', true, false])
    // Nor does a Solid centre-back displace the carrier with it.
    const solid = story([{}, { 2: 'commanding-cb*', 3: 'solid-cb' }], {
      ball: 'h7',
      on: { a3: 'b4', a2: 'a4' },
      faceUp: ['short-4-left', 'short-1-left'],
    }).play('h none', 'a 4+')
    expect(usesOf(solid, 'a2').filter((use) => use.startsWith('2!3'))).toEqual(['2!3-'])
  })
})

describe('FAQ, fullbacks (English and German booklet)', () => {
  test('FAQ wingback silver: must the dribble succeed? No, it is used in any case', () => {
    const m = told([{ 4: 'wingback' }, { 3: 'ball-playing-cb*' }], {
      ball: 'h5',
      on: { a3: 'a3' },
      faceUp: ['dribble-1-left', 'short-4-left'],
    }).play('h 4!')
    expect([m.last('comparison').result, m.last('comparison').skills]).toEqual([
      'lost',
      [amountOf('wingback', 'silver'), 0],
    ])
    expect([m.ball, m.gold('h4')]).toEqual(['a3', true])
  })

  test('FAQ wingback gold: back to his own wing at any time? Yes, and he flips to silver with it', () => {
    const m = story([{ 4: 'wingback*' }, {}], { ...SHORT_WON, faceUp: ['short-4-right', 'short-1-left'] })
    m.play('h 4!+').standStill()
    expect([m.side('h4'), m.gold('h4')]).toEqual(['right', true])
    // With whatever card his coach has played.
    nextTurn(m, 'short-3-right', 'short-3-left')
    m.play('h 4!~')
    expect([m.side('h4'), m.gold('h4'), m.phase]).toEqual(['left', false, 'attack-move'])
    expect(m.refusal('h 4-')).toBe('player-of-other-side §2.3')
    // At any point is not at his coach’s moves alone: before a card is laid, say, or when the other team shoots.
    const shot = match({
      ...IN_FRONT_OF_GOAL,
      players: [{}, { 4: 'wingback*' }],
      otherWing: ['a4'],
      phase: 'save',
      faceUp: ['dribble-3-left', 'short-1-left'],
      shot: { power: 6, draws: 1, drawn: 0 },
    })
    expect(shot.options(1)).toEqual(['draw', 'stop', '4!~'])
    shot.play('a 4!~')
    expect([shot.side('a4'), shot.gold('a4'), shot.options(1)]).toEqual(['left', false, ['draw', 'stop']])
  })

  test('FAQ overlapping-fb gold: flips after the move or after the action? After the move', () => {
    const m = story([{ 4: 'overlapping-fb*' }, {}], SHORT_WON).play('h 4!+')
    expect([m.phase, m.field('h4'), m.gold('h4'), m.all('comparison')]).toEqual([
      'defence-move',
      'a4',
      false,
      [],
    ])
  })

  const JUMP = { ...SHORT_WON, on: { h3: 'd4' } } as const

  test('FAQ tireless-fb silver: on the way back after the gold skill? No', () => {
    const m = story([{ 4: 'tireless-fb*' }, {}], JUMP).play('h 4!+')
    expect(m.gold('h4')).toBe(false)
    m.standStill()
    // He has gone back by himself, used one skill, and shows the side that it left up.
    expect([m.field('h4'), m.all('skill').length, m.gold('h4')]).toEqual(['a2', 1, false])
    // Even if he could move once more in the play: not after gold.
    const again = (goldUsed: boolean) => {
      const position = structuredClone(
        positionOf({ players: [{ 4: 'tireless-fb' }, {}], ...JUMP, on: { h4: 'a4' } }),
      ) as unknown as { sides: { players: { number: number; goldUsed: boolean }[] }[] }
      for (const player of position.sides[0]?.players ?? [])
        if (player.number === 4) player.goldUsed = goldUsed
      const state = expectOk(hatTrick.fromPosition(position as never, { take: () => 0 } as never))
      return hatTrick.request(state, 0)?.options.some(({ action }) => action === '4!-')
    }
    expect([again(false), again(true)]).toEqual([true, false])
  })

  test('FAQ tireless-fb gold: flips after the jump or after the action? After the jump', () => {
    const m = story([{ 4: 'tireless-fb*' }, {}], JUMP).play('h 4!+')
    expect([m.phase, m.field('h4'), m.gold('h4'), m.all('comparison')]).toEqual([
      'defence-move',
      'a4',
      false,
      [],
    ])
  })

  test('FAQ tireless-fb gold: does the carrier block the jump? No', () => {
    const over = { ...JUMP, on: { h7: 'a3' } } as const
    const m = story([{ 4: 'tireless-fb*' }, {}], over).play('h 4!+')
    expect([m.field('h4'), m.field('h7'), m.field('h8')]).toEqual(['a4', 'a3', 'a2'])
    // Two steps are something else: those he does block.
    expect(usesOf(story([{ 4: 'overlapping-fb*' }, {}], over), 'h4')).toEqual([])
  })
})
