import type { Refusal } from './refusal.ts'

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** A stranger's value as a few characters for a sentence; whatever is nested is only hinted at. */
export function inShort(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, 40)
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  return String(value)
}

/** Most faults of one position that are told; more would help nobody. */
const MOST_FAULTS = 50

/** Reads the fields of a position and gathers what is wrong with them, each by its path. */
export class Fields {
  readonly refusals: Refusal[] = []

  /** `rule` is the paragraph a refused position rests on. */
  constructor(private readonly rule: string) {}

  get sound(): boolean {
    return this.refusals.length === 0
  }

  /** Notes a fault and stands in for the value. */
  wrong(field: string): number {
    if (this.refusals.length < MOST_FAULTS) {
      this.refusals.push({ code: 'position-field', rule: this.rule, about: { field } })
    }
    return 0
  }

  whole(value: unknown, least: number, most: number, field: string): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    return this.wrong(field)
  }

  flag(value: unknown, field: string): number {
    return typeof value === 'boolean' ? Number(value) : this.wrong(field)
  }

  /** The index of a word; `null` is −1 where nothing is allowed. */
  word(value: unknown, words: readonly string[], field: string, nothing = false): number {
    if (nothing && value === null) return -1
    const index = typeof value === 'string' ? words.indexOf(value) : -1
    return index < 0 ? this.wrong(field) : index
  }

  list(value: unknown, most: number, field: string): readonly unknown[] {
    if (Array.isArray(value) && value.length <= most) return value
    this.wrong(field)
    return []
  }

  object(value: unknown, field: string): Record<string, unknown> {
    if (isObject(value)) return value
    this.wrong(field)
    return {}
  }
}
