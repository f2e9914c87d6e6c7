import { describe, expect, test } from 'vitest'
import type { Match, Setting } from '../match.ts'
import type { CardSide } from './skill-stories.ts'
import {
  amountOf,
  footballsOf,
  foulByA7,
  LONG_WON,
  manWith,
  nextTurn,
  SHORT_LOST,
  SHORT_WON,
  story,
  told,
  usesOf,
} from './skill-stories.ts'

/** Number 4, a wingback, has the ball from 5 and dribbles from a2 at a9 (a3). */
const DRIBBLE = { ball: 'h5', faceUp: ['dribble-4-left', 'short-1-left'] } as const
const WINGBACK = [{ 4: 'wingback' }, {}] as const

describe('The general rules of skills', () => {
  test('§15.1 a skill may always be left alone, and whoever says nothing leaves it', () => {
    const m = told(WINGBACK, DRIBBLE)
    expect([m.options(0)[0], m.request(0)?.default]).toEqual(['none', 'none'])
    m.play('h none')
    expect([m.all('skill'), m.last('comparison').skills, m.gold('h4')]).toEqual([[], undefined, false])
  })

  test('§15.2 “you” is the player of the card, “your team” is his', () => {
    const mate = told(WINGBACK, { ...DRIBBLE, ball: 'h4' })
    expect([mate.last('dribbled').number, mate.all('skill'), mate.gold('h4')]).toEqual([5, [], false])
    // Who defends in his line against a short pass: the other team's combative midfielder, not one's own.
    const both = [{ 7: 'combative-mid' }, { 6: 'combative-mid' }] as const
    const m = told(both, { ...SHORT_WON, on: { a6: 'd3' } })
    expect([m.awaiting, m.options(0), m.options(1)]).toEqual([['away'], [], ['none', '6!']])
  })

  test('§15.3 only in the moment its text names: not before, not after', () => {
    const m = story(WINGBACK, DRIBBLE)
    expect(m.refusal('h 4!')).toBe('skill-not-now §15.3')
    m.standStill()
    expect(m.refusal('h 4!')).toBe('legal')
    m.play('h none')
    expect([m.phase, m.refusal('h 4!')]).toEqual(['play-card', 'skill-not-now §15.3'])
  })

  test('§15.4 only the skill of the side that lies up', () => {
    const RIGHT = { ball: 'h7', faceUp: ['short-4-right', 'short-1-left'] } as const
    expect(usesOf(story([{ 4: 'wingback*' }, {}], RIGHT), 'h4')).toEqual(['4!+', '4!-'])
    expect(usesOf(story(WINGBACK, RIGHT), 'h4')).toEqual([])
    const gold = told([{ 4: 'wingback*' }, {}], DRIBBLE)
    expect([gold.last('comparison').skills, gold.all('skill')]).toEqual([undefined, []])
  })

  test('§15.5 he flips the moment he uses it, and has the new side’s skill from then on', () => {
    const m = story([{ 4: 'overlapping-fb*' }, {}], { ...SHORT_WON, on: { h3: 'b4' } }).play('h 4!+')
    // Still in the turn, long before its action.
    expect([m.gold('h4'), m.phase, m.footballs('h4')]).toEqual([
      false,
      'defence-move',
      footballsOf('overlapping-fb', 'silver'),
    ])
    m.play('a none')
    // The pass has reached 3 beside him: the silver skill can be used at once.
    expect([m.field('h4'), m.ball, m.options(0)]).toEqual(['a4', 'h3', ['none', '4!+']])
  })

  test('§15.6 both sides in one play', () => {
    const m = story([{ 4: 'overlapping-fb*' }, {}], { ...SHORT_WON, on: { h3: 'b4' } })
    m.play('h 4!+', 'a none', 'h 4!+')
    expect([m.field('h4'), m.gold('h4'), m.all('skill').map(({ side }) => side)]).toEqual([
      'a5',
      true,
      ['gold', 'silver'],
    ])
  })

  test('§15.6 but no more than two flips', () => {
    const m = told([{ 6: 'box-to-box', 7: 'versatile-mid' }, {}], SHORT_WON)
    expect(m.options(0)).toEqual(['none', '6=7!', '7!'])
    m.play('h 6=7!')
    expect([m.gold('h6'), m.refusal('h 6=7!')]).toEqual([true, 'legal'])
    m.play('h 6=7!')
    expect([m.gold('h6'), m.options(0)]).toEqual([false, ['none', '7!']])
    expect(m.refusal('h 6=7!')).toBe('flipped-twice §15.6')
  })

  test('§15.7 used only if it has its effect', () => {
    // The step forward: the field ahead is the carrier's own, or there is none.
    const ahead = told([{ 4: 'overlapping-fb' }, {}], { ...SHORT_WON, on: { h4: 'a3' } })
    expect([ahead.ball, ahead.field('h8'), ahead.phase]).toEqual(['h8', 'a4', 'play-card'])
    expect(ahead.gold('h4')).toBe(false)
    const free = told([{ 4: 'overlapping-fb' }, {}], { ...SHORT_WON, on: { h4: 'b4', h3: 'a4' } })
    expect(free.options(0)).toEqual(['none', '4!+'])
  })

  test('§15.7 the effect need not lead to success', () => {
    const strong = [WINGBACK[0], { 3: 'ball-playing-cb*' }] as const
    const m = told(strong, { ...DRIBBLE, on: { a3: 'a3' }, faceUp: ['dribble-1-left', 'short-4-left'] }).play(
      'h 4!',
    )
    expect([m.last('comparison').result, m.gold('h4')]).toEqual(['lost', true])
  })

  test('§15.8 nobody flips of himself: not by moves, passes, comparisons, or by declining', () => {
    const players = [
      { 4: 'overlapping-fb*', 6: 'versatile-mid' },
      { 7: 'defensive-mid*', 8: 'pressing-winger*' },
    ] as const
    const m = story(players, { ...SHORT_WON, off: ['a9'] }).play('h 4-', 'a none')
    while (m.phase === 'skill') m.play(`${m.awaiting[0] === 'home' ? 'h' : 'a'} none`)
    expect([m.field('h4'), m.all('comparison').length, m.all('skill')]).toEqual(['a1', 1, []])
    expect(['h4', 'h6', 'a7', 'a8'].map((player) => m.gold(player))).toEqual([true, false, true, true])
    // And no question ever offers it: what can be chosen is a skill with its effect, or nothing.
    expect(m.refusal('h 4!')).not.toBe('legal')
  })

  test('§15.9 neighbours are the four fields beside, not those across, and none beyond the touchline', () => {
    const off = ['h2', 'h3', 'h4', 'h5', 'h8', 'h9', 'a2', 'a3', 'a4', 'a5', 'a6', 'a8', 'a9', 'a10', 'a11']
    const fields = ['a', 'b', 'c', 'd'].flatMap((column) =>
      [1, 2, 3, 4, 5, 6].map((line) => `${column}${line}`),
    )
    const askedAround = (receiver: string, mate: string) =>
      fields
        .filter((field) => !['b3', 'c3', receiver, mate].includes(field))
        .filter((field) => {
          const on = { h10: receiver, h11: mate, a7: field }
          const m = told([{}, { 7: 'defensive-mid*' }], { ...LONG_WON, off, on })
          if (m.phase === 'long-ball') m.play('h 2-lines')
          expect(m.last('passed'), field).toMatchObject({ to: 10 })
          return m.phase === 'skill'
        })
        .sort()
    expect(askedAround('b5', 'd5')).toEqual(['a5', 'b4', 'b6', 'c5'])
    expect(askedAround('a5', 'c5')).toEqual(['a4', 'a6', 'b5'])
    expect(askedAround('d5', 'b5')).toEqual(['c5', 'd4', 'd6'])
  })

  test('§15.10 the attacker first, then the defender; who has nothing to use is not asked', () => {
    const both = [{ 7: 'versatile-mid' }, { 6: 'combative-mid' }] as const
    const m = told(both, { ...SHORT_WON, on: { a6: 'd3' } })
    expect([m.phase, m.awaiting, m.options(0)]).toEqual(['skill', ['home'], ['none', '7!']])
    m.play('h 7!')
    expect([m.phase, m.awaiting, m.options(1)]).toEqual(['skill', ['away'], ['none', '6!']])
    m.play('a 6!')
    expect(m.last('comparison').skills).toEqual([
      2 * amountOf('versatile-mid', 'silver'),
      amountOf('combative-mid', 'silver'),
    ])
    const nobody = told([{}, {}], SHORT_WON)
    expect(nobody.phase).toBe('play-card')
  })
})

