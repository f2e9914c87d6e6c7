import type { Language } from '@libero/kernel/words'
import type { LegendEntry } from '../../face.ts'
import { Football } from '../../parts/football.tsx'
import { CardMark } from '../../parts/marks.tsx'
import { ordersLegend } from '../../table/symbols.tsx'
import { replayTexts } from './text.ts'

const SIGNS = {
  first: 'M6 5v14M19 5l-10 7 10 7z',
  previous: 'M17 5L7 12l10 7z',
  play: 'M7 4.5l13 7.5-13 7.5z',
  pause: 'M8 5v14M16 5v14',
  next: 'M7 5l10 7-10 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  eye: 'M2.5 12q9.5-12 19 0-9.5 12-19 0zM12 12h.01',
} as const

export type BarSign = keyof typeof SIGNS

/** What a button of the bar does; its label says it. */
export function Sign({ sign }: { readonly sign: BarSign }) {
  return (
    <svg viewBox="0 0 24 24" className={`drawn drawn-full sign sign-${sign}`} aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  )
}

/** The signs of the bar and of the rail above it, as they are drawn there. */
export function barLegend(language: Language): readonly LegendEntry[] {
  const { signs } = replayTexts[language]
  const [speaker, silent] = ordersLegend(language)
  const named = (['first', 'previous', 'play', 'pause', 'next', 'last', 'eye', 'more'] as const).map(
    (sign) => ({ picture: <Sign sign={sign} />, ...signs[sign] }),
  )
  const goals = ([0, 1] as const).map((seat) => ({
    picture: (
      <span className={`rail-goal rail-${seat}`}>
        <Football />
      </span>
    ),
    ...signs.goals[seat],
  }))
  const marks = {
    picture: (
      <span className="row amid">
        {(['yellow', 'red', 'injury'] as const).map((mark) => (
          <CardMark key={mark} mark={mark} />
        ))}
      </span>
    ),
    ...signs.marks,
  }
  return [...goals, marks, ...named, ...[speaker, silent].filter((each) => each !== undefined)]
}
