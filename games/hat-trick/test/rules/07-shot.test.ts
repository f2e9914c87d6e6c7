import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Corner, Kind } from '../../vocabulary.ts'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL, shot } from './stories.ts'

const plus = (kind: Kind, corner: Corner) =>
  OUR_CARDS.shooting.find((card) => card.kind === kind && card.corner === corner)?.plus ?? 0

/** After the shot: both hands are drawn up from two to three. */
const HANDS = ['long-1-left', 'long-1-left'] as const
/** A shot of power 6 with two cards for the keeper, whatever the shooting cards show. */
const power6 = (setting: Setting = {}) =>
  match({
    ...IN_FRONT_OF_GOAL,
    phase: 'save',
    faceUp: ['dribble-3-left', 'short-1-left'],
    shot: { power: 6, draws: 2 },
    ...setting,
  })

describe('The shot', () => {
  test('§7.1 the card that led to it gives colour and power', () => {
    for (const kind of ['short', 'long', 'dribble'] as const) {
      const begun = match({ ...IN_FRONT_OF_GOAL, faceUp: [`${kind}-4-left`, 'short-2-left'] }).standStill()
      if (kind !== 'dribble') begun.play('h 11')
      begun.play('h shoot')
      expect(begun.last('shot-begins')).toMatchObject({
        action: kind,
        from: kind === 'dribble' ? 'b6' : 'c5',
      })
      begun.play('h left', 'a left')
      expect(begun.last('duel').power).toBe(4 + plus(kind, 'left'))
    }
  })

  test('§7.2 both choose face down and show together', () => {
    const m = shot('dribble-2-left')
    expect(m.awaiting).toEqual(['home', 'away'])
    expect(m.request(1)).toMatchObject({ atOnce: true, rule: '7.2' })
    expect(m.options(0)).toEqual(['left', 'centre', 'right'])
    m.play('h right')
    expect(m.view('away').sides[0].corner).toBe(true)
    expect(JSON.stringify([m.view('away'), m.heardBy('away')])).not.toContain('"right"')
    m.play('a left')
    expect(m.last('duel')).toMatchObject({ seat: 0, shot: 'right', dive: 'left' })
  })

  test('§7.3 power: the card and the shooting card, two to four', () => {
    for (const corner of ['left', 'centre', 'right'] as const) {
      expect(plus('dribble', corner)).toBeGreaterThanOrEqual(2)
      expect(plus('dribble', corner)).toBeLessThanOrEqual(4)
      const m = shot('dribble-3-left').play(`h ${corner}`, 'a centre')
      expect(m.last('duel').power).toBe(3 + plus('dribble', corner))
    }
  })

  test('§7.4 two cards from the middle of the final line, three from outside and from the middle before it, four from there', () => {
    const draws = (on: Record<string, string>, ball = 'h10') =>
      shot('dribble-2-left', { on, ball }).play('h left', 'a centre').last('duel').draws
    expect(draws({ h10: 'b6' })).toBe(2)
    expect(draws({ h11: 'c6' }, 'h11')).toBe(2)
    expect(draws({ h8: 'a6' }, 'h8')).toBe(3)
    expect(draws({ h9: 'd6' }, 'h9')).toBe(3)
    expect(draws({ h10: 'b5' })).toBe(3)
    expect(draws({ h8: 'a5', h10: 'b4', h11: 'c4' }, 'h8')).toBe(4)
  })

  const guess = (dive: string, setting: Setting = {}, corner = 'left') => {
    const { symbol, draws } = shot('dribble-2-left', setting).play(`h ${corner}`, `a ${dive}`).last('duel')
    return [symbol, draws]
  }

  test('§7.5 a right guess one more, the far corner one fewer, the centre nothing', () => {
    expect(guess('left')).toEqual(['plus', 3])
    expect(guess('centre')).toEqual(['none', 2])
    expect(guess('right')).toEqual(['minus', 1])
    expect(guess('left', {}, 'right')).toEqual(['minus', 1])
    expect(guess('left', {}, 'centre')).toEqual(['none', 2])
    expect(guess('centre', {}, 'centre')).toEqual(['plus', 3])
  })

  test('§7.5 a star keeper loses nothing', () => {
    expect(guess('right', { starKeeper: [false, true] })).toEqual(['none', 2])
    expect(guess('left', { starKeeper: [false, true] })).toEqual(['plus', 3])
    expect(guess('right', { starKeeper: [true, false] })).toEqual(['minus', 1])
  })

  test('§7.6 he draws card by card and may stop at any time', () => {
    const m = power6()
    expect([m.awaiting, m.options(1), m.request(1)?.rule]).toEqual([['away'], ['draw', 'stop'], '7.6'])
    m.rolls('short-2-left').play('a draw')
    expect(m.last('keeper-drew')).toMatchObject({ card: 'short-2-left', total: 2, power: 6 })
    expect(m.view('spectator').sides[1].used).toContain('short-2-left')
    expect(m.view('spectator').sides[1].hand).toBe(2)
    m.rolls(...HANDS).play('a stop')
    expect(m.last('keeper-stopped')).toMatchObject({ total: 2 })
    expect(m.goals).toEqual([1, 0])
  })

  test('§7.6 with more footballs than the shot the drawing ends by itself', () => {
    const m = power6({ shot: { power: 3, draws: 2 } })
    m.rolls('short-4-left', ...HANDS).play('a draw')
    expect(m.last('saved')).toMatchObject({ seat: 1, total: 4, power: 3 })
  })

  test('§7.6 level, he may still draw to hold the ball', () => {
    const m = power6({ shot: { power: 4, draws: 2 } })
      .rolls('short-4-left')
      .play('a draw')
    expect(m.phase).toBe('save')
    m.rolls('dribble-1-left', ...HANDS).play('a draw')
    expect(m.last('saved').total).toBe(5)
  })

  test('§7.7 fewer: a goal, everybody to his place, number 6 of the other team kicks off', () => {
    const m = power6({ goals: [1, 2] })
    m.rolls('short-2-left', 'short-3-left', ...HANDS).play('a draw', 'a draw')
    expect(m.last('goal')).toMatchObject({ seat: 0, number: 10, goals: [2, 2] })
    expect(m.last('kick-off')).toMatchObject({ half: 1, seat: 1, number: 6 })
    expect([m.ball, m.field('h10'), m.field('a3')]).toEqual(['a6', 'b5', 'b6'])
    expect(m.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 3])
    expect(m.view('spectator').opportunity).toBe(false)
  })

  /** A parry of a shot of this power, with these in the final line. */
  const parried = (power: number, setting: Setting) => {
    const m = power6({ shot: { power, draws: 1, drawn: power - 2 }, ...setting })
    m.rolls('short-2-left', ...HANDS).play('a draw')
    return m
  }

  test('§7.8 as many: parried, to the number nearest to the power in the final line', () => {
    const toDefender = parried(4, {})
    expect(toDefender.last('parried').to).toEqual({ seat: 1, number: 2 })
    expect(toDefender.last('turn')).toMatchObject({ seat: 1, number: 2 })
    const toAttacker = parried(7, {})
    expect(toAttacker.last('parried').to).toEqual({ seat: 0, number: 10 })
    expect(toAttacker.last('opportunity')).toMatchObject({ seat: 0, number: 10 })
    expect(toAttacker.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 3])
  })

  test('§7.8 equally near: a defender first, then the lower number; nobody there: saved', () => {
    expect(parried(6, {}).last('parried').to).toEqual({ seat: 1, number: 2 })
    const twoDefenders = parried(4, { on: { h10: 'b5', a5: 'a6', h8: 'a4' }, off: ['a2'] })
    expect(twoDefenders.last('parried').to).toEqual({ seat: 1, number: 3 })
    const nobody = parried(6, { on: { h10: 'b5' }, off: ['a2', 'a3'] })
    expect(nobody.all('parried')).toEqual([])
    expect([nobody.last('saved').total, nobody.phase]).toEqual([6, 'goal-kick-attack'])
    // A penalty is over by then as well.
    const penalty = parried(6, { on: { h10: 'b5' }, off: ['a2', 'a3'], penalty: true })
    expect([penalty.phase, penalty.state.penalty]).toEqual(['goal-kick-attack', 0])
  })

  test('§7.9 more: saved, and a goal kick follows', () => {
    const m = power6()
      .rolls('short-4-left', 'short-3-left', ...HANDS)
      .play('a draw', 'a draw')
    expect(m.order('saved', 'goal-kick')).toEqual(['saved', 'goal-kick'])
    expect([m.ball, m.phase, m.goals]).toEqual(['a', 'goal-kick-attack', [0, 0]])
  })
})
