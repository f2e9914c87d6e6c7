import { readdirSync, readFileSync } from 'node:fs'
import { replay } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Ability } from '../../cards/abilities.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import { captainTsubasa } from '../../game.ts'
import { PARAGRAPHS } from '../../text/paragraphs.ts'
import { anyConfig } from '../any-build.ts'
import { expectDefined, expectOk, kickOff, match, positionOf, wholeMatch } from '../match.ts'
import { able, PLAIN, worth } from './printed.ts'
import { playRound } from './rounds.ts'

describe('At this table', () => {
  test('§17.1 a choice with one option is made without asking', () => {
    // The last match card, the end of a coach's cards, no tokens to spend, the only token, the only card.
    const m = match({ phase: 'draft', round: 6, field: ['long-shot', 'wing-run'] }).play('away: wing-run')
    expect(m.all('match-card').map(({ seat, card }) => [seat, card])).toEqual([
      [1, 'wing-run'],
      [0, 'long-shot'],
    ])
    const empty = match({ hands: [[], []] })
    expect([empty.phase, empty.all('stopped').map(({ seat }) => seat)]).toEqual(['action', [0, 1]])
    empty.freely().rolls(3, 4).play('home: pass')
    expect(empty.all('spent').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 0],
      [1, 0],
    ])
    const cards = {
      oda: able({ do: 'gain', tokens: ['shot'], count: 2 }),
      koike: able({ do: 'discard', what: 'rival-card' }),
      taki: able({ do: 'play' }),
    }
    const forced = match({
      cards,
      hands: [
        ['oda', 'taki', 'iwami'],
        ['koike', 'imai'],
      ],
    })
    forced.play('home: oda', 'home: use-1')
    expect(forced.pool('home').shot).toBe(2)
    forced.play('away: koike', 'away: use-1')
    expect([forced.area('home'), forced.discard('home')]).toEqual([[], ['oda']])
    // One card in hand: nothing to choose, and nothing to learn from it.
    forced.play('home: taki', 'home: use-1')
    expect(forced.area('home')).toEqual(['taki', 'iwami'])
  })

  test('§17.1 whoever holds cards is asked, although he may only stop or play them, and so is who may use an ability', () => {
    const m = match({ hands: [['exhaustion'], ['koike']] })
    expect([m.phase, m.options('home')]).toEqual(['turn', ['exhaustion', 'stop']])
    const ability = match({ cards: { oda: able({ do: 'draw', count: 1 }) }, hands: [['oda'], ['koike']] })
    expect(ability.play('home: oda').options('home')).toEqual(['use-1', 'skip'])
    // Two cards alike in hand: a choice without a difference, but only their owner may know that.
    const alike = match({
      cards: { taki: able({ do: 'play' }) },
      hands: [['taki', 'exhaustion', 'exhaustion'], ['koike']],
    })
    expect(alike.play('home: taki', 'home: use-1').options('home')).toEqual(['exhaustion'])
  })

  test('§17.2 defaults of the draw phase: kick off; the open match card worth most, never the top one', () => {
    expect(kickOff().request('home')?.default).toBe('start')
    const cards = {
      'wing-run': worth(1, 1, 1),
      'long-shot': worth(4, 0, 0),
      'one-two': worth(0, 0, 4),
      advice: worth(-5, 0, 0),
    }
    const field = ['wing-run', 'long-shot', 'one-two', 'advice']
    const m = match({ phase: 'draft', cards, field })
    // Of equals the first offered.
    expect(m.options('away').at(-1)).toBe('top')
    expect(m.request('away')?.default).toBe(
      m.options('away').find((id) => id === 'one-two' || id === 'long-shot'),
    )
    const bad = Object.fromEntries(field.map((id) => [id, worth(-1, -1, -1)]))
    expect(match({ phase: 'draft', cards: bad, field }).request('away')?.default).not.toBe('top')
    // Only if none lies open is it the top one, and then nobody has to be asked.
    const hidden = match({ phase: 'draft', field: [] }, 'long-shot', 'wing-run')
    expect(hidden.all('match-card').map(({ open, card }) => [open, card])).toEqual([
      [false, 'long-shot'],
      [false, 'wing-run'],
    ])
  })

  test('§17.2 defaults of the attack phase: the most helpful card, an ability without obligation, the token fewest are held of', () => {
    const gain = { do: 'gain', tokens: ['shot', 'pass', 'defence'] } as const
    const cards = {
      oda: { ...worth(0, 3, 1), abilities: [gain] },
      taki: { ...worth(2, 1, 4), abilities: [gain] },
      koike: { ...worth(1, 1, 2), abilities: [{ ...gain, must: 'discard' as const }] },
      furuta: worth(4, 4, 0),
    }
    for (const [pool, token] of [
      [{ shot: 2, pass: 1, defence: 2 }, 'token-pass'],
      [{ shot: 1, pass: 1, defence: 0 }, 'token-defence'],
      [{ shot: 3, pass: 3, defence: 3 }, 'token-shot'],
    ] as const) {
      const m = match({
        cards,
        hands: [
          ['oda', 'taki'],
          ['koike', 'furuta'],
        ],
        pool: [pool, {}],
      })
      expect(m.request('home')?.default).toBe('oda')
      expect(m.play('home: oda').request('home')?.default).toBe('use-1')
      expect(m.play('home: use-1').request('home')?.default).toBe(token)
      m.play(`home: ${token}`)
      // The defender's best is by defence; an ability that obliges him is not used for him.
      expect(m.request('away')?.default).toBe('koike')
      expect(m.play('away: koike').request('away')?.default).toBe('skip')
    }
  })

  test('§17.2 a card to give up is the one worth least, any other the one worth most', () => {
    const cards = {
      tsubasa: worth(4, 4, 1),
      iwami: worth(1, 0, 0),
      koike: worth(3, 3, 3),
      imai: worth(0, 1, 0),
    }
    const chosen = (ability: Ability, setting = {}) => {
      const m = match({
        cards: { ...cards, oda: able(ability), taki: worth(1, 1, 1) },
        hands: [['oda', 'tsubasa', 'iwami'], ['matsuki']],
        areas: [[], ['koike', 'imai']],
        ...setting,
      }).freely()
      return m.play('home: oda', 'home: use-1')
    }
    const asked = (ability: Ability, setting = {}) => chosen(ability, setting).request('home')?.default
    expect(asked({ do: 'gain', tokens: ['shot'], must: 'discard' })).toBe('iwami')
    expect(asked({ do: 'remove', what: 'hand' })).toBe('iwami')
    expect(asked({ do: 'play' })).toBe('tsubasa')
    expect(asked({ do: 'discard', what: 'rival-card' })).toBe('koike')
    const discards = [['tsubasa', 'iwami'], []]
    for (const to of ['area', 'hand'] as const)
      expect(asked({ do: 'recall', to }, { hands: [['oda', 'taki'], ['matsuki']], discards })).toBe('tsubasa')
    const swap = chosen(
      { do: 'swap' },
      {
        areas: [['kisugi', 'izawa'], []],
        cards: { ...cards, oda: able({ do: 'swap' }), kisugi: worth(1, 0, 0), izawa: worth(5, 0, 0) },
      },
    )
    expect(swap.request('home')?.default).toBe('kisugi')
    expect(swap.play('home: kisugi').request('home')?.default).toBe('tsubasa')
  })

  test('§17.2 of shot and pass the likelier, no tokens, no reroll; the keeper rolls', () => {
    const at = (shot: number, pass: number) =>
      match({
        cards: { oda: worth(shot, pass, 0), koike: worth(0, 0, 3) },
        areas: [['oda'], ['koike']],
      }).request('home')?.default
    expect([at(4, 3), at(3, 4), at(3, 3)]).toEqual(['shot', 'pass', 'shot'])
    // Both hopeless, both certain: of equals the first.
    expect([at(-9, -8), at(8, 9)]).toEqual(['shot', 'shot'])
    const cards = {
      kisugi: { ...worth(9, 0, 0), abilities: [{ do: 'reroll' }] },
      wakashimazu: able({ do: 'save', held: 1, corner: 3 }),
    } as const
    const m = match({ cards, areas: [['kisugi'], ['wakashimazu']], pool: [{ shot: 3 }, { defence: 2 }] })
    expect(m.play('home: shot').request('home')?.default).toBe('spend-0')
    expect(m.play('home: spend-0').request('away')?.default).toBe('spend-0')
    expect(m.rolls(3, 3).play('away: spend-0').request('home')?.default).toBe('skip')
    expect(m.play('home: skip').request('away')?.default).toBe('wakashimazu')
  })

  test('§17.2 somebody to motivate or to sign is never taken by default; of special cards the first', () => {
    const cards = { tsubasa: worth(0, 0, 0), 'tsubasa-motivated': { ...worth(9, 9, 9), price: { shot: 1 } } }
    const m = match({
      options: { motivation: true },
      cards,
      areas: [['tsubasa'], []],
      pool: [{ shot: 2 }, {}],
    })
    expect(m.request('home')?.default).toBe('stop')
    m.play('home: stop')
    expect([m.phase, m.request('home')?.default]).toEqual(['action', 'shot'])
    expect(m.play('home: shot').request('home')?.default).toBe('spend-0')
    const special = match({ half: 2, hands: [['special-shot-nankatsu'], []] })
    special.play('home: special-shot-nankatsu', 'home: use-1')
    for (const coach of ['home', 'away'] as const)
      expect(special.request(coach)?.default).toBe(special.options(coach)[0])
    for (let seed = 1; seed <= 5; seed++) expect(wholeMatch(seed).outcome).toBeDefined()
  })

  test('§17.3 after thirty cards played in a round the attack phase is over', () => {
    const cards = { oda: able({ do: 'play' }), taki: PLAIN, iwami: PLAIN }
    const hands = [
      ['oda', 'taki', 'iwami'],
      ['koike', 'imai'],
    ] as const
    const before = match({ cards, hands, plays: 28 }).play('home: taki')
    expect([before.phase, before.all('attack-over')]).toEqual(['turn', []])
    const m = match({ cards, hands, plays: 29 }).play('home: taki')
    expect(m.last('attack-over')).toEqual({ kind: 'attack-over', by: 'guard' })
    expect([m.phase, m.state.guards]).toEqual(['action', 1])
    // No thirty-first by an ability.
    const ability = match({ cards, hands, plays: 29 }).play('home: oda')
    expect([ability.phase, ability.all('ability')]).toEqual(['action', []])
    // Every round counts anew.
    expect(playRound(m, 'pass').byDefault('draft').phase).toBe('turn')
  })

  test('§17.3 after twelve further rounds of stoppage time a half is over', () => {
    const eleventh = playRound(match({ round: 17 }), 'pass')
    expect([eleventh.half, eleventh.round, eleventh.last('round').stoppage]).toEqual([1, 18, 12])
    const twelfth = playRound(match({ round: 18 }), 'pass')
    expect(twelfth.last('half-over')).toEqual({
      kind: 'half-over',
      half: 1,
      score: [0, 0],
      minute: 45,
      guard: true,
    })
    expect([twelfth.half, twelfth.state.guards]).toEqual([2, 1])
    const lost = playRound(match({ round: 18 }), 'lost')
    expect(lost.last('half-over')).not.toHaveProperty('guard')
    expect(lost.state.guards).toBe(0)
    const extra = playRound(match({ half: 3, round: 14 }), 'pass')
    expect(extra.last('half-over')).toMatchObject({ half: 3, guard: true })
    expect(playRound(match({ half: 3, round: 13 }), 'pass').half).toBe(3)
    expect(playRound(match({ options: { firstGame: true }, round: 16 }), 'pass').half).toBe(2)
  })

  test('§17.3 the last of thirty cards may not bring another one, be it in exchange', () => {
    const cards = { oda: able({ do: 'swap' }, { do: 'gain', tokens: ['shot'] }), taki: PLAIN }
    const m = match({ cards, plays: 29, areas: [['iwami'], []], hands: [['oda', 'taki'], ['koike']] })
    expect(m.play('home: oda').options('home')).toEqual(['use-2', 'skip'])
  })

  test('§17.4 teams and options are checked, with every reason at once', () => {
    const against = (options: unknown, builds: unknown) => {
      const checked = captainTsubasa.prepare({ options, builds } as Parameters<
        typeof captainTsubasa.prepare
      >[0])
      return checked.ok ? [] : checked.refusals.map(({ code, rule }) => `${code} §${rule}`)
    }
    const teams = [{ team: 'nankatsu' }, { team: 'toho' }]
    const every = { firstGame: true, motivation: true, guaranteedSuccess: true, transfers: true }
    expect(against(every, teams)).toEqual([])
    expect(against({}, [...teams].reverse())).toEqual([])
    expect(against(undefined, teams)).toEqual([])
    expect(against({ firstGame: 1, motivation: 'yes', goldenGoal: true }, [{ team: 'musashi' }, 7])).toEqual([
      'option-unknown-value §16.1',
      'option-unknown-value §13.1',
      'option-unknown §17.4',
      'team-unknown §1.1',
      'build-malformed §1.1',
    ])
    expect(against(7, teams)).toEqual(['options-malformed §17.4'])
    expect(against({}, [{ team: 'toho' }, { team: 'toho' }])).toEqual(['same-team §1.1'])
    expect(captainTsubasa.checkBuild(0, { team: 'toho' }, { transfers: 0 })).toMatchObject([
      { code: 'option-unknown-value', rule: '15.1' },
    ])
  })

  test('§17.5 a match may begin from a position and goes on from there', () => {
    const { state, record } = randomMatch(captainTsubasa, anyConfig(2), 2, { stopAfter: 40 })
    const { config: _, inputs: _i, ...rest } = record
    const from = JSON.parse(JSON.stringify(captainTsubasa.position(state)))
    const again = expectOk(replay(captainTsubasa, { ...rest, from, inputs: [] }))
    expect(captainTsubasa.position(again)).toEqual(captainTsubasa.position(state))
  })

  test('§17.5 it must be one that the rules allow', () => {
    const good = positionOf({ hands: [['oda'], ['koike']] })
    const fields = (data: unknown) => {
      const read = captainTsubasa.fromPosition(data, { take: () => 0 })
      return read.ok ? [] : read.refusals.map(({ about, code }) => about?.field ?? code)
    }
    const [home, away] = good.sides as [Record<string, unknown>, Record<string, unknown>]
    expect(fields(good)).toEqual([])
    expect(fields({ ...good, sides: [{ ...home, pool: { shot: 6, pass: 0, defence: 0 } }, away] })).toEqual([
      'sides.0.pool.shot',
    ])
    expect(fields({ ...good, sides: [{ ...home, hand: ['oda', 'oda'] }, away] })).not.toEqual([])
    expect(fields({ ...good, sides: [{ ...home, hand: [] }, away] })).toEqual(['out'])
    expect(fields({ ...good, phase: 'tea', half: 9 })).toEqual(['phase', 'half'])
    expect(fields({})).toEqual(['position-foreign'])
  })

  test('§17.6 cards can be typed in, and are checked', () => {
    const printed = OUR_CARDS.starting.map((card) => (card.id === 'oda' ? { ...card, shot: 6 } : card))
    const own = { ...OUR_CARDS, name: 'my box', version: '1', starting: printed }
    expect(captainTsubasa.checkBuild(0, { team: 'toho' }, { cards: own })).toEqual([])
    const m = match({ cards: { oda: { shot: 6 } }, areas: [['oda'], []] })
    expect(m.sums('home').shot).toBe(6)
    const codes = captainTsubasa.checkBuild(0, { team: 'toho' }, { cards: { ...own, name: '', match: [] } })
    expect(codes.length).toBeGreaterThan(1)
    expect(captainTsubasa.checkBuild(0, { team: 'toho' }, { cards: 'none' })).not.toEqual([])
  })
})

test('every paragraph has a test named by its number', () => {
  const there = new URL('.', import.meta.url)
  const titles = readdirSync(there)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) =>
      Array.from(
        readFileSync(new URL(name, there), 'utf8').matchAll(
          /^ *test(?:\.each\([^)]*\))?\(\s*['`]§([\d.]+) /gm,
        ),
        (found) => expectDefined(found[1]),
      ),
    )
  expect([...new Set(titles)].sort()).toEqual([...PARAGRAPHS].sort())
})
