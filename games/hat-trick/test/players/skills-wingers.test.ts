import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'
import { attackOf, card, defenceOf, footballs, passOn, plus, quietly, worth } from './card-facts.ts'

/**
 * Number 7 gives the ball sideways to 6 (b3), who plays it. In the line stand h6, h7 and a9, a8; one line on h8, h9
 * and a7, a6; two lines on h10, h11 and a5, a4. Everybody not named is a utility man with his own number.
 */
const SHORT = { ball: 'h7', faceUp: ['short-2-left', 'short-2-left'] } as const
const LONG = { ball: 'h7', faceUp: ['long-2-left', 'short-2-left'] } as const
/** Nobody defends in the line of a short pass: it arrives. */
const UNOPPOSED = { off: ['a8', 'a9'] } as const
/** Two strong defenders in it, and a strong card: it does not. */
const CUT_OUT = {
  on: { a2: 'a3', a3: 'd3' },
  faceUp: ['short-1-left', 'short-4-left'],
} as const satisfies Setting
const WALL = { 2: 'solid-cb', 3: 'solid-cb' } as const

/** What is gained if these count with the higher of their two values. */
const gain = (as: 'attack' | 'defence', ...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + Math.max(card(name).attack, card(name).defence) - card(name)[as], 0)

describe('§16.12 Versatile midfielder', () => {
  test('§16.12 versatile-mid silver: everybody of his team in the line of the short pass has more footballs, he too', () => {
    const m = match({ ...SHORT, players: [{ 6: 'versatile-mid' }, {}] }).standStill()
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '6!']])
    passOn(m.play('h 6!'))
    expect(m.last('comparison')).toMatchObject({
      line: 3,
      skills: [2 * worth('versatile-mid'), 0],
      players: [attackOf('versatile-mid*', 'utility-man'), defenceOf('utility-man', 'utility-man')],
    })
    expect(m.all('skill')).toHaveLength(1)
    const alone = match({ ...SHORT, ball: 'h6', off: ['h7'], players: [{ 6: 'versatile-mid' }, {}] })
    passOn(alone.standStill().play('h 6!'))
    expect([alone.last('comparison').skills, alone.gold('h6')]).toEqual([[worth('versatile-mid'), 0], true])
  })

  test('§16.12 versatile-mid silver: not from another line, not for a long ball, not in defence', () => {
    const players = [{ 6: 'versatile-mid' }, {}] as const
    const elsewhere = match({ ...SHORT, on: { h6: 'b2' }, players }).standStill()
    const long = match({ ...LONG, on: { h6: 'b5' }, players })
      .standStill()
      .play('h 2-lines')
    const theirs = match({ ...SHORT, on: { a6: 'a3' }, players: [{}, { 6: 'versatile-mid' }] }).standStill()
    for (const m of [elsewhere, long, theirs]) {
      expect(m.all('comparison')).toHaveLength(1)
      expect([m.last('comparison').skills, m.all('skill')]).toEqual([undefined, []])
    }
  })

  test('§16.12 versatile-mid gold: in the line of a pass his team counts with the higher of two values', () => {
    const players = [{ 2: 'solid-cb', 6: 'versatile-mid*' }, {}] as const
    const m = match({ ...SHORT, on: { h2: 'a3' }, players }).standStill()
    expect(m.options(0)).toEqual(['none', '6!'])
    passOn(m.play('h 6!'))
    const short = gain('attack', 'solid-cb', 'versatile-mid', 'utility-man')
    expect([m.last('comparison').skills, m.gold('h6'), short > 0]).toEqual([[short, 0], false, true])
    const long = match({ ...LONG, on: { h2: 'a5', h6: 'd5' }, players }).standStill()
    passOn(long.play('h 2-lines', 'h 6!'))
    const helped = gain('attack', 'solid-cb', 'versatile-mid', 'utility-man', 'utility-man')
    expect(long.last('comparison')).toMatchObject({ line: 5, skills: [helped, 0] })
  })

  /** Away's 7 passes in home's line 4; h6 stands on a4 and whoever wears 9 on d4. */
  const defending = (players: Readonly<Record<number, string>>, more: Setting = {}) =>
    match({
      ball: 'a6',
      on: { h6: 'a4' },
      faceUp: ['short-2-left', 'short-2-left'],
      players: [players, {}],
      ...more,
    }).standStill()

  test('§16.12 versatile-mid gold: also in defence, where a winger counts with his attacking footballs', () => {
    const m = defending({ 6: 'versatile-mid*', 9: 'inverted-winger' })
    expect([m.awaiting, m.options(0)]).toEqual([['home'], ['none', '6!']])
    m.play('h 6!')
    const gained = gain('defence', 'versatile-mid', 'inverted-winger')
    expect([m.last('comparison').skills, gained > 0]).toEqual([[gained, 0], true])
  })

  test('§16.12 versatile-mid gold: not at a dribble, not from another line', () => {
    const players = [{ 2: 'solid-cb', 6: 'versatile-mid*' }, {}] as const
    const faceUp = ['dribble-2-left', 'short-2-left'] as const
    const dribble = match({ ball: 'h7', faceUp, on: { h2: 'a3' }, players }).standStill()
    const elsewhere = match({ ...SHORT, on: { h2: 'a3', h6: 'b2' }, players }).standStill()
    for (const m of [dribble, elsewhere]) {
      expect(m.all('comparison')).toHaveLength(1)
      expect([m.all('skill'), m.gold('h6')]).toEqual([[], true])
    }
  })

  test('§16.12 versatile-mid gold: alone in the line he is asked only if the side he turns to gains (§15.7, P8)', () => {
    // Only h6 defends in line 4, and he flips before the comparison: what counts is what his silver side gains.
    const m = defending({ 6: 'versatile-mid*' }, { on: { h6: 'a4', h9: 'd3' } })
    expect(m.phase === 'skill').toBe(gain('defence', 'versatile-mid') > 0)
  })

  test('§16.12 versatile-mid silver and gold: neither in a scoring opportunity nor at a snapshot', () => {
    for (const side of ['versatile-mid', 'versatile-mid*']) {
      const players = [{ 2: 'solid-cb', 6: side }, {}] as const
      const chance = match({
        ball: 'h10',
        on: { h10: 'b6', h6: 'c5', h2: 'b5' },
        opportunity: true,
        hands: [['short-1-left'], ['short-1-left']],
        faceUp: ['short-1-left', 'short-1-left'],
        players,
      }).standStill()
      expect(chance.options(0)).not.toContain('6!')
      expect([chance.play('h 6').phase, chance.all('skill')]).toEqual(['shoot-or-not', []])
      const far: Setting = {
        ball: 'h9',
        on: { h6: 'b4', h2: 'c4' },
        faceUp: ['short-2-left', 'short-2-left'],
        players,
        events: ['snapshot'],
      }
      const snapshot = match(far).play('h none', 'a none')
      expect(snapshot.phase).toBe('snapshot')
      expect([snapshot.play('h snapshot').phase, snapshot.all('skill')]).toEqual(['duel', []])
      const action = match(far).play('h none', 'a none', 'h action')
      expect([action.phase, action.options(0)]).toEqual(['skill', ['none', '6!']])
    }
  })
})