describe('Rulings on the general rules', () => {
  test('P5 a play is a turn: in the next one he may flip twice again', () => {
    const m = told([{ 6: 'box-to-box', 7: 'versatile-mid' }, {}], { ...SHORT_WON, on: { h4: 'a3' } })
    m.play('h 6=7!', 'h 6=7!', 'h none')
    expect([m.phase, m.gold('h6')]).toEqual(['play-card', false])
    nextTurn(m, 'short-3-right', 'short-3-left')
    expect([m.phase, usesOf(m, 'h6')]).toEqual(['attack-move', ['6=4!+', '6=4!-']])
  })

  test('P5 in an opportunity a round is a play', () => {
    const m = told([{ 7: 'box-to-box', 8: 'inverted-winger*' }, {}], {
      ball: 'h10',
      // Behind 8, for the silver skill is of use on a wing only (P41).
      on: { h7: 'a3' },
      off: ['h11', 'a3'],
      hands: [
        ['dribble-1-left', 'dribble-2-left', 'dribble-3-left'],
        ['short-1-left', 'short-1-right', 'short-2-left'],
      ],
      faceUp: ['dribble-4-left', 'short-1-left'],
    })
    expect([m.last('dribbled').to, m.phase, m.options(0)]).toEqual(['b6', 'skill', ['none', '7=8!', '8!']])
    // He borrows what 8 shows on either side: twice flipped, he is done for this round, but not for the next.
    m.play('h 7=8!', 'h 8!', 'h 7=8!')
    expect([m.options(0), m.refusal('h 7=8!')]).toEqual([['none', '8!'], 'flipped-twice §15.6'])
    m.play('h none', 'h dribble-1-left', 'a short-1-left').standStill().play('h wait')
    expect([m.phase, m.refusal('h 7=8!')]).toEqual(['skill', 'skill-not-now §15.3'])
    expect(m.state.flips[5]).toBe(0)
  })

  test('P6 at an arrival the team that has the ball now comes first', () => {
    const arrived = told([{ 10: 'target-man*' }, { 7: 'defensive-mid*' }], { ...LONG_WON, on: { h11: 'c5' } })
    arrived.play('h 2-lines')
    if (arrived.phase === 'receiver') arrived.play('h 10')
    expect([arrived.awaiting, arrived.options(0)]).toEqual([['home'], ['none', '10!8', '10!11']])
    arrived.play('h none')
    expect([arrived.awaiting, arrived.options(1)]).toEqual([['away'], ['none', '7!']])
    // Intercepted: the defenders have it, and are asked before the passing team's pressing winger.
    const lost = told([{ 9: 'pressing-winger*' }, { 3: 'sweeper*' }], {
      ...SHORT_LOST,
      on: { a2: 'd3', a3: 'a3' },
    })
    lost.play('a 2')
    expect([lost.awaiting, lost.options(1)]).toEqual([['away'], ['none', '3!']])
    lost.play('a none')
    expect([lost.awaiting, lost.options(0)]).toEqual([['home'], ['none', '9!']])
  })

  test('P6 around a move only the coach who moves is asked', () => {
    const both = [{ 2: 'commanding-cb*' }, { 2: 'commanding-cb*' }] as const
    const m = story(both, { ball: 'h7', faceUp: ['short-4-left', 'short-1-left'] }).play('h 8+')
    expect([m.phase, m.awaiting]).toEqual(['skill', ['home']])
    m.play('h none')
    expect([m.phase, m.awaiting]).toEqual(['defence-move', ['away']])
    m.play('a 10+')
    expect([m.phase, m.awaiting]).toEqual(['skill', ['away']])
  })

  test('P7 nothing is used after a foul: not after a dribble', () => {
    const setting: Setting = { ball: 'h2', on: { a7: 'b2' }, off: ['h3'] }
    const foul = foulByA7('h2', 'ball-playing-cb', 'silver', setting)
    const m = told(foul.players ?? [{}, {}], foul)
    expect([m.last('foul').number, m.last('dribbled').to]).toEqual([7, 'b2'])
    expect([m.phase, m.gold('h2')]).toEqual(['free-kick-defence', false])
    // Without the foul he would be asked.
    const won = told(foul.players ?? [{}, {}], { ...foul, faceUp: ['dribble-4-left', 'short-1-left'] })
    expect([won.phase, usesOf(won, 'h2')]).toEqual(['skill', ['2!+', '2!.']])
  })

  test('P7 nothing is used after a foul: not after a pass, by neither team', () => {
    const [attack] = footballsOf('utility-man', 'silver')
    const level = manWith('defence', attack, 8, ['pressing-winger'])
    const players = [{ 4: 'overlapping-fb' }, { 8: level, 9: 'pressing-winger*' }] as const
    const setting = {
      ball: 'h6',
      off: ['h7', 'a5'],
      on: { h4: 'b4', h3: 'a4', a9: 'a5' },
      faceUp: ['short-2-left', 'short-2-left'],
    } as const
    const m = told(players, setting)
    expect([m.last('comparison').result, m.ball, m.phase]).toEqual(['foul', 'h3', 'free-kick-defence'])
    expect([m.gold('h4'), m.gold('a9')]).toEqual([false, true])
    const won = told(players, { ...setting, faceUp: ['short-4-left', 'short-1-left'] })
    expect([won.awaiting, won.options(0)]).toEqual([['home'], ['none', '4!+']])
    won.play('h none')
    expect([won.awaiting, won.options(1)]).toEqual([['away'], ['none', '9!']])
  })

  test('P8 in a comparison the footballs of the side that lies up after the flip count', () => {
    const stories: readonly (readonly [string, CardSide, () => Match, number])[] = [
      ['wingback', 'silver', () => told(WINGBACK, DRIBBLE).play('h 4!'), 0],
      [
        'solid-cb',
        'gold',
        () =>
          told([{}, { 3: 'solid-cb*' }], {
            ball: 'h7',
            on: { a3: 'b4' },
            faceUp: ['dribble-4-left', 'short-1-left'],
          }).play('a 3!'),
        1,
      ],
    ]
    // Only a card whose sides differ can tell.
    const telling = stories.filter(
      ([type, , , seat]) => footballsOf(type, 'silver')[seat] !== footballsOf(type, 'gold')[seat],
    )
    expect(telling.length).toBeGreaterThan(0)
    for (const [type, side, play, seat] of telling) {
      const m = play()
      const after = footballsOf(type, side === 'silver' ? 'gold' : 'silver')[seat]
      const { players, totals, cards } = m.last('comparison')
      expect(players[seat], type).toBe(after)
      expect(totals[seat], type).toBe(Number(after) + amountOf(type, side) + Number(cards[seat]))
    }
  })
})
