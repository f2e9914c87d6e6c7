import { pieces } from './search.ts'

/** A text in which what was looked for stands out. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return pieces(text, query).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
    piece.found ? <mark key={i}>{piece.text}</mark> : piece.text,
  )
}
