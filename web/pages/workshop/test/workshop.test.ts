import { OUR_BOOKINGS, OUR_CARDS as TSUBASA } from '@libero/captain-tsubasa'
import { OUR_CARDS as FINALE, facesOf } from '@libero/finale'
import { OUR_CARDS as HAT_TRICK, OUR_EXPANSION } from '@libero/hat-trick'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { captainTsubasaWorkshop } from '../../../games/captain-tsubasa/workshop/workshop.tsx'
import { finaleWorkshop } from '../../../games/finale/workshop/workshop.tsx'
import { hatTrickWorkshop } from '../../../games/hat-trick/workshop/workshop.tsx'
import type { Data, Draft, Field, Workshop } from '../../../workshop.ts'
import {
  adopted,
  cardAt,
  cardsOf,
  fieldsOf,
  filledUp,
  inTurn,
  isMissing,
  kindsOf,
  readField,
  typed,
  valueAt,
  withCard,
  withoutCard,
  withValue,
} from '../draft.ts'
import { problemsIn, standingOf, toType } from '../standing.ts'

const WORKSHOPS: Readonly<Record<string, { readonly workshop: Workshop; readonly ours: Data }>> = {
  // On the bench the faces of our die are named, so that they can be changed.
  finale: {
    workshop: finaleWorkshop,
    ours: { ...FINALE, die: { faces: facesOf(FINALE) } } as unknown as Data,
  },
  // On the bench what our bookings cost is named, so that it can be changed.
  'captain-tsubasa': {
    workshop: captainTsubasaWorkshop,
    ours: { ...TSUBASA, bookings: OUR_BOOKINGS } as unknown as Data,
  },
  'hat-trick': {
    workshop: hatTrickWorkshop,
    ours: { ...HAT_TRICK, expansion: OUR_EXPANSION } as unknown as Data,
  },
}
const games = Object.entries(WORKSHOPS)

const standing = (workshop: Workshop, draft: Draft) =>
  standingOf(workshop, kindsOf(workshop, 'en', draft), draft)

/** The names that our cards get in a language, taken off again. */
function plain(workshop: Workshop, draft: Draft, ours: Data): unknown {
  let bare = draft
  for (const kind of kindsOf(workshop, 'en', draft))
    for (const path of cardsOf(kind, draft))
      if (valueAt(ours, `${path}.name`) === undefined) bare = withValue(bare, `${path}.name`, undefined)
  return bare
}

/** An expansion has a name of its own, as the whole set has. */
const renamed = (draft: Draft, ours: Data): Draft => {
  const named = { ...draft, name: ours.name, version: ours.version }
  const { expansion } = ours as { readonly expansion?: Data }
  return expansion
    ? {
        ...named,
        expansion: { ...(draft.expansion as Data), name: expansion.name, version: expansion.version },
      }
    : named
}

