import type { CSSProperties, ReactNode } from 'react'
import { useContext } from 'react'
import { FiguresContext, useChoices } from './choices.ts'
import './target.css'

interface TargetProps {
  /** The place, as the face's `targetOf` names it. */
  readonly id: string
  /** What is read aloud; the question and the odds are added elsewhere. */
  readonly label: string
  /** By which a card is known again when it has moved; the place itself if not said. '' does not move. */
  readonly flip?: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
}

/**
 * A card, a man, a field: whatever lies on the table and might be chosen. It glows where the question allows it, can
 * be read where not, and says why not when pressed.
 */
export function Target({ id, label, flip = id, className = '', style, children }: TargetProps) {
  const choices = useChoices()
  const known = useContext(FiguresContext).get(id)
  const legal = choices.at(id).length > 0
  const figure = legal ? known : undefined
  const point = (event: PointerEvent) => {
    // Who keeps still points at nothing that slides under his mouse.
    const hasMoved = event.movementX !== 0 || event.movementY !== 0
    if (event.pointerType === 'mouse' && hasMoved) choices.point(id)
  }
  return (
    <button
      type="button"
      className={`bare block holds target ${className}`}
      style={style}
      data-target={id}
      data-flip={flip || undefined}
      data-legal={legal || undefined}
      data-dim={(choices.asked && !legal) || undefined}
      data-lit={choices.lit?.has(id)}
      data-picked={choices.picked === id || undefined}
      data-hinted={choices.hinted === id || undefined}
      aria-label={figure ? `${label} ${figure}` : label}
      aria-disabled={!legal}
      aria-pressed={legal ? choices.picked === id : undefined}
      tabIndex={legal ? 0 : -1}
      onPointerEnter={({ nativeEvent }) => point(nativeEvent)}
      onPointerMove={({ nativeEvent }) => point(nativeEvent)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && choices.point(undefined)}
      onFocus={() => choices.point(id)}
      onBlur={() => choices.point(undefined)}
      onClick={({ nativeEvent }) => choices.press(id, nativeEvent)}
    >
      {children}
      {figure && <b className="target-chance placed unbroken through" data-shown={figure} />}
    </button>
  )
}
