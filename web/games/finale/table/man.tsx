import { surname } from '@libero/finale/text'
import type { ManSeen, Seen } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import type { BoardProps } from '../../../face.ts'
import { Football } from '../../../parts/football.tsx'
import { Target } from '../../../table/target.tsx'
import { FootballerCard } from '../cards/cards.tsx'
import { printOf } from '../print.ts'
import type { Duty } from './words.ts'
import { ballOf, dutyOf, manWords } from './words.ts'
import './man.css'

interface ManProps extends BoardProps<Seen> {
  readonly seat: Seat
  readonly man: ManSeen
  /** Stands in a line of so many that they need to move closer. */
  readonly crowded?: boolean
}

export function Man({ seat, man, crowded = false, ...board }: ManProps) {
  const { language, words } = board
  const s = board.view
  const duty = dutyOf(s, s.sides[seat], man)
  const print = printOf(words)
  const card = print.man(man.id)
  const name = surname(words.nameOf(man.id))
  const looks = [
    'finale-man',
    ...(duty ? [`finale-is-${duty.is}`] : []),
    ...(seat === board.near ? [] : ['finale-man-far']),
    ...(man.where === 'bench' ? ['finale-man-bench'] : []),
    ...(crowded ? ['finale-man-crowded'] : []),
  ]
  return (
    <Target id={`man/${man.id}`} label={manWords(man, duty, board)} className={looks.join(' ')}>
      <span className="finale-man-card holds stiff">
        {card && <FootballerCard card={card} language={language} turn={man.turn} line={man.line} plain />}
        {duty && <Chip duty={duty} />}
        {man.booked && <Booked />}
        {ballOf(s) === man.id && <Ball held />}
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
    </Target>
  )
}

export const Booked = () => <span className="finale-booked placed" />

/** What a man is doing, on a round chip: its sign differs by shape. */
export function Chip({ duty }: { readonly duty: Duty }) {
  if (duty.is === 'taker')
    return <span className="centred finale-chip" data-shown={duty.number} aria-hidden="true" />
  return (
    <svg viewBox="0 0 24 24" className={`centred finale-chip finale-chip-${duty.is}`} aria-hidden="true">
      <path d={'action' in duty ? SIGNS[duty.action] : SIGNS[duty.is]} />
    </svg>
  )
}

/** Onwards, a net, down and up. */
const SIGNS = {
  'build-up': 'M6 6.5l5.5 5.5L6 17.5M12.5 6.5l5.5 5.5-5.5 5.5',
  finish: 'M5.5 18V7h13v11M5.5 12.5h13M10 7v11M14 7v11',
  leaves: 'M12 5v13M6.5 12.5L12 18l5.5-5.5',
  'comes-on': 'M12 19V6M6.5 11.5L12 6l5.5 5.5',
} as const

/** Known by one name wherever it lies, so that it rolls from man to man. An ornament: the score says who has it. */
export const Ball = ({ held }: { readonly held?: boolean }) => (
  <span className="finale-ball through" data-flip="ball" data-held={held || undefined} aria-hidden="true">
    <Football />
  </span>
)
