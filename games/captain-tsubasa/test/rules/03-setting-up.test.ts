import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../../cards/ours.ts'
import { captainTsubasa } from '../../game.ts'
import { kickOff, match } from '../match.ts'

const ofHalf = (half: number) => OUR_CARDS.match.filter((card) => card.half === half).map(({ id }) => id)
const FIRST_FOUR = ['advice', 'one-two', 'long-shot', 'great-save']

/** A match that has just been kicked off, with these four on the field. */
const begun = () =>
  kickOff({}, ...FIRST_FOUR, 'home')
    .freely()
    .play('home: start')

describe('Setting up', () => {
  test('§3.1 four of the first half’s match cards lie open, eight are still to come, one never does', () => {
    const m = begun()
    expect([[...m.field].sort(), m.last('field').cards]).toEqual([[...FIRST_FOUR].sort(), FIRST_FOUR])
    expect(m.view().matchLeft).toBe(8)
    const { pile } = captainTsubasa.position(m.state)
    const unseen = (pile as readonly string[]).filter((id) => ofHalf(1).includes(id))
    expect(unseen).toHaveLength(9)
    expect(JSON.stringify(m.view('spectator').field)).toBe(JSON.stringify(m.field))
  })

  test('§3.1 no card of the second half comes in the first', () => {
    expect(() => kickOff({}, 'foul', 'home')).toThrow('chance-impossible')
  })

  test('§3.1 over a half twelve match cards are taken, the thirteenth nobody sees', () => {
    // Always the first open card, or always the top one while there is a pile.
    for (const option of [0, -1]) {
      const m = begun()
      while (m.half === 1) {
        const [coach = 'home'] = m.awaiting
        if (m.phase === 'draft') m.play(`${coach}: ${m.options(coach).at(option)}`)
        else m.play(`${coach}: ${m.request(coach)?.default}`)
      }
      expect(m.order('match-card', 'half-over').indexOf('half-over')).toBe(12)
      const taken = m
        .all('match-card')
        .slice(0, 12)
        .map(({ card }) => card ?? '')
      expect(taken.every((id) => ofHalf(1).includes(id))).toBe(true)
      const left = ofHalf(1).filter((id) => !taken.includes(id))
      expect(left).toHaveLength(1)
      expect(captainTsubasa.position(m.state).pile).toContain(left[0])
      expect(m.all('field').flatMap(({ cards }) => cards)).not.toContain(left[0])
    }
  })

  test('§3.1 the second half’s cards wait, and one of them never comes either', () => {
    const m = begun()
    const { pile } = captainTsubasa.position(m.state)
    expect(pile).toEqual(expect.arrayContaining(ofHalf(2)))
    const second = match(
      { phase: 'half-begins', half: 2 },
      ...['foul', 'injury', 'header', 'pressing'],
      ...HANDS,
    )
    expect([...second.field].sort()).toEqual(['foul', 'header', 'injury', 'pressing'])
    expect(second.view().matchLeft).toBe(8)
  })

  test('§3.2 each coach draws from his own twelve cards, with an empty pool', () => {
    const before = kickOff()
    for (const coach of ['home', 'away'] as const) {
      expect([before.deck(coach).length, before.hand(coach), before.discard(coach)]).toEqual([12, [], []])
      expect(before.pool(coach)).toEqual({ shot: 0, pass: 0, defence: 0 })
      expect(before.booking(coach)).toBe('none')
    }
    const m = begun()
    for (const coach of ['home', 'away'] as const)
      expect([m.deck(coach).length, m.hand(coach).length]).toEqual([8, 4])
    const team = (id: string) => OUR_CARDS.starting.find((card) => card.id === id)?.team
    expect(new Set([...m.hand('home'), ...m.deck('home')].map(team))).toEqual(new Set(['nankatsu']))
    expect(new Set([...m.hand('away'), ...m.deck('away')].map(team))).toEqual(new Set(['toho']))
  })

  test('§3.2 the piles are shuffled: another match, other cards', () => {
    const hands = [1, 2, 3, 4].map((seed) =>
      kickOff({}, 'home').freely(seed).play('home: start').hand('home').join(),
    )
    expect(new Set(hands).size).toBeGreaterThan(1)
  })

  test('§3.3 three special shots and three special defences for each team', () => {
    for (const team of ['nankatsu', 'toho']) {
      expect(OUR_CARDS.shots.filter((shot) => shot.team === team)).toHaveLength(3)
      expect(OUR_CARDS.defences.filter((defence) => defence.team === team)).toHaveLength(3)
    }
    const m = match({ phase: 'special', attacker: 'away' })
    const isOf = (team: string, cards: readonly { id: string; team: string }[]) =>
      cards.filter((card) => card.team === team).map(({ id }) => id)
    expect(m.options('away')).toEqual(isOf('toho', OUR_CARDS.shots))
    expect(m.options('home')).toEqual(isOf('nankatsu', OUR_CARDS.defences))
  })

  test('§3.3 eight exhaustion cards and no booking at first; motivation and transfers only if agreed', () => {
    const { bench, sides } = kickOff().view('spectator')
    expect(bench).toEqual({ motivation: [], transfers: [], exhaustion: 8 })
    expect(sides.map(({ booking }) => booking)).toEqual(['none', 'none'])
    const offered = ['misaki', 'jito', 'nitta', 'misugi']
    expect(() => kickOff({ options: { transfers: true } }, 'misaki', 'misaki')).toThrow('chance-impossible')
    const all = kickOff({ options: { motivation: true, transfers: true } }, ...offered, 'home').view().bench
    expect([all.motivation.length, [...all.transfers].sort()]).toEqual([8, [...offered].sort()])
  })
})

const HANDS = ['taki', 'izawa', 'oda', 'iwami', 'hyuga', 'imai', 'koike', 'furuta']
