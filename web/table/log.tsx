import { memo, useEffect, useRef, useState } from 'react'
import { useTexts } from '../app/hooks.ts'
import type { Line } from '../match/story.ts'
import { Window } from '../parts/window.tsx'
import { tableTexts } from './text.ts'
import type { Why } from './why.tsx'

interface LogProps {
  readonly lines: readonly Line[]
  readonly label: string
  /** In a replay a line leads to its moment. */
  readonly seek?: ((event: number) => void) | undefined
  readonly why: Why
}

/** Lines that are drawn at once; older ones come when somebody scrolls up to them. */
const DRAWN = 120

/** The commentary, newest first, as the eye finds it beside the pitch. */
export const Log = memo(function Log({ lines, label, seek, why }: LogProps) {
  const text = useTexts(tableTexts)
  const [asked, setAsked] = useState<Line>()
  const list = useRef<HTMLOListElement>(null)
  // Whoever has not scrolled need not be brought back: asking where he is would lay out the whole table.
  const isScrolled = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line brings the list back to its top
  useEffect(() => {
    if (isScrolled.current) list.current?.scrollTo({ top: 0 })
  }, [lines.length])
  const newest = lines.slice(-DRAWN).reverse()
  return (
    <>
      <ol
        className="log plain fills shrinks"
        ref={list}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        reversed
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0
        }}
      >
        {newest.map((line, i) => (
          <li key={line.event} className={`log-line log-${line.kind}`} data-newest={i === 0 || undefined}>
            <span className="log-minute lit">{line.minute}′</span>{' '}
            {seek ? (
              <button type="button" className="bare log-seek" onClick={() => seek(line.event)}>
                {line.text}
              </button>
            ) : (
              <span>{line.text}</span>
            )}{' '}
            {why.has(line.event) && (
              <button
                type="button"
                className="bare quiet"
                aria-label={`${text.why} ${line.text}`}
                aria-haspopup="dialog"
                data-why={line.event}
                onClick={() => setAsked(line)}
              >
                {text.why}
              </button>
            )}
          </li>
        ))}
      </ol>
      {asked && (
        <Window title={text.why} close={() => setAsked(undefined)}>
          <p>{asked.text}</p>
          {why.of(asked.event)}
        </Window>
      )}
    </>
  )
})
