import { percentOf } from '@libero/bots/prospect'
import type { Pair, Seat } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { useTexts } from '../app/hooks.ts'
import { Football } from '../parts/football.tsx'
import type { Attempt, Figures } from './figures.ts'
import { reportTexts } from './text.ts'

/** The axis of a match has at least ninety minutes; a goal in the last one still has room. */
const SHORTEST = 90
const lengthOf = ({ minutes }: Figures): number => Math.max(SHORTEST, minutes)

interface PlotProps {
  readonly figures: Figures
  readonly names: Pair<string>
}

/** Where a plot is divided: every quarter of an hour, the end of a half stronger. */
function Ticks({ length }: { readonly length: number }) {
  const ticks = Array.from({ length: Math.floor(length / 15) + 1 }, (_, i) => i * 15)
  return ticks.map((minute) => (
    <span
      key={minute}
      className="plot-tick"
      data-half={minute % 45 === 0 || undefined}
      style={{ left: `${(100 * minute) / length}%` }}
    >
      <span>{minute}′</span>
    </span>
  ))
}

/** What a plot shows, for who cannot see it or wants it to the letter. */
function AsTable({ heads, children }: { readonly heads: readonly string[]; readonly children: ReactNode }) {
  const text = useTexts(reportTexts)
  return (
    <details className="plot-table">
      <summary>{text.asTable}</summary>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </details>
  )
}

function Sides({ names }: { readonly names: Pair<string> }) {
  return (
    <>
      <span className="clip plot-side of-0">{names[0]}</span>
      <span className="clip plot-side of-1">{names[1]}</span>
    </>
  )
}

/** The score as a line: above the middle home leads, below it away; every step is a goal. */
export function ScoreLine({ figures, names }: PlotProps) {
  const text = useTexts(reportTexts)
  const { goals } = figures
  const length = lengthOf(figures)
  const leads = goals.map(({ score }) => score[0] - score[1])
  const most = Math.max(2, ...leads.map(Math.abs))
  const height = (lead: number) => 50 - (lead * 34) / most
  let path = 'M0 50'
  for (const [i, { minute }] of goals.entries()) path += `H${minute}V${height(leads[i] ?? 0)}`
  path += `H${Math.max(figures.minutes, goals.at(-1)?.minute ?? 0)}`
  return (
    <figure>
      <figcaption>{text.scoreLine}</figcaption>
      <div className="plot-field holds rounded" aria-hidden="true">
        <Sides names={names} />
        <Ticks length={length} />
        <svg viewBox={`0 0 ${length} 100`} preserveAspectRatio="none" aria-hidden="true">
          <clipPath id="plot-above">
            <rect x="0" y="0" width={length} height="50" />
          </clipPath>
          <clipPath id="plot-below">
            <rect x="0" y="50" width={length} height="50" />
          </clipPath>
          <path d={`${path}V50Z`} className="plot-lead of-0" clipPath="url(#plot-above)" />
          <path d={`${path}V50Z`} className="plot-lead of-1" clipPath="url(#plot-below)" />
          <path d={path} className="plot-line" />
        </svg>
        <span className="plot-axis" />
        {goals.map(({ seat, minute, score, words }, i) => (
          <span
            key={`${minute} ${score.join(' ')}`}
            className={`plot-goal of-${seat}`}
            style={{ left: `${(100 * minute) / length}%`, top: `${height(leads[i] ?? 0)}%` }}
            title={`${minute}′ ${words}`}
          >
            <Football />
            <span>
              {score[0]}:{score[1]}
            </span>
          </span>
        ))}
      </div>
      <AsTable heads={[text.minute, text.side, text.score, text.what]}>
        {goals.map(({ seat, minute, score, words }) => (
          <tr key={`${minute} ${score.join(' ')}`}>
            <td>{minute}′</td>
            <td>{names[seat]}</td>
            <td>
              {score[0]} : {score[1]}
            </td>
            <td>{words}</td>
          </tr>
        ))}
      </AsTable>
    </figure>
  )
}

/** Dots that would lie on each other stand side by side. */
function spread(attempts: readonly Attempt[], length: number): readonly number[] {
  const nearest = length / 45
  const last: [number, number] = [-nearest, -nearest]
  return attempts.map(({ seat, minute }) => {
    const at = Math.max(minute, last[seat] + nearest)
    last[seat] = at
    return Math.min(at, length)
  })
}

/** Every shot at goal: home's stand up, away's hang down, and the longer the likelier. A ball is a goal. */
export function Chances({ figures, names }: PlotProps) {
  const text = useTexts(reportTexts)
  const { attempts } = figures
  const length = lengthOf(figures)
  const places = spread(attempts, length)
  const beatsDefence = attempts.some(({ of }) => of === 'shot')
  const wordsOf = ({ likelihood, scored }: Attempt) => {
    const odds =
      likelihood === undefined ? text.unknown : fill(text.percent, { percent: percentOf(likelihood) })
    return `${odds}, ${scored ? text.isGoal : text.noGoal}`
  }
  return (
    <figure>
      <figcaption>{text.chances}</figcaption>
      <div className="plot-field holds rounded" aria-hidden="true">
        <Sides names={names} />
        <Ticks length={length} />
        {attempts.length > 0 && <span className="plot-axis" />}
        {attempts.map((attempt, i) => {
          const { seat, minute, likelihood, scored } = attempt
          const reach = 6 + 36 * (likelihood ?? 0)
          return (
            <Fragment key={`${attempt.step} ${minute}`}>
              <span
                className={`plot-stem of-${seat}`}
                style={{ left: `${(100 * (places[i] ?? 0)) / length}%`, height: `${reach}%` }}
              />
              <span
                className={`centred plot-shot of-${seat}`}
                data-scored={scored || undefined}
                data-unknown={likelihood === undefined || undefined}
                style={{
                  left: `${(100 * (places[i] ?? 0)) / length}%`,
                  top: `${seat === 0 ? 50 - reach : 50 + reach}%`,
                  fontSize: `${0.7 + 0.6 * (likelihood ?? 0)}rem`,
                }}
                title={`${minute}′ ${names[seat]}: ${wordsOf(attempt)}`}
              >
                {scored && <Football />}
              </span>
            </Fragment>
          )
        })}
        {attempts.length === 0 && <p className="quiet plot-nothing centred">{text.noChances}</p>}
      </div>
      <p className="quiet">
        <span className="plot-key tag" aria-hidden="true">
          <Football /> {text.isGoal} <i /> {text.noGoal}
        </span>{' '}
        {beatsDefence ? text.chanceOfShot : text.chanceOfGoal}
      </p>
      <AsTable heads={[text.minute, text.side, text.likelihood, text.became]}>
        {attempts.map(({ seat, minute, likelihood, scored, step }) => (
          <tr key={`${step} ${minute}`}>
            <td>{minute}′</td>
            <td>{names[seat as Seat]}</td>
            <td>{likelihood === undefined ? '–' : fill(text.percent, { percent: percentOf(likelihood) })}</td>
            <td>{scored ? text.isGoal : text.noGoal}</td>
          </tr>
        ))}
      </AsTable>
    </figure>
  )
}
