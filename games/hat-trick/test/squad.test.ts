import type { Checked, Refusal } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { edited, edits, nuisance } from '@libero/kernel/test/mutations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Budget, Condition, ExpansionSet, PlayerType, StyleCard, TeamCard } from '../cards/expansion.ts'
import budgets from '../cards/players/budgets.json' with { type: 'json' }
import styles from '../cards/players/styles.json' with { type: 'json' }
import teamCards from '../cards/players/team-cards.json' with { type: 'json' }
import types from '../cards/players/types.json' with { type: 'json' }
import { MENTALITIES, RANKS, STYLES } from '../cards/skills.ts'
import type { Squad, SquadPlayer } from '../squad.ts'
import { checkDraft, checkSquad, USUAL_CAPTAIN } from '../squad.ts'
import { readCode, writeCode } from '../squad-code.ts'
import { fillSquad, randomSquad } from '../squad-fill.ts'
import { bill, inBudget, keeperPrice, plays, priceOf, settle, teamValue } from '../squad-purse.ts'
import { NEW_TEAM_IDS, TYPE_IDS } from '../text/players/text.ts'
import { TEAM_IDS } from '../text/text.ts'
import { NUMBERS } from '../vocabulary.ts'

const set: ExpansionSet = {
  name: 'test',
  version: '1',
  keeper: types.keeper as ExpansionSet['keeper'],
  types: types.types as readonly PlayerType[],
  conditions: styles.conditions as readonly Condition[],
  styles: styles.styles as readonly StyleCard[],
  budgets: budgets.budgets as readonly Budget[],
  teams: teamCards.teams as unknown as readonly TeamCard[],
}
const SUBS = { subs: true }
const NO_SUBS = { subs: false }

type Players = Readonly<Record<string, SquadPlayer>>

const lineUp = (...ids: readonly string[]): Players =>
  Object.fromEntries(
    ids.map((id, i) => [i + 2, id.endsWith('*') ? { type: id.slice(0, -1), gold: true } : { type: id }]),
  )

/** 4 + 4 + 6 + 6 + 6 stars, all silver. */
const TEN = lineUp(
  ...['solid-cb', 'sweeper', 'wingback', 'inverted-fb', 'defensive-mid', 'box-to-box'],
  ...['pressing-winger', 'touchline-winger', 'forward', 'runner'],
)
const squad = {
  rank: 'II',
  mentality: 'attacking',
  keeper: 'silver',
  players: TEN,
  bench: [],
  captain: 3,
} as const
/** What the ten cost. */
const stars = Object.values(TEN).reduce((sum, { type, gold }) => sum + priceOf(type, gold === true, set), 0)
const withPlayer = (number: number, player: unknown) => ({
  ...squad,
  players: { ...TEN, [number]: player },
})

function value<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals))
  return checked.value
}
const reasons = (checked: Checked<unknown>): readonly string[] =>
  checked.ok ? [] : checked.refusals.map(({ code, rule }) => `${code} §${rule}`)
const about = (checked: Checked<unknown>, code: string): readonly Refusal['about'][] =>
  checked.ok ? [] : checked.refusals.filter((refusal) => refusal.code === code).map((r) => r.about)
const check = (raw: unknown, terms = SUBS) => checkSquad(raw, set, terms)

