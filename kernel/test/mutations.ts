import fc from 'fast-check'

/** Plain data, as it comes from a file or a stranger. */
type Path = readonly (string | number)[]

/** Every place in some data, the whole first. */
function placesIn(data: unknown, at: Path = [], found: Path[] = []): readonly Path[] {
  found.push(at)
  if (Array.isArray(data)) for (const [key, value] of data.entries()) placesIn(value, [...at, key], found)
  else if (data !== null && typeof data === 'object')
    for (const [key, value] of Object.entries(data)) placesIn(value, [...at, key], found)
  return found
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data)

/** One change: to a place, by a verb. Numbers are taken modulo what there is. */
export interface Edit {
  readonly place: number
  readonly verb: 'replace' | 'delete' | 'borrow' | 'repeat' | 'nudge' | 'empty'
  readonly value: unknown
  readonly from: number
}

/** Plain data that has surprised programs before; all of it can come out of `JSON.parse`. */
export const NUISANCES: readonly unknown[] = [
  null,
  true,
  '',
  'done',
  'constructor',
  '__proto__',
  'x'.repeat(500),
  -1,
  0.5,
  1e300,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  { toString: 0 },
  { toString: 0, valueOf: 0 },
  [{ toString: 0 }],
  { length: 11 },
  JSON.parse('{"__proto__":{"format":1},"constructor":2}'),
  new Array(2000).fill(0),
]

export const nuisance = fc.oneof(fc.constantFrom(...NUISANCES), fc.jsonValue({ maxDepth: 3 }))

export const edits = (most: number): fc.Arbitrary<Edit[]> =>
  fc.array(
    fc.record({
      place: fc.nat({ max: 100_000 }),
      verb: fc.constantFrom('replace', 'delete', 'borrow', 'borrow', 'repeat', 'nudge', 'empty'),
      value: nuisance,
      from: fc.nat({ max: 100_000 }),
    }),
    { minLength: 1, maxLength: most },
  )

/** The data with the edits made to a copy, one after the other. */
export function edited(data: unknown, changes: readonly Edit[]): unknown {
  return changes.reduce<unknown>((before, { place, verb, value, from }) => {
    const after = structuredClone(before)
    const places = placesIn(after)
    const path = places[place % places.length] ?? []
    const key = path.at(-1)
    if (key === undefined) return verb === 'replace' && from % 20 === 0 ? value : after
    const room = valueAt(after, path.slice(0, -1)) as Record<string | number, unknown>
    const old = room[key]
    if (verb === 'replace') room[key] = value
    else if (verb === 'empty') room[key] = Array.isArray(old) ? [] : null
    else if (verb === 'nudge') room[key] = nudged(old, from)
    else if (verb === 'borrow') {
      // What lies elsewhere under the same kind of roof is likeliest to be taken for right.
      const alike = places.filter((other) => typeof valueAt(after, other) === typeof old)
      room[key] = structuredClone(valueAt(after, alike[from % alike.length] ?? []))
    } else if (Array.isArray(room)) {
      if (verb === 'delete') room.splice(Number(key), 1)
      else room.splice(Number(key), 0, structuredClone(old))
    } else if (verb === 'delete') delete room[key]
    return after
  }, data)
}

/** The data with every single place in turn taken by every nuisance. */
export function* everyNuisance(data: unknown): Generator<unknown> {
  for (const path of placesIn(data)) {
    const key = path.at(-1)
    if (key === undefined) continue
    const after = structuredClone(data)
    const room = valueAt(after, path.slice(0, -1)) as Record<string | number, unknown>
    for (const value of NUISANCES) {
      room[key] = value
      yield after
    }
  }
}

function nudged(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value + (by % 2 ? 1 : -1)
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return [...value].reverse()
  return typeof value === 'string' ? value.slice(0, by % (value.length + 1)) : value
}
