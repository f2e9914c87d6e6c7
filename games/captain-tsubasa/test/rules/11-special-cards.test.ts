import { everyOutcome } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { captainTsubasa } from '../../game.ts'
import { match, type Setting } from '../match.ts'
import { worth } from './printed.ts'
import { playRound } from './rounds.ts'

/** Two cards whose abilities cost a booking. */
const ROUGH = {
  oda: { ...worth(4, 5, 6), abilities: [{ do: 'gain', tokens: ['shot'], must: 'book' }] },
  iwami: {
    ...worth(1, 1, 1),
    abilities: [
      { do: 'gain', tokens: ['pass'], must: 'book' },
      { do: 'draw', count: 1 },
    ],
  },
} as const satisfies Setting['cards']

const AREAS = [
  ['taki', 'one-two'],
  ['koike', 'furuta'],
] as const

describe('Special cards', () => {
  test('§11.1 yellow takes two off shot and pass, at once, and nothing off the defence', () => {
    const m = match({ cards: ROUGH, hands: [['oda'], ['hyuga']] }).play('home: oda')
    expect(m.sums('home')).toEqual({ shot: 4, pass: 5, defence: 6 })
    m.play('home: use-1')
    expect(m.last('booked')).toEqual({ kind: 'booked', seat: 0, colour: 'yellow' })
    expect([m.booking('home'), m.booking('away')]).toEqual(['yellow', 'none'])
    expect(m.sums('home')).toEqual({ shot: 2, pass: 3, defence: 6 })
    // It lies in the area, but it is no card played.
    expect([m.area('home'), m.last('played').cards]).toEqual([['oda'], 1])
  })

  test('§11.1 it stays until the end of the match, in every round', () => {
    const m = match({ half: 1, round: 5, booking: ['yellow', 'none'] })
    expect(m.sums('home')).toEqual({ shot: -2, pass: -2, defence: 0 })
    expect(m.sums('away')).toEqual({ shot: 0, pass: 0, defence: 0 })
    const ends = ['pass', 'lost', ...new Array(6).fill('pass'), 'lost', 'pass', 'lost'] as const
    for (const end of ends) playRound(m, end)
    expect([m.half, m.booking('home')]).toEqual([4, 'yellow'])
    expect(m.sums('home')).toEqual({ shot: -2, pass: -2, defence: 0 })
  })

  test('§11.1 the sums that decide are less by it', () => {
    const m = match({ booking: ['yellow', 'none'] })
      .freely()
      .rolls(4, 3)
      .play('home: pass')
    expect(m.all('action')).toMatchObject([{ attack: -2, defence: 0 }])
    expect(m.last('contest')).toMatchObject({ seat: 1, won: 'defence', attack: 2, defence: 3 })
  })

  test('§11.2 a second yellow card makes it red: three off shot and pass, one off defence', () => {
    const m = match({ cards: ROUGH, hands: [['oda'], ['hyuga']], booking: ['yellow', 'none'] })
    m.play('home: oda', 'home: use-1')
    expect(m.last('booked')).toEqual({ kind: 'booked', seat: 0, colour: 'red' })
    expect(m.booking('home')).toBe('red')
    expect(m.sums('home')).toEqual({ shot: 1, pass: 2, defence: 5 })
    expect(m.area('home')).toEqual(['oda'])
    for (const half of [1, 2, 3] as const) {
      const later = playRound(match({ half, round: half > 2 ? 2 : 6, booking: ['none', 'red'] }), 'lost')
      expect([later.half, later.booking('away')]).toEqual([half + 1, 'red'])
      expect(later.sums('away')).toEqual({ shot: -3, pass: -3, defence: -1 })
    }
  })

  test('§11.2 beyond red there is no booking: an ability that demands one cannot be used', () => {
    const m = match({ cards: ROUGH, hands: [['oda', 'iwami'], ['hyuga']], booking: ['red', 'none'] })
    m.play('home: iwami')
    expect(m.options('home')).toEqual(['use-2', 'skip'])
    expect(m.refusal('home: use-1')).toBe('compulsory-part-impossible §6.2')
    m.play('home: skip', 'away: hyuga', 'away: skip')
    // With no other ability nobody asks.
    m.play('home: oda')
    expect(m.all('booked')).toEqual([])
    expect([m.booking('home'), m.pool('home')]).toEqual(['red', { shot: 0, pass: 0, defence: 0 }])
  })

  test('§11.3 Substitution takes away a yellow card, and the next booking is yellow again', () => {
    const m = match({
      cards: ROUGH,
      hands: [['substitution', 'oda'], ['koike']],
      booking: ['yellow', 'yellow'],
    })
    m.play('home: substitution')
    expect(m.options('home')).toContain('use-1')
    m.play('home: use-1')
    expect(m.last('pardoned')).toEqual({ kind: 'pardoned', seat: 0 })
    expect([m.booking('home'), m.booking('away')]).toEqual(['none', 'yellow'])
    m.byDefault('ability').play('away: stop', 'home: oda', 'home: use-1')
    expect(m.last('booked').colour).toBe('yellow')
    expect(m.booking('home')).toBe('yellow')
  })

  test('§11.3 it does nothing about a red card, nor where there is none', () => {
    const substitution = { abilities: [{ do: 'pardon' }, { do: 'gain', tokens: ['shot'] }] } as const
    for (const booking of ['red', 'none'] as const) {
      // The other coach's yellow card is none of its business.
      const m = match({
        cards: { substitution },
        hands: [['substitution'], ['koike']],
        booking: [booking, 'yellow'],
      })
      m.play('home: substitution')
      expect(m.options('home')).toEqual(['use-2', 'skip'])
      expect(m.refusal('home: use-1')).toBe('ability-without-effect §6.3')
      m.play('home: use-2')
      expect([m.booking('home'), m.booking('away')]).toEqual([booking, 'yellow'])
    }
  })

  test('§11.4 an exhaustion card has neither values nor abilities, and counts for the limit', () => {
    const m = match({ hands: [['exhaustion', 'exhaustion'], ['imai']], areas: AREAS })
    const before = m.sums('home')
    m.play('home: exhaustion')
    expect(m.last('played')).toEqual({ kind: 'played', seat: 0, card: 'exhaustion', from: 'hand', cards: 5 })
    expect([m.phase, m.awaiting]).toEqual(['turn', ['away']])
    expect(m.sums('home')).toEqual(before)
    const ninth = match({
      hands: [['exhaustion'], ['koike']],
      areas: [
        ['taki', 'oda', 'izawa', 'iwami'],
        ['imai', 'furuta', 'kawabe', 'exhaustion'],
      ],
    }).play('home: exhaustion')
    expect(ninth.last('attack-over').by).toBe('limit')
  })

  test('§11.4 it is drawn like any other card', () => {
    const m = match(
      {
        phase: 'round-begins',
        decks: [
          ['exhaustion', 'exhaustion', 'oda', 'taki'],
          ['hyuga', 'koike', 'imai', 'furuta'],
        ],
      },
      'exhaustion',
      'oda',
      'exhaustion',
      'taki',
      'hyuga',
      'koike',
      'imai',
      'furuta',
    )
    expect([...m.hand('home')].sort()).toEqual(['exhaustion', 'exhaustion', 'oda', 'taki'])
  })

  test('§11.4 eight for both: whoever gets one puts it on his own discard pile', () => {
    const cards = {
      oda: { abilities: [{ do: 'gain', tokens: ['shot'], must: 'exhaust' }] },
      koike: { abilities: [{ do: 'exhaust' }] },
    } as const
    const m = match({ cards, hands: [['oda'], ['koike']], discards: [['exhaustion'], []] })
    expect(m.view().bench.exhaustion).toBe(7)
    m.play('home: oda', 'home: use-1')
    expect(m.last('exhausted')).toEqual({ kind: 'exhausted', seat: 0 })
    expect(m.discard('home')).toEqual(['exhaustion', 'exhaustion'])
    m.play('away: koike', 'away: use-1')
    // Handed to the opponent.
    expect(m.last('exhausted')).toEqual({ kind: 'exhausted', seat: 0 })
    expect([m.discard('home').length, m.discard('away')]).toEqual([3, []])
    expect(m.view().bench.exhaustion).toBe(5)
    expect(match().view().bench.exhaustion).toBe(8)
  })

  test('§11.4 when none is left, abilities that need one cannot be used', () => {
    const cards = {
      oda: {
        abilities: [
          { do: 'gain', tokens: ['shot'], must: 'exhaust' },
          { do: 'gain', tokens: ['pass'] },
        ],
      },
      koike: { abilities: [{ do: 'exhaust' }, { do: 'gain', tokens: ['pass'] }] },
    } as const
    const m = match({
      cards,
      hands: [
        ['oda', 'taki'],
        ['koike', 'imai'],
      ],
      exhaustionLeft: 0,
    }).play('home: oda')
    expect(m.options('home')).toEqual(['use-2', 'skip'])
    expect(m.refusal('home: use-1')).toBe('compulsory-part-impossible §6.2')
    m.play('home: skip', 'away: koike')
    expect(m.options('away')).toEqual(['use-2', 'skip'])
    expect(m.refusal('away: use-1')).toBe('ability-without-effect §6.3')
    const one = match({
      cards,
      hands: [
        ['oda', 'taki'],
        ['koike', 'imai'],
      ],
      exhaustionLeft: 1,
    })
    one.play('home: oda', 'home: use-1', 'home: skip', 'away: koike')
    expect(one.options('away')).toEqual(['use-2', 'skip'])
  })

  test('§11.5 Ball Control and Advance: areas cleared, the card removed, the pass won, a new round', () => {
    const m = match({
      hands: [['advance-1', 'oda'], ['imai']],
      areas: AREAS,
      pool: [{ pass: 3 }, { defence: 2 }],
    }).freely()
    m.play('home: advance-1')
    expect(m.options('home')).toEqual(['use-1', 'skip'])
    m.play('home: use-1')
    expect(
      m.order('ability', 'removed', 'advance', 'possession', 'dice', 'spent', 'action', 'contest', 'round'),
    ).toEqual(['ability', 'removed', 'advance', 'possession', 'round'])
    expect(m.last('removed')).toEqual({ kind: 'removed', seat: 0, card: 'advance-1' })
    expect(m.last('possession')).toEqual({ kind: 'possession', seat: 0, kept: true })
    expect(m.out).toContain('advance-1')
    expect([...m.discard('home')].sort()).toEqual(['one-two', 'taki'])
    expect([...m.discard('away')].sort()).toEqual(['furuta', 'koike'])
    expect([m.area('home'), m.area('away')]).toEqual([[], []])
    expect([m.attacker, m.phase, m.goals]).toEqual(['home', 'draft', [0, 0]])
    expect([m.pool('home').pass, m.pool('away').defence]).toEqual([3, 2])
    expect(m.hand('home')).toContain('oda')
    expect(m.state.passes[0]).toBe(1)
  })

  test('§11.5 only the attacker can use it; played for its values it stays', () => {
    const second = { do: 'gain', tokens: ['pass'] } as const
    const advance = { abilities: [{ do: 'advance', when: 'attacking', must: 'remove' }, second] } as const
    const m = match({
      cards: { 'advance-1': advance },
      attacker: 'away',
      turn: 'home',
      hands: [['advance-1'], ['imai']],
    })
    m.play('home: advance-1')
    expect(m.options('home')).toEqual(['use-2', 'skip'])
    expect(m.refusal('home: use-1')).toBe('only-in-attack §6.3')
    m.play('home: skip')
    expect(m.area('home')).toEqual(['advance-1'])
    const declined = match({ hands: [['advance-1'], ['imai']] }).play('home: advance-1', 'home: skip')
    expect(declined.area('home')).toEqual(['advance-1'])
    expect([declined.all('advance'), declined.all('round')]).toEqual([[], []])
  })

  test('§11.6 Injury: a random card of the opponent’s hand goes to his discard pile', () => {
    const injury = { abilities: [{ do: 'discard', what: 'rival-hand' }] } as const
    const setting = {
      cards: { injury },
      hands: [
        ['injury', 'oda'],
        ['imai', 'koike', 'hyuga'],
      ],
    } as const
    const m = match(setting).play('home: injury').rolls('koike').play('home: use-1')
    expect(m.last('discarded')).toEqual({ kind: 'discarded', seat: 1, card: 'koike', from: 'hand' })
    expect([m.discard('away'), m.hand('home')]).toEqual([['koike'], ['oda']])
    expect([...m.hand('away')].sort()).toEqual(['hyuga', 'imai'])
    // Each card as likely; two exhaustion cards are twice as likely as one other.
    const tired = match({
      ...setting,
      hands: [
        ['injury', 'oda'],
        ['imai', 'exhaustion', 'exhaustion'],
      ],
    })
    tired.play('home: injury')
    const likely = new Map<string, number>()
    for (const { likelihood, result } of everyOutcome((chance) => {
      const world = captainTsubasa.blank(tired.state)
      captainTsubasa.copy(tired.state, world)
      captainTsubasa.apply(world, 0, captainTsubasa.read(world, 0, 'use-1'), chance)
      return captainTsubasa.view(world, 'omniscient').sides[1].discard.join()
    }))
      likely.set(result, (likely.get(result) ?? 0) + likelihood)
    expect(likely.get('imai')).toBeCloseTo(1 / 3)
    expect(likely.get('exhaustion')).toBeCloseTo(2 / 3)
  })

  test('§11.6 without a card in his hand it cannot be used', () => {
    const injury = {
      abilities: [
        { do: 'discard', what: 'rival-hand' },
        { do: 'gain', tokens: ['pass'] },
      ],
    } as const
    const m = match({ cards: { injury }, hands: [['injury', 'oda'], []], areas: AREAS }).play('home: injury')
    expect(m.options('home')).toEqual(['use-2', 'skip'])
    expect(m.refusal('home: use-1')).toBe('ability-without-effect §6.3')
  })
})