describe('§21.1–§21.3 prices and purses', () => {
  test('the printed budget: attack-minded of rank II, nine defensive and twenty-one offensive stars', () => {
    const printed = set.budgets.filter(({ source }) => source === 'rulebook')
    expect(printed).toEqual([
      { rank: 'II', mentality: 'attacking', defensive: 9, offensive: 21, source: 'rulebook' },
    ])
    const { defensive, offensive } = bill(squad, set)
    expect([defensive.budget, offensive.budget]).toEqual([9, 21])
    expect(defensive.spent + offensive.spent).toBe(stars)
  })

  test('all twelve budgets are there, and a rank has the same stars whatever the mentality', () => {
    for (const [i, rank] of RANKS.entries()) {
      const of = set.budgets.filter((budget) => budget.rank === rank)
      expect(new Set(of.map(({ mentality }) => mentality))).toEqual(new Set(MENTALITIES))
      expect(of.map((budget) => budget.defensive + budget.offensive)).toEqual(Array(3).fill(36 - 6 * i))
    }
  })

  test('gold is one star more', () => {
    for (const { id } of set.types.filter(({ goldPrice }) => goldPrice === undefined))
      expect(priceOf(id, true, set), id).toBe(priceOf(id, false, set) + 1)
  })

  test('silver Utility Men and the regular keeper are free, gold ones have their own price', () => {
    expect(priceOf('utility-man', false, set)).toBe(0)
    expect(priceOf('utility-man', true, set)).toBe(2)
    expect(keeperPrice('silver', set)).toBe(0)
    expect(keeperPrice('gold', set)).toBe(3)
    expect(priceOf('__proto__', true, set)).toBe(0)
  })

  test('the keeper is paid from the defensive purse', () => {
    const rich = { ...squad, mentality: 'defensive', keeper: 'gold' } as const
    expect(bill(rich, set).defensive.paid).toContainEqual({ place: 1, price: 3 })
    expect(bill(squad, set).defensive.paid.map(({ place }) => place)).not.toContain(1)
  })

  test('a mixed player is paid wholly from one purse', () => {
    // Two stars are left in either purse; the player costs three.
    const dues = [{ place: 6, price: 3 }]
    expect(inBudget(settle(dues, { defensive: 2, offensive: 2 }))).toBe(false)
    expect(inBudget(settle(dues, { defensive: 3, offensive: 0 }))).toBe(true)
    expect(inBudget(settle(dues, { defensive: 0, offensive: 3 }))).toBe(true)
    const paid = settle(dues, { defensive: 0, offensive: 3 })
    expect(paid.offensive).toEqual({ budget: 3, spent: 3, left: 0, paid: [{ place: 6, price: 3 }] })
    expect(paid.defensive).toEqual({ budget: 0, spent: 0, left: 0, paid: [] })
  })

  test('the split of mixed players is found whenever there is one', () => {
    const price = fc.integer({ min: 0, max: 4 })
    const purse = fc.constantFrom('defensive', 'offensive', undefined)
    fc.assert(
      fc.property(
        fc.array(fc.record({ price, purse }), { maxLength: 9 }),
        fc.nat(15),
        fc.nat(15),
        (list, defensive, offensive) => {
          const dues = list.map((owing, i) => ({ ...owing, place: i + 2 }))
          const possible = (i: number, d: number, o: number): boolean => {
            const owing = dues[i]
            if (d < 0 || o < 0) return false
            if (!owing) return true
            return (
              (owing.purse !== 'offensive' && possible(i + 1, d - owing.price, o)) ||
              (owing.purse !== 'defensive' && possible(i + 1, d, o - owing.price))
            )
          }
          const settled = settle(dues, { defensive, offensive })
          expect(inBudget(settled)).toBe(possible(0, defensive, offensive))
          const total = dues.reduce((sum, owing) => sum + owing.price, 0)
          expect(settled.defensive.spent + settled.offensive.spent).toBe(total)
        },
      ),
      { seed: 1, numRuns: 500 },
    )
  })
})

