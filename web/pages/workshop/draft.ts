import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import type { CardKind, Data, Draft, Field, IdRule, Section, Workshop } from '../../workshop.ts'

const keysOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))

export const joined = (...parts: readonly (string | number)[]): string => parts.join('.')

/** What stands at a path; nothing where the way ends before. */
export function valueAt(data: unknown, path: string): unknown {
  let value = data
  for (const key of keysOf(path)) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined
    value = (value as Data)[key]
  }
  return value
}

/** A copy with another value at a path; what is beside it is shared. Nothing takes a place away. */
export function withValue<T>(data: T, path: string, value: unknown): T {
  const [key, ...further] = keysOf(path)
  if (key === undefined) return value as T
  const rest = further.join('.')
  const inner = (old: unknown) => (rest === '' ? value : withValue(old, rest, value))
  if (Array.isArray(data)) {
    const list: unknown[] = [...data]
    list[Number(key)] = inner(list[Number(key)])
    return list as T
  }
  if (!isObject(data) && /^\d+$/.test(key)) return withValue([] as unknown as T, path, value)
  const object: Data = isObject(data) ? data : {}
  const next = inner(Object.hasOwn(object, key) ? object[key] : undefined)
  const { [key]: _, ...others } = object
  // The order of a file is kept: only a new place comes last.
  if (next === undefined) return others as T
  return (Object.hasOwn(object, key) ? { ...object, [key]: next } : { ...others, [key]: next }) as T
}

/** The kinds of cards this set has: those of an expansion only where it has one. */
export function kindsOf(workshop: Workshop, language: Language, draft: Draft): readonly CardKind[] {
  const kinds = workshop.kinds(language)
  const path = workshop.extra?.(language).path
  if (path === undefined || isObject(valueAt(draft, path))) return kinds
  return kinds.filter((kind) => !kind.path.startsWith(`${path}.`))
}

/** The cards of a kind by their paths. */
export function cardsOf(kind: CardKind, draft: Draft): readonly string[] {
  if (!kind.count) return [kind.path]
  const list = valueAt(draft, kind.path)
  return Array.isArray(list) ? list.map((_, i) => joined(kind.path, i)) : []
}

export const cardAt = (draft: Draft, path: string): Data => {
  const card = valueAt(draft, path)
  return isObject(card) ? card : {}
}

export const fieldsOf = (sections: readonly Section[]): readonly Field[] =>
  sections.flatMap(({ rows }) => rows.flatMap(({ fields }) => fields))

/** The fields in the order in which they are typed. */
export const inTurn = (sections: readonly Section[]): readonly Field[] =>
  fieldsOf(sections)
    .map((field, i) => ({ field, turn: field.turn ?? i }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ field }) => field)

export const readField = (card: Data, field: Field): unknown =>
  field.get ? field.get(card) : valueAt(card, field.path)

/** Whether nothing was typed here yet. */
export function isMissing(card: Data, field: Field): boolean {
  if (field.optional || field.type === 'mark') return false
  const value = readField(card, field)
  if (field.type === 'tally') return !isObject(value) || Object.keys(value).length === 0
  if (field.type === 'several') return !Array.isArray(value) || value.length === 0
  if (value === undefined || value === '') return true
  return value === null && !(field.type === 'choice' && field.choices.some((choice) => choice.value === null))
}

