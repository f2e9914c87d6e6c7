import { cutAtWords, folded, foldedLetter } from '@libero/kernel/search'

/** The words that are looked for. */
export const wanted = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean)

/** Whether every word that is looked for stands somewhere in these texts, in any order. */
export function isFound(query: string, ...texts: readonly string[]): boolean {
  const all = folded(texts.join('\n'))
  return wanted(query).every((word) => all.includes(word))
}

export interface Piece {
  readonly text: string
  readonly found: boolean
}

/** A text cut into what was looked for and what stands around it. */
export function pieces(text: string, query: string): readonly Piece[] {
  const words = wanted(query)
  if (words.length === 0) return [{ text, found: false }]
  // Which letter of the text each folded letter comes from: folding can make two of one.
  const letters = Array.from(text)
  const from: number[] = []
  let all = ''
  for (const [i, letter] of letters.entries()) {
    const small = foldedLetter(letter)
    all += small
    for (let n = 0; n < small.length; n++) from.push(i)
  }
  const isMarked = new Uint8Array(letters.length)
  for (const word of words)
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1))
      for (let n = at; n < at + word.length; n++) isMarked[from[n] ?? 0] = 1
  const cut: { text: string; found: boolean }[] = []
  for (const [i, letter] of letters.entries()) {
    const found = isMarked[i] === 1
    const last = cut.at(-1)
    if (last && last.found === found) last.text += letter
    else cut.push({ text: letter, found })
  }
  return cut
}

/** A text cut into the words that were meant, however they are bent, and what stands between them. */
export function wordPieces(text: string, meant: ReadonlySet<string>): readonly Piece[] {
  if (meant.size === 0) return [{ text, found: false }]
  return cutAtWords(text)
    .map((piece, i) => ({ text: piece, found: i % 2 === 1 && meant.has(folded(piece)) }))
    .filter((piece) => piece.text !== '')
}