describe('a squad that is accepted', () => {
  test('comes back as a tidy copy', () => {
    const stranger = {
      ...withPlayer(2, { type: 'solid-cb', gold: false, purse: 'defensive', shirt: 'muddy' }),
      name: '  Sándor’s XI ⚽ ',
      extra: 1,
    }
    expect(value(check(stranger))).toEqual({ ...squad, name: 'Sándor’s XI ⚽' })
    expect(value(check(squad)).players).not.toBe(squad.players)
    expect(value(check({ ...squad, name: '  ' }))).toEqual(squad)
  })

  test('without captain and bench: the man at 6 and nobody', () => {
    const { captain: _, bench: __, ...bare } = squad
    expect(value(check(bare, NO_SUBS))).toEqual({ ...squad, captain: USUAL_CAPTAIN })
  })

  test('with a purse for a mixed player it is respected, even if it does not fit', () => {
    const insisted = withPlayer(7, { type: 'box-to-box', purse: 'offensive' })
    expect(value(check(insisted)).players[7]).toEqual({ type: 'box-to-box', purse: 'offensive' })
    const stubborn = {
      ...squad,
      players: {
        ...TEN,
        7: { type: 'box-to-box', purse: 'defensive' },
        8: { type: 'pressing-winger', purse: 'defensive' },
      },
    }
    expect(about(check(stubborn), 'squad-over-budget')).toEqual([
      { purse: 'defensive', spent: 13, budget: 9 },
    ])
  })

  test('with a bench of three, paid like the others', () => {
    const bench = [{ type: 'utility-man' }, { type: 'playmaker' }, { type: 'utility-man', gold: true }]
    const benched = { ...squad, rank: 'I', bench }
    expect(value(check(benched)).bench).toEqual(bench)
    const { offensive, defensive } = bill(value(check(benched)), set)
    const extra = priceOf('playmaker', false, set) + priceOf('utility-man', true, set)
    expect(extra).toBeGreaterThan(0)
    expect(defensive.spent + offensive.spent).toBe(stars + extra)
    expect([...defensive.paid, ...offensive.paid].map(({ place }) => place)).toEqual(
      expect.arrayContaining([13, 14]),
    )
  })
})

