import type { Position } from '@libero/kernel'
import { Log, SampledChance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick } from '../game.ts'
import { KINDS } from '../vocabulary.ts'
import type { Match, Setting } from './match.ts'
import { expectDefined, expectOk, match, positionOf } from './match.ts'
import {
  FOUL_BY_A7,
  GOAL_KICK,
  IN_FRONT_OF_GOAL,
  lastTurn,
  PENALTY_BY_A3,
  shot,
  TIME_IS_UP,
} from './rules/stories.ts'

const THREE = ['short-2-left', 'short-2-right', 'long-1-left'] as const
const DEAL = [...THREE, ...THREE]
/** Both hands of two are drawn up after a shot. */
const UP = ['long-1-left', 'long-1-left'] as const

const saving = (setting: Setting) =>
  match({ ...IN_FRONT_OF_GOAL, phase: 'save', faceUp: ['dribble-3-left', 'short-1-left'], ...setting })

describe('the opportunity', () => {
  test('R8 after a rebound, a goal kick or an opportunity out of cards the final line means an opportunity', () => {
    const rebound = saving({ shot: { power: 7, draws: 1, drawn: 5 } })
    expect(
      rebound
        .rolls('short-2-left', ...UP)
        .play('a draw')
        .last('opportunity'),
    ).toMatchObject({ number: 10 })
    const kick = match({
      ...GOAL_KICK,
      on: { h10: 'b6' },
      off: ['a2'],
      hands: [THREE, ['dribble-1-left', 'short-1-left', 'short-1-right']],
    })
    kick.play('a none', 'h none').rolls('short-4-left').play('a dribble-1-left')
    expect(kick.last('opportunity')).toEqual({ kind: 'opportunity', seat: 0, number: 10 })
    const again = match({
      ...IN_FRONT_OF_GOAL,
      off: ['a2'],
      hands: [[], []],
      faceUp: ['dribble-1-left', 'short-1-left'],
    })
    again
      .standStill()
      .rolls(...DEAL)
      .play('h wait')
    expect(again.order('out-of-cards', 'opportunity')).toEqual(['out-of-cards', 'opportunity'])
  })

  test('R23 out of cards, the line the carrier stands in counts, wherever he has been pushed', () => {
    const m = match({ ...IN_FRONT_OF_GOAL, hands: [[], []], faceUp: ['dribble-1-left', 'short-1-right'] })
    m.play('h none', 'a 3-')
      .rolls(...DEAL)
      .play('h wait')
    // Pushed to b5, beside h11, a5 and a4.
    expect(m.last('out-of-cards').to).toEqual({ seat: 1, number: 4 })
  })

  test('R24 after a free kick in the final line normal play is an opportunity anyway', () => {
    const wing: Setting = {
      ball: 'h8',
      on: { h8: 'a5', a5: 'a6', h10: 'b4', h11: 'c4' },
      faceUp: ['dribble-2-right', 'short-2-right'],
      footballs: { h8: { attack: 3 }, a5: { defence: 3 } },
    }
    const m = match(wing).standStill().play('a none', 'h none')
    // So there is nothing to choose.
    expect(m.last('opportunity')).toEqual({ kind: 'opportunity', seat: 0, number: 8 })
    expect(m.phase).toBe('play-card')
  })

  test('R26 who declines the pass or has nobody to pass to does not shoot in this round', () => {
    const declined = match({ ...IN_FRONT_OF_GOAL, faceUp: ['short-1-left', 'short-1-left'] }).standStill()
    expect(declined.play('h none').phase).toBe('play-card')
    const nobody = match({ ...IN_FRONT_OF_GOAL, off: ['h11'], faceUp: ['short-1-left', 'short-1-left'] })
    expect(nobody.standStill().phase).toBe('play-card')
    expect(nobody.all('shot-begins')).toEqual([])
  })
})

