import type { Refusal } from '@libero/kernel'

/** Something typed in, of which nothing is known yet. */
export type Data = Record<string, unknown>

/** What is wrong, by its code and the field it stands in, such as `footballers.41.strengths.2`. */
export type Refuse = (
  rule: string,
  code: string,
  about: NonNullable<Refusal['about']> & { readonly field: string },
) => void

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

export const nameOf = (card: Data): string => (typeof card.id === 'string' ? card.id.slice(0, 40) : '?')