describe('a squad that is refused', () => {
  const gold = (id: string) => ({ type: id, gold: true })
  const LONG_NAME = 'x'.repeat(41)
  const WRONG: readonly [string, unknown, string][] = [
    ['nothing', null, 'squad-malformed §21.4'],
    ['a list', [squad], 'squad-malformed §21.4'],
    ['no players', { ...squad, players: undefined }, 'squad-malformed §21.4'],
    ['a list of players', { ...squad, players: Object.values(TEN) }, 'squad-malformed §21.4'],
    ['a player who is only a word', withPlayer(4, 'wingback'), 'squad-malformed §21.4'],
    ['half gold', withPlayer(4, { type: 'wingback', gold: 'half' }), 'squad-malformed §21.4'],
    ['a bench that is none', { ...squad, bench: 'wood' }, 'squad-malformed §21.4'],
    ['a hole on the bench', { ...squad, bench: new Array(1) }, 'squad-malformed §21.4'],
    ['rank V', { ...squad, rank: 'V' }, 'squad-rank §21.2'],
    ['a mood', { ...squad, mentality: 'sulky' }, 'squad-mentality §21.2'],
    ['a bronze keeper', { ...squad, keeper: 'bronze' }, 'squad-keeper §21.3'],
    ['no keeper', { ...squad, keeper: undefined }, 'squad-keeper §21.3'],
    ['no number 4', withPlayer(4, undefined), 'squad-number-missing §21.4'],
    ['null at number 4', withPlayer(4, null), 'squad-number-missing §21.4'],
    ['a number 12', withPlayer(12, { type: 'forward' }), 'squad-number-unknown §21.4'],
    ['a type nobody knows', withPlayer(4, { type: 'libero' }), 'squad-type-unknown §21.4'],
    ['a type of every object', withPlayer(4, { type: 'constructor' }), 'squad-type-unknown §21.4'],
    ['a forward in goal mouth defence', withPlayer(3, { type: 'forward' }), 'squad-wrong-number §21.4'],
    ['two runners', withPlayer(10, { type: 'runner' }), 'squad-too-many-copies §21.4'],
    ['a second sweeper on the bench', { ...squad, bench: [TEN[3]] }, 'squad-too-many-copies §21.4'],
    ['the wrong purse', withPlayer(2, { type: 'solid-cb', purse: 'offensive' }), 'squad-purse-wrong §21.1'],
    ['a purse of silk', withPlayer(4, { type: 'wingback', purse: 'silk' }), 'squad-purse-wrong §21.1'],
    ['a star keeper too much', { ...squad, keeper: 'gold' }, 'squad-over-budget §21.2'],
    [
      'a bench of four',
      { ...squad, bench: Array(4).fill({ type: 'utility-man' }) },
      'squad-bench-too-long §21.5',
    ],
    ['captain 1', { ...squad, captain: 1 }, 'squad-captain §21.5'],
    ['captain NaN', { ...squad, captain: Number.NaN }, 'squad-captain §21.5'],
    ['captain by word', { ...squad, captain: '3' }, 'squad-captain §21.5'],
    ['a long name', { ...squad, name: LONG_NAME }, 'squad-name §21.6'],
    ['a name of two lines', { ...squad, name: 'a\nb' }, 'squad-name §21.6'],
    ['half a character', { ...squad, name: '\ud83d' }, 'squad-name §21.6'],
    ['a name that turns the line', { ...squad, name: 'a\u202eb' }, 'squad-name §21.6'],
    ['a number for a name', { ...squad, name: 7 }, 'squad-name §21.6'],
  ]
  test.each(WRONG)('%s', (_, raw, reason) => {
    expect(reasons(check(raw))).toEqual([reason])
  })

  test('a bench without subs, while an empty one is none', () => {
    const benched = { ...squad, bench: [{ type: 'utility-man' }] }
    expect(reasons(check(benched, NO_SUBS))).toEqual(['squad-bench-without-subs §21.5'])
    expect(reasons(check(squad, NO_SUBS))).toEqual([])
  })

  test('with every reason at once', () => {
    const awful = {
      name: '\u0000',
      rank: 5,
      mentality: [],
      keeper: {},
      players: { 2: { type: 'runner', purse: 'defensive' }, 3: 7, 4: { type: 'x' }, 99: {} },
      bench: Array(5).fill(gold('runner')),
      captain: 12,
    }
    expect(new Set(reasons(check(awful, NO_SUBS)).map((reason) => reason.split(' ')[0]))).toEqual(
      new Set([
        ...['squad-name', 'squad-rank', 'squad-mentality', 'squad-keeper', 'squad-wrong-number'],
        ...['squad-purse-wrong', 'squad-malformed', 'squad-type-unknown', 'squad-number-missing'],
        ...['squad-number-unknown', 'squad-bench-without-subs', 'squad-bench-too-long', 'squad-captain'],
        'squad-too-many-copies',
      ]),
    )
    expect(about(check(awful), 'squad-number-missing')).toEqual(
      [5, 6, 7, 8, 9, 10, 11].map((number) => ({ number })),
    )
    expect(about(check(awful), 'squad-too-many-copies')).toEqual([{ type: 'runner', used: 4, copies: 1 }])
  })

  test('if both purses are too small, both are named', () => {
    const golden = {
      ...squad,
      rank: 'IV',
      players: Object.fromEntries(Object.entries(TEN).map(([n, { type }]) => [n, gold(type)])),
    }
    expect(about(check(golden), 'squad-over-budget').map((reason) => reason?.purse)).toEqual([
      'defensive',
      'offensive',
    ])
  })

  test('a budget the cards do not have', () => {
    expect(reasons(checkSquad(squad, { ...set, budgets: [] }, SUBS))).toEqual(['squad-rank §21.2'])
  })
})

