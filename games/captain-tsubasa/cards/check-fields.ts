import type { Refusal } from '@libero/kernel'
import { inShort, isObject } from '@libero/kernel'
import type { Source } from './set.ts'
import { SOURCES } from './set.ts'

/** Plain data of a stranger: whatever `JSON.parse` can make. */
export type Data = Record<string, unknown>
/** `field` is a path from the root of the set, such as `starting.3.abilities.0.count`. */
export type Refuse = (rule: string, code: string, field: string, about?: Refusal['about']) => void

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
export const isOneOf = <T extends string>(value: unknown, words: readonly T[]): value is T =>
  words.includes(value as T)
export const isSource = (value: unknown): value is Source => isOneOf(value, SOURCES)

/** A mark is there or not; nothing else says so. */
export const isMark = (value: unknown): value is true | undefined => value === undefined || value === true

/** The value if it is an object, else an empty one, whose every field will be found wrong. */
export const objectOf = (value: unknown): Data => (isObject(value) ? value : {})

/** A card as it is looked at: what stands in it, and where it stands in the set. */
export interface Row {
  readonly data: Data
  readonly path: string
  /** What its owner calls it. */
  readonly id: string
}

/** The rows of a list, one more than there may be at most; none if it is no list. */
export const rows = (set: Data, list: string, most: number): readonly Row[] => {
  const value = set[list]
  if (!Array.isArray(value)) return []
  return Array.from(value.slice(0, most + 1), (row, i) => {
    const data = objectOf(row)
    return { data, path: `${list}.${i}`, id: inShort(data.id) }
  })
}
