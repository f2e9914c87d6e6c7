import { SampledChance } from '@libero/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Squad } from '../../squad/check.ts'
import { checkDraft } from '../../squad/check.ts'
import { writeCode } from '../../squad/code.ts'
import { fillSquad, randomSquad } from '../../squad/fill.ts'
import { bill, inBudget, plays } from '../../squad/purse.ts'
import { TYPE_IDS } from '../../text/players/text.ts'
import { NUMBERS } from '../../vocabulary.ts'
import type { Players } from './squad-stories.ts'
import { check, NO_SUBS, reasons, SUBS, set, squad, value } from './squad-stories.ts'

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
