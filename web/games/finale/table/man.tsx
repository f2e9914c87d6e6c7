import type { Hazard } from '@libero/finale'
import { surname, TEXTS } from '@libero/finale/text'
import type { ManSeen, Seen } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import type { BoardProps } from '../../../face.ts'
import { Football } from '../../../parts/football.tsx'
import { Target } from '../../../table/target.tsx'
import { FootballerCard, HazardSign } from '../cards/cards.tsx'
import { printOf } from '../print.ts'
import type { Duty } from './words.ts'
import { ballOf, dutyOf, manWords, riskOf } from './words.ts'
import './man.css'

interface ManProps extends BoardProps<Seen> {
  readonly seat: Seat
  readonly man: ManSeen
  /** Stands in a line of so many that they need to move closer. */
  readonly crowded?: boolean
}

export function Man({ seat, man, crowded = false, ...board }: ManProps) {
  const { language, words, request } = board
  const s = board.view
  const duty = dutyOf(s, s.sides[seat], man)
  const print = printOf(words)
  const card = print.man(man.id)
  const name = surname(words.nameOf(man.id))
  const isAsked = request?.options.some((option) => option.card === man.id) ?? false
  // Also of whoever plays without having been chosen: a keeper, the only one of his line.
  const isPlaying = request !== undefined && seat === board.near && duty?.is === 'playing'
  const risk = isAsked || isPlaying ? riskOf(s, man) : undefined
  const looks = [
    'line finale-man',
    ...(duty?.is === 'playing' ? ['finale-is-playing'] : []),
    ...(seat === board.near ? [] : ['finale-man-far']),
    ...(man.where === 'bench' ? ['finale-man-bench'] : []),
    ...(crowded ? ['finale-man-crowded'] : []),
  ]
  return (
    <Target id={`man/${man.id}`} label={manWords(man, duty, board)} className={looks.join(' ')}>
      {/* What threatens him lies over the ring around him. */}
      <span className="finale-man-card holds stiff" style={risk && { zIndex: 1 }}>
        {card && <FootballerCard card={card} language={language} turn={man.turn} line={man.line} plain />}
        {ballOf(s) === man.id && <Ball held />}
        {duty && <Chip duty={duty} mayAgain={isAsked} />}
        {man.booked && <Booked />}
        {risk && <Risk hazard={risk} look="placed" />}
      </span>
      <span className="grid finale-man-label yields unbroken" aria-hidden="true">
        <span className="finale-man-name cut" data-long={name.length > 8 || undefined}>
          {name}
        </span>
        <span>
          <b className="finale-man-strength" data-shown={man.strength} />
          <span className="finale-man-next" data-shown={`›${print.next(man)}`} />
        </span>
      </span>
      {/* His card is too small there for its letters. */}
      {man.where === 'bench' && (
        <span
          className={`tag amid placed finale-place finale-line-${man.line}`}
          style={{ inset: 'auto 3px 3px auto' }}
          data-unseen="tall low"
          aria-hidden="true"
        >
          <span data-shown={TEXTS[language].lines[man.line].short} />
        </span>
      )}
    </Target>
  )
}

/** What threatens at the strength he would play with now. */
export const Risk = ({ hazard, look = '' }: { readonly hazard: Hazard; readonly look?: string }) => (
  <svg viewBox="0 0 12 12" className={`finale-risk ${look}`} aria-hidden="true">
    <HazardSign hazard={hazard} x={6} y={6} />
  </svg>
)

export const Booked = () => <span className="finale-booked placed" />

/** What a man is doing, at a corner of his card: its sign differs by shape, and the two of a change have a number. */
export function Chip({ duty, mayAgain }: { readonly duty: Duty; readonly mayAgain?: boolean }) {
  const sign = duty.is === 'taker' ? undefined : duty.is === 'played' && mayAgain ? 'again' : duty.is
  return (
    <span className={`line amid placed finale-chip finale-chip-${duty.is}`} aria-hidden="true">
      {sign && <DutySign is={sign} />}
      {'number' in duty && <span data-shown={duty.number} />}
    </span>
  )
}

/** What a man is doing, as a sign; among words it is as large as they are. */
export const DutySign = ({ is }: { readonly is: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 24 24" className="drawn" aria-hidden="true">
    <path d={SIGNS[is]} />
  </svg>
)

/** A tick, no way through, once more, down and up. */
const SIGNS = {
  playing: 'M4.5 12.5l5 5 10-11',
  played: 'M12 3.5a8.5 8.5 0 110 17 8.5 8.5 0 010-17zM6.2 17.8L17.8 6.2',
  again: 'M19.5 12a7.5 7.5 0 11-2.4-5.5L19.5 9M19.5 4v5h-5',
  leaves: 'M12 3v17M5 13l7 7 7-7',
  'comes-on': 'M12 21V4M5 11l7-7 7 7',
} as const

/** Known by one name wherever it lies, so that it rolls from man to man. An ornament: the score says who has it. */
export const Ball = ({ held }: { readonly held?: boolean }) => (
  <span
    className="grid finale-ball through"
    data-flip="ball"
    data-held={held || undefined}
    aria-hidden="true"
  >
    <Football />
  </span>
)
