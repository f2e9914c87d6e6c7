import { describe, expect, test } from 'vitest'
import { match } from '../match.ts'
import { FOUL_BY_A7, GOAL_KICK, PENALTY_BY_A3 } from './stories.ts'

describe('The goal kick', () => {
  const HANDS = [
    ['short-1-left', 'short-1-right', 'short-2-left'],
    ['short-4-left', 'long-4-left', 'dribble-4-left'],
  ] as const

  test('§8.1 both draw up to three, and the kicking team is the attacker', () => {
    const m = match({
      ball: 'h10',
      on: { h10: 'b6' },
      phase: 'save',
      opportunity: true,
      faceUp: ['dribble-1-left', 'short-2-left'],
      hands: [['short-1-left'], ['short-1-left']],
      shot: { power: 3, draws: 1 },
    })
    m.rolls('short-4-left', 'long-1-left', 'long-1-right', 'long-1-left', 'long-1-right').play('a draw')
    expect(m.all('drawn').map(({ seat, cards }) => [seat, cards.length])).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(m.last('goal-kick')).toEqual({ kind: 'goal-kick', seat: 1 })
    expect([m.awaiting, m.view('spectator').possession]).toEqual([['away'], 'away'])
  })

  test('§8.2 one move each, of either side; nobody displaces who has just moved', () => {
    const m = match({ ...GOAL_KICK, hands: HANDS })
    expect(m.refusal('a 4+')).toBe('legal')
    expect(m.refusal('a 5+')).toBe('legal')
    m.play('a 7+')
    // a7 stands on b3 now, h6 on b4; the way back is closed to h6, 2 lines up the column h10 is free to go.
    expect([m.field('a7'), m.field('h6')]).toEqual(['b3', 'b4'])
    expect(m.refusal('h 6-')).toBe('has-just-moved §8.2')
    expect(m.refusal('h 10-')).toBe('legal')
    m.play('h 11-')
    expect([m.phase, m.awaiting]).toEqual(['goal-kick-card', ['away']])
    const stayed = match({ ...GOAL_KICK, hands: HANDS }).play('a none')
    expect(stayed.refusal('h 6+')).toBe('legal')
  })

  test('§8.3 dribble: first line, short pass: second, long ball: third, to the lowest number of both', () => {
    const kick = (card: string) => {
      const m = match({ ...GOAL_KICK, hands: HANDS }).play('a none', 'h none')
      m.rolls('short-1-left').play(`a ${card}`)
      const { line, to } = m.last('goal-kick-played')
      return [line, to.seat, to.number]
    }
    expect(kick('dribble-4-left')).toEqual([1, 1, 2])
    expect(kick('short-4-left')).toEqual([2, 1, 4])
    expect(kick('long-4-left')).toEqual([3, 1, 6])
  })

  test('§8.3 the kicking coach draws a new card; equal numbers go to the other team', () => {
    const m = match({ ...GOAL_KICK, hands: HANDS, on: { h6: 'b4' } }).play('a none', 'h none')
    m.rolls('short-1-left').play('a long-4-left')
    expect(m.last('goal-kick-played').to).toEqual({ seat: 0, number: 6 })
    expect(m.all('drawn')).toHaveLength(1)
    expect(m.view('spectator').sides.map(({ hand }) => hand)).toEqual([3, 3])
    expect(m.last('turn')).toMatchObject({ seat: 0, number: 6, line: 4 })
  })
})

