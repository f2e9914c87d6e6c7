import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Setting } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { plus, quietly, styleWorth } from './card-facts.ts'
import {
  asked,
  DRIBBLE,
  holding,
  LONG,
  LONG_LOST,
  SHORT,
  SHORT_LOST,
  shooting,
  untouched,
} from './style-stories.ts'

const { final } = OUR_CARDS.keeping

describe('Tactical', () => {
  test('§19.6 passing-triangle: whom one’s own pass has reached gives the ball on to a team-mate around him at once', () => {
    // 8 on a4 receives; 10 is beside him on b4, 4 right behind him on a3, and 6 diagonally on b3.
    const around = { off: ['a8', 'a9'], on: { h10: 'b4', h4: 'a3' } } as const
    const m = holding('home', 'passing-triangle', { ...SHORT, ...around }).standStill()
    expect(asked(m)).toEqual([
      'style-card',
      ['home'],
      ['none', 'passing-triangle:4', 'passing-triangle:6', 'passing-triangle:10'],
    ])
    m.play('h passing-triangle:10')
    expect([m.ball, m.last('laid-off'), m.styleCards(0)]).toEqual([
      'h10',
      { kind: 'laid-off', seat: 0, from: 8, to: 10 },
      [],
    ])
    const long = holding('home', 'passing-triangle', {
      ...LONG,
      off: ['a6', 'a7'],
      on: { h10: 'd3', h9: 'b4' },
    })
    long.standStill().play('h 1-lines')
    expect([long.ball, long.phase, long.awaiting]).toEqual(['h8', 'style-card', ['home']])
    expect(long.options(0)).toContain('passing-triangle:9')
  })

  test('§19.6 passing-triangle: in defence, too, after an interception', () => {
    // a2 has the ball on a3; a7 on b4 is diagonally before him.
    const m = holding('away', 'passing-triangle', SHORT_LOST).standStill().play('a 2')
    expect([m.ball, m.phase, m.awaiting]).toEqual(['a2', 'style-card', ['away']])
    expect(m.options(1)).toContain('passing-triangle:7')
    m.play('a passing-triangle:7')
    expect([m.ball, m.last('laid-off')]).toEqual(['a7', { kind: 'laid-off', seat: 1, from: 2, to: 7 }])
    expect(m.last('turn')).toMatchObject({ seat: 1, number: 7 })
  })

  test('§19.6 passing-triangle: not after a lost pass, the opponents’ pass, a dribble, nor with nobody around', () => {
    const lost = holding('home', 'passing-triangle', { ...SHORT_LOST, off: ['h6'] }).standStill()
    if (lost.phase === 'receiver') lost.play('a 2')
    const theirs = holding('away', 'passing-triangle', { ...SHORT, off: ['a8', 'a9'] }).standStill()
    const dribble = holding('home', 'passing-triangle', { ...DRIBBLE, off: ['a7'] }).standStill()
    const alone = holding('home', 'passing-triangle', {
      ...SHORT,
      off: ['a8', 'a9'],
      on: { h10: 'b3', h6: 'b2' },
    })
    expect(quietly(alone).ball).toBe('h8')
    untouched(lost, theirs, dribble, alone)
  })

  test('§19.7 offside-trap: a long ball in the attackers’ two final lines goes to one’s lowest number there', () => {
    // Two lines on, in home's line 5: a4 and a5 defend, but not well enough.
    const players = [{ 10: 'target-man*', 11: 'forward*' }, {}] as const
    const far: Setting = { ...LONG, faceUp: ['long-4-left', 'short-1-left'], players }
    const m = holding('away', 'offside-trap', far).standStill()
    m.play('h 2-lines', 'h 11')
    expect(asked(m)).toEqual(['style-card', ['away'], ['none', 'offside-trap']])
    m.play('a offside-trap')
    expect([m.ball, m.last('took-ball').from]).toEqual(['a4', { seat: 0, number: 11 }])
    expect(m.last('turn')).toMatchObject({ seat: 1, number: 4 })
  })

  test('§19.7 offside-trap: not in line 4, not without a player there, not against a short pass, not for one’s own', () => {
    const short = holding('away', 'offside-trap', {
      ...LONG,
      faceUp: ['long-4-left', 'short-1-left'],
      off: ['a6'],
    })
    short.standStill().play('h 1-lines')
    const alone = holding('away', 'offside-trap', { ...LONG, off: ['a4', 'a5'] })
      .standStill()
      .play('h 2-lines')
    const pass = holding('away', 'offside-trap', { ...SHORT, ball: 'h9', off: ['a6', 'a7'] }).standStill()
    const own = holding('home', 'offside-trap', { ...LONG, off: ['a4', 'a5'] })
      .standStill()
      .play('h 2-lines')
    expect([short.ball, alone.ball, pass.ball, own.ball]).toEqual(['h8', 'h10', 'h10', 'h10'])
    // What was intercepted anyway needs no trap.
    const cut = holding('away', 'offside-trap', LONG_LOST).standStill().play('h 2-lines', 'a 2')
    expect(cut.ball).toBe('a2')
    untouched(short, alone, pass, own, cut)
  })

  test('§19.8 compact-block: more footballs in defence against a short pass and a long ball', () => {
    for (const setting of [SHORT, LONG]) {
      const m = holding('away', 'compact-block', setting).standStill()
      if (setting === LONG) m.play('h 2-lines')
      expect(asked(m)).toEqual(['style-card', ['away'], ['none', 'compact-block']])
      m.play('a compact-block')
      expect(m.last('comparison').skills).toEqual([0, styleWorth('compact-block')])
    }
  })

  test('§19.8 compact-block: not against a dribble, not for one’s own pass', () => {
    const dribble = holding('away', 'compact-block', DRIBBLE).standStill()
    const own = holding('home', 'compact-block', SHORT).standStill()
    for (const m of [dribble, own]) expect(m.all('comparison')).toHaveLength(1)
    untouched(dribble, own)
  })
})

