import { Football } from './football.tsx'

/** Something is on its way. Before anything runs the page itself shows the same ball. */
export function Waiting({ words }: { readonly words: string }) {
  return (
    <div className="waiting">
      <Football />
      <p>{words}</p>
    </div>
  )
}
