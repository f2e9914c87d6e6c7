import { describe, expect, test } from 'vitest'
import type { Ability } from '../../cards/abilities.ts'
import { TOKENS } from '../../vocabulary.ts'
import { match } from '../match.ts'
import { able } from './printed.ts'
import { BLANK, GAIN_SHOT, HOME, PLAY, playTaki } from './taki.ts'

describe('Abilities that bring tokens and cards', () => {
  test('§6.4 gain: one of the kinds shown, as the coach chooses', () => {
    for (const token of ['shot', 'defence'] as const) {
      const m = playTaki([{ do: 'gain', tokens: ['shot', 'defence'] }]).play('home: use-1')
      expect([m.phase, m.request('home')?.rule, m.options('home')]).toEqual([
        'token',
        '6.4',
        ['token-shot', 'token-defence'],
      ])
      expect(m.refusal('home: token-pass')).toBe('token-not-offered §6.4')
      m.play(`home: token-${token}`)
      expect(m.pool('home')).toEqual({ shot: 0, pass: 0, defence: 0, [token]: 1 })
      expect(m.last('gained')).toEqual({ kind: 'gained', seat: 0, token, pool: 1 })
      expect(m.pool('away')).toEqual({ shot: 0, pass: 0, defence: 0 })
    }
  })

  test('§6.4 one of each is a token of every kind shown', () => {
    const all: Ability = { do: 'gain', tokens: TOKENS, each: true }
    expect(playTaki([all]).play('home: use-1').pool('home')).toEqual({ shot: 1, pass: 1, defence: 1 })
    const two = playTaki([{ do: 'gain', tokens: ['pass', 'defence'], each: true }]).play('home: use-1')
    expect(two.pool('home')).toEqual({ shot: 0, pass: 1, defence: 1 })
  })

  test('§6.4 two tokens are chosen one by one, alike or different', () => {
    const two: Ability = { do: 'gain', tokens: TOKENS, count: 2 }
    const alike = playTaki([two]).play('home: use-1', 'home: token-pass')
    expect([alike.phase, alike.request('home')?.prompt.about]).toMatchObject(['token', { left: 1 }])
    expect(alike.play('home: token-pass').pool('home')).toEqual({ shot: 0, pass: 2, defence: 0 })
    const different = playTaki([two]).play('home: use-1', 'home: token-shot', 'home: token-defence')
    expect(different.pool('home')).toEqual({ shot: 1, pass: 0, defence: 1 })
    expect(different.awaiting).toEqual(['away'])
  })

  test('§6.4 a full kind cannot be chosen, and what does not fit is lost', () => {
    const two: Ability = { do: 'gain', tokens: ['shot', 'pass'], count: 2, must: 'book' }
    const m = playTaki([two], { pool: [{ shot: 5, pass: 4 }, {}] }).play('home: use-1')
    // One pass token fits, the other is lost; the compulsory part remains.
    expect([m.pool('home'), m.booking('home'), m.awaiting]).toEqual([
      { shot: 5, pass: 5, defence: 0 },
      'yellow',
      ['away'],
    ])
    const each: Ability = { do: 'gain', tokens: TOKENS, each: true }
    const some = playTaki([each], { pool: [{ shot: 5, pass: 4 }, {}] }).play('home: use-1')
    expect(some.pool('home')).toEqual({ shot: 5, pass: 5, defence: 1 })
    expect(some.all('gained').map(({ token }) => token)).toEqual(['pass', 'defence'])
  })

  test('§6.5 draw: so many cards from the own draw pile into the hand', () => {
    const m = playTaki([{ do: 'draw', count: 2 }], { decks: [['izawa', 'nagano', 'takasugi'], ['koike']] })
    m.rolls('takasugi', 'izawa').play('home: use-1')
    expect([...m.hand('home')].sort()).toEqual(['iwami', 'izawa', 'oda', 'takasugi'])
    expect([m.deck('home'), m.deck('away'), m.hand('away').length]).toEqual([['nagano'], ['koike'], 2])
    // A card drawn can be played later in the round.
    m.play('away: stop', 'home: izawa')
    expect(m.area('home')).toEqual(['taki', 'izawa'])
  })

  test('§6.5 a pile too small is renewed from the discard pile; what lies in the areas is not in it', () => {
    const m = playTaki([{ do: 'draw', count: 2 }], {
      decks: [['izawa'], []],
      discards: [['nagano'], ['koike']],
    })
    m.rolls('izawa', 'nagano').play('home: use-1')
    expect([m.deck('home'), m.discard('home'), m.discard('away')]).toEqual([[], [], ['koike']])
    expect(m.last('reshuffled')).toEqual({ kind: 'reshuffled', seat: 0, cards: 1 })
    const short = playTaki([{ do: 'draw', count: 2 }], { decks: [['izawa'], []] })
      .rolls('izawa')
      .play('home: use-1')
    expect([short.hand('home').length, short.awaiting]).toEqual([3, ['away']])
  })

  test('§6.6 play another: one more card in the same turn, its abilities first, then the rest of the first', () => {
    const m = playTaki([PLAY, GAIN_SHOT], { cards: { oda: able({ do: 'gain', tokens: ['pass'] }) } })
    m.play('home: use-1')
    expect([m.phase, m.request('home')?.rule, m.options('home')]).toEqual(['target', '6.6', ['oda', 'iwami']])
    expect(m.refusal('home: hyuga')).toMatch(/^not-to-be-chosen/)
    m.play('home: oda')
    expect([m.area('home'), m.view().playing, m.options('home')]).toEqual([
      ['taki', 'oda'],
      'oda',
      ['use-1', 'skip'],
    ])
    m.play('home: use-1')
    expect([m.view().playing, m.options('home')]).toEqual(['taki', ['use-2', 'skip']])
    m.play('home: use-2')
    expect([m.pool('home'), m.awaiting]).toEqual([{ shot: 1, pass: 1, defence: 0 }, ['away']])
  })

  test('§6.6 a card played so may bring the next one', () => {
    const m = playTaki([PLAY, GAIN_SHOT], { cards: { oda: able(PLAY), iwami: able(GAIN_SHOT) } })
    m.play('home: use-1', 'home: oda', 'home: use-1')
    // The last card in hand needs no choice.
    expect([m.area('home'), m.view().playing]).toEqual([['taki', 'oda', 'iwami'], 'iwami'])
    m.play('home: skip')
    expect([m.view().playing, m.awaiting]).toEqual(['taki', ['home']])
    m.play('home: use-2')
    expect([m.pool('home').shot, m.awaiting]).toEqual([1, ['away']])
  })

  test('§6.6 a long chain comes back to every card of it', () => {
    const chain = ['taki', 'oda', 'iwami', 'izawa', 'nagano', 'nakazato']
    const both = able(PLAY, GAIN_SHOT)
    const cards = Object.fromEntries(chain.map((id) => [id, both]))
    const m = match({ hands: [chain, ['hyuga']], cards: { ...BLANK, ...cards } }).play('home: taki')
    for (const id of chain.slice(1, -1)) m.play('home: use-1', `home: ${id}`)
    m.play('home: use-1')
    for (const id of [...chain].reverse().slice(0, 5)) {
      expect(m.view().playing).toBe(id)
      m.play('home: use-2')
    }
    expect([m.pool('home').shot, m.awaiting, m.area('home')]).toEqual([5, ['away'], chain])
  })

  test('§6.6 a chain may be as long as the limit allows: cards that are done with do not hold it up', () => {
    const chain = [...HOME, 'morisaki', 'kisugi', 'tsubasa', 'nankatsu-fans']
    const cards = Object.fromEntries(chain.map((id) => [id, able({ do: 'play', must: 'remove' })]))
    const m = match({ hands: [chain, ['hyuga']], cards: { ...BLANK, ...cards } }).play('home: taki')
    for (const id of chain.slice(1, -1)) m.play('home: use-1', `home: ${id}`)
    // §6.3 The last can still take itself off.
    m.play('home: use-1', 'home: skip')
    expect([m.area('home'), m.hand('home'), m.awaiting]).toEqual([['nankatsu-fans'], [], ['away']])
  })

  test('§6.6 it is the own hand, whichever seat a coach has', () => {
    const hands = [['taki'], ['hyuga', 'imai', 'koike']] as const
    const cards = { ...BLANK, hyuga: able({ do: 'play', must: 'discard' }) }
    const m = match({ attacker: 'away', hands, cards }).play('away: hyuga', 'away: use-1')
    expect([m.awaiting, m.options('away')]).toEqual([['away'], ['koike', 'imai']])
    m.play('away: koike')
    expect([m.area('away'), m.discard('away'), m.hand('home')]).toEqual([
      ['hyuga', 'koike'],
      ['imai'],
      ['taki'],
    ])
  })

  test('§6.6 only in the attack phase, even if nobody has stopped in it', () => {
    const cards = { ...BLANK, 'tsubasa-motivated': { ...able(PLAY, GAIN_SHOT), price: { pass: 1 } } }
    const m = match({
      options: { motivation: true },
      phase: 'action',
      areas: [['tsubasa', 'oda'], []],
      hands: [['taki'], ['hyuga']],
      pool: [{ pass: 1 }, {}],
      cards,
    })
    m.play('home: tsubasa-motivated')
    expect([m.phase, m.options('home')]).toEqual(['ability', ['use-2', 'skip']])
    m.play('home: use-2')
    expect([m.phase, m.pool('home').shot]).toEqual(['action', 1])
  })

  test('§6.6 a card that left its area and came back in the same turn is asked about once', () => {
    const cards = {
      taki: able(PLAY, GAIN_SHOT),
      oda: able({ do: 'swap' }),
      iwami: able({ do: 'recall', to: 'area' }),
    }
    const m = match({ hands: [['taki', 'oda', 'iwami'], ['hyuga']], cards: { ...BLANK, ...cards } })
    m.play('home: taki', 'home: use-1', 'home: oda', 'home: use-1', 'home: use-1')
    expect([m.view().playing, m.options('home')]).toEqual(['taki', ['use-2', 'skip']])
    m.play('home: skip')
    expect([m.phase, m.awaiting]).toEqual(['turn', ['away']])
  })

  test('§6.6 one card in hand is played without asking, several are chosen even if they are alike', () => {
    const one = playTaki([PLAY], { hands: [['taki', 'oda'], ['hyuga']] }).play('home: use-1')
    expect(one.area('home')).toEqual(['taki', 'oda'])
    const alike = playTaki([PLAY], { hands: [['taki', 'exhaustion', 'exhaustion'], ['hyuga']] }).play(
      'home: use-1',
    )
    expect([alike.phase, alike.options('home')]).toEqual(['target', ['exhaustion']])
    alike.play('home: exhaustion')
    expect([alike.area('home'), alike.hand('home')]).toEqual([['taki', 'exhaustion'], ['exhaustion']])
  })
})
