import { describe, expect, test } from 'vitest'
import type { Ability } from '../../cards/abilities.ts'
import { captainTsubasa } from '../../game.ts'
import type { Match } from '../match.ts'
import { expectDefined, kickOff, match } from '../match.ts'
import { able, PLAIN, plain, worth } from './printed.ts'
import { playRound } from './rounds.ts'

describe('Every question names its paragraph, what it is about and what can be answered', () => {
  const kinds = (m: Match, coach: 'home' | 'away') => m.request(coach)?.options.map(({ kind }) => kind)
  const asked = (m: Match, coach: 'home' | 'away' = 'home') => {
    const { rule, kind, prompt } = expectDefined(m.request(coach))
    return { rule, kind, ...prompt }
  }

  test('toss and draft', () => {
    const toss = kickOff()
    expect(asked(toss)).toEqual({ rule: '1.3', kind: 'toss', key: 'toss', about: {} })
    expect(kinds(toss, 'home')).toEqual(['toss', 'toss'])
    expect(toss.request('away')).toBeUndefined()
    const draft = match({ phase: 'draft', round: 4 })
    expect(asked(draft, 'away')).toEqual({
      rule: '4.3',
      kind: 'draft',
      key: 'draft',
      about: { role: 'defence', left: 2 },
    })
    expect(kinds(draft, 'away')).toEqual(['take', 'take', 'take', 'take', 'take'])
    draft.play(`away: ${draft.options('away')[0]}`)
    expect(asked(draft)).toMatchObject({ about: { role: 'attack', left: 2 } })
    expect(draft.request('home')?.atOnce).toBe(false)
  })

  test('turn, with somebody to motivate and to sign', () => {
    const m = match({
      options: { motivation: true, transfers: true },
      transfers: ['nitta'],
      teams: ['toho', 'nankatsu'],
      hands: [['matsuki', 'sawada-motivated', 'exhaustion'], ['oda']],
      areas: [['hyuga', 'imai'], ['taki']],
      pool: [{ shot: 5, pass: 5, defence: 5 }, {}],
    })
    expect(asked(m)).toEqual({
      rule: '5.1',
      kind: 'turn',
      key: 'turn',
      about: { role: 'attack', cards: 3, limit: 9 },
    })
    expect(m.request('home')?.options).toEqual([
      { action: 'matsuki', kind: 'play', card: 'matsuki' },
      { action: 'sawada-motivated', kind: 'play', card: 'sawada-motivated' },
      { action: 'exhaustion', kind: 'play', card: 'exhaustion' },
      { action: 'hyuga-motivated', kind: 'motivate', card: 'hyuga-motivated' },
      { action: 'nitta', kind: 'sign', card: 'nitta' },
      { action: 'stop', kind: 'stop' },
    ])
    const extra = match({ half: 3, turn: 'away', hands: [['oda'], ['koike']] })
    expect(asked(extra, 'away').about).toEqual({ role: 'defence', cards: 0, limit: 7 })
  })

  test('abilities and tokens', () => {
    const cards = { oda: able({ do: 'draw', count: 1 }, { do: 'gain', tokens: ['shot', 'pass'], count: 2 }) }
    const m = match({ cards, hands: [['oda', 'taki'], ['koike']] }).play('home: oda')
    expect(asked(m)).toEqual({ rule: '6.1', kind: 'ability', key: 'ability', about: { card: 'oda' } })
    expect(m.request('home')?.options).toEqual([
      { action: 'use-1', kind: 'ability', about: { card: 'oda', ability: 1 } },
      { action: 'use-2', kind: 'ability', about: { card: 'oda', ability: 2 } },
      { action: 'skip', kind: 'skip' },
    ])
    m.play('home: use-2')
    expect(asked(m)).toEqual({ rule: '6.4', kind: 'token', key: 'token', about: { card: 'oda', left: 2 } })
    expect(kinds(m, 'home')).toEqual(['token', 'token'])
    expect(m.view().turn).toBe('home')
    expect(asked(m.play('home: token-pass')).about).toMatchObject({ left: 1 })
  })

  test.each([
    [{ do: 'play' }, '6.6', 'target/play'],
    [{ do: 'recall', to: 'area' }, '6.7', 'target/recall'],
    [{ do: 'recall', to: 'hand' }, '6.7', 'target/recall-hand'],
    [{ do: 'remove', what: 'hand' }, '6.8', 'target/remove'],
    [{ do: 'discard', what: 'rival-card' }, '6.9', 'target/discard'],
    [{ do: 'swap' }, '6.10', 'target/swap'],
    [{ do: 'gain', tokens: ['shot'], must: 'discard' }, '6.2', 'target/must'],
  ] as readonly (readonly [Ability, string, string])[])('which card: %o', (ability, rule, key) => {
    const m = match({
      cards: { oda: able(ability), ...plain('taki', 'iwami') },
      hands: [['oda', 'taki', 'iwami'], ['koike']],
      areas: [
        ['izawa', 'nagano'],
        ['imai', 'furuta'],
      ],
      discards: [['kisugi', 'tsubasa'], []],
    })
    m.play('home: oda', 'home: use-1')
    expect(asked(m)).toEqual({ rule, kind: 'target', key, about: { card: 'oda' } })
    expect(new Set(kinds(m, 'home'))).toEqual(new Set(['target']))
    if (ability.do !== 'swap') return
    m.play('home: izawa')
    expect(asked(m)).toEqual({ rule, kind: 'target', key: 'target/swap-in', about: { card: 'oda' } })
  })

  test('shot or pass, tokens, rerolls, the save', () => {
    const cards = {
      kisugi: { ...worth(4, 2, 1), abilities: [{ do: 'reroll' }] },
      wakashimazu: { ...worth(1, 1, 2), abilities: [{ do: 'save', held: 1, corner: 3 }, { do: 'reroll' }] },
    } as const
    const setting = {
      cards,
      areas: [['kisugi'], ['wakashimazu']],
      pool: [{ shot: 2, pass: 1 }, { defence: 3 }],
    } as const
    const m = match(setting)
    expect(asked(m)).toEqual({
      rule: '7.2',
      kind: 'action',
      key: 'action',
      about: { shot: 4, pass: 2, defence: 2 },
    })
    expect(kinds(m, 'home')).toEqual(['action', 'action'])
    expect(m.view().contest).toBeNull()
    const passing = match(setting).play('home: pass')
    expect(asked(passing).about).toMatchObject({ action: 'pass', token: 'pass', attack: 2, defence: 2 })
    m.play('home: shot')
    const spend = { rule: '7.3', kind: 'spend' }
    expect(asked(m)).toEqual({
      ...spend,
      key: 'spend/attack',
      about: { action: 'shot', token: 'shot', attack: 4, defence: 2 },
    })
    expect(kinds(m, 'home')).toEqual(['spend', 'spend', 'spend'])
    m.play('home: spend-1')
    const about = { action: 'shot', token: 'defence', attack: 5, defence: 2 }
    expect(asked(m, 'away')).toEqual({ ...spend, key: 'spend/defence', about })
    m.rolls(6, 1).play('away: spend-3')
    const reroll = { rule: '7.5', kind: 'reroll' }
    const totals = { attack: 11, defence: 6 }
    expect(asked(m)).toEqual({ ...reroll, key: 'reroll/attack', about: { own: 6, other: 1, ...totals } })
    expect(kinds(m, 'home')).toEqual(['reroll', 'reroll', 'skip'])
    m.play('home: skip')
    expect(asked(m, 'away')).toEqual({
      ...reroll,
      key: 'reroll/defence',
      about: { own: 1, other: 6, ...totals },
    })
    m.play('away: skip')
    expect(asked(m, 'away')).toEqual({ rule: '8.1', kind: 'save', key: 'save', about: {} })
    expect(m.request('away')?.options).toEqual([
      { action: 'wakashimazu', kind: 'save', card: 'wakashimazu' },
      { action: 'skip', kind: 'skip' },
    ])
    m.rolls(5).play('away: wakashimazu')
    expect(asked(m)).toEqual({ ...reroll, key: 'reroll-keeper', about: { die: 5 } })
    expect(m.view().contest).toMatchObject({ spent: [1, 3], dice: [6, 1], keeperDie: 5 })
  })

  test('special cards', () => {
    const m = match({ half: 2, hands: [['special-shot-nankatsu'], []] }).play(
      'home: special-shot-nankatsu',
      'home: use-1',
    )
    expect(asked(m)).toEqual({ rule: '12.2', kind: 'special', key: 'special/attack', about: {} })
    expect(asked(m, 'away')).toMatchObject({ key: 'special/defence' })
    expect(m.request('home')?.options[0]).toEqual({
      action: 'drive-shot',
      kind: 'special',
      card: 'drive-shot',
    })
  })
})

