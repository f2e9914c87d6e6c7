import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Style } from '../../cards/skills.ts'
import type { Match, Setting } from '../match.ts'
import { expectDefined, match } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { plus, quietly, styleWorth } from './card-facts.ts'

const styleOf = (id: string): Style =>
  expectDefined(OUR_EXPANSION.styles.find((card) => card.id === id)).style

/** A story in which one of the two teams holds this style card. */
const holding = (seat: 'home' | 'away', id: string, setting: Setting): Match =>
  match({
    styles: seat === 'home' ? [styleOf(id), null] : [null, styleOf(id)],
    styleCards: seat === 'home' ? [[id], []] : [[], [id]],
    ...setting,
  })

/** Number 7 gives the ball sideways to 6 (b3), who acts. The line of the ball has a9 and a8, the next a7 and a6. */
const SHORT = { ball: 'h7', faceUp: ['short-2-left', 'short-2-left'] } as const
const LONG = { ball: 'h7', faceUp: ['long-2-left', 'short-2-left'] } as const
const DRIBBLE = { ball: 'h7', faceUp: ['dribble-2-left', 'short-2-left'] } as const
const WALL = [{}, { 2: 'solid-cb', 3: 'solid-cb' }] as const
/** A short pass that is lost to a2, and a long ball two lines on. */
const SHORT_LOST = {
  ball: 'h7',
  on: { a2: 'a3', a3: 'd3' },
  faceUp: ['short-1-left', 'short-4-left'],
  players: WALL,
} as const satisfies Setting
const LONG_LOST = {
  ball: 'h7',
  on: { a2: 'd5', a3: 'a5' },
  faceUp: ['long-1-left', 'short-4-left'],
  players: WALL,
} as const satisfies Setting
const { final } = OUR_CARDS.keeping

/** The question came, and only to this coach. */
const asked = (m: Match): readonly unknown[] => [
  m.phase,
  m.awaiting,
  m.options(m.awaiting[0] === 'home' ? 0 : 1),
]
/** Nobody was asked, and the card is still there. */
const untouched = (...stories: readonly Match[]): void => {
  for (const m of stories) {
    expect([m.all('style-played'), m.phase === 'style-card']).toEqual([[], false])
    expect([...m.styleCards(0), ...m.styleCards(1)]).toHaveLength(1)
  }
}

