import { describe, expect, test } from 'vitest'
import type { Ability } from '../../cards/abilities.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { able, worth } from './printed.ts'
import { BLANK, GAIN_PASS, GAIN_SHOT, playTaki, taki } from './taki.ts'

describe('Abilities', () => {
  test('§6.1 each once, in any order, or none', () => {
    const both = [GAIN_SHOT, GAIN_PASS]
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ]) {
      const m = playTaki(both)
      expect([m.request('home')?.rule, m.options('home')]).toEqual(['6.1', ['use-1', 'use-2', 'skip']])
      m.play(`home: use-${first}`)
      expect(m.options('home')).toEqual([`use-${second}`, 'skip'])
      expect(m.refusal(`home: use-${first}`)).toBe('ability-used §6.1')
      m.play(`home: use-${second}`)
      expect([m.pool('home'), m.awaiting]).toEqual([{ shot: 1, pass: 1, defence: 0 }, ['away']])
      expect(m.all('ability').map(({ ability }) => ability)).toEqual([first, second])
    }
    const none = playTaki(both).play('home: skip')
    expect([none.pool('home'), none.awaiting]).toEqual([{ shot: 0, pass: 0, defence: 0 }, ['away']])
    const one = playTaki(both).play('home: use-2', 'home: skip')
    expect(one.pool('home')).toEqual({ shot: 0, pass: 1, defence: 0 })
  })

  test('§6.1 what is left out cannot be made up for, in this round or later', () => {
    const m = playTaki([GAIN_SHOT], {
      decks: [['izawa', 'nagano', 'tsubasa'], ['furuta']],
      cards: { oda: able(GAIN_PASS) },
    })
    m.play('home: skip', 'away: stop', 'home: oda')
    // Only the card just played is asked about.
    expect([m.options('home'), m.request('home')?.prompt.about]).toEqual([['use-1', 'skip'], { card: 'oda' }])
    m.play('home: use-1', 'home: stop')
    m.play('home: pass').rolls(6, 1).freely().play('home: spend-0')
    expect([m.round, m.pool('home').shot]).toEqual([2, 0])
    m.byDefault('draft')
    expect([m.phase, m.discard('home')]).toEqual(['turn', ['oda', 'taki']])
  })

  test('§6.1 a card played again has its abilities again', () => {
    const m = match({
      hands: [['izawa'], []],
      discards: [['taki'], []],
      cards: { ...BLANK, taki: able(GAIN_SHOT), izawa: able({ do: 'recall', to: 'area' }) },
    })
    m.play('home: izawa', 'home: use-1')
    expect([m.phase, m.options('home')]).toEqual(['ability', ['use-1', 'skip']])
    m.play('home: use-1')
    expect(m.pool('home').shot).toBe(1)
  })

  test('§6.2 the compulsory part comes right after: an exhaustion card on the own discard pile', () => {
    const m = playTaki([{ ...GAIN_SHOT, must: 'exhaust' }]).play('home: use-1')
    expect([m.discard('home'), m.discard('away'), m.view().bench.exhaustion]).toEqual([['exhaustion'], [], 7])
    expect(m.order('ability', 'gained', 'exhausted')).toEqual(['ability', 'gained', 'exhausted'])
    expect(m.last('exhausted').seat).toBe(0)
  })

  test('§6.2 a yellow card for oneself', () => {
    const m = playTaki([{ ...GAIN_SHOT, must: 'book' }]).play('home: use-1')
    expect([m.booking('home'), m.booking('away'), m.sums('home').shot]).toEqual(['yellow', 'none', -2])
    expect(m.order('gained', 'booked')).toEqual(['gained', 'booked'])
    expect(m.last('booked')).toEqual({ kind: 'booked', seat: 0, colour: 'yellow' })
  })

  test('§6.2 a card of one’s hand to discard, freely chosen', () => {
    const m = playTaki([{ ...GAIN_SHOT, must: 'discard' }, GAIN_PASS]).play('home: use-1')
    expect([m.phase, m.request('home')?.rule, m.options('home')]).toEqual(['target', '6.2', ['oda', 'iwami']])
    expect(m.refusal('home: taki')).toMatch(/^not-to-be-chosen/)
    m.play('home: iwami')
    expect([m.discard('home'), m.hand('home'), m.pool('home').shot]).toEqual([['iwami'], ['oda'], 1])
    expect(m.last('discarded')).toEqual({ kind: 'discarded', seat: 0, card: 'iwami', from: 'hand' })
    // Then the other ability, as ever.
    expect(m.options('home')).toEqual(['use-2', 'skip'])
  })

  test('§6.2 to remove the card itself', () => {
    const m = playTaki([{ ...GAIN_SHOT, must: 'remove' }, GAIN_PASS]).play('home: use-1')
    expect([m.out.includes('taki'), m.area('home'), m.pool('home').shot]).toEqual([true, [], 1])
    expect(m.last('removed')).toEqual({ kind: 'removed', seat: 0, card: 'taki' })
    expect(m.awaiting).toEqual(['away'])
  })

  test('§6.2 an ability whose compulsory part is impossible may not be used', () => {
    const only = (must: 'exhaust' | 'book' | 'discard', more: Setting) =>
      playTaki([GAIN_PASS, { ...GAIN_SHOT, must }], more).refusal('home: use-2')
    const impossible = 'compulsory-part-impossible §6.2'
    expect(only('exhaust', { exhaustionLeft: 1 })).toBe('legal')
    expect(only('exhaust', { exhaustionLeft: 0 })).toBe(impossible)
    expect(only('book', { booking: ['yellow', 'red'] })).toBe('legal')
    expect(only('book', { booking: ['red', 'none'] })).toBe(impossible)
    expect(only('discard', { hands: [['taki', 'oda'], []] })).toBe('legal')
    expect(only('discard', { hands: [['taki'], ['hyuga']] })).toBe(impossible)
  })

  test('§6.2 to discard after playing one more takes two cards in hand', () => {
    const play: Ability = { do: 'play', must: 'discard' }
    const hand = (...cards: readonly string[]): Setting => ({ hands: [['taki', ...cards], ['hyuga']] })
    expect(playTaki([play], hand('oda')).phase).toBe('turn')
    const m = playTaki([play], hand('oda', 'iwami')).play('home: use-1', 'home: oda')
    // One is left, so it goes without asking.
    expect([m.area('home'), m.discard('home'), m.hand('home')]).toEqual([['taki', 'oda'], ['iwami'], []])
    const swap: Ability = { do: 'swap', must: 'discard' }
    expect(playTaki([swap], { ...hand('oda'), areas: [['izawa'], []] }).phase).toBe('turn')
    expect(playTaki([swap], { ...hand('oda', 'iwami'), areas: [['izawa'], []] }).phase).toBe('ability')
    const remove: Ability = { do: 'remove', what: 'hand', must: 'discard' }
    expect(playTaki([remove], hand('oda')).phase).toBe('turn')
    expect(playTaki([remove], hand('oda', 'iwami')).phase).toBe('ability')
    // To remove another card than one of the hand leaves it what it was.
    const tired: Ability = { do: 'remove', what: 'exhaustion', must: 'discard' }
    expect(playTaki([tired], { ...hand('oda'), discards: [['exhaustion'], []] }).phase).toBe('ability')
  })

  test('§6.2 what the ability brings into the hand may be the card to discard', () => {
    const draw = playTaki([{ do: 'draw', count: 1, must: 'discard' }], { hands: [['taki'], ['hyuga']] })
    draw.rolls('oda').play('home: use-1')
    expect([draw.discard('home'), draw.hand('home')]).toEqual([['oda'], []])
    const recall: Setting = { hands: [['taki'], ['hyuga']], discards: [['oda', 'iwami'], []] }
    const m = playTaki([{ do: 'recall', to: 'hand', must: 'discard' }], recall).play(
      'home: use-1',
      'home: iwami',
    )
    expect([m.discard('home'), m.hand('home')]).toEqual([['oda', 'iwami'], []])
    expect(playTaki([{ do: 'recall', to: 'area', must: 'discard' }], recall).phase).toBe('turn')
  })

  test('§6.2 whoever does not use the ability owes nothing', () => {
    const m = playTaki([
      { ...GAIN_SHOT, must: 'book' },
      { ...GAIN_PASS, must: 'exhaust' },
    ]).play('home: skip')
    expect([m.booking('home'), m.discard('home'), m.pool('home')]).toEqual([
      'none',
      [],
      { shot: 0, pass: 0, defence: 0 },
    ])
    const one = playTaki([
      { ...GAIN_SHOT, must: 'book' },
      { ...GAIN_PASS, must: 'exhaust' },
    ]).play('home: use-2', 'home: skip')
    expect([one.booking('home'), one.discard('home')]).toEqual(['none', ['exhaustion']])
  })

  test('§6.3 without an effect an ability cannot be used', () => {
    const none = 'ability-without-effect §6.3'
    const other = (ability: Ability, more: Setting = {}) =>
      playTaki([{ do: 'gain', tokens: ['defence'] }, ability], more).refusal('home: use-2')
    expect(other(GAIN_SHOT, { pool: [{ shot: 5 }, {}] })).toBe(none)
    expect(other(GAIN_SHOT, { pool: [{ shot: 4, pass: 5 }, { shot: 5 }] })).toBe('legal')
    expect(other({ do: 'draw', count: 1 }, { decks: [[], ['sawada']] })).toBe(none)
    expect(other({ do: 'draw', count: 2 }, { decks: [['izawa'], []] })).toBe('legal')
    expect(other({ do: 'draw', count: 1 }, { decks: [[], []], discards: [['izawa'], []] })).toBe('legal')
    expect(other({ do: 'play' }, { hands: [['taki'], ['hyuga']] })).not.toBe('legal')
    expect(other({ do: 'recall', to: 'hand' }, { discards: [[], ['sawada']] })).toBe(none)
    expect(other({ do: 'recall', to: 'area' }, { discards: [[], ['sawada']] })).toBe(none)
    expect(other({ do: 'remove', what: 'hand' }, { hands: [['taki'], ['hyuga']] })).toBe(none)
    expect(other({ do: 'remove', what: 'exhaustion' }, { discards: [['izawa'], ['exhaustion']] })).toBe(none)
    expect(other({ do: 'discard', what: 'rival-card' }, { areas: [['izawa'], []] })).toBe(none)
    expect(other({ do: 'discard', what: 'rival-hand' }, { hands: [['taki', 'oda'], []] })).toBe(none)
    expect(other({ do: 'discard', what: 'rival-hand' }, { areas: [[], []] })).toBe('legal')
    expect(other({ do: 'exhaust' }, { exhaustionLeft: 0 })).toBe(none)
    expect(other({ do: 'exhaust' }, { exhaustionLeft: 1 })).toBe('legal')
    expect(other({ do: 'pardon' })).toBe(none)
    expect(other({ do: 'pardon' }, { booking: ['red', 'yellow'] })).toBe(none)
    expect(other({ do: 'pardon' }, { booking: ['yellow', 'none'] })).toBe('legal')
    expect(other({ do: 'swap' })).toBe(none)
    expect(other({ do: 'swap' }, { areas: [[], ['koike']] })).toBe(none)
    expect(other({ do: 'swap' }, { areas: [['izawa'], []] })).toBe('legal')
    expect(other({ do: 'swap' }, { areas: [['izawa'], []], hands: [['taki'], ['hyuga']] })).toBe(none)
  })

  test('§6.3 some abilities are for the attacker only, some for the defender only', () => {
    const both: readonly Ability[] = [
      { ...GAIN_SHOT, when: 'attacking' },
      { ...GAIN_PASS, when: 'defending' },
    ]
    const attacks = playTaki(both)
    expect(attacks.options('home')).toEqual(['use-1', 'skip'])
    expect(attacks.refusal('home: use-2')).toBe('only-in-defence §6.3')
    const defends = match({ ...taki(both), attacker: 'away' }).play('away: hyuga', 'home: taki')
    expect(defends.options('home')).toEqual(['use-2', 'skip'])
    expect(defends.refusal('home: use-1')).toBe('only-in-attack §6.3')
  })

  test('§6.12 rerolls and saves are not for the moment of playing', () => {
    expect(playTaki([{ do: 'reroll' }, { do: 'save', held: 1, corner: 3 }]).phase).toBe('turn')
    const m = playTaki([{ do: 'reroll' }, GAIN_SHOT])
    expect(m.options('home')).toEqual(['use-2', 'skip'])
    expect(m.refusal('home: use-1')).toBe('ability-after-the-dice §6.12')
    expect(playTaki([GAIN_SHOT, { do: 'save', held: 1, corner: 3 }]).refusal('home: use-2')).toBe(
      'ability-after-the-dice §6.12',
    )
  })

  test('§6.12 they are used after the dice, if the card still lies there', () => {
    const cards = { taki: able({ do: 'reroll' }), hyuga: able({ do: 'save', held: 1, corner: 3 }) }
    const there: Setting = { phase: 'action', areas: [['taki'], ['hyuga']], cards: { ...BLANK, ...cards } }
    const m = match(there).rolls(4, 4).play('home: shot')
    expect([m.phase, m.awaiting]).toEqual(['reroll', ['home']])
    m.play('home: skip')
    expect([m.phase, m.awaiting, m.options('away')]).toEqual(['save', ['away'], ['hyuga', 'skip']])
    const gone = match({ ...there, areas: [[], []], discards: [['taki'], ['hyuga']] })
    gone.rolls(4, 4).freely().play('home: shot')
    expect([gone.all('rerolled'), gone.all('save'), gone.goals]).toEqual([[], [], [1, 0]])
    // In the wrong area neither helps.
    const wrong = match({ ...there, attacker: 'away', areas: [['oda'], ['hyuga']] })
    wrong.rolls(4, 4).freely().play('away: shot')
    expect(wrong.goals).toEqual([0, 1])
  })

  test('§6.12 the two who may have a roll made again, and both keepers, can do so in our set', () => {
    const does = (id: string) =>
      OUR_CARDS.starting.find((card) => card.id === id)?.abilities.map((one) => one.do)
    expect(['kisugi', 'sawada'].map(does)).toEqual([['reroll'], ['reroll']])
    expect(['morisaki', 'wakashimazu'].map(does)).toEqual([['save'], ['save']])
  })

  test('§6.1 the values of a card count whether its abilities are used or not', () => {
    const cards = { taki: { ...worth(3, 2, 1), abilities: [GAIN_SHOT] } }
    for (const answer of ['use-1', 'skip'])
      expect(playTaki([], { cards }).play(`home: ${answer}`).sums('home')).toEqual({
        shot: 3,
        pass: 2,
        defence: 1,
      })
  })
})
