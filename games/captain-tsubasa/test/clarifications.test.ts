import { describe, expect, test } from 'vitest'
import type { Ability } from '../cards/abilities.ts'
import { TOKENS } from '../vocabulary.ts'
import type { Luck, Setting } from './match.ts'
import { able } from './rules/printed.ts'
import { playTaki } from './rules/taki.ts'

const NONE = { shot: 0, pass: 0, defence: 0 }

/** Home has played Taki and used what he can do. */
const useTaki = (ability: Ability, more: Setting = {}, ...luck: readonly Luck[]) =>
  playTaki([ability], more)
    .rolls(...luck)
    .play('home: use-1')

/** The clarifications at the end of the rulebook, in their order. */
describe('Clarifications of the rulebook', () => {
  test('KL1 §2.6 a removed card is out of the match, from wherever it is removed', () => {
    const own = useTaki({ do: 'remove', what: 'this' })
    const hand = useTaki({ do: 'remove', what: 'hand' }).play('home: oda')
    const pile = useTaki({ do: 'remove', what: 'exhaustion' }, { discards: [['exhaustion'], []] })
    for (const [m, card] of [
      [own, 'taki'],
      [hand, 'oda'],
      [pile, 'exhaustion'],
    ] as const) {
      expect(m.out).toContain(card)
      expect([...m.hand('home'), ...m.deck('home'), ...m.discard('home'), ...m.area('home')]).not.toContain(
        card,
      )
      expect(m.last('removed')).toEqual({ kind: 'removed', seat: 0, card })
    }
  })

  test('KL2 §2.6 a discarded card goes to the discard pile of the coach whose it is', () => {
    const rival = useTaki({ do: 'discard', what: 'rival-card' }, { areas: [[], ['koike']] })
    expect([rival.discard('away'), rival.discard('home')]).toEqual([['koike'], []])
    const own = useTaki({ do: 'gain', tokens: ['shot'], must: 'discard' }).play('home: oda')
    expect([own.discard('home'), own.discard('away')]).toEqual([['oda'], []])
    const hurt = useTaki({ do: 'discard', what: 'rival-hand' }, {}, 'hyuga')
    expect(hurt.discard('away')).toEqual(['hyuga'])
  })

  test('KL3 §2.6 a played card goes from the hand into the own area, and its abilities are carried out', () => {
    const m = useTaki({ do: 'play' }, { cards: { oda: able({ do: 'gain', tokens: ['pass'] }) } }).play(
      'home: oda',
    )
    expect([m.hand('home'), m.area('home'), m.area('away')]).toEqual([['iwami'], ['taki', 'oda'], []])
    expect([m.phase, m.view().playing]).toEqual(['ability', 'oda'])
    expect(m.play('home: use-1').pool('home')).toEqual({ ...NONE, pass: 1 })
  })

  test('KL4 §6.4 shot or pass: one token, of one of the two kinds', () => {
    for (const token of ['shot', 'pass'] as const) {
      const m = useTaki({ do: 'gain', tokens: ['shot', 'pass'] })
      expect(m.options('home')).toEqual(['token-shot', 'token-pass'])
      expect(m.play(`home: token-${token}`).pool('home')).toEqual({ ...NONE, [token]: 1 })
      expect(m.phase).toBe('turn')
    }
  })

  test('KL5 §6.4 one of each: a token of every type', () => {
    expect(useTaki({ do: 'gain', tokens: TOKENS, each: true }).pool('home')).toEqual({
      shot: 1,
      pass: 1,
      defence: 1,
    })
  })

  test('KL6 §6.4 two tokens: two alike or two different ones', () => {
    const two: Ability = { do: 'gain', tokens: TOKENS, count: 2 }
    for (const first of TOKENS)
      for (const second of TOKENS) {
        const m = useTaki(two).play(`home: token-${first}`, `home: token-${second}`)
        const expected = { ...NONE }
        for (const token of [first, second]) expected[token]++
        expect([m.pool('home'), m.phase]).toEqual([expected, 'turn'])
      }
  })
})
