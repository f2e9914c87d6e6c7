import type { Refusal } from '@libero/kernel'
import { isHouseName, isVisible } from '@libero/kernel'
import { nameFaults } from '@libero/table'
import type { CardKind, Data, Draft, Workshop } from '../../workshop.ts'
import { cardAt, cardsOf, fieldsOf, isMissing } from './draft.ts'

/** A reason against the set, and the field of the card it is about, if it is about one. */
export interface Problem {
  readonly refusal: Refusal
  readonly field?: string
}

export interface CardStanding {
  readonly path: string
  /** Fields that are still empty. */
  readonly missing: readonly string[]
  readonly problems: readonly Problem[]
}

export interface KindStanding {
  readonly kind: CardKind
  readonly cards: readonly CardStanding[]
  /** Cards with nothing missing. */
  readonly typed: number
  /** What is wrong with all of them together; told when all are typed. */
  readonly problems: readonly Problem[]
}

/** How far a set has come. */
export interface Standing {
  readonly kinds: readonly KindStanding[]
  /** About its name, or about everything. */
  readonly problems: readonly Problem[]
  /** It has no name yet. */
  readonly isNameless: boolean
  /** It can be played with as it is. */
  readonly isReady: boolean
}

const isAboutName = ({ code, about }: Refusal): boolean =>
  about?.field === 'name' || code === 'card-set-unnamed'

/** The fields that a place is about: the field itself, the field it lies in, or those that lie in it. */
const isAbout = (field: string, place: string): boolean =>
  field === place || place.startsWith(`${field}.`) || field.startsWith(`${place}.`)

const isWithin = (place: string, path: string): boolean => place === path || place.startsWith(`${path}.`)

/** The fields of a card, and which of them are empty. */
interface Places {
  readonly fields: readonly string[]
  readonly missing: readonly string[]
}

const known = new WeakMap<CardKind, WeakMap<Data, Places>>()

/** With each key one card of a hundred changes: the others are as they were. */
function placesOf(kind: CardKind, card: Data, draft: Draft, index: number): Places {
  const before = kind.looksAround ? undefined : known.get(kind)?.get(card)
  if (before) return before
  const fields = fieldsOf(kind.sections(card, draft, index))
  const places = {
    fields: fields.map((field) => field.path),
    missing: fields.filter((field) => isMissing(card, field)).map((field) => field.path),
  }
  if (!known.has(kind)) known.set(kind, new WeakMap())
  known.get(kind)?.set(card, places)
  return places
}

/** Why the set cannot be played as it is. Names of ours stand for our cards: a set is told so before it is complete. */
function refusalsOf({ check, nameRule }: Workshop, draft: Draft): readonly Refusal[] {
  const checked = check(draft)
  const refusals = [...(checked.ok ? [] : checked.refusals), ...nameFaults(draft)]
  const { name, version } = draft
  if (checked.ok || typeof name !== 'string' || !isHouseName(name)) return refusals
  const about = { field: 'name', name, version: String(version) }
  return [...refusals.filter(({ code }) => code !== NOT_OURS), { code: NOT_OURS, rule: nameRule, about }]
}
const NOT_OURS = 'card-set-not-ours'

/** What is missing and what is wrong, card by card. A hole is no fault: whoever types has not come to it yet. */
export function standingOf(workshop: Workshop, kinds: readonly CardKind[], draft: Draft): Standing {
  const refusals = refusalsOf(workshop, draft)
  const placed = kinds.map((kind) => ({
    kind,
    cards: cardsOf(kind, draft).map((path, index) => {
      const card = cardAt(draft, path)
      return { path, id: card.id, ...placesOf(kind, card, draft, index), problems: [] as Problem[] }
    }),
    problems: [] as Problem[],
  }))
  const others: Problem[] = []
  const isNameless = typeof draft.name !== 'string' || !isVisible(draft.name)
  const isWhole = placed.every(({ cards }) => cards.every(({ missing }) => missing.length === 0))
  for (const refusal of refusals.filter((each) => !isNameless || !isAboutName(each))) {
    const place = String(refusal.about?.field ?? '')
    const kind = placed.find((each) => isWithin(place, each.kind.path))
    const card =
      kind?.cards.find(({ path }) => isWithin(place, path)) ??
      (place === '' ? cardNamed(placed, refusal) : undefined)
    if (card) {
      const inCard = place.slice(card.path.length + 1)
      const about = inCard === '' ? [] : card.fields.filter((field) => isAbout(field, inCard))
      const open =
        about.length > 0 ? about.every((field) => card.missing.includes(field)) : card.missing.length > 0
      if (open) continue
      const field = about.find((each) => !card.missing.includes(each))
      card.problems.push(field === undefined ? { refusal } : { refusal, field })
    } else if (kind) {
      if (kind.cards.every(({ missing }) => missing.length === 0)) kind.problems.push({ refusal })
    } else if (place !== '' || isWhole) others.push({ refusal, ...(place !== '' && { field: place }) })
  }
  return {
    kinds: placed.map(({ kind, cards, problems }) => ({
      kind,
      cards,
      problems,
      typed: cards.filter(({ missing }) => missing.length === 0).length,
    })),
    problems: others,
    isNameless,
    isReady: refusals.length === 0,
  }
}

/** A refusal that names only its card is told at that card. */
function cardNamed<T extends { readonly id: unknown }>(
  placed: readonly { readonly cards: readonly T[] }[],
  { about = {} }: Refusal,
): T | undefined {
  if (typeof about.card !== 'string') return undefined
  return placed.flatMap(({ cards }) => cards).find(({ id }) => id === about.card)
}

/** What is wrong with the cards of a kind, one by one and together. */
export const problemsOf = ({ cards, problems }: KindStanding): number =>
  cards.reduce((sum, card) => sum + card.problems.length, problems.length)

export const problemsIn = ({ kinds, problems }: Standing): number =>
  kinds.reduce((sum, kind) => sum + problemsOf(kind), problems.length)

export const toType = ({ cards, typed }: KindStanding): number => cards.length - typed
