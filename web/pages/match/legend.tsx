import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import type { Face } from '../../face.ts'
import { Window } from '../../parts/window.tsx'
import { tableTexts } from '../../table/text.ts'
import './legend.css'

interface LegendProps {
  readonly face: Face
  close(): void
  /** What else helps now, such as a lesson about what is asked. */
  readonly children?: ReactNode
}

/** What each symbol of the table means. */
export function Legend({ face, close, children }: LegendProps) {
  const language = useLanguage()
  const text = useTexts(tableTexts)
  return (
    <Window title={text.legend} close={close}>
      {children}
      <ul className="plain grid legend">
        {face.legend(language).map(({ picture, name, words }) => (
          <li key={name} className="grid legend-entry level">
            <span className="centred legend-picture cut" aria-hidden="true" data-night>
              {picture}
            </span>
            <p>
              <b>{name}</b>
              <br />
              {words}
            </p>
          </li>
        ))}
      </ul>
    </Window>
  )
}
