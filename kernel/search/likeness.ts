import type { Spelling } from './text/spelling.ts'

/** A word as it is compared: what it is written like, and what is left without its endings. */
export interface Sought {
  readonly word: string
  readonly stem: string
}

/** What is left of a word has at least so many letters. */
const LEAST_STEM = 4
/** Endings pile up: 'lövéseket' has two. */
const MOST_ENDINGS = 2
/** Shorter words are too many to be found within others. */
const LEAST_PART = 4

/** A folded word as this language would spell it, and its stem. */
export function soughtIn({ same, endings }: Spelling, folded: string): Sought {
  const word = same.reduce((text, [typed, meant]) => text.replaceAll(typed, meant), folded)
  let stem = word
  for (let nth = 0; nth < MOST_ENDINGS; nth++) {
    const ending = endings.find((each) => stem.endsWith(each) && stem.length - each.length >= LEAST_STEM)
    if (ending === undefined) break
    stem = stem.slice(0, -ending.length)
  }
  return { word, stem }
}

/** From here on it is the same word, perhaps in another form; up to there only a word that resembles it. */
export const SAME = 0.9
export const MISSPELT = 0.5

/**
 * How much a word of a text is what was looked for, from 0 to 1: the same, another form of it, begun by it, put together
 * with it, or written almost like it.
 */
export function likeness(sought: Sought, there: Sought): number {
  const a = sought.word
  const b = there.word
  if (a === b) return 1
  if (/^\d/.test(a)) return 0
  if (sought.stem === there.stem) return SAME
  const shorter = Math.min(a.length, b.length)
  if (shorter < 3) return 0
  if (b.startsWith(a)) return 0.6 + 0.25 * (a.length / b.length)
  if (sought.stem.length >= LEAST_PART && b.length > sought.stem.length) {
    if (b.startsWith(sought.stem)) return 0.6
    // The last part of a compound says what it is: a 'Freistoß' is a 'Stoß'.
    if (b.endsWith(a) || b.endsWith(sought.stem) || there.stem.endsWith(sought.stem)) return 0.55
  }
  if (there.stem.length > LEAST_PART && (a.startsWith(there.stem) || a.endsWith(there.word))) return 0.52
  const common = commonStart(a, b)
  const begunAlike = common >= 5 && common >= 0.7 * shorter ? 0.9 * MISSPELT : 0
  return Math.max(begunAlike, misspelt(a, b), 0.9 * misspelt(sought.stem, there.stem))
}

function commonStart(a: string, b: string): number {
  let same = 0
  while (same < a.length && same < b.length && a[same] === b[same]) same++
  return same
}

/** A slip in a word of four letters, two in one of eight; the first letter is seldom wrong. */
function misspelt(a: string, b: string): number {
  const longer = Math.max(a.length, b.length)
  const allowed = longer < 4 ? 0 : longer < 8 ? 1 : 2
  if (allowed === 0 || Math.abs(a.length - b.length) > allowed) return 0
  const slips = distance(a, b)
  if (slips > allowed) return 0
  return (slips === 1 ? MISSPELT : 0.8 * MISSPELT) - (a[0] === b[0] ? 0 : 0.1)
}

/** Letters left out, put in, mistaken, or two in a row exchanged. */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