describe('the shot', () => {
  test('R9a three shooting cards for each kind with two to four, spread differently', () => {
    const spread = KINDS.map((kind) =>
      (['left', 'centre', 'right'] as const).map(
        (corner) =>
          OUR_CARDS.shooting.find((card) => card.kind === kind && card.corner === corner)?.plus ?? 0,
      ),
    )
    for (const plus of spread.flat()) expect([2, 3, 4]).toContain(plus)
    expect(new Set(spread.map(String)).size).toBe(3)
  })

  const draws = (dive: string, star: boolean, corner = 'left') =>
    shot('dribble-1-left', { starKeeper: [false, star] })
      .play(`h ${corner}`, `a ${dive}`)
      .last('duel').draws

  test('R9b right guess plus, far corner minus for a regular keeper, a star loses nothing', () => {
    expect([draws('left', false), draws('centre', false), draws('right', false)]).toEqual([3, 2, 1])
    expect([draws('left', true), draws('centre', true), draws('right', true)]).toEqual([3, 2, 2])
  })

  test('R9c two cards from the middle of the final line, more from wider and deeper fields', () => {
    const { final, secondLast } = OUR_CARDS.keeping
    expect(final.middle).toBe(2)
    expect(final.wing).toBeGreaterThan(final.middle)
    expect(secondLast.middle).toBeGreaterThan(final.middle)
    expect(secondLast.wing).toBeGreaterThan(secondLast.middle)
  })

  test('R9d left is the shooter’s left for both: left against left is a right guess for either seat', () => {
    expect(draws('left', false)).toBe(3)
    const away = match({
      ball: 'a10',
      on: { a10: 'c1' },
      opportunity: true,
      hands: IN_FRONT_OF_GOAL.hands,
      faceUp: ['short-1-left', 'dribble-1-left'],
    })
    away.standStill().play('a shoot', 'a left', 'h left')
    expect(away.last('duel')).toMatchObject({ seat: 1, symbol: 'plus' })
  })

  test('R10c against a penalty one card, a regular keeper in the far corner none', () => {
    const against = (dive: string, star = false) =>
      match({ ...PENALTY_BY_A3, starKeeper: [false, star] })
        .standStill()
        .play('h left', `a ${dive}`)
        .last('duel').draws
    expect([against('left'), against('centre'), against('right')]).toEqual([2, 1, 0])
    expect(against('right', true)).toBe(1)
  })

  test('R18 after a goal decks and used cards stay as they are', () => {
    const m = saving({ shot: { power: 6, draws: 1 } })
      .rolls('short-2-left', ...UP)
      .play('a draw')
    expect(m.goals).toEqual([1, 0])
    const { sides } = m.view('spectator')
    expect(sides.map(({ used }) => used)).toEqual([['dribble-3-left'], ['short-1-left', 'short-2-left']])
    expect(sides.map(({ deck }) => deck)).toEqual([28, 27])
  })

  test('R19 a parried ball with nobody in the final line counts as saved', () => {
    const m = saving({ on: { h10: 'b5' }, off: ['a2', 'a3'], shot: { power: 2, draws: 1 } })
    m.rolls('short-2-left', ...UP).play('a draw')
    expect([m.last('saved').total, m.phase]).toEqual([2, 'goal-kick-attack'])
  })

  test('R20 equally near to the power: a defender before an attacker, the lower number before the higher', () => {
    const parried = (power: number, setting: Setting) =>
      saving({ shot: { power, draws: 1, drawn: power - 2 }, ...setting })
        .rolls('short-2-left', ...UP)
        .play('a draw')
        .last('parried').to
    // a2 and h10 are both four away from 6.
    expect(parried(6, {})).toEqual({ seat: 1, number: 2 })
    // a3 and a5 are both one away from 4.
    expect(parried(4, { on: { a5: 'a6' }, off: ['a2'] })).toEqual({ seat: 1, number: 3 })
    // h8 and h10 are both one away from 9.
    expect(parried(9, { on: { h10: 'b6', h8: 'a6' } })).toEqual({ seat: 0, number: 8 })
  })

  test('R28 the cards a keeper draws run down the clock', () => {
    const m = saving({
      shot: { power: 9, draws: 2 },
      decks: [['long-1-left'], ['short-2-left', 'long-1-left']],
    })
    m.rolls('short-2-left').play('a draw')
    expect(m.view('spectator').sides[1].deck).toBe(1)
    m.rolls('long-1-left', 'long-1-left', 'dribble-1-left', ...DEAL).play('a draw')
    // Both decks have run out with the last draws, so the goal is the end of the half.
    expect(m.order('goal', 'half-over')).toEqual(['goal', 'half-over'])
  })

  test('R29 with more footballs than the shot the drawing ends by itself', () => {
    const m = saving({ shot: { power: 3, draws: 3 } })
      .rolls('short-4-left', ...UP)
      .play('a draw')
    expect(m.all('keeper-drew')).toHaveLength(1)
    expect(m.all('saved')).toHaveLength(1)
    // Two more were allowed, and would have run down the clock: he is not asked, and they stay in his deck.
    expect([m.phase, m.last('drawn').left]).toEqual(['goal-kick-attack', 27])
  })
})

