import { times } from '@libero/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MENTALITIES, RANKS } from '../../cards/skills.ts'
import { bill, inBudget, keeperPrice, priceOf, settle } from '../../squad/purse.ts'
import { set, squad, stars } from './squad-stories.ts'

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
      { seed: 1, numRuns: times(500) },
    )
  })
})
