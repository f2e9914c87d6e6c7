import type { Refusal } from '@libero/kernel'
import { isObject } from '@libero/kernel'
import type { Source } from './set.ts'
import { SOURCES } from './set.ts'

/** Plain data of a stranger: whatever `JSON.parse` can make. */
export type Data = Record<string, unknown>
export type Refuse = (rule: string, code: string, about?: Refusal['about']) => void

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
export const isOneOf = <T extends string>(value: unknown, words: readonly T[]): value is T =>
  words.includes(value as T)
export const isSource = (value: unknown): value is Source => isOneOf(value, SOURCES)

/** The value if it is an object, else an empty one, whose every field will be found wrong. */
export const objectOf = (value: unknown): Data => (isObject(value) ? value : {})

/** The rows of a list, one more than there may be at most; none if it is no list. */
export const rows = (value: unknown, most: number): readonly Data[] =>
  Array.isArray(value) ? value.slice(0, most + 1).map(objectOf) : []
