import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Face, Headline, SideBadge } from '../face.ts'
import type { Seated } from '../match/coaches.ts'
import type { Remark } from '../match/voices/voice.ts'
import { CoachFace } from '../parts/coach-face.tsx'
import { Football } from '../parts/football.tsx'
import { CardMark } from '../parts/marks.tsx'
import './score.css'

interface ScoreProps {
  readonly headline: Headline
  readonly near: Seat
  readonly seated: Pair<Seated>
  readonly pen: Face['pen']
  /** What a coach has just said. */
  readonly remark?: Remark | undefined
  readonly onTheBall: string
}

/** Score, minute, period and possession; the side that sits near stands first, as its goal does. */
export function Score({ headline, near, seated, pen, remark, onTheBall }: ScoreProps) {
  const far = other(near)
  const { goals, minute, period, beside } = headline
  const side = (seat: Seat) => (
    <Side
      side={headline.sides[seat]}
      seated={seated[seat]}
      pen={pen}
      says={remark?.seat === seat ? remark.words : undefined}
      seat={seat}
      ball={headline.ball === seat ? onTheBall : undefined}
    />
  )
  return (
    <header className="score grid holds level">
      {side(near)}
      <div className="score-board line rounded">
        <span className="score-goals" data-goals={near}>
          {goals[near]}
        </span>
        <span className="score-clock grid">
          <span className="dim unbroken">{period}</span>
          <span className="score-minute lit">{minute}′</span>
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
  readonly seated: Seated
  readonly pen: Face['pen']
  readonly says: string | undefined
  readonly seat: Seat
  readonly ball: string | undefined
}

function Side({ side, seated: { name, short, coach }, pen, says, seat, ball }: SideProps) {
  return (
    <div className={`line yields score-side kit-${seat}`} data-seat={seat}>
      {coach && <CoachFace coach={coach} pen={pen} />}
      {side.badge && <span className="score-badge grid stiff">{side.badge}</span>}
      <div className="grid yields">
        <strong className="score-name tag unbroken">
          <span className="score-long cut">{side.name}</span>
          <span className="score-short" aria-hidden="true">
            {side.short}
          </span>
          {side.marks?.map(({ mark, words }) => (
            <CardMark key={words} mark={mark} words={words} />
          ))}
          {ball && <Football title={ball} className="score-ball stiff" />}
        </strong>
        <span className="score-about clip dim">
          <span className="score-long cut">{[name, side.about].filter(Boolean).join(' · ')}</span>
          <span className="score-short" aria-hidden="true">
            {short}
          </span>
        </span>
      </div>
      {says && <q className="score-says through block rounded">{says}</q>}
    </div>
  )
}
