import { checkCardSet } from '@libero/captain-tsubasa'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { cardAt, fieldsOf, inTurn, typed, valueAt } from '../../../pages/workshop/draft.ts'
import { standingOf } from '../../../pages/workshop/standing.ts'
import type { Draft } from '../../../workshop.ts'
import { captainTsubasaWorkshop } from '../workshop/workshop.tsx'

const kinds = captainTsubasaWorkshop.kinds('en')
const kind = kinds.find(({ path }) => path === 'bookings')
if (!kind) throw new Error('no booking card')

/** The figures of yellow, then of red, typed one after the other. */
const withFigures = (draft: Draft, ...figures: readonly (number | undefined)[]): Draft =>
  figures.reduce<Draft>((before, figure, n) => {
    const field = inTurn(kind.sections(cardAt(before, 'bookings'), before, 0))[n]
    return field ? typed(captainTsubasaWorkshop, kinds, before, kind, 0, field, figure) : before
  }, draft)

const standing = (draft: Draft) => {
  const all = standingOf(captainTsubasaWorkshop, kinds, draft)
  const { missing = [], problems = [] } = all.kinds.find((each) => each.kind === kind)?.cards[0] ?? {}
  return {
    isReady: all.isReady,
    missing: missing.length,
    problems: problems.map(({ refusal, field }) => `${refusal.code} at ${field}`),
  }
}

/** Every card typed, and nothing of the booking card. */
const BOX: Draft = { ...captainTsubasaWorkshop.ours('en'), name: 'My box', bookings: {} }

describe('the booking card in the card workshop', () => {
  test('six fields in every language, from minus nine to nought', () => {
    for (const language of LANGUAGES) {
      const found = captainTsubasaWorkshop.kinds(language).find(({ path }) => path === 'bookings')
      const fields = fieldsOf(found?.sections({}, {}, 0) ?? [])
      expect(fields.map(({ path }) => path)).toEqual(
        ['yellow', 'red'].flatMap((colour) =>
          ['shot', 'pass', 'defence'].map((token) => `${colour}.${token}`),
        ),
      )
      for (const field of fields) expect(field).toMatchObject({ type: 'whole', least: -9, most: 0 })
    }
  })

  test('left empty it is as in our set, and our set begins with our figures', () => {
    expect(standing(BOX)).toEqual({ isReady: true, missing: 6, problems: [] })
    expect(valueAt(captainTsubasaWorkshop.ours('en'), 'bookings.red.defence')).toBe(-1)
    const checked = checkCardSet({ ...captainTsubasaWorkshop.ours('en'), name: 'My box' })
    expect(checked.ok && checked.value.bookings).toBeUndefined()
  })

  test('a side begun must be finished, one side is enough, and what is typed is played with', () => {
    const one = withFigures(BOX, -1)
    expect(standing(one)).toEqual({ isReady: false, missing: 5, problems: [] })
    const yellow = withFigures(one, -1, -4, 0)
    expect(standing(yellow)).toEqual({ isReady: true, missing: 3, problems: [] })
    const checked = checkCardSet(yellow)
    expect(checked.ok && checked.value.bookings).toEqual({ yellow: { shot: -1, pass: -4, defence: 0 } })
    expect(valueAt(withFigures(one, undefined), 'bookings')).toEqual({})
  })

  test('a figure without its minus is told at its field', () => {
    expect(standing(withFigures(BOX, 2, -2, 0)).problems).toEqual(['booking-penalty at yellow.shot'])
  })

  test('the sentence of a card names what its yellow card costs', () => {
    const [starting] = kinds
    const foul = { id: 'foul', abilities: [{ do: 'play', must: 'book' }] }
    const says = (draft: Draft) =>
      starting?.sections(foul, draft, 0).find(({ id }) => id === 'ability-0')?.says
    expect(says(BOX)).toContain('−2 shot and pass')
    expect(says(withFigures(BOX, -1, -4, 0))).toContain('−1 shot, −4 pass')
  })
})
