import type { Checked } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { edited, edits, nuisance } from '@libero/kernel/mutations'
import { times } from '@libero/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDraft, checkSquad } from '../../squad/check.ts'
import { readCode } from '../../squad/code.ts'
import { fillSquad } from '../../squad/fill.ts'
import { bill, inBudget, priceOf } from '../../squad/purse.ts'
import { USUAL_CAPTAIN } from '../../vocabulary.ts'
import {
  about,
  check,
  NO_SUBS,
  reasons,
  SUBS,
  set,
  squad,
  stars,
  TEN,
  value,
  withPlayer,
} from './squad-stories.ts'

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
    fc.assert(fc.property(nuisance, fc.boolean(), look), { seed: 1, numRuns: times(1000) })
    const rich = { ...squad, rank: 'I', name: 'Rich', bench: [{ type: 'playmaker', gold: true }, TEN[8]] }
    fc.assert(
      fc.property(edits(4), fc.boolean(), (changes, subs) => look(edited(rich, changes), subs)),
      { seed: 2, numRuns: times(1500) },
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
