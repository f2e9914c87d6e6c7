import { describe, expect, test } from 'vitest'
import { match } from '../match.ts'
import { PLAIN } from './printed.ts'
import { playRound } from './rounds.ts'

const HOME = ['tsubasa', 'oda', 'one-two', 'injury']
const AWAY = ['hyuga', 'koike', 'long-shot', 'exhaustion']
/** Cards in hand, in the draw pile and in the discard pile, match cards of both halves among them. */
const FULL_TIME = {
  half: 2,
  round: 6,
  goals: [1, 1],
  hands: [
    ['tsubasa', 'one-two'],
    ['long-shot', 'hyuga'],
  ],
  discards: [['injury'], ['exhaustion']],
  decks: [
    ['oda', 'taki', 'izawa'],
    ['koike', 'imai', 'furuta'],
  ],
  out: ['kisugi', 'foul'],
} as const

describe('Extra time', () => {
  test('§10.1 all cards are shuffled, lots are drawn for the attack, and everybody holds four', () => {
    for (const lot of ['home', 'away'] as const) {
      const m = playRound(match(FULL_TIME), 'lost', lot, ...HOME, ...AWAY)
      expect(m.all('extra-time')).toHaveLength(1)
      expect([m.half, m.round, m.attacker, m.awaiting]).toEqual([3, 1, lot, [lot]])
      expect(m.last('kick-off')).toEqual({
        kind: 'kick-off',
        seat: lot === 'home' ? 0 : 1,
        half: 3,
        minute: 90,
      })
      expect([...m.hand('home')].sort()).toEqual([...HOME].sort())
      expect([...m.hand('away')].sort()).toEqual([...AWAY].sort())
      expect([...m.deck('home'), ...m.discard('home')].sort()).toEqual(['izawa', 'taki'])
      expect([...m.deck('away'), ...m.discard('away')].sort()).toEqual(['furuta', 'imai'])
      expect(m.out).toEqual(expect.arrayContaining(['kisugi', 'foul']))
    }
  })

  test('§10.1 there are no match cards any more', () => {
    const m = playRound(match(FULL_TIME), 'lost')
    expect([m.phase, m.field, m.view().matchLeft]).toEqual(['turn', [], 0])
    for (const end of ['pass', 'lost'] as const) playRound(m, end)
    expect(m.all('match-card')).toEqual([])
    expect(m.all('field')).toEqual([])
  })

  test('§10.1 the limit is seven, for abilities as well', () => {
    const cards = {
      ishizaki: { ...PLAIN, abilities: [{ do: 'play' }] },
      oda: PLAIN,
      koike: PLAIN,
    } as const
    const five = {
      half: 3,
      cards,
      areas: [
        ['taki', 'izawa', 'iwami'],
        ['imai', 'furuta'],
      ],
      hands: [
        ['ishizaki', 'oda'],
        ['koike', 'hyuga'],
      ],
    } as const
    const m = match(five)
    expect(m.view().limit).toBe(7)
    m.play('home: oda', 'away: koike')
    expect(m.last('played').cards).toBe(7)
    expect(m.last('attack-over')).toEqual({ kind: 'attack-over', by: 'limit' })
    expect(m.phase).toBe('action')
    // Under the limit the ability brings the seventh; as the seventh card it brings none.
    const sixth = match(five).play('home: ishizaki', 'home: use-1')
    expect(sixth.last('attack-over').by).toBe('limit')
    const seventh = match({
      ...five,
      areas: [
        ['taki', 'izawa', 'iwami'],
        ['imai', 'furuta', 'koike'],
      ],
      hands: [['ishizaki', 'oda'], ['hyuga']],
    })
    seventh.play('home: ishizaki')
    expect(seventh.all('ability')).toEqual([])
    expect(seventh.phase).toBe('action')
    expect(match({ ...five, half: 2 }).view().limit).toBe(9)
  })

  test('§10.1 tokens and bookings stay', () => {
    const pool = [
      { shot: 4, pass: 1, defence: 0 },
      { shot: 0, pass: 5, defence: 2 },
    ] as const
    const m = playRound(match({ ...FULL_TIME, pool, booking: ['red', 'yellow'] }), 'lost')
    expect([m.half, m.pool('home'), m.pool('away')]).toEqual([3, ...pool])
    expect([m.booking('home'), m.booking('away')]).toEqual(['red', 'yellow'])
  })

  test('§10.2 two halves of two rounds: the other coach starts the second, with cards shuffled again', () => {
    for (const extraKickOff of ['home', 'away'] as const)
      for (const attacker of ['home', 'away'] as const) {
        const m = match({ ...FULL_TIME, half: 3, round: 1, extraKickOff, attacker })
        playRound(m, 'lost')
        expect([m.half, m.round, m.attacker]).toEqual([3, 2, attacker === 'home' ? 'away' : 'home'])
        playRound(m, 'lost', ...HOME, ...AWAY)
        const starts = extraKickOff === 'home' ? 'away' : 'home'
        expect([m.half, m.round, m.attacker]).toEqual([4, 1, starts])
        expect(m.last('kick-off')).toMatchObject({ half: 4, minute: 105 })
        expect(m.last('half-over')).toMatchObject({ half: 3, minute: 105 })
        // One extra time, one lot.
        expect(m.all('extra-time')).toEqual([])
        expect([...m.hand('home')].sort()).toEqual([...HOME].sort())
        expect([...m.hand('away')].sort()).toEqual([...AWAY].sort())
        expect([m.discard('home'), m.discard('away')]).toEqual([[], []])
        playRound(m, 'lost')
        expect([m.half, m.round, m.outcome]).toEqual([4, 2, undefined])
        playRound(m, 'lost')
        expect(m.outcome).toBeDefined()
        expect(m.last('half-over')).toMatchObject({ half: 4, minute: 120 })
      }
  })

  test('§10.2 a lead after its first half ends nothing yet', () => {
    const m = playRound(match({ ...FULL_TIME, half: 3, round: 2 }), 'goal')
    expect([m.half, m.goals, m.outcome]).toEqual([4, [2, 1], undefined])
  })

  test('§10.3 the second round goes on until a goal or the loss of the ball, the first does not', () => {
    for (const end of ['goal', 'lost', 'pass'] as const) {
      const first = playRound(match({ ...FULL_TIME, half: 3, round: 1 }), end)
      expect([first.half, first.round, first.all('half-over')]).toEqual([3, 2, []])
      expect(first.order('round', 'stoppage')).toEqual(['round', 'stoppage'])
      expect(first.last('stoppage')).toEqual({ kind: 'stoppage', half: 3 })
      expect([first.view().late, first.view().stoppage]).toEqual([true, 0])
    }
    const m = playRound(match({ ...FULL_TIME, half: 3, round: 2 }), 'pass')
    expect([m.half, m.round, m.last('round').stoppage]).toEqual([3, 3, 1])
    playRound(m, 'pass')
    expect([m.half, m.round, m.last('round').stoppage]).toEqual([3, 4, 2])
    // It began once.
    expect(m.all('stoppage')).toEqual([])
    playRound(m, 'goal')
    expect([m.half, m.goals]).toEqual([4, [2, 1]])
    expect(playRound(match({ ...FULL_TIME, half: 4, round: 2 }), 'pass').outcome).toBeUndefined()
  })

  test('§10.4 still level: both are champions; otherwise more goals have won', () => {
    const level = playRound(match({ ...FULL_TIME, half: 4, round: 2 }), 'lost')
    expect(level.outcome).toEqual({ goals: [1, 1], by: 'joint-champions' })
    expect(level.last('full-time').outcome).toEqual(level.outcome)
    expect(level.view()).toMatchObject({ phase: 'over', outcome: level.outcome, minute: 120 })
    const home = playRound(match({ ...FULL_TIME, half: 4, round: 2 }), 'goal')
    expect(home.outcome).toEqual({ goals: [2, 1], winner: 0, by: 'extra-time' })
    const away = playRound(match({ ...FULL_TIME, half: 4, round: 2, goals: [0, 2] }), 'goal')
    expect(away.outcome).toEqual({ goals: [1, 2], winner: 1, by: 'extra-time' })
  })
})
