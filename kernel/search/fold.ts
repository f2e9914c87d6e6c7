/** One letter without its accents, small: 'Ü' is found by 'u', 'ß' by 'ss'. */
export const foldedLetter = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

export const folded = (text: string): string => Array.from(text, foldedLetter).join('')

/** '6.3' and 'R4a' are words, too. */
const WORD = /(\d+\.\d+|[\p{L}\p{N}]+)/u

/** A text cut at its words: what stands between them, a word, what stands between, and so on. */
export const cutAtWords = (text: string): readonly string[] => text.split(WORD)

/** The words of a text, folded. */
export const wordsOf = (text: string): readonly string[] =>
  cutAtWords(folded(text)).filter((_, i) => i % 2 === 1)
