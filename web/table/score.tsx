import type { Seat } from '@libero/kernel'
import type { Headline, SideBadge } from '../face.ts'
import { Football } from '../parts/football.tsx'
import { CardMark } from '../parts/marks.tsx'
import './score.css'

interface ScoreProps {
  readonly headline: Headline
  readonly near: Seat
  readonly coaches: readonly [string, string]
  readonly onTheBall: string
}

/** Score, minute, period and possession; the side that sits near stands first, as its goal does. */
export function Score({ headline, near, coaches, onTheBall }: ScoreProps) {
  const far: Seat = near === 0 ? 1 : 0
  const { goals, minute, period, beside } = headline
  const side = (seat: Seat) => (
    <Side
      side={headline.sides[seat]}
      coach={coaches[seat]}
      seat={seat}
      ball={headline.ball === seat ? onTheBall : undefined}
    />
  )
  return (
    <header className="score">
      {side(near)}
      <div className="score-board">
        <span className="score-goals" data-goals={near}>
          {goals[near]}
        </span>
        <span className="score-clock">
          <span className="score-period">{period}</span>
          <span className="score-minute">{minute}′</span>
          {beside && <span className="score-beside">{beside}</span>}
        </span>
        <span className="score-goals" data-goals={far}>
          {goals[far]}
        </span>
      </div>
      {side(far)}
    </header>
  )
}

interface SideProps {
  readonly side: SideBadge
  readonly coach: string
  readonly seat: Seat
  readonly ball: string | undefined
}

function Side({ side, coach, seat, ball }: SideProps) {
  return (
    <div className={`score-side kit-${seat}`}>
      {side.badge && <span className="score-badge">{side.badge}</span>}
      <div className="score-names">
        <strong className="score-name">
          <span className="score-long">{side.name}</span>
          <span className="score-short" aria-hidden="true">
            {side.short}
          </span>
          {side.marks?.map(({ mark, words }) => (
            <CardMark key={words} mark={mark} words={words} />
          ))}
          {ball && <Football title={ball} className="score-ball" />}
        </strong>
        <span className="score-about">{[coach, side.about].filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  )
}