describe('Technical', () => {
  /** Home lays the first card, away the second; each draws one. */
  const revealed = (home: string, away: string, more: Setting = {}) =>
    holding('home', 'draw-the-foul', {
      hands: [
        [home, 'short-3-left', 'short-3-right'],
        [away, 'short-3-left', 'short-3-right'],
      ],
      ...more,
    })
      .rolls('long-2-left', 'long-2-left')
      .play(`h ${home}`, `a ${away}`)

  test('§19.9 draw-the-foul: a dribble of power 1 against a stronger card, before anybody moves: a free kick', () => {
    const m = revealed('dribble-1-left', 'short-2-left')
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', 'draw-the-foul']])
    m.play('h draw-the-foul')
    expect([m.last('free-kick'), m.phase]).toEqual([
      { kind: 'free-kick', seat: 0, number: 6 },
      'free-kick-defence',
    ])
    expect([m.ball, m.field('h6'), m.all('comparison')]).toEqual(['h6', 'b3', []])
  })

  test('§19.9 draw-the-foul: not with another card, not against one of power 1, not for the defender', () => {
    untouched(
      revealed('dribble-2-left', 'short-4-left'),
      revealed('short-1-left', 'short-4-left'),
      revealed('dribble-1-left', 'short-1-left'),
      revealed('short-2-left', 'dribble-1-left', {
        ball: 'h6',
        styles: [null, 'technical'],
        styleCards: [[], ['draw-the-foul']],
      }),
    )
  })

  test('§19.9 draw-the-foul: once somebody has moved it is too late', () => {
    const m = revealed('dribble-1-left', 'short-2-left').play('h none', 'h 8+')
    expect(m.refusal('h draw-the-foul')).toBe('style-not-now §19.3')
    quietly(m)
    expect(m.all('free-kick')).toEqual([])
    untouched(m)
  })

  test('P22 nobody is booked for a foul drawn by a style card; in the middle of the final line it is a penalty', () => {
    const m = revealed('dribble-1-left', 'short-2-left').play('h draw-the-foul')
    expect([m.all('foul'), m.view('home').sides[1].yellow]).toEqual([[], false])
    const yellow = revealed('dribble-1-left', 'short-2-left', { yellow: [false, true] }).play(
      'h draw-the-foul',
    )
    expect(yellow.view('home').sides[1]).toMatchObject({ yellow: true })
    expect(yellow.view('home').sides[1].players.every(({ field }) => field !== null)).toBe(true)
    const front = (field: string) => {
      const story = holding('home', 'draw-the-foul', {
        ...IN_FRONT_OF_GOAL,
        on: { h10: field },
        hands: [
          ['dribble-1-left', 'short-3-left', 'short-3-right'],
          ['short-2-left', 'short-3-left', 'short-3-right'],
        ],
      })
      // The hands are filled up for the free kick.
      story.play('h dribble-1-left', 'a short-2-left').rolls('long-2-left', 'long-2-left')
      return story.play('h draw-the-foul').order('penalty', 'free-kick')
    }
    expect([front('b6'), front('a6')]).toEqual([['penalty'], ['free-kick']])
  })

  test('§19.10 nutmeg: more footballs in one’s own dribble', () => {
    const m = holding('home', 'nutmeg', DRIBBLE).standStill()
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', 'nutmeg']])
    expect(m.play('h nutmeg').last('comparison').skills).toEqual([styleWorth('nutmeg'), 0])
    // What works only in attack is worth more than what works both ways.
    expect(styleWorth('nutmeg')).toBeGreaterThan(styleWorth('quick-feet'))
  })

  test('§19.10 nutmeg: not with a pass, not against a dribble, not where there is nothing to compare', () => {
    const pass = holding('home', 'nutmeg', SHORT).standStill()
    const theirs = holding('away', 'nutmeg', DRIBBLE).standStill()
    const free = holding('home', 'nutmeg', { ...DRIBBLE, off: ['a7'] }).standStill()
    expect(free.last('dribbled').number).toBe(6)
    untouched(pass, theirs, free)
  })

  test('§19.11 quick-feet: more footballs when a dribble is compared, one’s own or the opponents’', () => {
    const own = holding('home', 'quick-feet', DRIBBLE).standStill()
    expect(asked(own)).toEqual(['style-card', ['home'], ['none', 'quick-feet']])
    expect(own.play('h quick-feet').last('comparison').skills).toEqual([styleWorth('quick-feet'), 0])
    const theirs = holding('away', 'quick-feet', DRIBBLE).standStill()
    expect(asked(theirs)).toEqual(['style-card', ['away'], ['none', 'quick-feet']])
    expect(theirs.play('a quick-feet').last('comparison').skills).toEqual([0, styleWorth('quick-feet')])
  })

  test('§19.11 quick-feet: not with a pass, nor where there is nothing to compare', () => {
    for (const seat of ['home', 'away'] as const) {
      const long = holding(seat, 'quick-feet', LONG).standStill().play('h 2-lines')
      const free = holding(seat, 'quick-feet', { ...DRIBBLE, off: ['a7'] }).standStill()
      untouched(holding(seat, 'quick-feet', SHORT).standStill(), long, free)
    }
  })
})

