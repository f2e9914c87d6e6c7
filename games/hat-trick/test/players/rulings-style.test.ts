import { describe, expect, test } from 'vitest'
import { hatTrick } from '../../game.ts'
import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'
import { quietly, row, styleWorth, top } from './card-facts.ts'
import { foulByA7, levelMatch } from './event-stories.ts'

const NO_ROW = { kind: null, count: 0 }
const THREE = ['short-2-left', 'short-2-right', 'long-1-left'] as const
const DEAL = [...THREE, ...THREE]

/** The half ends with this turn, in which 6 dribbles past a7; then both hands are dealt. */
const lastTurn = (setting: Setting): Match =>
  levelMatch(
    { ball: 'h7', faceUp: ['dribble-4-left', 'short-1-left'], decks: [[], []], ...setting },
    { h6: { attack: 30 }, a7: { defence: 0 } },
  )

describe('One style card a turn', () => {
  /** Ten on b6 has the ball; of two cards of Total one may be played after the move, the other at the shot. */
  const TOTAL = {
    ...IN_FRONT_OF_GOAL,
    faceUp: ['dribble-1-left', 'short-1-left'],
    styles: ['total', 'physical'],
    styleCards: [['change-roles', 'flood-the-box'], []],
  } as const satisfies Setting
  const second = (m: Match): Match =>
    m.standStill().play('h wait', 'h short-1-left', 'a short-1-left', 'h none')

  test('P36 a scoring opportunity is one turn: a card in its first round, none in the second', () => {
    const m = match(TOTAL).play('h none')
    expect(m.phase).toBe('style-card')
    expect(m.options(0)).toContain('change-roles:6&7')
    second(m.play('h change-roles:6&7'))
    expect([m.styleCards(0), m.phase, m.all('style-played').length]).toEqual([
      ['flood-the-box'],
      'defence-move',
      1,
    ])
    expect(m.standStill().play('h 11', 'h shoot').phase).toBe('duel')
  })

  test('§18.5 who has played none in the first round may in the second', () => {
    const m = second(match(TOTAL).play('h none', 'h none'))
    expect([m.phase, m.all('style-played')]).toEqual(['style-card', []])
    expect(m.options(0)).toContain('change-roles:6&7')
    expect(m.play('h none').standStill().play('h 11', 'h shoot').options(0)).toEqual([
      'none',
      'flood-the-box',
    ])
  })
})

describe('Both at the same moment', () => {
  /** A long ball to line 5, with a card for either coach. */
  const LONG = { ball: 'h7', faceUp: ['long-2-left', 'short-2-left'] } as const

  test('P32 the coach whose card takes effect first decides first; the other decides knowing it', () => {
    const m = match({
      ...LONG,
      styles: ['physical', 'tactical'],
      styleCards: [['aerial-power'], ['compact-block']],
    })
    m.standStill().play('h 2-lines')
    expect([m.phase, m.awaiting, m.options(1)]).toEqual(['style-card', ['away'], ['none', 'compact-block']])
    const before = Number(m.request(1)?.prompt.about.own)
    m.play('a compact-block')
    expect([m.awaiting, m.options(0)]).toEqual([['home'], ['none', 'aerial-power']])
    expect(m.request(0)?.prompt.about.theirs).toBe(before + styleWorth('compact-block'))
    m.play('h aerial-power')
    expect(m.all('style-played').map(({ seat, card }) => [seat, card])).toEqual([
      [1, 'compact-block'],
      [0, 'aerial-power'],
    ])
  })

  test('P32 whoever attacks: here it is the Tactical team that does', () => {
    const m = match({
      ball: 'a7',
      faceUp: ['short-2-left', 'long-2-left'],
      styles: ['tactical', 'physical'],
      styleCards: [['compact-block'], ['aerial-power']],
    })
    m.standStill().play('a 2-lines')
    expect([m.phase, m.awaiting]).toEqual(['style-card', ['home']])
    m.play('h none')
    expect([m.phase, m.awaiting]).toEqual(['style-card', ['away']])
  })
})

