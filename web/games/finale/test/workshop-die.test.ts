import { checkCardSet, OUR_CARDS } from '@libero/finale'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { cardAt, fieldsOf, inTurn, isMissing, typed, valueAt } from '../../../pages/workshop/draft.ts'
import { standingOf } from '../../../pages/workshop/standing.ts'
import type { Draft } from '../../../workshop.ts'
import { finaleWorkshop } from '../workshop/workshop.tsx'

const kinds = finaleWorkshop.kinds('en')
const kind = kinds.find(({ path }) => path === 'die')
if (!kind) throw new Error('no die')
const fieldsIn = (draft: Draft) => inTurn(kind.sections(cardAt(draft, 'die'), draft, 0))

/** The faces typed one after the other; nothing takes a figure away again. */
const withFaces = (draft: Draft, ...faces: readonly (number | undefined)[]): Draft =>
  faces.reduce<Draft>((before, face, n) => {
    const field = fieldsIn(before)[n]
    return field ? typed(finaleWorkshop, kinds, before, kind, 0, field, face) : before
  }, draft)

const standing = (draft: Draft) => {
  const all = standingOf(finaleWorkshop, kinds, draft)
  const { missing = [], problems = [] } = all.kinds.find((each) => each.kind.path === 'die')?.cards[0] ?? {}
  return {
    isReady: all.isReady,
    missing: missing.length,
    problems: problems.map(({ refusal, field }) => `${refusal.code} at ${field}`),
  }
}

/** Every card typed, and nothing of the die. */
const BOX: Draft = { ...finaleWorkshop.ours('en'), name: 'My box', die: {} }

describe('the die in the card workshop', () => {
  test('six fields, named in every language, that take 0 to 3', () => {
    for (const language of LANGUAGES) {
      const [die] = finaleWorkshop.kinds(language).filter(({ path }) => path === 'die')
      const fields = fieldsOf(die?.sections({}, {}, 0) ?? [])
      expect(fields.map(({ path }) => path)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `faces.${n}`))
      for (const [n, field] of fields.entries()) {
        expect(field).toMatchObject({ type: 'whole', least: 0, most: 3 })
        expect(field.label).toContain(String(n + 1))
      }
    }
  })

  test('while nothing is typed the set can be played with, with our die', () => {
    expect(standing(BOX)).toEqual({ isReady: true, missing: 6, problems: [] })
    const checked = checkCardSet(BOX)
    expect(checked.ok && checked.value.die).toBeUndefined()
  })

  test('a hole is no fault, and all six make a die', () => {
    expect(standing(withFaces(BOX, 0, 0, 0))).toEqual({ isReady: false, missing: 3, problems: [] })
    const full = withFaces(BOX, 0, 0, 0, 3, 2, 1)
    expect(standing(full)).toEqual({ isReady: true, missing: 0, problems: [] })
    expect(valueAt(full, 'die')).toEqual({ faces: [0, 0, 0, 3, 2, 1] })
    const checked = checkCardSet(full)
    expect(checked.ok && checked.value.die).toEqual({ faces: [0, 0, 0, 1, 2, 3] })
  })

  test('what cannot be is told at its face, six equal ones at the first', () => {
    expect(standing(withFaces(BOX, 0, 0, 4, 1, 2, 3)).problems).toEqual(['die-face at faces.2'])
    expect(standing(withFaces(BOX, 2, 2, 2, 2, 2, 2)).problems).toEqual(['die-always-level at faces.0'])
  })

  test('a face that is taken away again leaves a hole, and the last of them no die', () => {
    const one = withFaces(BOX, 0)
    expect(valueAt(one, 'die.faces.0')).toBe(0)
    expect(valueAt(withFaces(one, undefined), 'die')).toEqual({})
    const [field] = fieldsIn(one)
    expect(field && isMissing(cardAt(one, 'die'), field)).toBe(false)
  })

  test('our set begins with our faces, which can be changed', () => {
    const ours = { ...finaleWorkshop.ours('en'), name: 'My box' }
    expect(valueAt(ours, 'die.faces')).toEqual([0, 1, 1, 2, 2, 3])
    expect(standing(withFaces(ours, 3))).toEqual({ isReady: true, missing: 0, problems: [] })
    expect(OUR_CARDS.die).toBeUndefined()
  })
})