describe('Physical', () => {
  test('§19.12 second-ball: one’s long ball was intercepted; the lowest number in that line gets it back', () => {
    const m = holding('home', 'second-ball', LONG_LOST).standStill()
    m.play('h 2-lines', 'a 2')
    expect([m.ball, ...asked(m)]).toEqual(['a2', 'style-card', ['home'], ['none', 'second-ball']])
    m.play('h second-ball')
    expect([m.ball, m.last('took-ball').from]).toEqual(['h10', { seat: 1, number: 2 }])
    expect(m.last('turn')).toMatchObject({ seat: 0, number: 10, line: 5 })
  })

  test('§19.12 second-ball: not with nobody there, not after a short pass, a success, or as the team that intercepted', () => {
    const alone = holding('home', 'second-ball', {
      ...LONG_LOST,
      off: ['h8', 'h9', 'h10', 'h11'],
    }).standStill()
    alone.play('h 2-lines', 'a 2')
    const pass = holding('home', 'second-ball', SHORT_LOST).standStill().play('a 2')
    const won = holding('home', 'second-ball', { ...LONG, off: ['a4', 'a5'] })
      .standStill()
      .play('h 2-lines')
    const theirs = holding('away', 'second-ball', LONG_LOST).standStill().play('h 2-lines', 'a 2')
    expect([alone.ball, pass.ball, won.ball, theirs.ball]).toEqual(['a2', 'a2', 'h10', 'a2'])
    // A long ball that arrived is none for the defenders: a4 stands there.
    const arrived = holding('away', 'second-ball', {
      ...LONG,
      off: ['a5'],
      faceUp: ['long-4-left', 'short-1-left'],
      players: [{ 10: 'target-man*', 11: 'utility-man*' }, {}],
    })
    arrived.standStill().play('h 2-lines')
    if (arrived.phase === 'receiver') arrived.play('h 11')
    expect(arrived.ball[0]).toBe('h')
    untouched(alone, pass, won, theirs, arrived)
  })

  test('§19.13 aerial-power: more footballs when a long ball is compared, one’s own or the opponents’', () => {
    const own = holding('home', 'aerial-power', LONG).standStill().play('h 2-lines')
    expect(asked(own)).toEqual(['style-card', ['home'], ['none', 'aerial-power']])
    expect(own.play('h aerial-power').last('comparison').skills).toEqual([styleWorth('aerial-power'), 0])
    const theirs = holding('away', 'aerial-power', LONG).standStill().play('h 2-lines')
    expect(asked(theirs)).toEqual(['style-card', ['away'], ['none', 'aerial-power']])
    expect(theirs.play('a aerial-power').last('comparison').skills).toEqual([0, styleWorth('aerial-power')])
  })

  test('§19.13 aerial-power: not for a short pass or a dribble', () => {
    for (const seat of ['home', 'away'] as const) {
      untouched(
        holding(seat, 'aerial-power', SHORT).standStill(),
        holding(seat, 'aerial-power', DRIBBLE).standStill(),
      )
    }
  })

  test('§19.14 every-duel: one football more in every comparison, with the ball and without', () => {
    for (const seat of ['home', 'away'] as const) {
      for (const setting of [SHORT, LONG, DRIBBLE]) {
        const m = holding(seat, 'every-duel', setting).standStill()
        if (setting === LONG) m.play('h 2-lines')
        expect(asked(m)).toEqual(['style-card', [seat], ['none', 'every-duel']])
        m.play(`${seat[0]} every-duel`)
        const more = styleWorth('every-duel')
        expect(m.last('comparison').skills).toEqual(seat === 'home' ? [more, 0] : [0, more])
      }
    }
    expect(styleWorth('every-duel')).toBeLessThan(styleWorth('aerial-power'))
  })

  test('§19.14 every-duel: not where there is nothing to compare, nor at a shot', () => {
    const free = holding('home', 'every-duel', { ...DRIBBLE, off: ['a7'] }).standStill()
    expect(free.last('dribbled').number).toBe(6)
    untouched(free, shooting('home', 'every-duel'), shooting('away', 'every-duel'))
  })
})

