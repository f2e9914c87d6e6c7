import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { PLAIN, worth } from './printed.ts'
import { playRound } from './rounds.ts'

/** Two players of home's and one of away's who can be motivated, with prices and words of this story. */
const CARDS = {
  tsubasa: worth(1, 1, 1),
  ishizaki: worth(0, 0, 2),
  hyuga: worth(1, 1, 1),
  'tsubasa-motivated': { ...worth(5, 6, 2), price: { shot: 1, pass: 2 } },
  'ishizaki-motivated': { ...worth(0, 0, 5), price: { defence: 1 } },
  'hyuga-motivated': { ...worth(7, 3, 4), price: { defence: 2 } },
} as const satisfies Setting['cards']

const FULL = { shot: 5, pass: 5, defence: 5 } as const

const PLAYED = {
  options: { motivation: true },
  cards: CARDS,
  areas: [['taki', 'tsubasa'], ['hyuga']],
  hands: [
    ['oda', 'iwami'],
    ['koike', 'imai'],
  ],
  pool: [FULL, FULL],
} as const satisfies Setting

describe('Motivation', () => {
  test('§13.1 four footballers of each team have a motivation card, if the coaches agreed on it', () => {
    const { motivation } = match({ options: { motivation: true } }).view().bench
    expect(motivation).toEqual(OUR_CARDS.motivation.map(({ id }) => id))
    for (const team of ['nankatsu', 'toho'])
      expect(OUR_CARDS.motivation.filter((card) => card.team === team)).toHaveLength(4)
    expect(match().view().bench.motivation).toEqual([])
    const without = match({ ...PLAYED, options: {} })
    expect(without.options('home')).toEqual(['oda', 'iwami', 'stop'].sort(bySetOrder))
    expect(without.refusal('home: tsubasa-motivated')).toBe('motivation-not-agreed §13.1')
  })

  test('§13.1 in his turn a coach motivates a player of his area for tokens, and it is still his turn', () => {
    const m = match(PLAYED)
    expect(m.options('home')).toContain('tsubasa-motivated')
    m.play('home: tsubasa-motivated')
    expect(m.last('motivated')).toEqual({
      kind: 'motivated',
      seat: 0,
      card: 'tsubasa-motivated',
      replaced: 'tsubasa',
    })
    expect(m.pool('home')).toEqual({ shot: 4, pass: 3, defence: 5 })
    expect([m.phase, m.awaiting]).toEqual(['turn', ['home']])
    m.play('home: oda')
    expect(m.area('home')).toContain('oda')
  })

  test('§13.1 also when he is asked for shot or pass, or for tokens, the defender for his', () => {
    const action = match(PLAYED).stop()
    expect(action.options('home')).toEqual(['shot', 'pass', 'tsubasa-motivated'])
    action.play('home: tsubasa-motivated')
    expect([action.phase, action.options('home')]).toEqual(['action', ['shot', 'pass']])
    const spending = match(PLAYED).stop().play('home: shot')
    expect(spending.options('home')).toContain('tsubasa-motivated')
    expect(spending.options('home')).not.toContain('hyuga-motivated')
    spending.play('home: tsubasa-motivated')
    expect([spending.phase, spending.awaiting]).toEqual(['spend', ['home']])
    // What he paid he cannot spend any more.
    expect(spending.options('home')).toEqual(['spend-0', 'spend-1', 'spend-2', 'spend-3', 'spend-4'])
    spending.play('home: spend-2')
    expect(spending.awaiting).toEqual(['away'])
    spending.play('away: hyuga-motivated')
    expect([spending.phase, spending.awaiting]).toEqual(['spend', ['away']])
    expect(spending.options('away')).toEqual(['spend-0', 'spend-1', 'spend-2', 'spend-3'])
    spending.freely().rolls(2, 2).play('away: spend-3')
    const taki = OUR_CARDS.starting.find(({ id }) => id === 'taki')?.shot ?? 0
    expect(spending.last('dice')).toMatchObject({ attack: taki + 5 + 2 + 2, defence: 4 + 3 + 2 })
  })

  test('§13.1 whoever has just been played may be motivated before the turn ends, also as the ninth card', () => {
    const ninth = {
      ...PLAYED,
      hands: [['tsubasa', 'taki'], ['koike']],
      areas: [
        ['oda', 'iwami', 'izawa', 'nagano'],
        ['hyuga', 'furuta', 'kawabe', 'matsuki'],
      ],
    } as const
    const m = match(ninth).play('home: tsubasa').byDefault('ability', 'token')
    expect([m.phase, m.awaiting, m.options('home')]).toEqual([
      'motivate',
      ['home'],
      ['tsubasa-motivated', 'skip'],
    ])
    expect(m.request('home')).toMatchObject({ rule: '13.1', default: 'skip', prompt: { key: 'motivate' } })
    m.play('home: tsubasa-motivated')
    expect(m.area('home').at(-1)).toBe('tsubasa-motivated')
    // Nobody is asked who cannot pay, and whoever declines is not asked again in this turn.
    const declined = match(ninth).play('home: tsubasa').byDefault('ability', 'token').play('home: skip')
    expect(declined.phase).toBe('action')
    const poor = match({ ...ninth, pool: [{}, {}] })
      .play('home: tsubasa')
      .byDefault('ability', 'token')
    expect(poor.all('motivated')).toEqual([])
    expect(poor.phase).not.toBe('motivate')
  })

  test('§13.1 only a player who lies in his own area, and only for the whole price', () => {
    const m = match(PLAYED)
    expect(m.refusal('home: ishizaki-motivated')).toBe('player-not-played §13.1')
    expect(m.refusal('home: hyuga-motivated')).toBe('player-not-played §13.1')
    for (const pool of [
      { shot: 0, pass: 5, defence: 5 },
      { shot: 5, pass: 1, defence: 5 },
    ]) {
      const poor = match({ ...PLAYED, pool: [pool, FULL] })
      expect(poor.options('home')).not.toContain('tsubasa-motivated')
      expect(poor.refusal('home: tsubasa-motivated')).toBe('cannot-pay §13.1')
    }
    expect(match({ ...PLAYED, pool: [{ shot: 1, pass: 2 }, FULL] }).options('home')).toContain(
      'tsubasa-motivated',
    )
    const discarded = match({ ...PLAYED, areas: [['taki'], ['hyuga']], discards: [['tsubasa'], []] })
    expect(discarded.refusal('home: tsubasa-motivated')).toBe('player-not-played §13.1')
  })

  test('§13.1 several, if he can pay for them', () => {
    const m = match({ ...PLAYED, areas: [['ishizaki', 'tsubasa'], ['hyuga']] })
    m.play('home: ishizaki-motivated', 'home: tsubasa-motivated')
    expect(m.area('home')).toHaveLength(2)
    expect([...m.area('home')].sort()).toEqual(['ishizaki-motivated', 'tsubasa-motivated'])
    expect(m.pool('home')).toEqual({ shot: 4, pass: 3, defence: 4 })
    expect(m.refusal('home: tsubasa-motivated')).toBe('already-motivated §13.1')
  })

  test('§13.1 a motivated player is not motivated again, wherever he lies', () => {
    const again = { ...PLAYED, areas: [['tsubasa-motivated'], ['hyuga']], pool: [FULL, FULL] } as const
    expect(match(again).options('home')).not.toContain('tsubasa-motivated')
    expect(match(again).refusal('home: tsubasa-motivated')).toBe('already-motivated §13.1')
  })

  test('§13.2 the starting card leaves the match, the motivated one counts in its place', () => {
    const m = match({ ...PLAYED, areas: [['tsubasa'], ['hyuga']] })
    expect(m.sums('home')).toEqual({ shot: 1, pass: 1, defence: 1 })
    m.play('home: tsubasa-motivated')
    expect(m.sums('home')).toEqual({ shot: 5, pass: 6, defence: 2 })
    expect(m.area('home')).toEqual(['tsubasa-motivated'])
    expect(m.out).toContain('tsubasa')
    expect(m.discard('home')).toEqual([])
    expect(m.view().bench.motivation).not.toContain('tsubasa-motivated')
  })

  test('§13.2 the number of cards remains the same, also one below the limit', () => {
    const m = match({
      ...PLAYED,
      areas: [
        ['tsubasa', 'taki', 'izawa', 'kisugi'],
        ['hyuga', 'furuta', 'kawabe', 'matsuki'],
      ],
    }).play('home: tsubasa-motivated')
    expect([m.phase, m.awaiting]).toEqual(['turn', ['home']])
    expect(m.area('home').length + m.area('away').length).toBe(8)
    m.play('home: oda')
    expect(m.last('played').cards).toBe(9)
  })

  test('§13.3 its abilities may be used as if it had just been played, both of them', () => {
    const abilities = [{ do: 'gain', tokens: ['defence'] }, { do: 'play' }] as const
    const cards = { ...CARDS, oda: PLAIN, 'tsubasa-motivated': { ...CARDS['tsubasa-motivated'], abilities } }
    const m = match({ ...PLAYED, cards, pool: [{ shot: 1, pass: 2 }, FULL] }).play('home: tsubasa-motivated')
    expect([m.phase, m.options('home')]).toEqual(['ability', ['use-1', 'use-2', 'skip']])
    m.play('home: use-1', 'home: use-2', 'home: oda')
    expect(m.pool('home').defence).toBe(1)
    expect(m.area('home')).toContain('oda')
    // His card of the turn is still to come.
    expect([m.phase, m.awaiting]).toEqual(['turn', ['home']])
  })

  test('§13.3 cards can be played by them only in the attack phase', () => {
    const abilities = [{ do: 'play' }, { do: 'gain', tokens: ['defence'] }] as const
    const motivated = { ...CARDS['tsubasa-motivated'], abilities }
    const cards = {
      ...CARDS,
      'tsubasa-motivated': motivated,
      'hyuga-motivated': { ...motivated, price: { defence: 2 } },
    }
    const pool = [{ shot: 1, pass: 2 }, { defence: 2 }] as const
    const action = match({ ...PLAYED, cards, pool })
      .stop()
      .play('home: tsubasa-motivated')
    expect(action.options('home')).toEqual(['use-2', 'skip'])
    expect(action.refusal('home: use-1')).not.toBe('legal')
    action.play('home: use-2')
    expect([action.phase, action.pool('home').defence]).toEqual(['action', 1])
    const spend = match({ ...PLAYED, cards, pool })
      .stop()
      .play('home: pass', 'home: spend-0', 'away: hyuga-motivated')
    expect(spend.options('away')).toEqual(['use-2', 'skip'])
    // The token just gained can be spent at once.
    spend.play('away: use-2')
    expect(spend.options('away')).toEqual(['spend-0', 'spend-1'])
  })

  test('§13.4 the motivated player belongs to the deck from then on, the starting card does not', () => {
    const m = playRound(
      match({ ...PLAYED, areas: [['tsubasa'], []] }).play('home: tsubasa-motivated'),
      'pass',
    )
    expect(m.discard('home')).toEqual(['tsubasa-motivated'])
    const late = playRound(
      match({ ...PLAYED, round: 6, areas: [['ishizaki'], []] }).play('home: ishizaki-motivated'),
      'lost',
    )
    const cards = [...late.hand('home'), ...late.deck('home')]
    expect(late.half).toBe(2)
    expect(cards).toContain('ishizaki-motivated')
    expect(cards).not.toContain('ishizaki')
    // In hand he is played like any other card, without paying again.
    const again = match({
      ...PLAYED,
      areas: [[], []],
      hands: [['tsubasa-motivated', 'oda'], ['koike']],
      pool: [{}, {}],
    })
    expect(again.play('home: tsubasa-motivated').last('played')).toMatchObject({
      card: 'tsubasa-motivated',
      from: 'hand',
    })
    expect(again.all('motivated')).toEqual([])
  })

  test('§13.5 example: Tsuneo Takashima for two defence tokens and a pass token', () => {
    expect(OUR_CARDS.motivation.find(({ of }) => of === 'takashima')?.price).toEqual({ defence: 2, pass: 1 })
    const m = match({
      options: { motivation: true },
      areas: [[], ['takashima']],
      hands: [['oda'], ['koike']],
      turn: 'away',
      pool: [{}, { pass: 1, defence: 2 }],
    })
    m.play('away: takashima-motivated')
    expect(m.pool('away')).toEqual({ shot: 0, pass: 0, defence: 0 })
    expect(m.area('away')).toEqual(['takashima-motivated'])
    expect(m.out).toContain('takashima')
    expect([m.phase, m.awaiting]).toEqual(['ability', ['away']])
    expect(m.view().playing).toBe('takashima-motivated')
  })
})

/** Hands are listed in the order of the card set. */
function bySetOrder(a: string, b: string): number {
  const order = [...OUR_CARDS.starting.map(({ id }) => id), 'stop']
  return order.indexOf(a) - order.indexOf(b)
}