/** 'Über die Flügel' → 'ueber-die-fluegel' */
function slug(name: string, { longest, capitals }: IdRule): string {
  const plain = name
    .replace(
      /[äöüÄÖÜ]/g,
      (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' })[letter] ?? letter,
    )
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return (capitals ? plain : plain.toLowerCase()).slice(0, longest).replace(/-+$/, '')
}

/** An id nobody else has, made from the name; cards whose name has no letters we know are numbered. */
function idFor(name: string, rule: IdRule, taken: ReadonlySet<unknown>, index: number): string {
  const made = slug(name, rule)
  const plain =
    made === '' || rule.reserved.test(made) ? `card-${made || index + 1}`.slice(0, rule.longest) : made
  if (!taken.has(plain)) return plain
  for (let n = 2; ; n++) {
    const tail = `-${n}`
    const numbered = `${plain.slice(0, rule.longest - tail.length)}${tail}`
    if (!taken.has(numbered)) return numbered
  }
}

/** Whether an id was made from that name, or there is none: then it goes on following the name. */
function follows(id: unknown, name: unknown, rule: IdRule): boolean {
  if (typeof id !== 'string' || id === '') return true
  const made = typeof name === 'string' ? slug(name, rule) : ''
  return (
    id === made || id === `card-${made}` || /^card-\d+$/.test(id) || (made !== '' && isNumbered(id, made))
  )
}

/** Of two cards of one name the second has a number behind it. */
const isNumbered = (id: string, made: string): boolean => {
  const dash = id.lastIndexOf('-')
  return dash > 0 && Number(id.slice(dash + 1)) > 0 && made.startsWith(id.slice(0, dash))
}

/** Cards of every kind are chosen by their ids, so no two share one. */
const idsIn = (kinds: readonly CardKind[], draft: Draft, but: string): Set<unknown> => {
  const ids = new Set<unknown>()
  for (const kind of kinds)
    if (kind.id)
      for (const path of cardsOf(kind, draft)) if (path !== but) ids.add(valueAt(draft, `${path}.id`))
  ids.delete(undefined)
  return ids
}

/** A copy of the draft in which somebody has typed a value into a field of a card. */
export function typed(
  workshop: Workshop,
  kinds: readonly CardKind[],
  draft: Draft,
  kind: CardKind,
  index: number,
  field: Field,
  value: unknown,
): Draft {
  const path = cardsOf(kind, draft)[index] ?? kind.path
  const before = cardAt(draft, path)
  let card = field.set ? field.set(before, value) : withValue(before, field.path, value)
  card = kind.typed ? kind.typed(card) : card
  const next = withValue(draft, path, card)
  if (field.path !== 'name' || !kind.id || !follows(before.id, before.name, kind.id)) return next
  const id = idFor(typeof value === 'string' ? value : '', kind.id, idsIn(kinds, draft, path), index)
  const named = withValue(next, path, 'id' in card ? { ...card, id } : { id, ...card })
  return typeof before.id === 'string' && before.id !== id && workshop.follow
    ? workshop.follow(named, kind.path, before.id, id)
    : named
}

export function withCard(draft: Draft, kind: CardKind): Draft {
  const list = valueAt(draft, kind.path)
  const cards: readonly unknown[] = Array.isArray(list) ? list : []
  return withValue(draft, kind.path, [...cards, kind.fresh(cards.length)])
}

export function withoutCard(draft: Draft, kind: CardKind, index: number): Draft {
  const list = valueAt(draft, kind.path)
  return Array.isArray(list) ? withValue(draft, kind.path, list.toSpliced(index, 1)) : draft
}

/** Whatever came from a file or a link, as a draft: its own values, and holes for what it does not have. */
export function adopted(workshop: Workshop, language: Language, value: unknown): Draft {
  let draft: Draft = { ...(isObject(value) ? value : {}) }
  const kinds = kindsOf(workshop, language, draft)
  const empty = workshop.empty()
  for (const [key, usual] of Object.entries(empty))
    if (draft[key] === undefined || (isObject(usual) && !isObject(draft[key])))
      draft = { ...draft, [key]: usual }
  for (const kind of kinds) {
    const there = valueAt(draft, kind.path)
    if (!kind.count) {
      if (!isObject(there)) draft = withValue(draft, kind.path, kind.fresh(0))
      continue
    }
    const list: readonly unknown[] = Array.isArray(there) ? there.slice(0, kind.count.most + 1) : []
    const cards = list.map((card, i) => (isObject(card) ? card : kind.fresh(i)))
    while (cards.length < kind.count.least) cards.push(kind.fresh(cards.length))
    draft = withValue(draft, kind.path, cards)
  }
  return draft
}

/** What is still missing is taken from our set: whole cards where nothing was typed, else the open places. */
export function filledUp(kinds: readonly CardKind[], draft: Draft, ours: Draft): Draft {
  let next = draft
  for (const kind of kinds) {
    const own = cardsOf(kind, ours).map((path) => cardAt(ours, path))
    const used = new Set(cardsOf(kind, next).map((path) => valueAt(next, `${path}.id`)))
    for (const [i, path] of cardsOf(kind, next).entries()) {
      const card = cardAt(next, path)
      const fields = fieldsOf(kind.sections(card, next, i))
      const open = fields.filter((field) => isMissing(card, field))
      if (open.length === 0) continue
      const given = kind.fresh(i)
      const fits = (candidate: Data) => !used.has(candidate.id) && isLike(candidate, given)
      const source = own[i] && fits(own[i]) ? own[i] : (own.find(fits) ?? own[i])
      if (!source) continue
      const isUntyped = JSON.stringify(card) === JSON.stringify(given)
      const isFree = kind.id !== undefined && !used.has(source.id)
      const filled =
        isUntyped && (isFree || !kind.id)
          ? source
          : completed(card, given, source, { kind, draft: next, used, index: i })
      used.add(filled.id)
      next = withValue(next, path, filled)
    }
  }
  return next
}

/** Whether a card of ours has what the rules fix at this place. */
const isLike = (candidate: Data, given: Data): boolean =>
  Object.entries(given).every(
    ([key, value]) =>
      typeof value !== 'string' || key === 'source' || key === 'id' || candidate[key] === value,
  )

interface Where {
  readonly kind: CardKind
  readonly draft: Draft
  readonly used: ReadonlySet<unknown>
  readonly index: number
}

/** A half-typed card with our values in its open places. */
function completed(card: Data, given: Data, ours: Data, { kind, draft, used, index }: Where): Data {
  let full: Data = { ...ours, ...keptOf(card, given) }
  for (const field of fieldsOf(kind.sections(full, draft, index)))
    if (isMissing(full, field)) full = withValue(full, field.path, valueAt(ours, field.path))
  if (!kind.id || (typeof card.id === 'string' && card.id !== '')) return full
  return { ...full, id: idFor(typeof full.name === 'string' ? full.name : '', kind.id, used, index) }
}

/** What somebody has typed on it. */
const keptOf = (card: Data, given: Data): Data =>
  Object.fromEntries(
    Object.entries(card).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(given[key])),
  )