describe('Total', () => {
  test('§19.15 change-roles: after one’s move two neighbours change places, in attack', () => {
    // 2 and 3 stand side by side; 6 is beside the carrier 7; 10 and 11 are neighbours; 8 steps up to a5.
    const m = holding('home', 'change-roles', SHORT).play('h 8+')
    expect(asked(m)).toEqual([
      'style-card',
      ['home'],
      ['none', 'change-roles:2&3', 'change-roles:8&10', 'change-roles:10&11'],
    ])
    m.play('h change-roles:8&10')
    expect([m.field('h8'), m.field('h10'), m.last('changed-places').number]).toEqual(['b5', 'a5', 8])
    // Then play goes on with the sideways pass.
    expect([m.ball, m.phase]).toEqual(['h6', 'defence-move'])
  })

  test('§19.15 change-roles: also one behind the other, and in defence', () => {
    const m = holding('away', 'change-roles', { ...SHORT, on: { a9: 'b5' } }).play('h none', 'a none')
    expect([m.phase, m.awaiting]).toEqual(['style-card', ['away']])
    // 9 on b5 stands behind 7 on b4.
    expect(m.options(1)).toContain('change-roles:7&9')
    m.play('a change-roles:7&9')
    expect([m.field('a9'), m.field('a7')]).toEqual(['b4', 'b5'])
  })

  test('§19.15 change-roles: never with the carrier, not with an opponent, not after the opponents’ move', () => {
    const m = holding('home', 'change-roles', SHORT).play('h none')
    expect(m.refusal('h change-roles:6&7')).toBe('style-not-now §19.3')
    const pairs = m.options(0).filter((option) => option !== 'none')
    expect(pairs).toEqual(['change-roles:2&3', 'change-roles:10&11'])
    const other = holding('home', 'change-roles', { ...SHORT, ball: 'h6' }).play('h none')
    expect(other.options(0)).toEqual(m.options(0))
    const later = m.play('h none', 'a none')
    expect(later.all('comparison')).toHaveLength(1)
    const early = holding('away', 'change-roles', SHORT).play('h none')
    expect(early.phase).toBe('defence-move')
    untouched(later, early)
  })

  test('§19.16 flood-the-box: one’s own shot has more power', () => {
    const m = shooting('home', 'flood-the-box')
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', 'flood-the-box']])
    m.play('h flood-the-box', 'h left', 'a centre')
    expect(m.last('duel').power).toBe(1 + plus('dribble', 'left') + styleWorth('flood-the-box'))
    const kept = shooting('home', 'flood-the-box').play('h none', 'h left', 'a centre')
    expect(kept.last('duel').power).toBe(1 + plus('dribble', 'left'))
  })

  test('§19.16 flood-the-box: not when the opponents shoot', () => {
    const m = shooting('away', 'flood-the-box')
    expect(m.phase).toBe('duel')
    untouched(m)
  })

  const shot = (seat: 'home' | 'away') => shooting(seat, 'everybody-back')

  test('§19.17 everybody-back: the opponents shoot, and the keeper may draw more', () => {
    const m = shot('away')
    expect(asked(m)).toEqual(['style-card', ['away'], ['none', 'everybody-back']])
    m.play('a everybody-back', 'h left', 'a centre')
    expect(m.last('duel').draws).toBe(final.middle + styleWorth('everybody-back'))
    const kept = shot('away').play('a none', 'h left', 'a centre')
    expect(kept.last('duel').draws).toBe(final.middle)
  })

  test('§19.17 everybody-back: not for one’s own shot', () => {
    const m = shot('home')
    expect(m.phase).toBe('duel')
    untouched(m)
  })
})
