import type { CSSProperties, ReactNode } from 'react'
import { createContext, useContext } from 'react'
import './what-if.css'

/** What something is called, and what it means, a sentence or two each. */
export interface Explanation {
  readonly name: string
  readonly words: readonly string[]
}

/** Shows an explanation beside the pitch, in the place of a card that is looked at; nothing takes it away. */
export const ExplainContext = createContext<(what: Explanation | undefined) => void>(() => undefined)

interface ExplainedProps extends Explanation {
  readonly [data: `data-${string}`]: string | number | boolean | undefined
  readonly className?: string
  readonly style?: CSSProperties
  /** What is seen of it does not say what it is called: that is only read aloud. */
  readonly isDrawn?: boolean
  readonly children?: ReactNode
}

/**
 * A figure, a sign or an abbreviation that nothing is chosen by: pointed at, reached by Tab or pressed, it says what it
 * is as a card does, and whoever listens hears it with its name.
 */
export function Explained({
  name,
  words,
  className = '',
  style,
  isDrawn,
  children,
  ...shown
}: ExplainedProps) {
  const explain = useContext(ExplainContext)
  const show = () => explain({ name, words })
  return (
    <button
      type="button"
      className={`bare ${className}`}
      style={style}
      data-explained
      aria-description={words.join(' ')}
      // Who keeps still points at nothing that slides under his mouse.
      onPointerMove={({ pointerType, movementX, movementY }) =>
        pointerType === 'mouse' && (movementX !== 0 || movementY !== 0) && show()
      }
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && explain(undefined)}
      onFocus={show}
      onBlur={() => explain(undefined)}
      onClick={show}
      {...shown}
    >
      {isDrawn ? (
        <>
          <span className="unseen">{name}</span>
          <span className="boxless" aria-hidden="true">
            {children}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}

/** The explanation in the place of a card that is looked at. */
export const Told = ({ name, words }: Explanation) => (
  // On its side a phone has room for it over the pitch alone.
  <div className="detail" data-over>
    <h2 className="what-if-name">{name}</h2>
    {words.map((each) => (
      <p key={each} className="quiet">
        {each}
      </p>
    ))}
  </div>
)
