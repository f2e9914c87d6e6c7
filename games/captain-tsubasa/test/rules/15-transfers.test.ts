import { type Chance, everyOutcome } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import { captainTsubasa } from '../../game.ts'
import type { Setting } from '../match.ts'
import { kickOff, match, seen } from '../match.ts'
import { configOf } from '../setting.ts'
import { worth } from './printed.ts'
import { playRound } from './rounds.ts'

const FULL = { shot: 5, pass: 5, defence: 5 } as const
const CARDS = {
  nitta: { ...worth(4, 1, 0), price: { shot: 2 } },
  misaki: { ...worth(2, 4, 1), price: { pass: 1, defence: 3 } },
  nakanishi: { ...worth(0, 0, 4), price: { defence: 1 } },
  wakabayashi: { ...worth(0, 1, 5), price: { defence: 3 } },
  morisaki: worth(0, 0, 2),
  oda: worth(1, 1, 1),
  koike: worth(1, 1, 1),
} as const satisfies Setting['cards']

const LISTED = {
  options: { transfers: true },
  transfers: ['nitta', 'misaki', 'nakanishi', 'wakabayashi'],
  cards: CARDS,
  areas: [['taki'], ['imai']],
  hands: [
    ['oda', 'iwami'],
    ['koike', 'furuta'],
  ],
  pool: [FULL, FULL],
} as const satisfies Setting