describe('§16.13 Playmaker', () => {
  const PLAYMAKER = [{ 6: 'playmaker' }, {}] as const
  const GOLDEN = [{ 6: 'playmaker*' }, {}] as const

  test('§16.13 playmaker silver: his short pass goes to any team-mate in the line it has reached', () => {
    const m = match({ ...SHORT, ...UNOPPOSED, players: PLAYMAKER }).standStill()
    expect([m.ball, m.phase, m.options(0)]).toEqual(['h8', 'skill', ['none', '6!9']])
    m.play('h 6!9')
    expect([m.ball, m.gold('h6')]).toEqual(['h9', true])
    const left = match({ ...SHORT, ...UNOPPOSED, players: PLAYMAKER })
      .standStill()
      .play('h none')
    expect([left.ball, left.gold('h6')]).toEqual(['h8', false])
  })

  test('§16.13 playmaker silver: not for another’s pass, an interception, a long ball, or without another receiver', () => {
    const others = match({ ...SHORT, ...UNOPPOSED, ball: 'h6', players: PLAYMAKER }).standStill()
    const lost = match({ ...SHORT, ...CUT_OUT, players: [{ 6: 'playmaker' }, WALL] })
    lost.standStill().play('a 2')
    const long = match({ ...LONG, off: ['a6', 'a7'], players: PLAYMAKER })
      .standStill()
      .play('h 1-lines')
    const single = match({ ...SHORT, off: ['a8', 'a9', 'h9'], players: PLAYMAKER }).standStill()
    expect([others.ball, lost.ball, long.ball, single.ball]).toEqual(['h8', 'a2', 'h8', 'h8'])
    for (const m of [others, lost, long, single]) {
      expect([m.phase, m.all('skill'), m.gold('h6')]).toEqual(['play-card', [], false])
    }
  })

  test('§16.13 playmaker gold: his attacking footballs count in the line of his long ball', () => {
    const m = match({ ...LONG, players: GOLDEN })
      .standStill()
      .play('h 2-lines')
    expect(m.options(0)).toEqual(['none', '6!'])
    m.play('h 6!')
    // He has flipped: it is the silver side that counts.
    expect(m.last('comparison')).toMatchObject({ line: 5, skills: [attackOf('playmaker'), 0] })
    expect(m.gold('h6')).toBe(false)
  })

  test('§16.13 playmaker gold: not for a short pass, not for another’s long ball', () => {
    const short = match({ ...SHORT, ...UNOPPOSED, players: GOLDEN }).standStill()
    const others = match({ ...LONG, ball: 'h6', players: GOLDEN })
      .standStill()
      .play('h 2-lines')
    for (const m of [short, others]) {
      expect(m.all('comparison')).toHaveLength(1)
      expect([m.all('skill'), m.gold('h6')]).toEqual([[], true])
    }
  })
})