describe('Rows', () => {
  const TACTICAL = { styles: ['tactical', 'physical'], row: [{ kind: 'short', count: 2 }, null] } as const

  test('P33 a snapshot ends the row', () => {
    const m = match({
      ...TACTICAL,
      events: ['snapshot'],
      ball: 'h11',
      faceUp: ['short-3-left', 'short-1-left'],
    }).standStill()
    expect([m.phase, row(m, 0)]).toEqual(['snapshot', { kind: 'short', count: 2 }])
    m.play('h snapshot')
    expect(row(m, 0)).toEqual(NO_ROW)
  })

  test('P33 so does the end of a half, for both teams', () => {
    const m = lastTurn({
      styles: ['physical', 'physical'],
      row: [null, { kind: 'long', count: 1 }],
    })
    expect(row(m, 1)).toEqual({ kind: 'long', count: 1 })
    m.rolls(...DEAL).standStill()
    expect([m.last('half-over').half, m.last('dribbled').number]).toEqual([1, 6])
    expect([row(m, 0), row(m, 1)]).toEqual([NO_ROW, NO_ROW])
  })

  test('P33 rounds of a scoring opportunity count neither way', () => {
    const m = match({ ...IN_FRONT_OF_GOAL, ...TACTICAL, faceUp: ['short-1-left', 'short-1-left'] })
    m.standStill().play('h none')
    expect([m.last('declined').seat, row(m, 0)]).toEqual([0, { kind: 'short', count: 2 }])
    m.play('h short-1-left', 'a short-1-left')
    m.standStill().play('h 11')
    expect([m.ball, row(m, 0), m.all('style-won')]).toEqual(['h11', { kind: 'short', count: 2 }, []])
  })

  test('P33 declining a style keeps the row, so the next success offers it again', () => {
    const m = match({
      ball: 'h7',
      off: ['a6', 'a7', 'a8', 'a9'],
      faceUp: ['short-2-left', 'short-2-left'],
      styles: [null, null],
      row: [{ kind: 'short', count: 2 }, null],
    })
    quietly(m)
    expect([m.phase, m.options(0)]).toEqual(['take-style', ['none', 'take-tactical']])
    m.play('h none')
    expect([m.last('style-declined').seat, row(m, 0)]).toEqual([0, { kind: 'short', count: 3 }])
    m.rolls('long-1-left', 'long-1-left').play('h short-3-left', 'a short-3-left')
    quietly(m)
    expect([m.phase, m.options(0)]).toEqual(['take-style', ['none', 'take-tactical']])
    m.rolls(top('passing-triangle')).play('h take-tactical')
    expect([m.style(0), m.styleCards(0), row(m, 0)]).toEqual(['tactical', ['passing-triangle'], NO_ROW])
  })
})

describe('Half-time', () => {
  /** What of a side the expansion has added, but what a half makes new. */
  const kept = (m: Match) =>
    m.view('spectator').sides.map((side) => ({
      players: side.players.map(({ number, type, gold, side: wing }) => ({ number, type, gold, wing })),
      keeper: side.starKeeper,
      style: side.style,
      styleCards: side.styleCards,
      subs: side.subs,
      captain: side.captain,
      appeal: side.appeal,
    }))

  test('P31 sides, wings, keeper, style, unused style cards, changes and appeal carry over', () => {
    const m = lastTurn({
      players: [{ 4: 'wingback*', 10: 'forward*' }, { 8: 'pressing-winger*' }],
      otherWing: ['h4'],
      events: ['subs', 'captain'],
      starKeeper: [true, false],
      styles: ['technical', 'total'],
      styleCards: [['draw-the-foul'], ['everybody-back']],
      subsLeft: [2, 1],
      captain: [4, 6],
      appeal: [false, true],
    })
    const before = kept(m)
    expect(before[0]).toMatchObject({ keeper: true, style: 'technical', subs: 2, appeal: false })
    expect(before[0]?.players[2]).toEqual({ number: 4, type: 'wingback', gold: true, wing: 'right' })
    m.rolls(...DEAL).standStill()
    expect([m.last('half-over').half, m.last('kick-off').half, m.side('h4')]).toEqual([1, 2, 'right'])
    expect(kept(m)).toEqual(before)
  })

  test('P31 only used style cards are exchanged', () => {
    const m = lastTurn({
      styles: ['technical', 'total'],
      styleCards: [['draw-the-foul'], ['everybody-back']],
      usedStyleCards: [['nutmeg'], []],
    })
    m.rolls(...DEAL, top('quick-feet')).standStill()
    expect(m.all('style-exchanged')).toEqual([{ kind: 'style-exchanged', seat: 0, cards: ['quick-feet'] }])
    expect([[...m.styleCards(0)].sort(), m.styleCards(1)]).toEqual([
      ['draw-the-foul', 'quick-feet'],
      ['everybody-back'],
    ])
  })
})

