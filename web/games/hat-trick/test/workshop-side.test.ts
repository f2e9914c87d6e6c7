import { checkCardSet } from '@libero/hat-trick'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { fieldsOf, typed } from '../../../pages/workshop/draft.ts'
import { standingOf } from '../../../pages/workshop/standing.ts'
import type { Draft } from '../../../workshop.ts'
import { hatTrickWorkshop } from '../workshop/workshop.tsx'

const kinds = hatTrickWorkshop.kinds('en')
const kind = kinds.find(({ path }) => path === 'players')
if (!kind) throw new Error('no players')

/** The side chosen for the first player, number 2. */
function withSide(draft: Draft, side: string | null): Draft {
  const field = fieldsOf(kind?.sections({}, draft, 0) ?? []).find(({ path }) => path === 'side')
  if (!kind || !field) throw new Error('no field for the side')
  return typed(hatTrickWorkshop, kinds, draft, kind, 0, field, side)
}

const BOX: Draft = { ...hatTrickWorkshop.ours('en'), name: 'My box' }

describe('the side of the footballs in the card workshop', () => {
  test('§2.3 left, right or as the number has it, in every language', () => {
    for (const language of LANGUAGES) {
      const players = hatTrickWorkshop.kinds(language).find(({ path }) => path === 'players')
      const field = fieldsOf(players?.sections({}, {}, 0) ?? []).find(({ path }) => path === 'side')
      expect(field).toMatchObject({ optional: true })
      expect(field?.type === 'choice' && field.choices.map(({ value }) => value)).toEqual([
        null,
        'left',
        'right',
      ])
    }
  })

  test('§2.3 it may be left out; chosen it is in the set, and taken back it is not there', () => {
    const first = (draft: Draft) => {
      const checked = checkCardSet(draft)
      return checked.ok ? checked.value.players[0] : checked.refusals
    }
    expect(standingOf(hatTrickWorkshop, kinds, BOX).isReady).toBe(true)
    expect(first(BOX)).not.toHaveProperty('side')
    const right = withSide(BOX, 'right')
    expect(first(right)).toMatchObject({ number: 2, side: 'right' })
    expect(first(withSide(right, null))).not.toHaveProperty('side')
  })
})