describe('whatever is handed in gets an answer', () => {
  const fair = (checked: Checked<unknown>) => {
    if (checked.ok) return
    expect(checked.refusals.length).toBeGreaterThan(0)
    for (const { code, rule } of checked.refusals) {
      expect(code).toMatch(/^(squad|code)-[a-z-]+$/)
      expect(rule).toMatch(/^21\.[1-6]$/)
    }
  }

  test('anything, and squads that are nearly right; what is accepted is accepted again', () => {
    const look = (raw: unknown, subs: boolean) => {
      const checked = check(raw, { subs })
      fair(checked)
      fair(checkDraft(raw, set, { subs }))
      fair(fillSquad(raw, set, new SampledChance(1), { subs }))
      fair(readCode(raw, set))
      if (!checked.ok) return
      expect(value(check(checked.value, { subs }))).toEqual(checked.value)
      expect(inBudget(bill(checked.value, set))).toBe(true)
    }
    fc.assert(fc.property(nuisance, fc.boolean(), look), { seed: 1, numRuns: 1000 })
    const rich = { ...squad, rank: 'I', name: 'Rich', bench: [{ type: 'playmaker', gold: true }, TEN[8]] }
    fc.assert(
      fc.property(edits(4), fc.boolean(), (changes, subs) => look(edited(rich, changes), subs)),
      { seed: 2, numRuns: 1500 },
    )
  })

  test('what no file could hold', () => {
    const trap = new Proxy({}, { get: () => fail(), ownKeys: () => fail() })
    const fail = () => {
      throw new Error('trap')
    }
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    const loop: Record<string, unknown> = { ...squad }
    loop.players = loop
    const shaped = Object.create(squad) as object
    for (const raw of [trap, proxy, loop, Symbol('x'), 1n, () => squad, new Map(), Object.create(null)]) {
      fair(check(raw))
      fair(check({ ...squad, players: raw, bench: raw, name: raw, captain: raw, keeper: raw }))
      fair(check(withPlayer(5, raw)))
    }
    fair(check(shaped))
    expect(reasons(check({ ...squad, players: Object.create(TEN) }))).toHaveLength(10)
    expect(reasons(check({ ...squad, bench: new Array(4e9) }))).toContain('squad-bench-too-long §21.5')
    expect(reasons(check({ ...squad, name: 'x'.repeat(1e6) }))).toEqual(['squad-name §21.6'])
  })
})

describe('§21.6 share codes', () => {
  const named = { ...squad, name: 'Élő Tigrisek ⚽ 40' }
  const code = value(writeCode(named))

  test('look like this, for ever', () => {
    expect(value(writeCode(squad))).toBe('HT1-2as3BDEHIKNPRU-WTA6')
    expect(code).toBe('HT1-2as3BDEHIKNPRU-KQPH-w4lsxZEgVGlncmlzZWsg4pq9IDQw')
  })

  test('every type has its own letter', () => {
    const letters = TYPE_IDS.map((type) =>
      value(writeCode({ ...squad, players: {}, bench: [{ type }] })).charAt('HT1-2as3'.length),
    )
    expect(letters.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUV')
  })

  test('a squad comes back as it was', () => {
    const chance = new SampledChance(5)
    for (let i = 0; i < 200; i++) {
      const budget = set.budgets[i % set.budgets.length]
      if (!budget) continue
      const random = value(randomSquad(budget.rank, budget.mentality, set, chance, SUBS))
      const text = value(writeCode(random))
      expect(text).toMatch(/^[A-Za-z0-9_-]{20,60}$/)
      expect(value(readCode(text, set))).toEqual(random)
    }
    const insisted = value(
      check({ ...named, players: { ...TEN, 7: { type: 'box-to-box', purse: 'offensive' } } }),
    )
    expect(value(readCode(` ${value(writeCode(insisted))}\n`, set))).toEqual(insisted)
  })

  test('any name survives, the longest too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const checked = check({ ...squad, name })
        if (checked.ok) expect(value(readCode(value(writeCode(checked.value)), set))).toEqual(checked.value)
      }),
      { seed: 3, numRuns: 300 },
    )
    const long = value(check({ ...squad, name: '⚽'.repeat(20) + '🥅'.repeat(20) }))
    expect(value(readCode(value(writeCode(long)), set))).toEqual(long)
  })

  test('one wrong character is noticed, wherever it is', () => {
    for (let at = 0; at < code.length; at++) {
      for (const wrong of 'Aa1-_Zz9K') {
        const typo = code.slice(0, at) + wrong + code.slice(at + 1)
        if (typo !== code) expect(readCode(typo, set).ok, typo).toBe(false)
      }
      const swapped = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2)
      if (swapped !== code && at < code.length - 1) expect(readCode(swapped, set).ok, swapped).toBe(false)
      expect(readCode(code.slice(0, at), set).ok).toBe(false)
      expect(readCode(code.slice(0, at) + code.slice(at + 1), set).ok).toBe(false)
    }
  })

  test('a code that is none, of another version, or damaged', () => {
    for (const none of ['', 'Bayern', 'ht1-2as3', 7, null, 'HT1'.repeat(1000)])
      expect(reasons(readCode(none, set))).toEqual(['code-malformed §21.6'])
    expect(reasons(readCode('HT2-2as3BDE-0000', set))).toEqual(['code-version §21.6'])
    for (const bad of ['HT1-', 'HT1-2as3', 'HT1-2a-0000', 'HT1-2as3%41-0000', 'HT1-2as312-0000', `${code}A`])
      expect(reasons(readCode(bad, set))).toEqual(['code-damaged §21.6'])
  })

  test('a code edited by hand is refused with every reason at once', () => {
    const edit = 'HT1-5xs1BBBBWKN3PRUVVVVV-0000'
    expect(new Set(reasons(readCode(edit, set, NO_SUBS)).map((reason) => reason.split(' ')[0]))).toEqual(
      new Set([
        ...['code-damaged', 'squad-rank', 'squad-mentality', 'squad-captain', 'squad-type-unknown'],
        ...['squad-purse-wrong', 'squad-bench-too-long', 'squad-bench-without-subs', 'squad-wrong-number'],
        'squad-too-many-copies',
      ]),
    )
    expect(reasons(readCode('HT1-2as3BDEHIKNPR-0000', set))).toEqual([
      'code-damaged §21.6',
      'squad-number-missing §21.4',
    ])
  })

  test('a code with its check recomputed is still checked', () => {
    const cheat = { ...squad, rank: 'IV', keeper: 'gold' } as Squad
    expect(reasons(readCode(value(writeCode(cheat)), set))).toContain('squad-over-budget §21.2')
  })

  test('a type of another box has no letter', () => {
    const foreign = { ...squad, bench: [{ type: 'libero' }] }
    expect(reasons(writeCode(foreign))).toEqual(['code-type-unlisted §21.6'])
  })
})

