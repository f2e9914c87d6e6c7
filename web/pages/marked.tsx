import type { Piece } from './search.ts'
import { pieces, wordPieces } from './search.ts'

/** A text in which what was looked for stands out. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return marked(pieces(text, query))
}

/** A text in which these words stand out, folded as they are. */
export function MarkedWords({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
  return marked(wordPieces(text, words))
}

const marked = (cut: readonly Piece[]) =>
  cut.map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
    piece.found ? <mark key={i}>{piece.text}</mark> : piece.text,
  )
