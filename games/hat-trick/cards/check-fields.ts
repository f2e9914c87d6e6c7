import type { Refusal } from '@libero/kernel'
import { inShort, isObject, wasName } from '@libero/kernel'
import type { Source } from './set.ts'
import { SOURCES } from './set.ts'

/** Plain data of a stranger: whatever `JSON.parse` can make. */
export type Data = Record<string, unknown>

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
export const isOneOf = <T extends string>(value: unknown, words: readonly T[]): value is T =>
  words.includes(value as T)
export const isSource = (value: unknown): value is Source => isOneOf(value, SOURCES)

/** The value if it is an object, else an empty one, whose every field will be found wrong. */
export const objectOf = (value: unknown): Data => (isObject(value) ? value : {})

/**
 * A card, or a part of one, as it is looked at: what stands in it, where that is in the set and which paragraph
 * tells of it. Every refusal names its field as a path from the root of the set, such as `teams.3.stars.0`.
 */
export class Card {
  constructor(
    readonly data: Data,
    private readonly path: string,
    /** What the owner of the box would call it. */
    private readonly name: string,
    private readonly rule: string,
    private readonly refusals: Refusal[],
  ) {}

  /** Something is wrong at a field of it; at the card itself if none is named. */
  refuse(rule: string, code: string, field = '', about: Refusal['about'] = {}): void {
    this.refusals.push({ code, rule, about: { field: this.at(field), card: this.name, ...about } })
  }

  private at(field: string): string {
    return this.path && field ? `${this.path}.${field}` : this.path || field
  }

  /** A part of it that has fields of its own, told of by the same paragraph or another. */
  part(field: string, rule = this.rule): Card {
    const name = this.path ? this.name : field
    return new Card(objectOf(this.data[field]), this.at(field), name, rule, this.refusals)
  }

  /** Its rows, each a card; refused if they are no list or fewer or more than there may be. */
  rows(field: string, least: number, most: number, rule = this.rule, name = 'id'): readonly Card[] {
    const value = this.data[field]
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    if (!Array.isArray(value) || list.length < least || list.length > most)
      this.refusals.push({ rule, code: 'card-list', about: { field: this.at(field), least, most } })
    return Array.from(list.slice(0, most), (row, i) => {
      const data = objectOf(row)
      return new Card(data, this.at(`${field}.${i}`), inShort(data[name] ?? field), rule, this.refusals)
    })
  }

  whole(field: string, least: number, most: number): boolean {
    if (isWhole(this.data[field], least, most)) return true
    this.wrong({ code: 'card-whole', field, about: { least, most } })
    return false
  }

  /** A list of so many whole numbers. */
  wholes(field: string, fewest: number, longest: number, least: number, most: number): boolean {
    const value = this.data[field]
    if (!Array.isArray(value) || !isWhole(value.length, fewest, longest)) {
      this.wrong({ code: 'card-list', field, about: { least: fewest, most: longest } })
      return false
    }
    const wrong = Array.from(value).findIndex((one) => !isWhole(one, least, most))
    if (wrong >= 0) this.wrong({ code: 'card-whole', field: `${field}.${wrong}`, about: { least, most } })
    return wrong < 0
  }

  word(field: string, words: readonly string[]): boolean {
    if (isOneOf(this.data[field], words)) return true
    this.wrong({ code: 'card-word', field, about: { words: words.join(', ') } })
    return false
  }

  source(): void {
    this.word('source', SOURCES)
  }

  /** Its own among those `seen`, and written as it must be. */
  id(pattern: RegExp, seen: Set<unknown>): void {
    const { id } = this.data
    if (typeof id !== 'string' || !pattern.test(id) || seen.has(id))
      this.wrong({ code: 'card-id', field: 'id', about: { id: inShort(id) } })
    seen.add(id)
  }

  private wrong({ code, field, about }: { code: string; field: string; about?: Refusal['about'] }): void {
    this.refuse(this.rule, code, field, about)
  }
}

/** Of a set, or of its expansion. */
export function checkName(set: Card): void {
  for (const field of ['name', 'version'])
    if (!wasName(set.data[field])) set.refuse('2.4', 'card-set-unnamed', field)
}