describe('random squads', () => {
  test.each(set.budgets.map((budget) => [budget.rank, budget.mentality, budget] as const))(
    'of rank %s, %s: always accepted, well spent, never the same',
    (rank, mentality, budget) => {
      const chance = new SampledChance(set.budgets.indexOf(budget))
      let left = 0
      const codes = new Set<string>()
      const seen = new Set<string>()
      const rounds = 60
      for (let i = 0; i < rounds; i++) {
        const subs = i % 2 === 0
        const random = value(randomSquad(rank, mentality, set, chance, { subs }))
        expect(value(check(random, { subs }))).toEqual(random)
        const { defensive, offensive } = bill(random, set)
        left += defensive.left + offensive.left
        codes.add(value(writeCode(random)))
        for (const { type } of Object.values(random.players)) seen.add(type)
      }
      expect(left / rounds).toBeLessThan(3)
      expect(codes.size).toBe(rounds)
      expect(seen.size).toBeGreaterThanOrEqual(18)
    },
  )

  test('show every type often, on both sides, and both keepers', () => {
    const chance = new SampledChance(11)
    const seen = new Map<string, number>()
    const count = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1)
    for (let i = 0; i < 480; i++) {
      const { rank, mentality } = set.budgets[i % 12] ?? squad
      const random = value(randomSquad(rank, mentality, set, chance, NO_SUBS))
      count(`${random.keeper} keeper`)
      for (const { type, gold } of Object.values(random.players)) count(gold ? `${type}*` : type)
    }
    for (const id of [...TYPE_IDS, 'gold keeper', 'silver keeper'])
      expect(seen.get(id) ?? 0, id).toBeGreaterThan(15)
    for (const id of TYPE_IDS) expect(seen.get(`${id}*`) ?? 0, `${id}*`).toBeGreaterThan(10)
  })

  test('the same chance gives the same squad', () => {
    const of = (seed: number) => randomSquad('III', 'balanced', set, new SampledChance(seed), SUBS)
    expect(of(4)).toEqual(of(4))
    expect(of(4)).not.toEqual(of(5))
  })
})