describe('What a match is made of and remembered by', () => {
  test('no two events of a round ask for the same luck', () => {
    const injury = { do: 'discard', what: 'rival-hand' } as const
    const cards = {
      oda: able(injury, injury),
      kisugi: able({ do: 'reroll' }),
      sawada: able({ do: 'reroll' }),
    }
    const m = match({
      cards,
      round: 6,
      areas: [['kisugi'], ['sawada']],
      hands: [
        ['oda', 'taki', 'iwami', 'izawa', 'nagano'],
        ['koike', 'imai', 'hyuga', 'furuta', 'kawabe', 'matsuki'],
      ],
    })
    const keys: number[] = []
    const play = (seat: 0 | 1, action: string) =>
      captainTsubasa.apply(m.state, seat, captainTsubasa.read(m.state, seat, action), {
        take: (weights, _, key) => {
          keys.push(key)
          return weights.findIndex((weight) => weight > 0)
        },
      })
    for (const action of ['oda', 'use-1', 'use-2']) play(0, action)
    play(1, 'stop')
    for (const action of ['stop', 'pass', 'reroll-own']) play(0, action)
    play(1, 'reroll-other')
    expect(keys).toHaveLength(6)
    expect(new Set(keys).size).toBe(6)
  })

  test('what shows nothing new may be taken back: only luck and hidden cards are revealed', () => {
    const cards = { oda: able({ do: 'recall', to: 'hand' }), taki: able({ do: 'draw', count: 1 }) }
    const m = match({ cards, hands: [['oda', 'taki'], ['koike']], discards: [['iwami', 'izawa'], []] })
    m.play('home: oda')
    const before = m.log.revealed
    m.play('home: use-1', 'home: izawa')
    expect([m.log.revealed, m.view('away').sides[0].shown]).toEqual([before, ['izawa']])
    m.play('away: koike')
    if (m.phase === 'ability') m.play('away: skip')
    expect(m.log.revealed).toBe(before + 1)
  })

  test('what the match will be remembered by is counted', () => {
    const cards = {
      oda: able({ do: 'gain', tokens: ['shot'], must: 'book' }),
      hyuga: PLAIN,
      tsubasa: PLAIN,
      'tsubasa-motivated': { ...PLAIN, price: { defence: 1 } },
      wakashimazu: able({ do: 'save', held: 1, corner: 3 }),
    }
    const setting = {
      options: { motivation: true },
      cards,
      round: 6,
      pool: [{ shot: 2, pass: 2, defence: 1 }, { defence: 1 }],
    } as const
    const m = match({ ...setting, hands: [['oda'], []], areas: [['tsubasa'], ['wakashimazu']] }).freely()
    m.play('home: tsubasa-motivated', 'home: oda', 'home: use-1', 'home: shot', 'home: spend-3')
    m.rolls(6, 1).play('away: spend-1').rolls(2).play('away: wakashimazu')
    const tally = (seat: 0 | 1) => {
      const { sides } = captainTsubasa.position(m.state) as { sides: { tally: Record<string, number> }[] }
      return sides[seat]?.tally
    }
    const none = {
      shots: 0,
      passes: 0,
      contestsWon: 0,
      saves: 0,
      specials: 0,
      yellows: 0,
      reds: 0,
      tokensSpent: 0,
      boughtIn: 0,
    }
    expect(tally(0)).toEqual({ ...none, shots: 1, contestsWon: 1, yellows: 1, tokensSpent: 3, boughtIn: 1 })
    expect(tally(1)).toEqual({ ...none, saves: 1, tokensSpent: 1 })
    playRound(m, 'pass')
    expect(tally(0)).toMatchObject({ passes: 1, contestsWon: 2, shots: 1 })
    const red = match({ cards, hands: [['oda'], []], booking: ['yellow', 'none'] }).play(
      'home: oda',
      'home: use-1',
    )
    expect([red.state.yellows[0], red.state.reds[0]]).toEqual([0, 1])
    const special = match({ half: 2, hands: [['special-shot-nankatsu'], []] })
    special.play('home: special-shot-nankatsu', 'home: use-1')
    expect(Array.from(special.state.specials)).toEqual([1, 0])
  })
})
