/**
 * What was refused and why, as a value: a code for programs, the paragraph of our rules it rests on, and what a
 * sentence about it needs. The edge (terminal, page, protocol) turns it into words in the user's language.
 */
export interface Refusal {
  readonly code: string
  /** A paragraph of the game's rules, such as '6.5', or of the table's, such as 'T2'. */
  readonly rule: string
  readonly about?: Readonly<Record<string, string | number>>
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

export const accepted = <T>(value: T): Checked<T> => ({ ok: true, value })
export const refused = (
  ...refusals: readonly Refusal[]
): { readonly ok: false; readonly refusals: readonly Refusal[] } => ({
  ok: false,
  refusals,
})