describe('random fill', () => {
  const chance = new SampledChance(21)

  test('leaves whatever is chosen', () => {
    const chosen = {
      name: 'Half a team',
      rank: 'II',
      mentality: 'attacking',
      keeper: 'silver',
      players: { 4: { type: 'utility-man' }, 10: { type: 'false-9', gold: true }, 7: null },
      bench: [{ type: 'playmaker' }],
      captain: 10,
    }
    for (let i = 0; i < 40; i++) {
      const filled = value(fillSquad(chosen, set, chance, SUBS))
      expect(filled).toMatchObject({ ...chosen, players: { 10: chosen.players[10] } })
      expect(filled.players[4]).toEqual({ type: 'utility-man' })
      expect(reasons(check(filled))).toEqual([])
    }
  })

  test('leaves a whole squad as it is', () => {
    expect(value(fillSquad(squad, set, chance, SUBS))).toEqual(squad)
  })

  test('finds a way where there are few', () => {
    // Seven open numbers cost eighteen stars, all there are, unless the last Utility Man takes one.
    const tight = {
      rank: 'IV',
      mentality: 'attacking',
      keeper: 'silver',
      players: { 2: { type: 'utility-man' }, 8: { type: 'utility-man' }, 9: { type: 'utility-man' } },
      bench: [],
    }
    for (let i = 0; i < 40; i++) {
      const filled = value(fillSquad(tight, set, chance, SUBS))
      expect(reasons(check(filled))).toEqual([])
    }
  })

  test('refuses what cannot be completed, and what is wrong already', () => {
    const utility = { type: 'utility-man' }
    const spent = {
      rank: 'IV',
      mentality: 'defensive',
      keeper: 'gold',
      players: { 2: utility, 3: utility, 4: utility, 5: utility, 10: { type: 'goal-poacher' } },
    }
    expect(reasons(fillSquad(spent, set, chance, SUBS))).toEqual(['squad-unfillable §21.2'])
    expect(reasons(fillSquad({ ...spent, captain: 1 }, set, chance, SUBS))).toEqual(['squad-captain §21.5'])
    expect(reasons(fillSquad({ rank: 'I', players: {} }, set, chance, SUBS))).toEqual([
      'squad-mentality §21.2',
    ])
  })

  test('says so exactly when there is no way', () => {
    const silver = (id: string) => set.types.find((type) => type.id === id)
    const number = fc.constantFrom(...NUMBERS)
    const budget = fc.constantFrom(...set.budgets.filter(({ rank }) => rank === 'IV'))
    fc.assert(
      fc.property(
        budget,
        fc.dictionary(
          number.map(String),
          fc.record({ type: fc.constantFrom(...TYPE_IDS), gold: fc.boolean() }),
        ),
        ({ rank, mentality }, wishes) => {
          const players = Object.fromEntries(
            Object.entries(wishes).filter(([n, { type }]) => {
              const found = silver(type)
              return found && plays(found, Number(n))
            }),
          )
          const draft = { rank, mentality, keeper: 'silver', players, bench: [] }
          const checked = checkDraft(draft, set, SUBS)
          if (!checked.ok) return
          expect(fillSquad(draft, set, chance, SUBS).ok).toBe(
            completable(checked.value.players, rank, mentality),
          )
        },
      ),
      { seed: 4, numRuns: 200 },
    )
  })

  /** By trying: every way to give the open numbers to Utility Men, and one purse or the other to everybody else. */
  function completable(players: Players, rank: Squad['rank'], mentality: Squad['mentality']): boolean {
    const used = (id: string) => Object.values(players).filter(({ type }) => type === id).length
    const open = NUMBERS.filter((number) => !players[number])
    const shapes = new Map(
      open.map((number) => [
        number,
        set.types.filter(
          (type) => type.id !== 'utility-man' && plays(type, number) && used(type.id) < type.copies,
        ),
      ]),
    )
    const attempt = (i: number, chosen: Players, utility: number): boolean => {
      const number = open[i]
      if (number === undefined)
        return inBudget(bill({ rank, mentality, keeper: 'silver', players: chosen, bench: [] }, set))
      if (utility > 0 && attempt(i + 1, { ...chosen, [number]: { type: 'utility-man' } }, utility - 1))
        return true
      if (utility >= open.length - i) return false
      const alike = new Set<string>()
      for (const { id, shield, price, copies } of shapes.get(number) ?? []) {
        if (
          alike.has(`${shield} ${price}`) ||
          Object.values(chosen).filter(({ type }) => type === id).length >= copies
        )
          continue
        alike.add(`${shield} ${price}`)
        if (attempt(i + 1, { ...chosen, [number]: { type: id } }, utility)) return true
      }
      return false
    }
    return attempt(0, players, 4 - used('utility-man'))
  }
})