describe('Transfers', () => {
  test('§15.1 four of the eight are drawn and lie open for both, the others are not needed', () => {
    const m = kickOff({ options: { transfers: true } }, 'jito', 'nitta', 'wakabayashi', 'tachibana', 'home')
    expect(m.last('transfer-list').cards).toEqual(['jito', 'nitta', 'wakabayashi', 'tachibana'])
    for (const viewer of ['home', 'away', 'spectator'] as const)
      expect([...m.view(viewer).bench.transfers].sort()).toEqual([
        'jito',
        'nitta',
        'tachibana',
        'wakabayashi',
      ])
    expect(m.out).toEqual(expect.arrayContaining(['nakanishi', 'misugi', 'misaki', 'matsuyama']))
    expect(OUR_CARDS.transfers).toHaveLength(8)
    const home = match(LISTED)
    expect(home.options('home')).toEqual(expect.arrayContaining(['nitta', 'misaki']))
    expect(home.play('home: stop').options('away')).toEqual(expect.arrayContaining(['nitta', 'misaki']))
  })

  test('§15.1 each of them is as likely to be on the list', () => {
    const likely = new Map<string, number>()
    const config = configOf({ options: { transfers: true } })
    for (const { likelihood, result } of everyOutcome((chance) => {
      // Only the four transfers matter; field and toss may fall as they like.
      let drawn = 0
      const take: Chance['take'] = (weights, total, key) =>
        drawn++ < 4 ? chance.take(weights, total, key) : weights.findIndex((weight) => weight > 0)
      return seen(captainTsubasa.start(config, { take }), 'home')
    }))
      for (const id of result.bench.transfers) likely.set(id, (likely.get(id) ?? 0) + likelihood)
    expect(likely.size).toBe(8)
    for (const share of likely.values()) expect(share).toBeCloseTo(1 / 2)
  })

  test('§15.1 without the option, or not on the list: nobody', () => {
    const without = match({ ...LISTED, options: {}, transfers: [] })
    expect(without.view().bench.transfers).toEqual([])
    expect(without.refusal('home: nitta')).toBe('transfers-not-agreed §15.1')
    expect(match(LISTED).refusal('home: jito')).toBe('not-on-the-transfer-list §15.1')
    expect(kickOff().all('transfer-list')).toEqual([])
  })

  test('§15.2 in his own turn, by paying; it is not the card of the turn', () => {
    const m = match(LISTED).play('home: nitta')
    expect(m.last('signed')).toEqual({ kind: 'signed', seat: 0, card: 'nitta' })
    expect(m.pool('home')).toEqual({ shot: 3, pass: 5, defence: 5 })
    expect(m.pool('away')).toEqual(FULL)
    expect([m.phase, m.awaiting]).toEqual(['turn', ['home']])
    m.play('home: oda', 'home: skip')
    expect([m.area('home'), m.awaiting]).toEqual([['taki', 'nitta', 'oda'], ['away']])
    const stops = match(LISTED).play('home: nitta', 'home: stop')
    expect([stops.stopped('home'), stops.awaiting]).toEqual([true, ['away']])
    // Several in one turn.
    const two = match(LISTED).play('home: nitta', 'home: misaki')
    expect(two.pool('home')).toEqual({ shot: 3, pass: 4, defence: 2 })
    expect(two.awaiting).toEqual(['home'])
  })

  test('§15.2 who cannot pay the whole price signs nobody', () => {
    for (const pool of [{ pass: 1, defence: 2 }, { defence: 5 }, { pass: 5, shot: 5 }] as const) {
      const m = match({ ...LISTED, pool: [pool, FULL] })
      expect(m.options('home')).not.toContain('misaki')
      expect(m.refusal('home: misaki')).toBe('cannot-pay §15.2')
    }
    expect(match({ ...LISTED, pool: [{ pass: 1, defence: 3 }, FULL] }).options('home')).toContain('misaki')
  })

  test('§15.2 who has stopped has no turn any more; and after the attack phase nobody is signed', () => {
    const m = match(LISTED).play('home: stop', 'away: koike', 'away: skip')
    // Away goes on alone.
    expect(m.awaiting).toEqual(['away'])
    m.play('away: stop')
    expect(m.options('home')).toEqual(['shot', 'pass'])
    expect(m.refusal('home: nitta')).toBe('no-card-now §7.2')
    m.play('home: shot')
    expect(m.options('home')).toEqual(['spend-0', 'spend-1', 'spend-2', 'spend-3', 'spend-4', 'spend-5'])
    expect(m.refusal('home: nitta')).toBe('no-card-now §7.3')
  })

  test('§15.2 without a card in hand he may still sign somebody', () => {
    const m = match({ ...LISTED, hands: [[], ['koike']] })
    expect([m.phase, m.awaiting]).toEqual(['turn', ['home']])
    expect(m.options('home')).toEqual(['nitta', 'misaki', 'stop'].sort(bySetOrder))
    const poor = match({ ...LISTED, hands: [[], ['koike']], pool: [{}, FULL] })
    expect(poor.awaiting).toEqual(['away'])
  })

  test('§15.2 a transfer gone is not replaced on offer', () => {
    const m = match(LISTED).play('home: nitta')
    expect([...m.view().bench.transfers].sort()).toEqual(['misaki', 'nakanishi', 'wakabayashi'])
    m.play('home: oda')
    expect(m.refusal('home: nitta')).toBe('not-on-the-transfer-list §15.1')
    m.play('home: skip')
    expect(m.refusal('away: nitta')).toBe('not-on-the-transfer-list §15.1')
    expect(playRound(m, 'pass').view().bench.transfers).toHaveLength(3)
  })

  test('§15.3 a keeper takes the place of a keeper in the own area, who leaves the match', () => {
    const none = match(LISTED)
    expect(none.refusal('home: nakanishi')).toBe('no-keeper-to-replace §15.3')
    const theirs = match({ ...LISTED, areas: [['taki'], ['wakashimazu']] })
    expect(theirs.refusal('home: nakanishi')).toBe('no-keeper-to-replace §15.3')
    const held = match({ ...LISTED, hands: [['morisaki', 'oda'], ['koike']] })
    expect(held.refusal('home: nakanishi')).toBe('no-keeper-to-replace §15.3')
    const m = match({ ...LISTED, areas: [['morisaki', 'taki'], ['imai']] }).play('home: nakanishi')
    expect(m.last('signed')).toEqual({ kind: 'signed', seat: 0, card: 'nakanishi', replaced: 'morisaki' })
    expect([...m.area('home')].sort()).toEqual(['nakanishi', 'taki'])
    expect(m.out).toContain('morisaki')
    expect(m.discard('home')).toEqual([])
    // He is a keeper himself, and can be replaced in his turn.
    m.play('home: wakabayashi')
    expect(m.last('signed').replaced).toBe('nakanishi')
    expect([m.area('home'), m.pool('home').defence]).toEqual([['taki', 'wakabayashi'], 1])
  })

  test('§15.3 the number of cards remains the same: one below the limit he is signed and a card is played', () => {
    const m = match({
      ...LISTED,
      areas: [
        ['morisaki', 'taki', 'izawa', 'kisugi'],
        ['imai', 'kawabe', 'matsuki', 'shimano'],
      ],
    }).play('home: nakanishi')
    expect([m.phase, m.awaiting]).toEqual(['turn', ['home']])
    expect(m.play('home: oda').last('played').cards).toBe(9)
  })

  test('§15.3 both keepers of the list are keepers, the six others are not', () => {
    const keepers = OUR_CARDS.transfers.filter(({ keeper }) => keeper).map(({ id }) => id)
    expect(keepers).toEqual(['nakanishi', 'wakabayashi'])
  })

  test('§15.3 of two keepers in the area the coach chooses who leaves the match', () => {
    const two = {
      options: { transfers: true },
      cards: { wakabayashi: { ...worth(0, 0, 0), price: { defence: 2 } } },
      transfers: ['wakabayashi'],
      hands: [['taki'], ['koike']],
      areas: [['morisaki', 'nakanishi'], []],
      pool: [{ defence: 3 }, {}],
    } as const
    for (const [leaves, stays] of [
      ['morisaki', 'nakanishi'],
      ['nakanishi', 'morisaki'],
    ] as const) {
      const m = match(two).play('home: wakabayashi')
      expect(m.request('home')).toMatchObject({
        kind: 'target',
        rule: '15.3',
        prompt: { key: 'target/replace' },
      })
      expect(m.options('home')).toEqual(['morisaki', 'nakanishi'])
      expect(m.refusal('home: taki')).toBe('not-to-be-chosen §15.3')
      // He pays when he has chosen, and is asked for his turn's card again.
      expect(m.pool('home').defence).toBe(3)
      m.play(`home: ${leaves}`)
      expect(m.pool('home').defence).toBe(1)
      expect(m.area('home')).toEqual([stays, 'wakabayashi'])
      expect(m.last('signed')).toMatchObject({ seat: 0, card: 'wakabayashi', replaced: leaves })
      expect([m.phase, m.awaiting]).toEqual(['turn', ['home']])
    }
  })

  test('§15.4 an outfielder replaces nobody and counts for the limit', () => {
    const m = match({ ...LISTED, areas: [['morisaki', 'taki'], ['imai']] }).play('home: nitta')
    expect(m.area('home')).toEqual(['morisaki', 'taki', 'nitta'])
    const eight = {
      ...LISTED,
      areas: [
        ['morisaki', 'taki', 'izawa', 'kisugi'],
        ['imai', 'kawabe', 'matsuki', 'shimano'],
      ],
    } as const
    const full = match(eight).play('home: nitta')
    // Nine lie there: no card of one's own any more and no other outfielder, but a keeper for a keeper.
    const [held = ''] = full.hand('home')
    expect([full.phase, [...full.options('home')].sort()]).toEqual([
      'turn',
      ['nakanishi', 'stop', 'wakabayashi'],
    ])
    expect(full.refusal(`home: ${held}`)).toBe('limit-reached §5.4')
    expect(full.refusal('home: misaki')).toBe('limit-reached §15.4')
    full.play('home: nakanishi', 'home: wakabayashi')
    expect(full.area('home')).toEqual(['taki', 'izawa', 'kisugi', 'nitta', 'wakabayashi'])
    // With nobody left to buy the attack phase is over by itself.
    expect([full.last('attack-over').by, full.phase]).toEqual(['limit', 'action'])
    expect(full.refusal('home: misaki')).toBe('no-card-now §7.2')
    const extra = match({
      ...LISTED,
      half: 3,
      areas: [
        ['nagano', 'taki', 'izawa'],
        ['imai', 'kawabe', 'matsuki'],
      ],
    })
    expect(extra.play('home: nitta').last('attack-over').by).toBe('limit')
  })

  test('§15.4 after thirty cards of a round no outfielder comes any more, and a turn is over', () => {
    // §17.3 guards count whoever is signed as well.
    const m = match({ ...LISTED, plays: 29 }).play('home: nitta')
    expect(m.last('attack-over').by).toBe('guard')
    expect(m.phase).toBe('action')
  })

  test('§15.5 his abilities may be used as if he had just been played', () => {
    const cards = {
      ...CARDS,
      nitta: { ...CARDS.nitta, abilities: [{ do: 'gain', tokens: ['shot'] }, { do: 'play' }] },
    } as const
    const pool = [{ ...FULL, shot: 4 }, FULL] as const
    const m = match({ ...LISTED, cards, pool }).play('home: nitta')
    expect([m.phase, m.options('home')]).toEqual(['ability', ['use-1', 'use-2', 'misaki', 'skip']])
    m.play('home: use-1', 'home: use-2', 'home: oda')
    expect([m.pool('home').shot, m.area('home')]).toEqual([3, ['taki', 'nitta', 'oda']])
    expect([m.phase, m.awaiting]).toEqual(['turn', ['home']])
    const skipped = match({ ...LISTED, cards })
      .play('home: nitta', 'home: skip', 'home: oda', 'home: skip')
      .play('away: stop')
    // What he left out he cannot make up for.
    expect([skipped.phase, skipped.awaiting]).toEqual(['turn', ['home']])
  })

  test('§15.5 as the ninth card his ability to play another is of no use', () => {
    const cards = {
      ...CARDS,
      nitta: { ...CARDS.nitta, abilities: [{ do: 'play' }, { do: 'gain', tokens: ['shot'] }] },
    } as const
    const m = match({
      ...LISTED,
      cards,
      pool: [{ ...FULL, shot: 4 }, FULL],
      areas: [
        ['nagano', 'taki', 'izawa', 'kisugi'],
        ['imai', 'kawabe', 'matsuki', 'shimano'],
      ],
    }).play('home: nitta')
    expect(m.options('home')).toEqual(['use-2', 'skip'])
    expect(m.refusal('home: use-1')).toBe('limit-reached §5.4')
    expect(m.play('home: use-2').phase).toBe('action')
  })

  test('§15.5 from then on he belongs to the deck', () => {
    const m = playRound(match(LISTED).play('home: nitta'), 'pass')
    expect(m.discard('home')).toContain('nitta')
    const late = playRound(
      match({ ...LISTED, round: 6, areas: [['morisaki'], []] }).play('home: nakanishi', 'home: nitta'),
      'lost',
    )
    const deck = [...late.hand('home'), ...late.deck('home')]
    expect(late.half).toBe(2)
    expect(deck).toEqual(expect.arrayContaining(['nakanishi', 'nitta']))
    expect(deck).not.toContain('morisaki')
    const held = match({
      ...LISTED,
      transfers: ['misaki', 'nakanishi', 'wakabayashi'],
      hands: [['nitta', 'oda'], ['koike']],
      pool: [{}, {}],
    })
    expect(held.play('home: nitta').last('played')).toMatchObject({ card: 'nitta', from: 'hand' })
  })
})

function bySetOrder(a: string, b: string): number {
  const order = [...OUR_CARDS.transfers.map(({ id }) => id), 'stop']
  return order.indexOf(a) - order.indexOf(b)
}
