import { isName, NOT_SHOWN, shown } from '@libero/kernel'

/** Longest name of a team … */
export const LONGEST_NAME = 60
/** … and of a person: it stands in the score bar. */
export const LONGEST_PERSON = 20

/** A name as it is kept: blanks made one, and nothing in it that cannot be seen; empty if nothing is left. */
export function tidyName(name: string, most = LONGEST_NAME): string {
  const seen = shown(name.replace(/\s+/g, ' ')).replaceAll(NOT_SHOWN, '').trim()
  // A sign is never cut in half.
  const tidy = Array.from(seen)
    .reduce((kept, sign) => (kept.length + sign.length > most ? kept : kept + sign), '')
    .trim()
  return isName(tidy, most) ? tidy : ''
}

/** What a person is called, from wherever it comes; empty where nothing can be read. */
export const personName = (name: unknown): string =>
  typeof name === 'string' ? tidyName(name, LONGEST_PERSON) : ''