describe('§16.14 Pressing winger', () => {
  const away = (side: string) => [{}, { 9: side }] as const

  test('§16.14 pressing-winger silver: after the opponents’ sideways pass he takes a step, forward or back', () => {
    const m = match({ ...SHORT, players: away('pressing-winger') }).play('h none')
    expect(m.order('sideways', 'skill')).toEqual(['sideways'])
    expect([m.phase, m.options(1)]).toEqual(['skill', ['none', '9!+', '9!-']])
    m.play('a 9!+')
    expect([m.field('a9'), m.field('h4'), m.gold('a9'), m.phase]).toEqual(['a2', 'a3', true, 'defence-move'])
    const back = match({ ...SHORT, players: away('pressing-winger') }).play('h none', 'a 9!-')
    expect([back.field('a9'), back.field('h8')]).toEqual(['a4', 'a3'])
  })

  test('§16.14 pressing-winger silver: from the line of the ball or the next, not from further away', () => {
    const asked = (field: string) => {
      const m = match({ ...SHORT, on: { a9: field }, players: away('pressing-winger') }).play('h none')
      return m.phase === 'skill'
    }
    expect(['a1', 'a2', 'd3', 'd4', 'd5', 'a6'].map(asked)).toEqual([false, true, true, true, false, false])
  })

  test('§16.14 pressing-winger silver: not after his own team’s pass, not without one, never onto the carrier', () => {
    const own = match({ ...SHORT, ball: 'h9', players: [{ 8: 'pressing-winger' }, {}] }).play('h none')
    expect([own.order('sideways'), own.phase]).toEqual([['sideways'], 'defence-move'])
    const none = match({ ...SHORT, ball: 'h6', off: ['h7'], players: away('pressing-winger') }).play('h none')
    expect([none.order('sideways'), none.phase]).toEqual([[], 'defence-move'])
    // Right in front of the carrier, who comes to b3.
    const blocked = match({ ...SHORT, on: { a9: 'b4' }, players: away('pressing-winger') }).play('h none')
    expect(blocked.options(1)).toEqual(['none', '9!-'])
    expect(blocked.refusal('a 9!+')).toBe('skill-not-now §15.3')
  })

  test('§16.14 pressing-winger gold: a short pass has reached his neighbour, and he takes it off him', () => {
    const m = match({
      ...SHORT,
      off: ['a8'],
      on: { a9: 'a5' },
      players: away('pressing-winger*'),
    }).standStill()
    expect([m.ball, m.phase, m.options(1)]).toEqual(['h8', 'skill', ['none', '9!']])
    m.play('a 9!')
    expect([m.ball, m.field('a9'), m.gold('a9')]).toEqual(['a9', 'a5', false])
    expect(m.last('took-ball')).toMatchObject({ seat: 1, number: 9, from: { seat: 0, number: 8 } })
    expect(m.last('turn')).toMatchObject({ seat: 1, number: 9 })
  })

  test('§16.14 pressing-winger gold: also one that reached him by an interception', () => {
    // a2 intercepts on a3; h8 is right ahead of him on a4.
    const m = match({ ...SHORT, ...CUT_OUT, players: [{ 8: 'pressing-winger*' }, WALL] }).standStill()
    m.play('a 2')
    expect([m.ball, m.options(0)]).toEqual(['a2', ['none', '8!']])
    m.play('h 8!')
    expect([m.ball, m.gold('h8')]).toEqual(['h8', false])
  })

  test('§16.14 pressing-winger gold: not diagonally, not a long ball, not a team-mate’s', () => {
    const players = away('pressing-winger*')
    const diagonal = match({ ...SHORT, off: ['a8'], on: { a9: 'b5' }, players }).standStill()
    const long = match({ ...LONG, off: ['a6', 'a7'], on: { a9: 'a5' }, players }).standStill()
    long.play('h 1-lines')
    const own = match({ ...SHORT, ...UNOPPOSED, on: { h9: 'b4' }, players: [{ 9: 'pressing-winger*' }, {}] })
    own.standStill().play('h 8')
    for (const m of [diagonal, long, own]) {
      expect([m.ball, m.phase, m.all('skill')]).toEqual(['h8', 'play-card', []])
    }
  })
})

