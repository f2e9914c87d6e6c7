import { describe, expect, test } from 'vitest'
import { kickOff, match, wholeMatch } from '../match.ts'
import { playRound } from './rounds.ts'

const FIRST_GAME = { firstGame: true } as const

describe('The first game', () => {
  test('§16.1 eight match cards, the fans and the exhaustion cards are left out', () => {
    const m = kickOff({ options: FIRST_GAME })
    const left = [
      ...['advance-1', 'advice', 'road-to-the-title', 'great-save'],
      ...['advance-2', 'play-for-japan', 'foul', 'substitution'],
      ...['nankatsu-fans', 'toho-fans'],
    ]
    const out = m.out.filter((id) => id !== 'exhaustion' && !/-motivated$/.test(id))
    expect(out).toEqual(expect.arrayContaining(left))
    // Beside these only the transfers, which are another option.
    expect(out).toHaveLength(left.length + 8)
    expect(m.out.filter((id) => id === 'exhaustion')).toHaveLength(8)
    expect(m.view().bench.exhaustion).toBe(0)
    expect([m.deck('home').length, m.deck('away').length]).toEqual([11, 11])
    expect(kickOff().deck('home')).toHaveLength(12)
    expect(kickOff().view().bench.exhaustion).toBe(8)
  })

  test('§16.1 the other options go together with it', () => {
    const m = kickOff(
      { options: { ...FIRST_GAME, motivation: true, transfers: true } },
      'jito',
      'nitta',
      'misugi',
      'misaki',
      'away',
    )
    expect(m.view().bench.motivation).toHaveLength(8)
    expect(m.view().bench.transfers).toHaveLength(4)
  })

  test('§16.2 eight match cards a half, for four rounds; stoppage time begins in the fourth', () => {
    const m = kickOff({ options: FIRST_GAME }).freely().play('home: start')
    expect([m.field.length, m.view().matchLeft, m.view().rounds]).toEqual([4, 4, 4])
    for (const round of [1, 2, 3]) {
      expect(m.round).toBe(round)
      playRound(m, 'goal')
    }
    expect([m.round, m.all('half-over'), m.all('stoppage')]).toEqual([4, [], []])
    expect([m.field.length, m.view().matchLeft]).toEqual([2, 0])
    playRound(m, 'lost')
    expect([m.all('stoppage').length, m.all('half-over').length, m.half]).toEqual([1, 1, 2])
    expect(m.all('match-card')).toHaveLength(8)
    expect([m.field.length, m.view().matchLeft]).toEqual([4, 4])
  })

  test('§16.2 after a pass won in the fourth round a round without match cards follows', () => {
    const m = playRound(match({ options: FIRST_GAME, round: 4 }), 'pass')
    expect([m.half, m.round, m.phase]).toEqual([1, 5, 'turn'])
    expect(wholeMatch(3, FIRST_GAME).outcome).toBeDefined()
  })

  test('§16.3 what would need an exhaustion card cannot be used', () => {
    const cards = {
      oda: {
        abilities: [
          { do: 'gain', tokens: ['shot'], must: 'exhaust' },
          { do: 'gain', tokens: ['pass'] },
        ],
      },
      koike: { abilities: [{ do: 'exhaust' }, { do: 'gain', tokens: ['pass'] }] },
      furuta: { abilities: [{ do: 'draw', count: 1, must: 'exhaust' }] },
    } as const
    const hands = [
      ['oda', 'taki'],
      ['koike', 'furuta'],
    ] as const
    const m = match({ options: FIRST_GAME, cards, hands }).play('home: oda')
    expect(m.options('home')).toEqual(['use-2', 'skip'])
    expect(m.refusal('home: use-1')).toBe('compulsory-part-impossible §6.2')
    m.play('home: skip', 'away: koike')
    expect(m.options('away')).toEqual(['use-2', 'skip'])
    expect(m.refusal('away: use-1')).toBe('ability-without-effect §6.3')
    m.play('away: skip', 'home: stop', 'away: furuta')
    expect(m.all('ability')).toEqual([])
    const other = match({ cards, hands }).play('home: oda')
    expect(other.options('home')).toEqual(['use-1', 'use-2', 'skip'])
  })

  test('§16.3 a save that costs one cannot be tried either', () => {
    const keeper = {
      shot: 0,
      pass: 0,
      defence: 0,
      abilities: [{ do: 'save', held: 6, corner: 6, must: 'exhaust' }],
    } as const
    const setting = { cards: { wakashimazu: keeper }, areas: [[], ['wakashimazu']] } as const
    const m = match({ ...setting, options: FIRST_GAME })
      .freely()
      .rolls(6, 1)
      .play('home: shot')
    expect([m.goals, m.all('keeper')]).toEqual([[1, 0], []])
    expect(match(setting).rolls(6, 1).play('home: shot').phase).toBe('save')
  })
})