describe.each(games)('%s', (_, { workshop, ours }) => {
  test('our set on the bench is our set', () => {
    for (const language of LANGUAGES) {
      const draft = workshop.ours(language)
      expect(plain(workshop, renamed(draft, ours), ours)).toEqual(ours)
      // Through a file and back nothing is lost.
      const again = adopted(workshop, language, JSON.parse(JSON.stringify(draft)))
      expect(again).toEqual(draft)
    }
  })

  test('our set under a name of its own has nothing missing and nothing wrong', () => {
    const draft = { ...workshop.ours('en'), name: 'My box' }
    const now = standing(workshop, draft)
    expect(now.kinds.map(toType)).toEqual(now.kinds.map(() => 0))
    expect(problemsIn(now)).toBe(0)
    expect(now.isReady).toBe(true)
    expect(workshop.check(draft).ok).toBe(true)
  })

  test('an empty set has everything missing and nothing wrong', () => {
    const extra = workshop.extra?.('en')
    const draft = extra ? withValue(workshop.empty(), extra.path, extra.fresh()) : workshop.empty()
    const now = standing(workshop, { ...draft, name: 'My box' })
    for (const kind of now.kinds) expect([kind.kind.path, kind.typed]).toEqual([kind.kind.path, 0])
    expect(problemsIn(now)).toBe(0)
    expect(now.isReady).toBe(false)
  })

  test('what is missing is filled up from our set, and can be played', () => {
    const extra = workshop.extra?.('en')
    const draft = extra ? withValue(workshop.empty(), extra.path, extra.fresh()) : workshop.empty()
    const kinds = kindsOf(workshop, 'en', draft)
    const full = filledUp(kinds, { ...draft, name: 'My box' }, workshop.ours('en'))
    const checked = workshop.check(full)
    expect(checked.ok ? [] : checked.refusals).toEqual([])
    expect(standing(workshop, full).isReady).toBe(true)
  })

  test('a name of ours is refused at the name', () => {
    for (const draft of [workshop.empty(), workshop.ours('en')]) {
      const { problems } = standing(workshop, { ...draft, name: 'Libero, my own' })
      expect(problems.map(({ refusal, field }) => [refusal.code, field])).toEqual([
        ['card-set-not-ours', 'name'],
      ])
    }
  })

  test('every field of every card can be typed, is read back, and its refusals land at a field that is there', () => {
    const draft = { ...workshop.ours('en'), name: 'My box' }
    const kinds = kindsOf(workshop, 'en', draft)
    let tried = 0
    for (const kind of kinds)
      for (const [index, path] of cardsOf(kind, draft).entries()) {
        // One card of each kind has every field there is.
        if (index > 0) break
        const fields = fieldsOf(kind.sections(cardAt(draft, path), draft, index))
        for (const field of fields)
          for (const wrong of wrongValues(field)) {
            tried++
            const bad = typed(workshop, kinds, draft, kind, index, field, wrong)
            const now = standing(workshop, bad)
            const own = now.kinds.find((each) => each.kind.path === kind.path)?.cards[index]
            // It is told where it was typed, or what it breaks elsewhere is; never nowhere.
            const checked = workshop.check(bad)
            if (checked.ok) continue
            const isTold = problemsIn(now) > 0 || now.kinds.some((each) => toType(each) > 0)
            expect([field.path, wrong, isTold]).toEqual([field.path, wrong, true])
            const after = fieldsOf(kind.sections(cardAt(bad, path), bad, index)).map((each) => each.path)
            const places = (own?.problems ?? []).flatMap((problem) => problem.field ?? [])
            for (const place of places) expect(after).toContain(place)
            // A figure that cannot be is told at the very field; of a deck only the sum can be wrong.
            if (field.type === 'whole' && wrong !== undefined && !field.path.startsWith('cards.'))
              expect([kind.path, places]).toEqual([kind.path, [field.path]])
          }
      }
    expect(tried).toBeGreaterThan(30)
  })

  test('fields are typed in an order in which each comes once', () => {
    const draft = workshop.ours('en')
    for (const kind of kindsOf(workshop, 'en', draft))
      for (const [index, path] of cardsOf(kind, draft).entries()) {
        const card = cardAt(draft, path)
        const paths = inTurn(kind.sections(card, draft, index)).map((field) => field.path)
        expect(new Set(paths).size).toBe(paths.length)
        expect(paths.length).toBeGreaterThan(0)
      }
  })

  test('strange files are drafts with holes, and harm nothing', () => {
    for (const strange of [
      undefined,
      [],
      'cards',
      { name: 7, expansion: 'none' },
      Object.fromEntries(Object.keys(workshop.empty()).map((key) => [key, [null, 7, 'x', [], { id: {} }]])),
      JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
    ]) {
      const draft = adopted(workshop, 'en', strange)
      const now = standing(workshop, draft)
      expect(now.isReady).toBe(false)
      for (const kind of now.kinds)
        for (const [index, { path }] of kind.cards.entries()) {
          const card = cardAt(draft, path)
          expect(typeof kind.kind.title(card, index)).toBe('string')
          for (const field of fieldsOf(kind.kind.sections(card, draft, index))) readField(card, field)
        }
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

/** Values that no card has in this field. */
function wrongValues(field: Field): readonly unknown[] {
  if (field.type === 'whole') return [field.most + 1, field.least - 1, undefined]
  if (field.type === 'text') return ['x'.repeat(80), undefined]
  if (field.type === 'choice') return ['nonsense']
  if (field.type === 'mark') return ['yes']
  if (field.type === 'several') return [['nonsense']]
  return [{ keeper: 9 }]
}

describe('a name gives a card its id', () => {
  const kinds = finaleWorkshop.kinds('en')
  const [footballers] = kinds
  if (!footballers) throw new Error('no footballers')
  const name = fieldsOf(footballers.sections({}, {}, 0)).find(({ path }) => path === 'name')
  if (!name) throw new Error('no name')
  const call = (draft: Draft, index: number, text: string) =>
    typed(finaleWorkshop, kinds, draft, footballers, index, name, text)
  const idOf = (draft: Draft, index: number) => valueAt(draft, `footballers.${index}.id`)

  test('letter by letter, without accents, and never twice', () => {
    let draft = finaleWorkshop.empty()
    for (const part of ['J', 'Jö', 'Jörg', 'Jörg Großß']) draft = call(draft, 0, part)
    expect(idOf(draft, 0)).toBe('joerg-grossss')
    draft = call(draft, 1, 'Jörg Großß')
    expect(idOf(draft, 1)).toBe('joerg-grossss-2')
    draft = call(draft, 2, '山田')
    expect(idOf(draft, 2)).toBe('card-3')
    draft = call(draft, 3, 'done')
    expect(idOf(draft, 3)).toBe('card-done')
  })

  test('a card of ours that is called otherwise gets another id; one that never had its name keeps its own', () => {
    const draft = call(finaleWorkshop.ours('en'), 0, 'Somebody Else')
    expect(idOf(draft, 0)).toBe('somebody-else')
    const [, tactics] = kinds
    if (!tactics) throw new Error('no tactics')
    const other = typed(finaleWorkshop, kinds, draft, tactics, 0, name, 'Avalanche')
    expect(valueAt(other, 'tactics.0.id')).toBe('white-5')
    expect(valueAt(other, 'tactics.0.name')).toBe('Avalanche')
  })

  test('who is named by other cards goes on being named', () => {
    const tsubasa = captainTsubasaWorkshop.kinds('en')
    const [starting] = tsubasa
    if (!starting) throw new Error('no starting cards')
    const ours = captainTsubasaWorkshop.ours('en')
    const at = (ours.starting as readonly Data[]).findIndex(({ id }) => id === 'tsubasa')
    // Ids of ours are no whole names, so they stay; one that was made from its name follows it.
    const once = withValue(
      withValue(ours, `starting.${at}.id`, 'tsubasa-ozora'),
      'motivation.2.of',
      'tsubasa-ozora',
    )
    const draft = typed(captainTsubasaWorkshop, tsubasa, once, starting, at, name, 'Oliver Atom')
    expect(valueAt(draft, `starting.${at}.id`)).toBe('oliver-atom')
    expect(valueAt(draft, 'motivation.2.of')).toBe('oliver-atom')
  })
})

test('cards that may be more or fewer are added and taken out', () => {
  const draft = hatTrickWorkshop.ours('en')
  const teams = hatTrickWorkshop.kinds('en').find(({ path }) => path === 'teams')
  if (!teams) throw new Error('no teams')
  const before = cardsOf(teams, draft).length
  const more = withCard(draft, teams)
  expect(cardsOf(teams, more)).toHaveLength(before + 1)
  const fresh = cardAt(more, `teams.${before}`)
  expect(
    fieldsOf(teams.sections(fresh, more, before)).filter((field) => isMissing(fresh, field)),
  ).toHaveLength(1)
  expect(withoutCard(more, teams, before)).toEqual(draft)
})

test('an expansion is there or not, and its kinds with it', () => {
  const empty = hatTrickWorkshop.empty()
  const without = kindsOf(hatTrickWorkshop, 'en', empty).map(({ path }) => path)
  expect(without.some((path) => path.startsWith('expansion'))).toBe(false)
  const extra = hatTrickWorkshop.extra?.('en')
  if (!extra) throw new Error('no expansion')
  const draft = withValue(empty, extra.path, extra.fresh())
  expect(kindsOf(hatTrickWorkshop, 'en', draft).map(({ path }) => path)).toContain('expansion.types')
})

test('a deck said kind by kind is said card by card as soon as one card differs', () => {
  const draft = hatTrickWorkshop.ours('en')
  const kinds = hatTrickWorkshop.kinds('en')
  const actions = kinds.find(({ path }) => path === 'actions')
  const [field] = actions ? fieldsOf(actions.sections(cardAt(draft, 'actions'), draft, 0)) : []
  if (!actions || !field) throw new Error('no deck')
  expect(readField(cardAt(draft, 'actions'), field)).toBe(2)
  const changed = typed(hatTrickWorkshop, kinds, draft, actions, 0, field, 3)
  expect(valueAt(changed, 'actions.copies')).toBeUndefined()
  expect(valueAt(changed, 'actions.cards.short-1-left')).toBe(3)
  expect(valueAt(changed, 'actions.cards.dribble-4-right')).toBe(1)
  // Thirty-three cards are one too many, and that is told at the deck.
  const told = standing(hatTrickWorkshop, { ...changed, name: 'My box' }).kinds.find(
    ({ kind }) => kind.path === 'actions',
  )
  expect(told?.cards[0]?.problems.map(({ refusal }) => refusal.code)).toEqual(['action-deck'])
})