/** h8 has the ball on a6, the wing of the final line. */
const CHANCE = {
  ball: 'h8',
  on: { h8: 'a6' },
  opportunity: true,
  off: ['a2', 'a3'],
  hands: [
    ['dribble-1-left', 'dribble-2-left', 'short-2-right'],
    ['short-1-left', 'short-1-right', 'short-2-right'],
  ],
  faceUp: ['dribble-1-right', 'short-1-left'],
} as const satisfies Setting
const { final } = OUR_CARDS.keeping

describe('§16.15 Inverted winger', () => {
  /** He lets a round pass, and the next one begins. */
  const winger = (side: string, more: Setting = {}) =>
    match({ ...CHANCE, players: [{ 8: side }, {}], ...more })
      .standStill()
      .play('h wait')
  const shoots = (m: Match) =>
    quietly(passOn(m).play('h dribble-1-left', 'a short-1-left')).play('h shoot', 'h left', 'a centre')
  const power = 1 + plus('dribble', 'left')

  test('§16.15 inverted-winger silver: when a round begins; from the wing he then shoots as from the middle', () => {
    const m = winger('inverted-winger')
    expect([m.phase, m.options(0)]).toEqual(['skill', ['none', '8!']])
    m.play('h 8!')
    expect(m.gold('h8')).toBe(true)
    expect(shoots(m).last('duel')).toMatchObject({ draws: final.middle, power })
    expect(shoots(winger('inverted-winger')).last('duel').draws).toBe(final.wing)
  })

  test('§16.15 inverted-winger gold: his shots of this opportunity are stronger, also in a later round', () => {
    const stronger = power + worth('inverted-winger*')
    const m = winger('inverted-winger*')
    expect(m.options(0)).toEqual(['none', '8!'])
    m.play('h 8!')
    expect(m.gold('h8')).toBe(false)
    expect(shoots(m).last('duel')).toMatchObject({ draws: final.wing, power: stronger })
    const later = winger('inverted-winger*').play('h 8!')
    quietly(passOn(later).play('h dribble-2-left', 'a short-1-right')).play('h wait')
    expect(shoots(later).last('duel').power).toBe(stronger)
    expect(shoots(winger('inverted-winger*')).last('duel').power).toBe(power)
  })

  test('§16.15 inverted-winger silver and gold: a parry brings new cards and ends both', () => {
    const m = shoots(winger('inverted-winger').play('h 8!', 'h 8!'))
    const stronger = power + worth('inverted-winger*')
    expect(m.last('duel')).toMatchObject({ draws: final.middle, power: stronger })
    const drawn = footballs(stronger)
    // A card each to fill the hands again.
    m.rolls(...drawn, 'long-1-right', 'long-1-right').play(...drawn.map(() => 'a draw'))
    if (m.phase === 'save') m.play('a stop')
    expect([m.ball, m.last('parried').to]).toEqual(['h8', { seat: 0, number: 8 }])
    quietly(passOn(m).play('h dribble-2-left', 'a short-1-right')).play('h shoot', 'h left', 'a centre')
    expect(m.last('duel')).toMatchObject({ draws: final.wing, power: power + 1 })
  })

  test('§16.15 inverted-winger silver and gold: not in normal play, not in the opponents’ opportunity, not for others', () => {
    for (const side of ['inverted-winger', 'inverted-winger*']) {
      const normal = match({ ...SHORT, ...UNOPPOSED, players: [{ 8: side }, { 8: side }] }).standStill()
      normal.play('h 8')
      expect([normal.phase, normal.all('skill')]).toEqual(['play-card', []])
      const theirs = match({ ...CHANCE, players: [{}, { 8: side }] })
        .standStill()
        .play('h wait')
      expect([theirs.phase, theirs.all('skill')]).toEqual(['play-card', []])
      // 9 is the winger and could still come to shoot (P41), but 8 shoots.
      for (const rules of ['hat-trick-1', 'hat-trick-2']) {
        const other = winger('utility-man', { players: [{ 9: side }, {}], rules }).play('h 9!')
        expect(shoots(other).last('duel')).toMatchObject({ draws: final.wing, power })
      }
    }
  })
})