describe('When time runs out', () => {
  test('§12.3 a style that is offered is taken, the first of several', () => {
    const m = match({
      ball: 'h7',
      off: ['a8', 'a9'],
      on: { h10: 'a5' },
      faceUp: ['short-2-left', 'short-2-left'],
      styles: [null, null],
      row: [{ kind: 'short', count: 2 }, null],
    })
    // 8 and 10 change lines, and it is the third short pass.
    quietly(m.play('h 8+'))
    expect([m.options(0), m.request(0)?.default]).toEqual([
      ['none', 'take-tactical', 'take-total'],
      'take-tactical',
    ])
  })

  test('§12.3 no skill, no style card, no snapshot, no appeal, nobody comes on', () => {
    const asked = new Map<string, string>()
    const see = (m: Match) => {
      for (const seat of [0, 1] as const) {
        const request = m.request(seat)
        if (request) asked.set(request.kind, request.default)
      }
      return m
    }
    see(
      match({
        ball: 'h7',
        players: [{}, { 8: 'pressing-winger' }],
        faceUp: ['short-1-left', 'short-1-left'],
      }).play('h none'),
    )
    see(match({ events: ['snapshot'], ball: 'h11', faceUp: ['short-1-left', 'short-1-left'] }).standStill())
    see(foulByA7({ events: ['captain', 'subs'], bench: [['forward'], []] }))
    see(
      match({
        ball: 'h7',
        faceUp: ['dribble-1-left', 'short-1-left'],
        styles: ['technical', null],
        styleCards: [['nutmeg'], []],
      }).standStill(),
    )
    expect(Object.fromEntries(asked)).toEqual({
      skill: 'none',
      snapshot: 'action',
      appeal: 'accept',
      'style-card': 'none',
    })
  })

  test('§12.3 of several receivers the first offered; a star keeper dives with his star cards', () => {
    const m = match({
      ball: 'h7',
      off: ['a8', 'a9'],
      players: [{ 8: 'touchline-winger' }, {}],
      faceUp: ['short-2-left', 'short-2-left'],
    }).standStill()
    expect([m.phase, m.request(0)?.default, m.options(0)[0]]).toEqual(['receiver', '8', '8'])
    const shot = match({
      ...IN_FRONT_OF_GOAL,
      players: [{}, {}],
      starKeeper: [false, true],
      faceUp: ['dribble-1-left', 'short-1-left'],
    })
    shot.standStill().play('h shoot')
    expect([shot.options(1).length, shot.request(1)?.default]).toEqual([6, 'centre'])
  })
})

test('§20.3 subs: a bench with nobody on it is an empty list, in the view and in the position', () => {
  const m = match({ events: ['subs'], bench: [[], ['solid-cb']] })
  const sides = (data: unknown) => (data as { sides: readonly { bench: readonly unknown[] }[] }).sides
  for (const data of [m.view('home'), hatTrick.position(m.state)])
    expect(sides(data).map(({ bench }) => bench)).toEqual([
      [],
      [{ type: 'solid-cb', gold: false, gone: false }],
    ])
})

describe('Skills before style cards', () => {
  const LONG = { ball: 'h7', faceUp: ['long-4-left', 'short-1-left'] } as const

  test('P42 Offside trap: the target man gives the ball on first, and the trap takes it all the same', () => {
    const m = match({
      ...LONG,
      on: { h8: 'a4' },
      players: [{ 10: 'target-man*' }, {}],
      styles: ['physical', 'tactical'],
      styleCards: [[], ['offside-trap']],
    })
      .standStill()
      .play('h 2-lines', 'h 10')
    expect([m.phase, m.awaiting]).toEqual(['skill', ['home']])
    m.play('h 10!8')
    expect([m.ball, m.phase, m.awaiting]).toEqual(['h8', 'style-card', ['away']])
    m.play('a offside-trap')
    expect([m.ball, m.last('took-ball').from]).toEqual(['a4', { seat: 0, number: 8 }])
    expect(m.order('laid-off', 'style-played', 'took-ball')).toEqual([
      'laid-off',
      'style-played',
      'took-ball',
    ])
  })

  test('P42 Second ball: the sweeper takes the intercepted ball first, and it is won back from him', () => {
    const m = match({
      ...LONG,
      faceUp: ['long-1-left', 'short-4-left'],
      players: [{}, { 2: 'sweeper*' }],
      styles: ['physical', 'tactical'],
      styleCards: [['second-ball'], []],
    })
      .standStill()
      .play('h 2-lines')
    if (m.phase === 'receiver') m.play('a 4')
    expect([m.ball, m.phase, m.awaiting, m.options(1)]).toEqual(['a4', 'skill', ['away'], ['none', '2!']])
    m.play('a 2!')
    expect([m.ball, m.phase, m.awaiting]).toEqual(['a2', 'style-card', ['home']])
    m.play('h second-ball')
    expect([m.ball, m.last('took-ball').from]).toEqual(['h10', { seat: 1, number: 2 }])
  })
})
