import { describe, expect, test } from 'vitest'
import type { Setting } from './match.ts'
import { match } from './match.ts'
import { able, plain, worth } from './rules/printed.ts'

/** The rulebook's examples, with its cards, names and numbers. Home is Pedro with Nankatsu, away Yolanda with Toho. */
describe('Examples of the rulebook', () => {
  /** Four and four lie there, and it is Yolanda's turn. */
  const KOIKE: Setting = {
    attacker: 'away',
    areas: [
      ['taki', 'oda', 'iwami', 'izawa'],
      ['imai', 'furuta', 'kawabe', 'shimano'],
    ],
    hands: [
      ['nagano', 'takasugi'],
      ['koike', 'matsuki'],
    ],
    cards: plain(
      'taki',
      'oda',
      'iwami',
      'izawa',
      'nagano',
      'takasugi',
      'imai',
      'furuta',
      'kawabe',
      'matsuki',
    ),
  }

  test('E1 §5.6 Koike is the fifth of Toho’s cards and the ninth of all; removed, he leaves eight', () => {
    const m = match(KOIKE).play('away: koike')
    expect([m.area('away').length, m.last('played').cards, m.options('away')]).toEqual([
      5,
      9,
      ['use-1', 'skip'],
    ])
    m.play('away: use-1')
    expect(m.last('removed')).toEqual({ kind: 'removed', seat: 1, card: 'koike' })
    expect([m.area('home').length, m.area('away').length, m.out.includes('koike')]).toEqual([4, 4, true])
    expect([m.phase, m.awaiting, m.options('home')]).toEqual([
      'turn',
      ['home'],
      ['nagano', 'takasugi', 'stop'],
    ])
    expect(m.all('attack-over')).toEqual([])
  })

  test('E1 §5.6 Pedro may play a ninth card, which ends the phase, or stop', () => {
    const plays = match(KOIKE).play('away: koike', 'away: use-1', 'home: nagano')
    expect([plays.phase, plays.last('attack-over').by]).toEqual(['action', 'limit'])
    const stops = match(KOIKE).play('away: koike', 'away: use-1', 'home: stop')
    expect([stops.phase, stops.awaiting]).toEqual(['turn', ['away']])
    const stays = match(KOIKE).play('away: koike', 'away: skip')
    expect([stays.phase, stays.last('attack-over').by]).toEqual(['action', 'limit'])
  })

  /** Pedro attacks with a yellow card, five pass tokens and four cards; Yolanda defends with four. */
  const TEN_TO_FOURTEEN: Setting = {
    phase: 'action',
    areas: [
      ['iwami', 'tsubasa', 'morisaki', 'oda'],
      ['sorimachi', 'wakashimazu', 'takashima', 'sawada'],
    ],
    booking: ['yellow', 'none'],
    pool: [{ pass: 5 }, { defence: 3 }],
    cards: {
      iwami: worth(1, 1, 1),
      tsubasa: worth(3, 4, 1),
      morisaki: worth(0, 0, 2),
      oda: worth(0, 1, 3),
      sorimachi: worth(4, 0, 0),
      wakashimazu: worth(0, 0, 2),
      takashima: worth(0, 1, 3),
      sawada: worth(2, 2, 2),
    },
  }

  test('E2 §7.7 0 + 2 + 3 + 2 = 7 against 1 + 3 + 0 + 0 − 2 = 2 and 1 + 4 + 0 + 1 − 2 = 4', () => {
    const m = match(TEN_TO_FOURTEEN)
    expect(m.sums('away').defence).toBe(7)
    expect(m.sums('home')).toMatchObject({ shot: 2, pass: 4 })
    expect(m.request('home')?.prompt.about).toEqual({ shot: 2, pass: 4, defence: 7 })
  })

  test('E2 §7.7 three pass tokens make 7, one defence token 8, a 3 and a 6 make 10 against 14', () => {
    const m = match(TEN_TO_FOURTEEN).play('home: pass', 'home: spend-3')
    expect([m.last('spent').total, m.pool('home').pass]).toEqual([7, 2])
    m.rolls(3, 6).freely().play('away: spend-1')
    expect([m.last('spent').total, m.last('dice')]).toMatchObject([
      8,
      { dice: [3, 6], attack: 10, defence: 14 },
    ])
    expect(m.last('contest')).toEqual({ kind: 'contest', seat: 1, won: 'defence', attack: 10, defence: 14 })
    expect([m.attacker, m.last('possession'), m.goals]).toEqual([
      'away',
      { kind: 'possession', seat: 1, kept: false },
      [0, 0],
    ])
  })

  const SPECIAL: Setting = {
    attacker: 'away',
    hands: [['taki'], ['special-shot-toho', 'hyuga']],
    areas: [['oda'], ['koike']],
  }

  test('E3 §12.4 the Tiger Overhead Kick against “Ryo blocks the Tiger Shot” is a goal', () => {
    const m = match(SPECIAL).play('away: special-shot-toho', 'away: use-1')
    expect([m.awaiting, m.area('home'), m.area('away')]).toEqual([['home', 'away'], [], []])
    expect([m.discard('home'), m.discard('away'), m.out.includes('special-shot-toho')]).toEqual([
      ['oda'],
      ['koike'],
      true,
    ])
    m.play('away: tiger-overhead').freely().play('home: ryo-blocks-the-tiger-shot')
    expect(m.last('special-duel')).toEqual({
      kind: 'special-duel',
      seat: 1,
      shot: 'tiger-overhead',
      defence: 'ryo-blocks-the-tiger-shot',
      stopped: false,
    })
    expect([m.goals, m.attacker, m.last('goal').by]).toEqual([[0, 1], 'home', 'special-shot'])
  })

  test('E3 §12.4 “Yuzo holds the Tiger Overhead Kick” would have been right', () => {
    const m = match(SPECIAL).play(
      'away: special-shot-toho',
      'away: use-1',
      'home: yuzo-holds-the-tiger-overhead',
    )
    m.freely().play('away: tiger-overhead')
    expect([m.last('special-duel').stopped, m.goals, m.attacker]).toEqual([true, [0, 0], 'home'])
  })

  /** Takashima has been played; Yolanda has what his motivation costs, and a token over. */
  const TAKASHIMA: Setting = {
    options: { motivation: true },
    attacker: 'away',
    areas: [[], ['takashima', 'koike']],
    hands: [[], ['hyuga', 'imai']],
    pool: [{}, { defence: 2, pass: 2 }],
    cards: {
      takashima: worth(0, 1, 3),
      'takashima-motivated': { ...worth(0, 2, 5), abilities: [{ do: 'gain', tokens: ['shot'] }] },
    },
  }

  test('E4 §13.5 Takashima is motivated for two defence tokens and one pass token', () => {
    const m = match(TAKASHIMA).play('away: takashima-motivated')
    expect(m.pool('away')).toEqual({ shot: 0, pass: 1, defence: 0 })
    expect(m.last('motivated')).toEqual({
      kind: 'motivated',
      seat: 1,
      card: 'takashima-motivated',
      replaced: 'takashima',
    })
    expect([m.out.includes('takashima'), m.area('away')]).toEqual([true, ['koike', 'takashima-motivated']])
  })

  test('E4 §13.5 his abilities may be used at once, as just played, and it is still Yolanda’s turn', () => {
    const m = match(TAKASHIMA).play('away: takashima-motivated')
    expect([m.phase, m.awaiting, m.view().playing]).toEqual(['ability', ['away'], 'takashima-motivated'])
    m.play('away: use-1')
    expect([m.pool('away').shot, m.phase, m.awaiting]).toEqual([1, 'turn', ['away']])
    const poor = match({ ...TAKASHIMA, pool: [{}, { defence: 1, pass: 5, shot: 5 }] })
    expect(poor.refusal('away: takashima-motivated')).toBe('cannot-pay §13.1')
  })

  test('E1 §6.8 Koike’s own ability is the one of the rulebook', () => {
    const m = match({ attacker: 'away', hands: [[], ['koike', 'imai']], cards: { imai: able() } })
    m.play('away: koike', 'away: use-1')
    expect([m.out.includes('koike'), m.area('away')]).toEqual([true, []])
  })
})