describe('§16.16 Touchline winger', () => {
  /** h8 is about to cross the ball; where 9 stands on the other wing, it was he who gave it to him. */
  const CROSS = { ...CHANCE, faceUp: ['short-1-left', 'short-1-left'] } as const
  const BOTH_WINGS = { ...CROSS, ball: 'h9', on: { h8: 'a6', h9: 'd6' } } as const
  const SILVER = [{ 8: 'touchline-winger' }, {}] as const

  test('§16.16 touchline-winger silver: from the wing his short pass reaches anybody in the two final lines', () => {
    const m = match({ ...BOTH_WINGS, players: SILVER }).standStill()
    // 10 stands on b5, within reach anyway; 11 on c5 and 9 on d6 are not.
    expect([m.ball, m.options(0)]).toEqual(['h8', ['none', '10', '8!9', '8!11']])
    m.play('h 8!9')
    expect([m.ball, m.gold('h8'), m.phase]).toEqual(['h9', true, 'shoot-or-not'])
    const plain = match({ ...CROSS, players: SILVER })
      .standStill()
      .play('h 10')
    expect([plain.ball, plain.gold('h8')]).toEqual(['h10', false])
  })

  test('§16.16 touchline-winger silver: not from the middle, not with a long ball, not for another’s pass', () => {
    const middle = match({ ...BOTH_WINGS, on: { h8: 'b6', h9: 'd6' }, players: SILVER }).standStill()
    const long = match({
      ...BOTH_WINGS,
      faceUp: ['long-1-left', 'short-1-left'],
      players: SILVER,
    }).standStill()
    const other = match({ ...BOTH_WINGS, ball: 'h8', players: SILVER }).standStill()
    expect([middle.ball, long.ball, other.ball]).toEqual(['h8', 'h8', 'h9'])
    for (const m of [middle, long, other]) {
      expect(m.phase).toBe('opportunity-pass')
      expect(m.options(0).filter((option) => option.includes('!'))).toEqual([])
    }
    expect(middle.refusal('h 8!9')).toBe('skill-not-now §15.3')
  })

  test('§16.16 touchline-winger silver: nobody outside the two final lines, and not in normal play', () => {
    const m = match({ ...CROSS, players: SILVER }).standStill()
    expect([m.field('h9'), m.options(0)]).toEqual(['d4', ['none', '10', '8!11']])
    const normal = quietly(match({ ...SHORT, ball: 'h9', players: SILVER }))
    expect([normal.all('comparison').length, normal.all('skill')]).toEqual([1, []])
  })

  /** 9 gives the ball to 8, who dribbles at whoever is ahead of him. */
  const dribble = (more: Setting) =>
    match({ ball: 'h9', faceUp: ['dribble-2-left', 'short-2-left'], ...more }).standStill()

  test('§16.16 touchline-winger gold: when he dribbles on a wing he has more footballs', () => {
    const m = dribble({ players: [{ 8: 'touchline-winger*' }, {}] })
    expect([m.ball, m.field('h8'), m.options(0)]).toEqual(['h8', 'a4', ['none', '8!']])
    m.play('h 8!')
    expect(m.last('comparison')).toMatchObject({
      players: [attackOf('touchline-winger'), defenceOf('utility-man')],
      skills: [worth('touchline-winger*'), 0],
    })
    expect(m.gold('h8')).toBe(false)
  })

  test('§16.16 touchline-winger gold: not in the middle, not with a pass, not for another’s dribble', () => {
    const players = [{ 8: 'touchline-winger*' }, {}] as const
    const middle = dribble({ on: { h8: 'b4', a2: 'b5', h10: 'd1' }, players })
    const pass = dribble({ faceUp: ['short-2-left', 'short-2-left'], players })
    const other = dribble({ ball: 'h8', players })
    for (const m of [middle, pass, other]) {
      expect(m.all('comparison')).toHaveLength(1)
      expect([m.all('skill'), m.gold('h8')]).toEqual([[], true])
    }
  })
})
