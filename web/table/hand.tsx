import type { HandCard } from '../face.ts'
import { Target } from './target.tsx'

/** The coach's cards, side by side; on a narrow screen they overlap rather than shrink. */
export function Hand({ cards, label }: { readonly cards: readonly HandCard[]; readonly label: string }) {
  if (cards.length === 0) return null
  return (
    <ul className="hand" aria-label={label} data-count={Math.min(cards.length, 12)}>
      {cards.map(({ target, label: name, picture, laid }) => (
        <li key={target} className={laid ? 'hand-card hand-laid' : 'hand-card'}>
          <Target id={target} label={name} className="hand-target">
            {picture}
          </Target>
        </li>
      ))}
    </ul>
  )
}
