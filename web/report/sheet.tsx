import type { Pair, Seat } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { useLanguage, useTexts } from '../app/hooks.ts'
import { Football } from '../parts/football.tsx'
import { CardMark } from '../parts/marks.tsx'
import type { Figures } from './figures.ts'
import { reportTexts } from './text.ts'

interface SheetProps {
  readonly figures: Figures
  readonly names: Pair<string>
  /** Leads to a moment of the match. */
  seek(step: number): void
}

/** The match sheet: goals, cards, injuries and changes in their order, home's on the left. */
export function MatchSheet({ figures, names, seek }: SheetProps) {
  const text = useTexts(reportTexts)
  const lines = [
    ...figures.goals.map((goal) => ({ ...goal, mark: 'goal' as const })),
    ...figures.marks.map((mark) => ({ ...mark, score: undefined })),
  ].sort((a, b) => a.step - b.step || a.minute - b.minute)
  return (
    <section>
      <h3>{text.sheet}</h3>
      {lines.length === 0 && <p className="quiet">{text.quiet}</p>}
      <ol className="plain">
        {lines.map(({ seat, minute, mark, words, step, score }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sheet of a match that is over does not change
          <li key={i} className={`grid level match-sheet-line of-${seat}`}>
            <span>{minute}′</span>
            <button type="button" className="bare line" title={text.toMoment} onClick={() => seek(step)}>
              {mark === 'goal' ? (
                <Football title={text.goal} className="match-sheet-ball stiff" />
              ) : (
                <CardMark mark={mark} words={text.marks[mark]} />
              )}
              {score && (
                <strong>
                  {score[0]} : {score[1]}
                </strong>
              )}
              <span>
                {words}
                <span className="match-sheet-side placed"> · {names[seat]}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Row {
  readonly name: string
  readonly of: Pair<number>
  readonly shown: Pair<string>
}

/** What both sides did, number against number. */
export function InFigures({ figures, names }: Omit<SheetProps, 'seek'>) {
  const text = useTexts(reportTexts)
  const language = useLanguage()
  const rows = [...ownRows(figures, text, language), ...figures.rows.map(plain)]
  const known = figures.attempts.filter(({ likelihood }) => likelihood !== undefined).length
  const all = figures.attempts.length
  return (
    <section className="match-figures">
      <h3>{text.figures}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{names[0]}</th>
            <td />
            <th scope="col">{names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of, shown }) => (
            <tr key={name}>
              <td>{shown[0]}</td>
              <th scope="row">
                {name}
                <Shares of={of} />
              </th>
              <td>{shown[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">
        {text.possessionIs}{' '}
        {figures.expected && (known === all ? text.expectedIs : fill(text.expectedSome, { known, all }))}
      </p>
    </section>
  )
}

/** Two bars that meet in the middle, the longer the more. */
function Shares({ of }: { readonly of: Pair<number> }) {
  const all = of[0] + of[1]
  const share = (seat: Seat) => (all === 0 ? 0 : of[seat] / all)
  return (
    <span className="shares grid" aria-hidden="true">
      <span className="share of-0 cut">
        <span style={{ transform: `scaleX(${share(0)})` }} />
      </span>
      <span className="share of-1 cut">
        <span style={{ transform: `scaleX(${share(1)})` }} />
      </span>
    </span>
  )
}

const plain = ({ name, of }: Omit<Row, 'shown'>): Row => ({ name, of, shown: [`${of[0]}`, `${of[1]}`] })

const tenths = (number: number, language: Language): string =>
  number.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function ownRows(
  { possession, expected }: Figures,
  text: { readonly possession: string; readonly expected: string; readonly percent: string },
  language: Language,
): readonly Row[] {
  const [home, away] = possession
  const percent = home + away === 0 ? 50 : Math.round((100 * home) / (home + away))
  const rows: Row[] = []
  if (home + away > 0)
    rows.push({
      name: text.possession,
      of: possession,
      shown: [fill(text.percent, { percent }), fill(text.percent, { percent: 100 - percent })],
    })
  if (expected)
    rows.push({
      name: text.expected,
      of: expected,
      shown: [tenths(expected[0], language), tenths(expected[1], language)],
    })
  return rows
}