describe('the 45 team cards', () => {
  const team = (id: string) => set.teams.find((card) => card.id === id)

  test('are those of Euro 2016 and twenty-one more, each once, each with a name', () => {
    const ids = set.teams.map(({ id }) => id)
    expect(ids).toHaveLength(45)
    expect(new Set(ids).size).toBe(45)
    const names: readonly string[] = [...TEAM_IDS, ...NEW_TEAM_IDS]
    for (const id of ids) expect(names).toContain(id)
    const euro =
      'ALB AUT BEL CRO CZE ENG FRA GER HUN ISL ITA NIR POL POR IRL ROU RUS SVK ESP SWE SUI TUR UKR WAL'
    for (const id of euro.split(' ')) expect(ids).toContain(id)
  })

  test('are legal: ten numbers, each type at its own, no more copies than there are', () => {
    const rich: ExpansionSet = {
      ...set,
      budgets: [{ rank: 'I', mentality: 'balanced', defensive: 99, offensive: 99, source: 'designed' }],
    }
    for (const { id, keeper, players, bench, captain } of set.teams) {
      const raw = { rank: 'I', mentality: 'balanced', keeper, players, bench, captain }
      expect(checkSquad(raw, rich, SUBS), id).toEqual({ ok: true, value: raw })
      expect(bench, id).toHaveLength(3)
    }
  })

  test('keep what is known: Brazil, Italy, Portugal', () => {
    expect(team('BRA')?.style).toBe('technical')
    expect(team('ITA')?.players[2]?.type).toBe('ball-playing-cb')
    expect(team('ITA')?.keeper).toBe('gold')
    const portugal = Object.values(team('POR')?.players ?? {})
    expect(portugal).toContainEqual({ type: 'goal-poacher', gold: true })
    expect(portugal.filter(({ type }) => type === 'utility-man')).toHaveLength(2)
    expect(
      set.teams
        .filter(({ source }) => source === 'public')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['BRA', 'ITA', 'POR'])
    expect(new Set(set.teams.map(({ source }) => source))).toEqual(new Set(['public', 'designed']))
  })

  test('are as strong as they should be', () => {
    const values = new Map(set.teams.map((card) => [card.id, teamValue(card, set)]))
    expect(Math.min(...values.values())).toBeLessThanOrEqual(18)
    expect(Math.max(...values.values())).toBeLessThanOrEqual(38)
    for (const id of ['GER', 'ESP', 'FRA', 'BRA', 'ARG'])
      expect(values.get(id), id).toBeGreaterThanOrEqual(34)
  })

  test('spread over the four styles, and every type starts somewhere on both sides', () => {
    for (const style of STYLES) {
      const { length } = set.teams.filter((card) => card.style === style)
      expect(length, style).toBeGreaterThanOrEqual(10)
      expect(length, style).toBeLessThanOrEqual(13)
    }
    const all = set.teams.flatMap(({ players }) => Object.values(players))
    for (const id of TYPE_IDS) {
      expect(all.filter(({ type, gold }) => type === id && gold).length, id).toBeGreaterThan(0)
      expect(all.filter(({ type, gold }) => type === id && !gold).length, id).toBeGreaterThan(0)
    }
  })
})
