import type { CSSProperties } from 'react'
import { memo } from 'react'
import type { HandCard } from '../face.ts'
import './hand.css'
import { Target } from './target.tsx'

/** More cards than a thumb can tell apart on a phone when they overlap. */
const MANY = 6

interface HandProps {
  readonly cards: readonly HandCard[]
  readonly label: string
}

/** The coach's cards, side by side; on a narrow screen they overlap, or shrink where they can still be read. */
export const Hand = memo(function Hand({ cards, label }: HandProps) {
  if (cards.length === 0) return null
  return (
    <ul
      className="hand flex yields"
      aria-label={label}
      data-many={cards.length > MANY || undefined}
      data-fits={cards.every(({ fits }) => fits) || undefined}
    >
      {cards.map(({ target, label: name, picture, laid, aspect }) => (
        <li
          key={target}
          className={laid ? 'hand-card hand-laid' : 'hand-card'}
          style={aspect === undefined ? undefined : ({ '--aspect': aspect } as CSSProperties)}
        >
          <Target id={target} label={name} className="hand-target">
            {picture}
          </Target>
        </li>
      ))}
    </ul>
  )
})
