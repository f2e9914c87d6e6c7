import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import { useId } from 'react'
import type { Headline, GoalScene as Said, SideBadge } from '../face.ts'
import { Football } from '../parts/football.tsx'
import './goal-scene.css'
import { Beams, Confetti, flight, moved, Net, Stands } from './stadium.tsx'
import type { TableText } from './text.ts'

interface GoalSceneProps {
  readonly scene: Said
  readonly headline: Headline
  readonly near: Seat
  readonly text: TableText
  /** How long it is shown, in milliseconds. */
  readonly lasts: number
  /** How likely whoever looks on was told it to be, in percent. */
  readonly chance?: number | undefined
  /** Nobody is asked to press where a bar leads through the match. */
  readonly isReplay?: boolean
}

/** What happens when, once the ball is on its way: everything answers it, the score last. */
const MOVES = {
  beaten: { at: 0.1, takes: 0.2, from: 'translate(190%, -60%) rotate(-52deg)', seen: true },
  rays: { at: 0.29, takes: 0.3, from: 'scale(0.3) rotate(-20deg)' },
  card: { at: 0.24, takes: 0.16, from: 'translateX(-140%) rotate(-24deg)' },
  lower: { at: 0.34, takes: 0.14, from: 'translateX(-12%)' },
  before: { at: 0.38, takes: 0.1, seen: true },
  after: { at: 0.43, takes: 0.14, from: 'translateY(-100%)' },
} as const

/** A goal is a place: the ball in the net, the scorer and his card, the crowd, and the score that ticks over now. */
export function GoalScene({ scene, headline, near, text, lasts, chance, isReplay }: GoalSceneProps) {
  const { seat, kit = seat, scorer, card, aspect, beaten, minute, words, isConceded } = scene
  const { corner = 'right' } = scene
  const flown = flight(corner)
  const told = [
    words,
    ...(chance !== undefined && !isConceded ? [fill(text.chanceWas, { percent: chance })] : []),
  ]
  const isLoud = !isConceded
  const id = useId()
  return (
    <div
      className="goal-scene"
      data-worn={kit}
      data-quiet={isConceded || undefined}
      data-bar={isReplay || undefined}
      data-night
      aria-hidden="true"
      style={{ '--lasts': `${lasts}ms`, '--aspect': aspect ?? 0.72 } as CSSProperties}
    >
      <Stands isLoud={isLoud} />
      <p className="goal-boards">
        <span>{text.goal}</span>
        <span>{text.goal}</span>
      </p>
      <div className="goal-grass" />
      {isLoud && <Beams id={`${id}beams`} />}
      <div className="goal-frame" style={flown.place}>
        {isLoud && <div className="goal-rays goal-moves" style={moved(MOVES.rays)} />}
        <Net id={`${id}trail`} corner={corner} />
        {beaten && (
          <div className="goal-beaten goal-moves" style={moved(MOVES.beaten)}>
            {beaten}
          </div>
        )}
        <div className="goal-ball goal-moves" style={flown.ball}>
          <Football />
        </div>
      </div>
      {isLoud && <Confetti />}
      <Board scene={scene} headline={headline} near={near} />
      {card && (
        <div className="goal-card goal-moves" style={moved(MOVES.card)}>
          {card}
        </div>
      )}
      <div className="goal-lower goal-moves" style={moved(MOVES.lower)}>
        <strong>{scorer}</strong>
        <span>
          <b>{minute}′</b> {told.filter(Boolean).join(' · ')}
        </span>
      </div>
      {!isReplay && <p className="goal-onward">{text.pressOn}</p>}
    </div>
  )
}

type BoardProps = Pick<GoalSceneProps, 'scene' | 'headline' | 'near'>

/** Both sides and the score; the figure of whoever scored turns over. */
function Board({ scene: { seat, before, after, minute }, headline, near }: BoardProps) {
  const far = other(near)
  return (
    <div className="goal-board">
      <Side side={headline.sides[near]} />
      <div className="line goal-score">
        <Figure isNew={seat === near} before={before[near]} after={after[near]} />
        <span className="grid goal-clock">
          <span>{headline.period}</span>
          <b>{minute}′</b>
        </span>
        <Figure isNew={seat === far} before={before[far]} after={after[far]} />
      </div>
      <Side side={headline.sides[far]} />
    </div>
  )
}

const Side = ({ side: { name, badge } }: { readonly side: SideBadge }) => (
  <span className="line goal-side">
    {badge}
    <b>{name}</b>
  </span>
)

interface FigureProps {
  readonly isNew: boolean
  readonly before: number
  readonly after: number
}

function Figure({ isNew, before, after }: FigureProps) {
  if (!isNew) return <b className="centred goal-figure">{after}</b>
  return (
    <span className="centred goal-figure" data-ticks>
      <span className="goal-moves" style={{ ...moved(MOVES.before), opacity: 0 }}>
        {before}
      </span>
      <b className="goal-moves" style={moved(MOVES.after)}>
        {after}
      </b>
    </span>
  )
}
