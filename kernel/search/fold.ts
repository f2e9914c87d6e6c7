/** One letter without its accents, small: 'Ü' is found by 'u', 'ß' by 'ss'. */
export const foldedLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

export const folded = (text: string): string => Array.from(text, foldedLetter).join('')

/** The words of a text, folded; '6.3' and 'R4a' are words, too. */
export const wordsOf = (text: string): readonly string[] =>
  folded(text).match(/\d+\.\d+|[\p{L}\p{N}]+/gu) ?? []
