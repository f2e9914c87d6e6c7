import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../app/hooks.ts'
import type { Face, LegendEntry } from '../../face.ts'
import { Window } from '../../parts/window.tsx'
import { ordersLegend, sharedLegend } from '../../table/symbols.tsx'
import { symbolsTexts } from '../../table/symbols-text.ts'
import { tableTexts } from '../../table/text.ts'
import './legend.css'

interface LegendProps {
  readonly face: Face
  close(): void
  /** The signs on the buttons of this table, where they are not those beside a question. */
  readonly orders?: readonly LegendEntry[]
  /** What else helps now, such as a lesson about what is asked. */
  readonly children?: ReactNode
}

/** What each symbol of the table means: first those of the game, then those of every table. */
export function Legend({ face, close, orders, children }: LegendProps) {
  const language = useLanguage()
  const text = useTexts(tableTexts)
  const { heading } = useTexts(symbolsTexts)
  return (
    <Window title={text.legend} close={close}>
      {children}
      <Entries of={face.legend(language)} />
      <h3>{heading}</h3>
      <Entries of={[...sharedLegend(language), ...(orders ?? ordersLegend(language))]} />
    </Window>
  )
}

const Entries = ({ of }: { readonly of: readonly LegendEntry[] }) => (
  <ul className="plain grid legend">
    {of.map(({ picture, name, words }) => (
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
)