describe('Fouls', () => {
  test('§9.1 the lowest number in the line fouls, of the line the ball is meant for, or the man ahead', () => {
    const level = { h6: { attack: 2 }, h7: { attack: 1 }, a8: { defence: 2 }, a9: { defence: 1 } }
    const short = match({ ball: 'h7', faceUp: ['short-2-left', 'short-2-left'], footballs: level })
    expect(short.standStill().last('foul')).toMatchObject({ seat: 1, number: 8 })
    const far = { h10: { attack: 2 }, h11: { attack: 1 }, a4: { defence: 2 }, a5: { defence: 1 } }
    const long = match({ ball: 'h7', faceUp: ['long-2-left', 'short-2-left'], footballs: far })
    expect(long.standStill().play('h 2-lines').last('foul')).toMatchObject({ seat: 1, number: 4 })
    expect(long.ball).toBe('h10')
    expect(match(FOUL_BY_A7).standStill().last('foul')).toMatchObject({ seat: 1, number: 7 })
  })

  test('§9.2 a yellow card for the team; the next is given back and the fouler is sent off', () => {
    const first = match(FOUL_BY_A7).standStill()
    expect(first.last('foul').card).toBe('yellow')
    expect(first.view('spectator').sides.map(({ yellow }) => yellow)).toEqual([false, true])
    expect(first.field('a7')).toBe('b3')
    const second = match({ ...FOUL_BY_A7, yellow: [false, true] }).standStill()
    expect(second.last('foul').card).toBe('red')
    expect(second.view('spectator').sides.map(({ yellow }) => yellow)).toEqual([false, false])
    expect([second.field('a7'), second.field('h6')]).toEqual([null, 'b4'])
    expect(second.refusal('a 7+')).toBe('player-sent-off §9.2')
    // The yellow card of the other team is none of their business.
    const theirs = match({ ...FOUL_BY_A7, yellow: [true, false] }).standStill()
    expect(theirs.last('foul').card).toBe('yellow')
  })

  test('§9.3 free kick: the defender moves first, then the attacker, either side', () => {
    const m = match(FOUL_BY_A7).standStill()
    expect(m.last('free-kick')).toEqual({ kind: 'free-kick', seat: 0, number: 6 })
    expect([m.phase, m.awaiting, m.request(1)?.rule]).toEqual(['free-kick-defence', ['away'], '9.3'])
    // h6 has the ball on b4, a7 is behind him on b3.
    expect(m.refusal('a 7-')).toBe('carrier-is-not-displaced §4.3')
    expect([m.refusal('a 4+'), m.refusal('a 5+')]).toEqual(['legal', 'legal'])
    m.play('a 6+')
    expect([m.field('a6'), m.field('h7')]).toEqual(['c3', 'c4'])
    expect(m.refusal('h 7-')).toBe('has-just-moved §9.3')
    expect(m.refusal('h 6+')).toBe('carrier-does-not-move §4.3')
    expect(m.refusal('h 10-')).toBe('carrier-is-not-displaced §4.3')
    expect([m.refusal('h 8+'), m.refusal('h 9+')]).toEqual(['legal', 'legal'])
    m.play('h none')
    expect([m.phase, m.options(0)]).toEqual(['free-kick-choice', ['opportunity', 'play-on']])
  })

  test('§9.4 a scoring opportunity wherever the ball is, or normal play', () => {
    const kick = () => match(FOUL_BY_A7).standStill().play('a none', 'h none')
    const chance = kick().play('h opportunity')
    expect(chance.last('opportunity')).toEqual({ kind: 'opportunity', seat: 0, number: 6 })
    expect([chance.phase, chance.view('spectator').opportunity]).toEqual(['play-card', true])
    const normal = kick().play('h play-on')
    expect(normal.last('turn')).toMatchObject({ seat: 0, number: 6, line: 4 })
    expect(normal.view('spectator').opportunity).toBe(false)
  })

  test('§9.5 a foul on the way to the middle of the final line: a penalty, one card fewer', () => {
    const m = match(PENALTY_BY_A3).standStill()
    expect(m.last('penalty')).toEqual({ kind: 'penalty', seat: 0, number: 10 })
    expect(m.all('free-kick')).toEqual([])
    expect([m.phase, m.field('h10'), m.view('home').shot?.penalty]).toEqual(['duel', 'b6', true])
    m.play('h left', 'a centre')
    expect(m.last('duel').draws).toBe(1)
    const draws = (dive: string) =>
      match(PENALTY_BY_A3).standStill().play('h left', `a ${dive}`).last('duel').draws
    expect([draws('left'), draws('right')]).toEqual([2, 0])
  })

  test('§9.5 on the wing of the final line it stays a free kick', () => {
    // h8 is alone in the fifth line (a5) and dribbles past a5 (a6).
    const m = match({
      ball: 'h8',
      on: { h8: 'a5', a5: 'a6', h10: 'b4', h11: 'c4' },
      faceUp: ['dribble-2-right', 'short-2-right'],
      footballs: { h8: { attack: 3 }, a5: { defence: 3 } },
    }).standStill()
    expect(m.all('penalty')).toEqual([])
    expect(m.last('free-kick')).toMatchObject({ number: 8 })
  })
})