describe('kick-offs, halves and decks', () => {
  test('R16 without number 6 the next higher number kicks off, then the next lower', () => {
    const starter = (...off: string[]) =>
      lastTurn({
        rolls: DEAL,
        off,
        ball: 'h7',
        faceUp: ['short-4-left', 'short-1-left'],
        footballs: { h7: { attack: 9 } },
      }).last('kick-off').number
    expect(starter('a6')).toBe(7)
    expect(starter('a6', 'a7', 'a8')).toBe(9)
    expect(starter('a6', 'a7', 'a8', 'a9', 'a10', 'a11')).toBe(5)
    expect(starter('a5', 'a6', 'a7', 'a8', 'a9', 'a10', 'a11')).toBe(4)
  })

  test('R17 an empty line lets a goal kick roll on', () => {
    const m = match({
      ...GOAL_KICK,
      off: ['a2', 'a3'],
      hands: [THREE, ['dribble-1-left', 'short-1-left', 'short-1-right']],
    })
    m.play('a none', 'h none').rolls('short-4-left').play('a dribble-1-left')
    expect(m.last('goal-kick-played')).toMatchObject({ line: 2, to: { seat: 1, number: 4 } })
  })

  test('R21 a temporary deck holds the used cards but not the one just laid, and is made again when it runs out', () => {
    const deck = ['dribble-1-left', 'dribble-2-left'] as const
    for (const gone of [false, true]) {
      const m = match({ ball: 'h7', decks: [[], deck], deckGone: [true, gone] })
      m.rolls('short-1-left', 'dribble-1-left').play('h short-4-right', 'a short-3-left')
      expect(m.all('temporary-deck'), `${gone}`).toEqual([{ kind: 'temporary-deck', seat: 0, count: 29 }])
      expect(m.view('spectator').sides[0]).toMatchObject({
        deck: 28,
        used: ['short-4-right'],
        temporary: true,
      })
    }
  })

  /** Away's deck runs out in the middle of the save; everything but a hand and this turn's card is used. */
  const saveGoesOn = (rules?: string) =>
    saving({
      ...(rules && { rules }),
      shot: { power: 9, draws: 3 },
      decks: [['long-2-right'], ['dribble-3-right']],
    })

  test('R21 made in the middle of a turn it holds neither what was laid nor what was drawn in it', () => {
    for (const [rules, count] of [
      [undefined, 28],
      ['hat-trick-1', 30],
    ] as const) {
      const m = saveGoesOn(rules).rolls('dribble-3-right', 'short-4-left').play('a draw', 'a draw')
      // 32 without a hand of two, the card laid and the one drawn: at first both were drawn from again.
      expect(m.last('temporary-deck')).toEqual({ kind: 'temporary-deck', seat: 1, count })
      const [, away] = m.view('spectator').sides
      expect(away.thisTurn).toEqual(rules ? undefined : ['short-1-left', 'short-4-left', 'dribble-3-right'])
    }
  })

  test('R21 the same printed card cannot be drawn twice in one save', () => {
    const deck = (m: Match) => {
      const { sides } = hatTrick.position(m.state) as { sides: readonly { deck: readonly string[] }[] }
      return expectDefined(sides[1]).deck.filter((card) => card === 'dribble-3-right')
    }
    const now = saveGoesOn().rolls('dribble-3-right', 'short-4-left').play('a draw', 'a draw')
    expect(deck(now)).toEqual([])
    const then = saveGoesOn('hat-trick-1').rolls('dribble-3-right', 'short-4-left').play('a draw', 'a draw')
    expect(deck(then)).toEqual(['dribble-3-right'])
    // From the next turn on they are used cards as any others.
    now.rolls('long-2-right', 'short-2-left', ...DEAL).play('a stop')
    expect(now.view('spectator').sides[1].thisTurn).toEqual([])
  })

  test('R21 with nothing left to make a deck of the keeper draws no more, but a hand is drawn up', () => {
    const position = positionOf({
      ...IN_FRONT_OF_GOAL,
      phase: 'save',
      faceUp: ['dribble-3-left', 'short-1-left'],
      shot: { power: 9, draws: 3 },
      decks: [['long-2-right', 'long-2-left'], []],
    })
    const [home, away] = position.sides as readonly [Position, Position & { used: readonly string[] }]
    const chance = new SampledChance(1)
    const log = new Log<HatTrickEvent>()
    // Everything that was used was used in this turn.
    const all = { ...position, sides: [home, { ...away, thisTurn: away.used }] }
    const state = expectOk(hatTrick.fromPosition(all, chance, log))
    hatTrick.apply(state, 1, hatTrick.read(state, 1, 'draw'), chance, log)
    const told = log.heardBy('spectator').map(({ kind }) => kind)
    expect(told).not.toContain('keeper-drew')
    expect(told.indexOf('keeper-stopped')).toBeLessThan(told.indexOf('temporary-deck'))
    expect(told).toContain('goal')
    expect(state.handLeft[1]).toBe(3)
  })

  test('R22 goals, yellow cards and dismissals carry over, hands and decks do not', () => {
    const m = lastTurn({ rolls: DEAL, goals: [3, 2], yellow: [true, true], off: ['h2'] })
    const { sides } = m.view('spectator')
    expect([m.goals, sides.map(({ yellow }) => yellow), m.field('h2')]).toEqual([[3, 2], [true, true], null])
    expect(sides.map(({ used, deck, hand }) => [used.length, deck, hand])).toEqual([
      [0, 29, 3],
      [0, 29, 3],
    ])
  })

  test('R11a no half ends in the two outermost lines at either end', () => {
    const at = (row: number) => {
      const field = `b${row}`
      // Everybody else has left the column and the lines ahead, so h6 gives the short pass to himself.
      const off = ['h2', 'h3', 'h4', 'h5', 'h7', 'h8', 'h9', 'h10', 'h11'].filter((id) => id !== 'h6')
      const m = match({
        ball: 'h6',
        on: { h6: field },
        off,
        faceUp: ['short-4-left', 'short-1-left'],
        footballs: { h6: { attack: 9 } },
        decks: [[], []],
        rolls: row === 3 || row === 4 ? DEAL : [],
      })
      return m.standStill().all('half-over').length
    }
    expect([1, 2, 3, 4, 5].map(at)).toEqual([0, 0, 1, 1, 0])
  })

  /** The ball will be in the fifth line; with h10 one field on it will be in the final one. */
  const near = (late: number, rules?: string, on: string = 'b4'): Setting => ({
    ...TIME_IS_UP,
    ...(rules && { rules }),
    ball: 'h9',
    on: { h10: on, h8: on === 'b4' ? 'a5' : 'a6', ...(on === 'b5' && { h9: 'd5' }) },
    footballs: { h10: { attack: 9 }, a7: { defence: 1 }, a3: { defence: 1 } },
    late,
  })
  const whistled = (setting: Setting) => {
    const m = match(setting).standStill()
    return m.all('half-over').map(({ guard }) => guard)
  }

  test('R11b the guard: 24 further turns, at first six', () => {
    expect(whistled(near(23))).toEqual([])
    expect(whistled({ ...near(24), rolls: DEAL })).toEqual([true])
    expect(whistled(near(5, 'hat-trick-1'))).toEqual([])
    expect(whistled({ ...near(6, 'hat-trick-1'), rolls: DEAL })).toEqual([true])
  })

  test('R11b no half ends where a scoring opportunity is due; at first it did', () => {
    const due = { ball: 'h11', on: {}, faceUp: ['dribble-4-left', 'short-1-left'] } as const
    const reaches = (late: number, rules?: string) => ({ ...near(late, rules), ...due })
    for (const late of [24, 30, 47]) {
      const m = match(reaches(late)).standStill()
      expect([m.ball, m.field('h10'), m.all('half-over')]).toEqual(['h10', 'b6', []])
      expect(m.last('opportunity')).toMatchObject({ number: 10 })
    }
    expect(whistled({ ...reaches(6, 'hat-trick-1'), rolls: DEAL })).toEqual([true])
    // And a match is finite whatever the coaches do: 24 more opportunities, and not one in all eternity.
    expect(whistled({ ...reaches(48), rolls: DEAL })).toEqual([true])
  })

  test('R11b nor in one chosen at a free kick, however late it is', () => {
    const m = match({ ...FOUL_BY_A7, decks: [[], []], late: 24 }).standStill()
    m.play('a none', 'h none', 'h opportunity')
    expect([m.all('half-over'), m.phase]).toEqual([[], 'play-card'])
    expect(m.last('opportunity')).toMatchObject({ number: 6 })
  })

  test('R11c an opportunity chosen at a free kick is played to its end, normal play may be over at once', () => {
    const kick = (choice: string, rolls: readonly string[]) =>
      match({ ...FOUL_BY_A7, decks: [[], []] })
        .standStill()
        .rolls(...rolls)
        .play('a none', 'h none', `h ${choice}`)
    expect(kick('opportunity', []).all('half-over')).toEqual([])
    expect(kick('play-on', DEAL).all('half-over')).toHaveLength(1)
  })

  test('R12a a coin for extra time and another for the shoot-out', () => {
    const options = { extraTime: true, shootOut: true }
    for (const coin of [0, 1] as const) {
      expect(lastTurn({ options, half: 2, rolls: [coin, ...DEAL] }).last('kick-off')).toMatchObject({
        seat: coin,
      })
      expect(lastTurn({ options, half: 3, rolls: [coin, 'long-1-left'] }).last('shoot-out').seat).toBe(coin)
    }
  })

  const penalty = (setting: Setting) =>
    match({
      options: { shootOut: true },
      phase: 'save',
      faceUp: ['dribble-4-left', 'short-1-left'],
      shootOut: { taken: [2, 2], scored: [1, 1] },
      ...setting,
    })

  test('R12b the shoot-out goes on with the decks as they are, and with temporary ones', () => {
    const m = penalty({ shot: { power: 8, draws: 1 }, decks: [[], ['short-2-left']] })
    m.rolls('short-2-left', 'dribble-4-left').play('a draw')
    expect(m.last('keeper-drew').card).toBe('short-2-left')
    expect(m.last('temporary-deck')).toMatchObject({ seat: 1 })
    expect(m.last('penalty-taken')).toEqual({ kind: 'penalty-taken', seat: 1, card: 'dribble-4-left' })
  })

  test('R12c a parried penalty is no goal, and the other team is next', () => {
    const m = penalty({ shot: { power: 4, draws: 1 } })
      .rolls('short-4-left', 'dribble-4-left')
      .play('a draw')
    expect(m.last('penalty-result')).toMatchObject({ scored: false, score: [1, 1] })
    expect([m.all('parried').length, m.last('penalty-taken').seat]).toEqual([0, 1])
  })

  test('R12d after forty pairs of sudden death lots are drawn', () => {
    const shootOut = { taken: [45, 44], scored: [9, 9], pairs: 40 } as const
    const faceUp = ['short-1-left', 'dribble-1-left'] as const
    const m = penalty({ shootOut, ball: 'a6', faceUp, shot: { power: 4, draws: 1 } })
    m.rolls('short-4-left', 1).play('h draw')
    expect(m.outcome).toEqual({ goals: [0, 0], winner: 1, by: 'lots', shootOut: [9, 9] })
  })
})
