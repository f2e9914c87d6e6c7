import { describe, expect, test } from 'vitest'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { able, worth } from './printed.ts'
import { AWAY, BLANK, GAIN_SHOT, HOME, PLAY, playTaki } from './taki.ts'

describe('Abilities that move cards on the table', () => {
  test('§6.7 recall: a card of the own discard pile is played, within the limit and with its abilities', () => {
    const discards = [['izawa', 'nagano'], ['koike']] as const
    const m = playTaki([{ do: 'recall', to: 'area' }], { discards, cards: { izawa: able(GAIN_SHOT) } })
    m.play('home: use-1')
    expect([m.phase, m.request('home')?.rule, m.options('home')]).toEqual([
      'target',
      '6.7',
      ['nagano', 'izawa'],
    ])
    expect(m.refusal('home: koike')).toMatch(/^not-to-be-chosen/)
    m.play('home: izawa')
    expect(m.last('played')).toEqual({ kind: 'played', seat: 0, card: 'izawa', from: 'discard', cards: 2 })
    expect([m.area('home'), m.discard('home'), m.view().playing]).toEqual([
      ['taki', 'izawa'],
      ['nagano'],
      'izawa',
    ])
    m.play('home: use-1')
    expect(m.pool('home').shot).toBe(1)
    const full: Setting = {
      hands: [['taki'], ['hyuga']],
      areas: [HOME.slice(1, 5), AWAY.slice(1, 5)],
      discards: [['nakazato'], []],
    }
    expect(playTaki([{ do: 'recall', to: 'area' }], full).phase).toBe('action')
  })

  test('§6.7 or it is taken into the hand, where the limit does not matter', () => {
    const full: Setting = {
      hands: [['taki', 'ishizaki'], ['hyuga']],
      areas: [HOME.slice(1, 5), AWAY.slice(1, 5)],
      discards: [['nakazato', 'takasugi'], []],
    }
    const m = playTaki([{ do: 'recall', to: 'hand' }], full).play('home: use-1', 'home: takasugi')
    expect([m.hand('home'), m.discard('home')]).toEqual([['takasugi', 'ishizaki'], ['nakazato']])
    expect(m.last('recalled')).toEqual({ kind: 'recalled', seat: 0, card: 'takasugi' })
    expect(m.last('attack-over').by).toBe('limit')
    // Everybody saw it.
    expect(m.view('away').sides[0].shown).toEqual(['takasugi'])
  })

  test('§6.8 remove this card: it counts neither for the limit nor for the sums, and its other ability lapses', () => {
    const cards = {
      taki: { ...worth(3, 3, 3), abilities: [{ do: 'remove', what: 'this' }, GAIN_SHOT] as const },
    }
    const m = playTaki([], { cards })
    expect(m.sums('home').shot).toBe(3)
    m.play('home: use-1')
    expect([m.sums('home').shot, m.area('home'), m.out.includes('taki'), m.awaiting]).toEqual([
      0,
      [],
      true,
      ['away'],
    ])
    expect(m.pool('home').shot).toBe(0)
  })

  test('§6.8 remove a card of the hand, or an exhaustion card from the own discard pile', () => {
    const m = playTaki([{ do: 'remove', what: 'hand' }]).play('home: use-1')
    expect([m.request('home')?.rule, m.options('home')]).toEqual(['6.8', ['oda', 'iwami']])
    m.play('home: oda')
    expect([m.hand('home'), m.out.includes('oda'), m.discard('home')]).toEqual([['iwami'], true, []])
    const discards = [['izawa', 'exhaustion', 'exhaustion'], ['exhaustion']] as const
    const tired = playTaki([{ do: 'remove', what: 'exhaustion' }], { discards }).play('home: use-1')
    expect([tired.discard('home'), tired.discard('away')]).toEqual([['izawa', 'exhaustion'], ['exhaustion']])
    expect(tired.out.filter((id) => id === 'exhaustion')).toHaveLength(1)
    expect(tired.view().bench.exhaustion).toBe(5)
    expect(tired.last('removed')).toEqual({ kind: 'removed', seat: 0, card: 'exhaustion' })
  })

  test('§6.9 discard: a card of the opponent’s area; its values are gone, what it brought stays', () => {
    const m = match({
      attacker: 'away',
      hands: [['taki'], ['hyuga', 'imai']],
      areas: [['oda'], ['koike']],
      cards: {
        ...BLANK,
        koike: worth(2, 2, 2),
        hyuga: { ...worth(4, 1, 1), abilities: [GAIN_SHOT] },
        taki: able({ do: 'discard', what: 'rival-card' }),
      },
    })
    m.play('away: hyuga', 'away: use-1', 'home: taki', 'home: use-1')
    expect([m.request('home')?.rule, m.options('home')]).toEqual(['6.9', ['koike', 'hyuga']])
    expect(m.refusal('home: oda')).toMatch(/^not-to-be-chosen/)
    expect(m.refusal('home: imai')).toMatch(/^not-to-be-chosen/)
    m.play('home: hyuga')
    expect([m.sums('away').shot, m.pool('away').shot, m.discard('away'), m.area('away')]).toEqual([
      2,
      1,
      ['hyuga'],
      ['koike'],
    ])
    expect(m.last('discarded')).toEqual({ kind: 'discarded', seat: 1, card: 'hyuga', from: 'area' })
  })

  test('§6.9 a random card of the opponent’s hand goes to his discard pile, too', () => {
    const m = playTaki([{ do: 'discard', what: 'rival-hand' }])
      .rolls('imai')
      .play('home: use-1')
    expect([m.hand('away'), m.discard('away'), m.hand('home').length]).toEqual([['hyuga'], ['imai'], 2])
    expect(m.last('discarded')).toEqual({ kind: 'discarded', seat: 1, card: 'imai', from: 'hand' })
  })

  test('§6.9 exhaustion cards may be chosen like others, wherever a card is chosen', () => {
    const tired = ['exhaustion', 'koike', 'exhaustion'] as const
    const rival = playTaki([{ do: 'discard', what: 'rival-card' }], { areas: [[], tired] }).play(
      'home: use-1',
    )
    expect(rival.options('home')).toEqual(['koike', 'exhaustion'])
    rival.play('home: exhaustion')
    expect([rival.area('away'), rival.discard('away')]).toEqual([['koike', 'exhaustion'], ['exhaustion']])
    const recalled = playTaki([{ do: 'recall', to: 'hand' }], { discards: [['izawa', 'exhaustion'], []] })
    recalled.play('home: use-1', 'home: exhaustion')
    expect([recalled.discard('home'), recalled.hand('home').includes('exhaustion')]).toEqual([
      ['izawa'],
      true,
    ])
    const swapped = playTaki([{ do: 'swap' }], { areas: [['izawa', 'exhaustion'], []] })
    swapped.play('home: use-1', 'home: exhaustion', 'home: oda')
    expect([swapped.area('home'), swapped.discard('home')]).toEqual([
      ['izawa', 'taki', 'oda'],
      ['exhaustion'],
    ])
  })

  test('§6.10 swap: another card of the own area goes, one from the hand comes with its abilities', () => {
    const m = playTaki([{ do: 'swap' }], {
      areas: [['izawa', 'nagano'], ['koike']],
      cards: { oda: able(GAIN_SHOT) },
    })
    m.play('home: use-1')
    expect([m.request('home')?.rule, m.options('home')]).toEqual(['6.10', ['nagano', 'izawa']])
    expect(m.refusal('home: taki')).toMatch(/^not-to-be-chosen/)
    m.play('home: nagano')
    expect([m.discard('home'), m.options('home')]).toEqual([['nagano'], ['oda', 'iwami']])
    m.play('home: oda')
    expect([m.area('home'), m.view().playing]).toEqual([['izawa', 'taki', 'oda'], 'oda'])
    m.play('home: use-1')
    expect([m.pool('home').shot, m.hand('home'), m.awaiting]).toEqual([1, ['iwami'], ['away']])
  })

  test('§6.10 with nine cards lying there a swap is possible: one goes, one comes', () => {
    const m = playTaki([{ do: 'swap' }], {
      hands: [['taki', 'ishizaki'], ['hyuga']],
      areas: [HOME.slice(1, 5), AWAY.slice(1, 5)],
    })
    m.play('home: use-1', 'home: oda')
    expect([m.area('home'), m.last('attack-over').by]).toEqual([
      ['iwami', 'izawa', 'nagano', 'taki', 'ishizaki'],
      'limit',
    ])
    expect(m.discard('home')).toEqual(['oda'])
  })

  test('§6.11 end: the phase is over at once, the compulsory part is carried out, other abilities lapse', () => {
    const m = playTaki([{ do: 'end', must: 'exhaust' }, GAIN_SHOT]).play('home: use-1')
    expect([m.phase, m.awaiting, m.options('home')]).toEqual(['action', ['home'], ['shot', 'pass']])
    expect([m.discard('home'), m.pool('home').shot, m.stopped('away')]).toEqual([['exhaustion'], 0, false])
    expect(m.last('attack-over').by).toBe('ability')
    expect([m.hand('home').length, m.hand('away').length]).toEqual([2, 2])
  })

  test('§6.11 what is left of cards before it in the turn lapses as well; the attacker decides, whoever ended it', () => {
    const m = match({
      attacker: 'away',
      hands: [
        ['taki', 'oda'],
        ['hyuga', 'imai'],
      ],
      cards: { ...BLANK, taki: able(PLAY, GAIN_SHOT), oda: able({ do: 'end' }) },
    })
    m.play('away: hyuga', 'home: taki', 'home: use-1', 'home: use-1')
    expect([m.phase, m.awaiting, m.pool('home').shot]).toEqual(['action', ['away'], 0])
    expect([m.area('home'), m.view().playing]).toEqual([['taki', 'oda'], null])
  })
})