describe('Tactical', () => {
  test('§19.6 third-man: after one’s own short pass the receiver gives the ball on to a neighbour at once', () => {
    // 8 on a4 receives; 10 is beside him on b4 and 6 right behind him on a3.
    const m = holding('home', 'third-man', { ...SHORT, off: ['a8', 'a9'], on: { h10: 'b4', h4: 'a3' } })
    m.standStill()
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', 'third-man:4', 'third-man:6', 'third-man:10']])
    m.play('h third-man:10')
    expect([m.ball, m.last('laid-off'), m.styleCards(0)]).toEqual([
      'h10',
      { kind: 'laid-off', seat: 0, from: 8, to: 10 },
      [],
    ])
  })

  test('§19.6 third-man: not after a lost pass, a long ball, the opponents’ pass, nor without a neighbour', () => {
    const beside = { on: { h10: 'b4' } }
    const long = holding('home', 'third-man', { ...LONG, off: ['a6', 'a7'], on: { h10: 'd3', h9: 'b4' } })
    long.standStill().play('h 1-lines')
    expect(long.ball).toBe('h8')
    const lost = holding('home', 'third-man', { ...SHORT_LOST, on: { ...SHORT_LOST.on, ...beside.on } })
    lost.standStill().play('a 2')
    const theirs = holding('away', 'third-man', { ...SHORT, ...beside, off: ['a8', 'a9'] }).standStill()
    const diagonal = holding('home', 'third-man', {
      ...SHORT,
      off: ['a8', 'a9'],
      on: { h10: 'b3', h6: 'b2' },
    })
    expect(quietly(diagonal).ball).toBe('h8')
    untouched(long, lost, theirs, diagonal)
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

  test('§19.10 step-over: more footballs in one’s own dribble', () => {
    const m = holding('home', 'step-over', DRIBBLE).standStill()
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', 'step-over']])
    expect(m.play('h step-over').last('comparison').skills).toEqual([styleWorth('step-over'), 0])
  })

  test('§19.10 step-over: not with a pass, not against a dribble, not where there is nothing to compare', () => {
    const pass = holding('home', 'step-over', SHORT).standStill()
    const theirs = holding('away', 'step-over', DRIBBLE).standStill()
    const free = holding('home', 'step-over', { ...DRIBBLE, off: ['a7'] }).standStill()
    expect(free.last('dribbled').number).toBe(6)
    untouched(pass, theirs, free)
  })

  const shooting = (seat: 'home' | 'away', id: string) =>
    holding(seat, id, { ...IN_FRONT_OF_GOAL, faceUp: ['dribble-1-left', 'short-1-left'] })
      .standStill()
      .play('h shoot')

  test('§19.11 curled-shot: one’s own shot has more power', () => {
    const m = shooting('home', 'curled-shot')
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', 'curled-shot']])
    m.play('h curled-shot', 'h left', 'a centre')
    expect(m.last('duel').power).toBe(1 + plus('dribble', 'left') + styleWorth('curled-shot'))
    const kept = shooting('home', 'curled-shot').play('h none', 'h left', 'a centre')
    expect(kept.last('duel').power).toBe(1 + plus('dribble', 'left'))
  })

  test('§19.11 curled-shot: not when the opponents shoot', () => {
    const m = shooting('away', 'curled-shot')
    expect(m.phase).toBe('duel')
    untouched(m)
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

  test('§19.14 full-blooded: more footballs in defence against a dribble', () => {
    const m = holding('away', 'full-blooded', DRIBBLE).standStill()
    expect(asked(m)).toEqual(['style-card', ['away'], ['none', 'full-blooded']])
    expect(m.play('a full-blooded').last('comparison').skills).toEqual([0, styleWorth('full-blooded')])
  })

  test('§19.14 full-blooded: not against a pass, not for one’s own dribble', () => {
    const pass = holding('away', 'full-blooded', SHORT).standStill()
    const own = holding('home', 'full-blooded', DRIBBLE).standStill()
    for (const m of [pass, own]) expect(m.all('comparison')).toHaveLength(1)
    untouched(pass, own)
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

  test('§19.16 everybody-forward: attacking, after one’s move any player takes a step forward, of either side', () => {
    const m = holding('home', 'everybody-forward', SHORT).play('h none')
    const steps = [2, 3, 4, 5, 6, 8, 9, 10, 11].map((number) => `everybody-forward:${number}+`)
    // Everybody but the carrier, with a left card.
    expect(asked(m)).toEqual(['style-card', ['home'], ['none', ...steps]])
    m.play('h everybody-forward:9+')
    expect([m.field('h9'), m.field('a4'), m.phase]).toEqual(['d5', 'd4', 'defence-move'])
  })

  test('§19.16 everybody-forward: not in defence, not onto the carrier, not off the pitch', () => {
    const defending = holding('away', 'everybody-forward', SHORT).play('h none', 'a none')
    expect(defending.all('comparison')).toHaveLength(1)
    untouched(defending)
    const m = holding('home', 'everybody-forward', { ...SHORT, on: { h11: 'c2', h10: 'b6' } }).play('h none')
    // 11 stands right behind the carrier, 10 in the final line.
    expect([m.refusal('h everybody-forward:11+'), m.refusal('h everybody-forward:10+')]).toEqual([
      'style-not-now §19.3',
      'style-not-now §19.3',
    ])
    expect(m.refusal('h everybody-forward:8+')).toBe('legal')
  })

  const shot = (seat: 'home' | 'away') =>
    holding(seat, 'everybody-back', { ...IN_FRONT_OF_GOAL, faceUp: ['dribble-1-left', 'short-1-left'] })
      .standStill()
      .play('h shoot')

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
