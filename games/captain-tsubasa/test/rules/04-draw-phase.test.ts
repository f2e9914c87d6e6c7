import type { Chance } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { captainTsubasa } from '../../game.ts'
import type { Setting } from '../match.ts'
import { match, positionOf } from '../match.ts'
import { plain } from './printed.ts'

const FOUR = ['taki', 'oda', 'iwami', 'izawa'] as const
const THEIRS = ['hyuga', 'imai', 'koike', 'furuta'] as const
const FIELD = ['one-two', 'long-shot', 'wing-run', 'advice'] as const

/** Both hold four and choose their match cards. */
const DRAFT: Setting = { phase: 'draft', hands: [FOUR, THEIRS], field: FIELD }

describe('The draw phase', () => {
  test('§4.1 each draws up to four; cards kept from the round before stay', () => {
    const m = match({ phase: 'round-begins', hands: [['taki'], []] }, 'oda', 'iwami', 'izawa', ...THEIRS)
    expect([...m.hand('home')].sort()).toEqual([...FOUR].sort())
    expect([...m.hand('away')].sort()).toEqual([...THEIRS].sort())
    expect(m.all('drawn').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 3],
      [1, 4],
    ])
    expect([m.deck('home').length, m.deck('away').length]).toEqual([8, 8])
    expect([m.phase, m.last('round')]).toMatchObject(['draft', { seat: 0, round: 1, stoppage: 0 }])
  })

  test('§4.1 whoever holds four or more draws nothing and keeps them all', () => {
    const m = match({ phase: 'round-begins', hands: [[...FOUR, 'tsubasa', 'kisugi'], THEIRS] })
    expect(m.all('drawn')).toEqual([])
    expect([m.hand('home').length, m.hand('away').length]).toEqual([6, 4])
  })

  test('§4.1 draw phase, attack phase, shot or pass, clean-up, and a new round', () => {
    const m = match({ ...DRAFT, cards: plain('one-two', 'long-shot', ...FOUR) })
    m.play('away: one-two', 'home: long-shot')
    expect([m.phase, m.awaiting]).toEqual(['turn', ['home']])
    m.play('home: taki').stop()
    expect([m.phase, m.area('home')]).toEqual(['action', ['taki']])
    m.rolls(6, 1).freely().play('home: pass')
    expect([m.phase, m.round, m.area('home'), m.discard('home')]).toEqual(['draft', 2, [], ['taki']])
  })

  test('§4.1 a new round counts the cards played anew', () => {
    const m = match({ phase: 'action', plays: 29, areas: [['taki'], []], cards: plain('taki') })
    m.rolls(6, 1).freely().play('home: pass')
    expect([m.round, captainTsubasa.position(m.state).plays]).toEqual([2, 0])
  })

  test('§4.2 a pile too small: first what is there, then the shuffled discard pile', () => {
    const setting: Setting = {
      phase: 'round-begins',
      hands: [['taki'], THEIRS],
      decks: [['oda'], []],
      discards: [['iwami', 'izawa', 'tsubasa'], []],
    }
    const m = match(setting, 'oda', 'tsubasa', 'iwami')
    expect([...m.hand('home')].sort()).toEqual(['iwami', 'oda', 'taki', 'tsubasa'])
    expect([m.deck('home'), m.discard('home')]).toEqual([['izawa'], []])
    expect(m.order('drawn', 'reshuffled')).toEqual(['drawn', 'reshuffled', 'drawn'])
    expect(m.all('drawn').map(({ cards }) => cards)).toEqual([['oda'], ['tsubasa', 'iwami']])
    // The discard pile cannot be drawn from while the draw pile lasts.
    expect(() => match(setting, 'iwami')).toThrow()
  })

  test('§4.2 an exhaustion card is drawn like any other, as often as there are', () => {
    const setting: Setting = {
      phase: 'round-begins',
      hands: [['taki', 'oda'], THEIRS],
      decks: [['exhaustion', 'exhaustion', 'izawa'], []],
    }
    const m = match(setting, 'exhaustion', 'exhaustion')
    expect([m.hand('home'), m.deck('home')]).toEqual([['oda', 'taki', 'exhaustion', 'exhaustion'], ['izawa']])
    expect(m.view().bench.exhaustion).toBe(6)
    let drawn: readonly number[] = []
    const chance: Chance = {
      take: (weights, total) => {
        if (drawn.length === 0) drawn = [...weights.filter((weight) => weight > 0), total]
        return weights.findIndex((weight) => weight > 0)
      },
    }
    captainTsubasa.fromPosition(positionOf(setting), chance)
    expect(drawn).toEqual([1, 2, 3])
  })

  test('§4.2 a pile just large enough is not shuffled yet', () => {
    const m = match(
      {
        phase: 'round-begins',
        hands: [['taki', 'oda', 'iwami'], THEIRS],
        decks: [['izawa'], []],
        discards: [['tsubasa'], []],
      },
      'izawa',
    )
    expect([m.all('reshuffled'), m.deck('home'), m.discard('home')]).toEqual([[], [], ['tsubasa']])
  })

  test('§4.2 with nothing left anywhere a coach makes do with fewer', () => {
    const m = match({ phase: 'round-begins', hands: [['taki'], THEIRS], decks: [['oda'], []] }, 'oda')
    expect(m.hand('home')).toEqual(['oda', 'taki'])
    expect([m.phase, m.all('reshuffled')]).toEqual(['draft', []])
    expect(m.all('drawn')).toEqual([{ kind: 'drawn', seat: 0, count: 1, cards: ['oda'] }])
  })

  test('§4.3 the defender takes first: an open card or the top one', () => {
    const m = match(DRAFT)
    expect([m.awaiting, m.options('away')]).toEqual([
      ['away'],
      ['advice', 'one-two', 'long-shot', 'wing-run', 'top'],
    ])
    expect(m.refusal('away: sliding-tackle')).toBe('not-on-the-field §4.3')
    expect(m.refusal('away: hyuga')).toBe('not-on-the-field §4.3')
    m.play('away: long-shot')
    expect(m.hand('away')).toHaveLength(5)
    expect(m.hand('away')).toContain('long-shot')
    expect(m.last('match-card')).toEqual({ kind: 'match-card', seat: 1, open: true, card: 'long-shot' })
  })

  test('§4.3 then the attacker, from what is left; the field is not filled up in between', () => {
    const m = match(DRAFT).play('away: long-shot')
    expect([m.awaiting, m.options('home')]).toEqual([['home'], ['advice', 'one-two', 'wing-run', 'top']])
    expect(m.refusal('home: long-shot')).toBe('not-on-the-field §4.3')
    m.play('home: advice')
    expect([m.hand('home').length, m.field, m.phase]).toEqual([5, ['one-two', 'wing-run'], 'turn'])
    expect(m.view().matchLeft).toBe(8)
  })

  test('§4.3 the top card comes unseen from the pile, and the open ones stay', () => {
    const m = match({ ...DRAFT, pile: ['great-save', 'man-marking'] })
    m.rolls('great-save', 'man-marking').play('away: top', 'home: top')
    expect([m.hand('away').includes('great-save'), m.hand('home').includes('man-marking')]).toEqual([
      true,
      true,
    ])
    expect([[...m.field].sort(), m.view().matchLeft]).toEqual([[...FIELD].sort(), 6])
  })

  test('§4.3 for the next round the field is filled up again, to the last card of the pile', () => {
    const m = match({
      phase: 'action',
      round: 4,
      field: ['advice', 'one-two'],
      pile: ['wing-run', 'long-shot'],
    })
    expect(m.view().matchLeft).toBe(2)
    m.rolls(6, 1, 'wing-run', 'long-shot').freely().play('home: pass')
    expect([[...m.field].sort(), m.view().matchLeft]).toEqual([
      ['advice', 'long-shot', 'one-two', 'wing-run'],
      0,
    ])
    expect(m.refusal('away: top')).toBe('no-match-card-left §4.3')
  })

  test('§4.3 whoever kept more cards holds more', () => {
    const m = match({ ...DRAFT, hands: [[...FOUR, 'tsubasa'], THEIRS] }).play('away: advice', 'home: one-two')
    expect([m.hand('home').length, m.hand('away').length]).toEqual([6, 5])
  })

  test('§4.3 without a pile only open cards can be taken, and a last one is taken without asking', () => {
    const m = match({ ...DRAFT, round: 6, field: ['advice', 'one-two'] })
    expect(m.options('away')).toEqual(['advice', 'one-two'])
    expect(m.refusal('away: top')).toBe('no-match-card-left §4.3')
    m.play('away: advice')
    expect([m.hand('home').includes('one-two'), m.phase, m.field]).toEqual([true, 'turn', []])
  })

  test('§4.4 a match card taken comes back with the own cards', () => {
    const m = match({ ...DRAFT, hands: [['taki'], THEIRS], cards: plain('taki', 'advice'), decks: [[], []] })
    m.play('away: one-two', 'home: advice', 'home: advice', 'away: stop', 'home: taki')
    m.rolls(6, 1, 'great-save', 'man-marking', 'advice', 'taki').play('home: pass')
    expect([m.round, m.field.includes('advice'), m.view().matchLeft]).toEqual([2, false, 6])
    expect([m.hand('home'), m.last('reshuffled')]).toEqual([
      ['taki', 'advice'],
      { kind: 'reshuffled', seat: 0, cards: 2 },
    ])
    // What was taken and not played is still in hand.
    expect(m.hand('away')).toContain('one-two')
  })

  test('§4.4 also in the second half, unless it has been removed', () => {
    const m = match({
      phase: 'action',
      half: 1,
      round: 6,
      areas: [['advice'], ['one-two']],
      cards: plain('advice', 'one-two'),
      hands: [['wing-run'], []],
      discards: [[], ['long-shot']],
      out: ['great-save'],
    })
    m.rolls(1, 6).freely().play('home: pass')
    expect([m.half, m.attacker]).toEqual([2, 'away'])
    const all = (coach: 'home' | 'away') => [...m.hand(coach), ...m.deck(coach)]
    expect(all('home')).toEqual(expect.arrayContaining(['advice', 'wing-run']))
    expect(all('away')).toEqual(expect.arrayContaining(['one-two', 'long-shot']))
    expect([all('home').length, all('away').length, m.out.includes('great-save')]).toEqual([14, 14, true])
  })
})
