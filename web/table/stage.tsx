import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { useId } from 'react'
import type { Headline, SideBadge } from '../face.ts'
import { Beams, moved, Stands } from './stadium.tsx'
import './stage.css'

interface StageProps {
  /** Whose colours everything is in. */
  readonly kit: Seat
  /** Those who look on have no reason to cheer. */
  readonly isQuiet: boolean
  /** Over the pitch alone, or over the whole table. */
  readonly isSmall?: boolean | undefined
  /** A bar leads through the match: nothing lies over it. */
  readonly isReplay?: boolean | undefined
  /** How long it is shown, in milliseconds. */
  readonly lasts: number
  /** The width of the card for a height of 1. */
  readonly aspect?: number | undefined
  /** On the boards around the pitch. */
  readonly title: string
  /** What else it is, for its styles. */
  readonly of?: 'whistle' | 'card' | undefined
  readonly children: ReactNode
}

/** The place of every scene: stands in the colours of a side, boards, grass, and light. */
export function Stage(props: StageProps) {
  const { kit, isQuiet, isSmall, isReplay, lasts, aspect = 0.72, title, of, children } = props
  const id = useId()
  return (
    <div
      className="stage"
      data-worn={kit}
      data-quiet={isQuiet || undefined}
      data-small={isSmall || undefined}
      data-bar={isReplay || undefined}
      data-of={of}
      data-night
      style={{ '--lasts': `${lasts}ms`, '--aspect': aspect } as CSSProperties}
    >
      <Stands isLoud={!isQuiet} />
      <p className="stage-boards unbroken" aria-hidden="true">
        <span>{title}</span>
        <span>{title}</span>
      </p>
      <div className="stage-grass" />
      {!isQuiet && <Beams id={`${id}beams`} />}
      {children}
    </div>
  )
}

/** When the score turns over. */
const TICKS = {
  before: { at: 0.38, takes: 0.1, seen: true },
  after: { at: 0.43, takes: 0.14, from: 'translateY(-100%)' },
} as const

interface BoardProps {
  readonly headline: Headline
  readonly near: Seat
  readonly minute: number
  readonly goals: readonly [number, number]
  /** Whose figure turns over now, and from what. */
  readonly ticks?: { readonly seat: Seat; readonly from: number }
}

/** Both sides and the score; the figure of whoever scored turns over. */
export function Board({ headline, near, minute, goals, ticks }: BoardProps) {
  const figure = (seat: Seat) =>
    ticks?.seat === seat ? (
      <span className="centred stage-figure cut" data-ticks>
        <span className="stage-moves" style={{ ...moved(TICKS.before), opacity: 0 }}>
          {ticks.from}
        </span>
        <b className="stage-moves" style={moved(TICKS.after)}>
          {goals[seat]}
        </b>
      </span>
    ) : (
      <b className="centred stage-figure cut">{goals[seat]}</b>
    )
  const far = other(near)
  return (
    <div className="stage-board">
      <Side side={headline.sides[near]} />
      <div className="line stage-score">
        {figure(near)}
        <span className="grid stage-clock unbroken">
          <span>{headline.period}</span>
          <b>{minute}′</b>
          {headline.beside && <span>{headline.beside}</span>}
        </span>
        {figure(far)}
      </div>
      <Side side={headline.sides[far]} />
    </div>
  )
}

const Side = ({ side: { name, badge } }: { readonly side: SideBadge }) => (
  <span className="line stage-side">
    {badge}
    <b>{name}</b>
  </span>
)
