import { describe, expect, test } from 'vitest'
import { match } from '../match.ts'
import { ACTS_H6, IN_FRONT_OF_GOAL } from './stories.ts'

const PLAIN = ['short-1-left', 'short-1-left'] as const

describe('The turn', () => {
  test('§4.1 both lay a card face down, draw, and the cards are revealed together', () => {
    const hands = [
      ['short-4-left', 'short-1-right', 'long-2-left'],
      ['long-4-right', 'short-3-left', 'dribble-2-left'],
    ] as const
    const m = match({ hands })
    expect(m.awaiting).toEqual(['home', 'away'])
    expect(m.request(0)).toMatchObject({ atOnce: true, rule: '4.1' })
    expect(m.refusal('h long-4-right')).toBe('not-in-hand §4.1')
    m.play('h short-4-left')
    expect(m.awaiting).toEqual(['away'])
    expect(JSON.stringify([m.view('away'), m.heardBy('away')])).not.toContain('short-4-left')
    expect(m.view('away').sides[0].laid).toBe(true)
    m.rolls('dribble-1-left', 'dribble-1-right').play('a long-4-right')
    expect(m.order('card-laid', 'drawn', 'revealed')).toEqual([
      ...['card-laid', 'card-laid', 'drawn', 'drawn', 'revealed'],
    ])
    expect(m.last('revealed').cards).toEqual(['short-4-left', 'long-4-right'])
    expect(m.phase).toBe('attack-move')
  })

  test('§4.1 in a scoring opportunity nobody draws', () => {
    const { hands: _, ...threeCards } = IN_FRONT_OF_GOAL
    const m = match(threeCards).play('h short-3-left', 'a short-3-right')
    expect(m.all('drawn')).toEqual([])
    expect(m.view('spectator').sides.map(({ hand }) => hand)).toEqual([2, 2])
  })

  test('§4.2 one step forward or back, to a free field or in exchange for whoever stands there', () => {
    const m = match({ ...ACTS_H6, faceUp: ['short-1-left', 'short-1-right'] })
    // 7 has the ball; 6 is free to move, 2 has nothing behind him.
    expect(m.options(0)).toEqual(['none', '2+', '4+', '4-', '6+', '6-', '8+', '8-', '10+', '10-'])
    expect(m.refusal('h 2-')).toBe('end-of-the-pitch §4.2')
    m.play('h 4-')
    expect(m.last('moved')).toEqual({ kind: 'moved', seat: 0, number: 4, forward: false, to: 'a1' })
    const exchange = match({ ...ACTS_H6, faceUp: PLAIN }).play('h 8+')
    expect(exchange.last('moved')).toMatchObject({ number: 8, to: 'a5', with: { seat: 1, number: 5 } })
    expect([exchange.field('h8'), exchange.field('a5')]).toEqual(['a5', 'a4'])
  })

  test('§4.2 a move may change places with a team-mate, too', () => {
    const m = match({ ...ACTS_H6, on: { h8: 'a3' }, faceUp: PLAIN }).play('h 4+')
    expect([m.field('h4'), m.field('h8')]).toEqual(['a3', 'a2'])
    expect(m.last('moved').with).toEqual({ seat: 0, number: 8 })
  })

  test('§4.3 the carrier does not move, and nobody changes places with him', () => {
    const m = match({ ball: 'h6', on: { h10: 'b4' }, faceUp: PLAIN })
    expect(m.refusal('h 6+')).toBe('carrier-does-not-move §4.3')
    expect(m.refusal('h 10-')).toBe('carrier-is-not-displaced §4.3')
    // Even the defender's step back to where he came from is allowed.
    const undone = match({ ...ACTS_H6, faceUp: ['short-1-left', 'short-1-right'] }).play('h 8+', 'a 5-')
    expect([undone.field('h8'), undone.field('a5')]).toEqual(['a4', 'a5'])
  })

  test('§4.4 the ball goes to the nearest team-mate in the line', () => {
    const m = match({ ball: 'h6', on: { h9: 'd3' }, faceUp: PLAIN }).play('h none')
    expect(m.last('sideways')).toEqual({ kind: 'sideways', seat: 0, from: 6, to: 7 })
    expect(m.phase).toBe('defence-move')
  })

  test('§4.4 of two equally near the coach chooses; a farther one is not the nearest', () => {
    const m = match({ ball: 'h6', on: { h8: 'a3', h9: 'd3' }, faceUp: PLAIN }).play('h none')
    expect([...m.options(0)].sort()).toEqual(['7', '8'])
    expect(m.refusal('h 9')).toBe('not-the-nearest §4.4')
    m.play('h 8')
    expect(m.last('sideways').to).toBe(8)
  })

  test('§4.4 alone in his line the carrier keeps the ball; his own move may have left him alone', () => {
    const m = match({ ball: 'h7', faceUp: PLAIN }).play('h 6+')
    expect(m.last('no-team-mate')).toEqual({ kind: 'no-team-mate', seat: 0, number: 7 })
    expect([m.ball, m.phase]).toEqual(['h7', 'defence-move'])
  })

  test('§4.5 then the defender moves by his own card, but does not displace the new carrier', () => {
    const m = match({ ...ACTS_H6, faceUp: ['short-1-left', 'short-1-right'] }).play('h none')
    expect(m.ball).toBe('h6')
    expect(m.request(1)).toMatchObject({ kind: 'defence-move', rule: '4.5' })
    // a7 stands before h6, who has the ball by now.
    expect(m.refusal('a 7+')).toBe('carrier-is-not-displaced §4.3')
    expect(m.refusal('a 8+')).toBe('player-of-other-side §2.3')
    expect(m.refusal('a 9+')).toBe('legal')
    m.play('a 9+')
    expect(m.field('a9')).toBe('a2')
  })

  test('§4.6 the attacker’s card is carried out, of the defender’s only the power counts', () => {
    const actions = ['short-2-left', 'long-2-left', 'dribble-2-left'].map((answer) => {
      const m = match({ ...ACTS_H6, faceUp: ['dribble-1-left', answer] }).standStill()
      return [m.last('comparison').action, m.last('comparison').cards]
    })
    expect(actions).toEqual(new Array(3).fill(['dribble', [1, 2]]))
  })

  test('§4.7 a new turn begins, whoever has the ball is the attacker', () => {
    const lost = match({
      ...ACTS_H6,
      faceUp: ['short-1-left', 'short-4-left'],
      footballs: { h6: { attack: 1 }, h7: { attack: 1 } },
    })
    lost.standStill()
    expect(lost.last('turn')).toEqual({ kind: 'turn', seat: 1, number: 8, line: 4 })
    expect(lost.request(1)?.prompt.about.role).toBe('attack')
    expect([lost.phase, lost.ball]).toEqual(['play-card', 'a8'])
  })

  test('§4.7 in the final line the turn is a scoring opportunity', () => {
    const m = match({ ball: 'h11', off: ['a3'], faceUp: ['dribble-1-left', 'short-1-right'] })
    m.standStill()
    expect(m.last('opportunity')).toEqual({ kind: 'opportunity', seat: 0, number: 10 })
  })
})
