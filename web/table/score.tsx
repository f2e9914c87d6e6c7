import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { useTexts } from '../app/hooks.ts'
import type { Face, Headline, SideBadge } from '../face.ts'
import type { Seated } from '../match/coaches.ts'
import type { Remark } from '../match/voices/voice.ts'
import { CoachFace } from '../parts/coach-face.tsx'
import { Football } from '../parts/football.tsx'
import { CardMark } from '../parts/marks.tsx'
import { Explained } from './explained.tsx'
import './score.css'
import { symbolsTexts } from './symbols-text.ts'

interface ScoreProps {
  readonly headline: Headline
  readonly near: Seat
  readonly seated: Pair<Seated>
  readonly pen: Face['pen']
  /** What a coach has just said. */
  readonly remark?: Remark | undefined
  readonly onTheBall: string
}

/**
 * Score, minute, period and possession; the side that sits near stands first, as its goal does. Each part says what it
 * shows when it is pressed.
 */
export function Score({ headline, near, seated, pen, remark, onTheBall }: ScoreProps) {
  const far = other(near)
  const text = useTexts(symbolsTexts)
  const { sides, goals, minute, period, periodIs, beside, besideIs } = headline
  const meant = (shown: string | undefined, words: string | undefined) =>
    shown && words ? [fill(text.score.period, { period: shown, words })] : []
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
      <Explained
        className="score-board line rounded"
        name={`${sides[near].name} ${goals[near]} : ${goals[far]} ${sides[far].name}, ${[`${minute}′`, period, beside].filter(Boolean).join(', ')}`}
        words={[
          text.goals.words,
          ...meant(`${minute}′`, text.minute.words),
          ...meant(period, periodIs),
          ...meant(beside, besideIs),
        ]}
      >
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
      </Explained>
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
  const text = useTexts(symbolsTexts)
  const about = [name, side.about].filter(Boolean).join(' · ')
  const marks = side.marks ?? []
  return (
    <div className={`line yields score-side kit-${seat}`} data-seat={seat}>
      <Explained
        className="line yields score-told"
        name={[side.name, about, ...marks.map(({ words }) => words), ball].filter(Boolean).join(', ')}
        words={[
          ...(name ? [fill(text.score.coach, { coach: name })] : []),
          ...(side.about && side.aboutIs
            ? [fill(text.score.period, { period: side.about, words: side.aboutIs })]
            : []),
          ...(ball ? [text.score.ball] : []),
        ]}
      >
        {coach && <CoachFace coach={coach} pen={pen} />}
        {side.badge && <span className="score-badge grid stiff">{side.badge}</span>}
        <span className="grid yields">
          <strong className="score-name tag unbroken">
            <span className="score-long cut">{side.name}</span>
            <span className="score-short" aria-hidden="true">
              {side.short}
            </span>
            {marks.map(({ mark, words }) => (
              <CardMark key={words} mark={mark} words={words} />
            ))}
            {ball && <Football title={ball} className="score-ball stiff" />}
          </strong>
          <span className="score-about clip dim">
            <span className="score-long cut">{about}</span>
            <span className="score-short" aria-hidden="true">
              {short}
            </span>
          </span>
        </span>
      </Explained>
      {says && <q className="score-says through block rounded">{says}</q>}
    </div>
  )
}
