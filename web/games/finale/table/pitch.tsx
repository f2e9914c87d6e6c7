import type { Club } from '@libero/finale'
import { LINES } from '@libero/finale'
import { surname, TEXTS } from '@libero/finale/text'
import type { ManSeen, Seen } from '@libero/finale/view'
import { byLine } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import type { BoardProps } from '../../../face.ts'
import { Target } from '../../../table/target.tsx'
import { FootballerCard, kitOf } from '../cards/cards.tsx'
import { printOf } from '../print.ts'
import { Ball, Lying, Totals } from './middle.tsx'
import type { Duty } from './words.ts'
import { ballOf, clubOf, dutyOf, heldBy, manWords, stockWords } from './words.ts'

/** Both elevens in four lines, attack against attack, the benches beside their goals and the cards in the middle. */
export function FinalePitch(board: BoardProps<Seen>) {
  const s = board.view
  const far = other(board.near)
  return (
    <div className="finale-pitch" style={{ '--columns': columnsOf(s, board.near) } as CSSProperties}>
      <Grass />
      <Lines {...board} seat={far} place="far" />
      <Bench {...board} seat={far} place="far" />
      <div className="finale-middle">
        <Lying {...board} seat={far} />
        <Totals {...board} />
        <Lying {...board} seat={board.near} />
      </div>
      <Lines {...board} seat={board.near} place="near" />
      <Bench {...board} seat={board.near} place="near" />
    </div>
  )
}

/** More men than this in a line stand closer together. */
const MANY = 4

/** On a lying pitch a crowded line is broader: names go beside the cards there, so that no edge is covered. */
function columnsOf(s: Seen, near: Seat): string {
  const widths = (seat: Seat) =>
    byLine(s.sides[seat]).map((men) => `minmax(0, ${men.length > MANY ? 1.5 : 1}fr)`)
  return [...widths(near), 'minmax(var(--middle), 1.35fr)', ...widths(other(near)).toReversed()].join(' ')
}

interface SideProps extends BoardProps<Seen> {
  readonly seat: Seat
}

interface PlacedProps extends SideProps {
  readonly place: 'near' | 'far'
}

const Grass = () => (
  <div className="finale-grass" aria-hidden="true">
    <span className="finale-halfway" />
    <span className="finale-circle" />
    <span className="finale-box finale-box-near" />
    <span className="finale-box finale-box-far" />
  </div>
)

function Lines({ seat, place, ...board }: PlacedProps) {
  const s = board.view
  const side = s.sides[seat]
  const lines = byLine(side).map((men, i) => ({ men, line: LINES[i] ?? 'keeper' }))
  // Read from the far goal to the near one, as they stand on the pitch.
  const ordered = place === 'far' ? lines : lines.toReversed()
  return ordered.map(({ men, line }) => (
    <fieldset
      key={line}
      className={`finale-line finale-${place} finale-of-${line}`}
      data-crowded={men.length > MANY || undefined}
      style={{ '--men': Math.max(men.length, 1) } as CSSProperties}
      aria-label={`${clubOf(s, seat, board)}, ${TEXTS[board.language].lines[line].line}`}
    >
      {men.map((man) => (
        <Man key={man.id} {...board} seat={seat} man={man} />
      ))}
    </fieldset>
  ))
}

function Man({ seat, man, ...board }: SideProps & { readonly man: ManSeen }) {
  const { language, words } = board
  const s = board.view
  const duty = dutyOf(s, s.sides[seat], man)
  const print = printOf(words)
  const card = print.man(man.id)
  const name = surname(words.nameOf(man.id))
  return (
    <Target
      id={`man/${man.id}`}
      label={manWords(man, duty, board)}
      className={`finale-man kit-${kitOf(s.sides[seat].club)} ${duty ? `finale-is-${duty.is}` : ''}`}
    >
      <span className="finale-man-card">
        {card && <FootballerCard card={card} language={language} turn={man.turn} line={man.line} plain />}
        {duty && <Chip duty={duty} />}
        {man.booked && <span className="finale-booked" />}
        {ballOf(s) === man.id && <Ball />}
      </span>
      <span className="finale-man-label" aria-hidden="true">
        <span className="finale-man-name" data-long={name.length > 8 || undefined}>
          {name}
        </span>
        <span className="finale-man-figures">
          <b className="finale-man-strength" data-shown={man.strength} />
          <span className="finale-man-next" data-shown={`›${print.next(man)}`} />
        </span>
      </span>
    </Target>
  )
}

/** What a man is doing, on a round chip: its sign differs by shape. */
function Chip({ duty }: { readonly duty: Duty }) {
  if (duty.is === 'taker')
    return <span className="finale-chip finale-chip-taker" data-shown={duty.number} aria-hidden="true" />
  return (
    <svg viewBox="0 0 24 24" className={`finale-chip finale-chip-${duty.is}`} aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
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

function Bench({ seat, place, ...board }: PlacedProps) {
  const s = board.view
  const { table } = TEXTS[board.language]
  const side = s.sides[seat]
  const men = side.men.filter((man) => man.where === 'bench')
  return (
    <fieldset
      className={`finale-bench finale-${place}`}
      aria-label={`${clubOf(s, seat, board)}, ${table.bench}`}
    >
      <span className="finale-bench-name" aria-hidden="true">
        {capital(table.bench)}
      </span>
      {men.map((man) => (
        <Man key={man.id} {...board} seat={seat} man={man} />
      ))}
      <Stock {...board} seat={seat} />
    </fieldset>
  )
}

/** Cards in hand and deck, and changes left. */
function Stock({ seat, ...board }: SideProps) {
  const s = board.view
  const side = s.sides[seat]
  return (
    <span className="finale-stock">
      <span className="unseen">{stockWords(side, board.language)}</span>
      {seat !== board.near && <Count sign="hand" club={side.club} count={heldBy(side)} />}
      <Count sign="deck" club={side.club} count={side.deck} />
      <Count sign="change" club={side.club} count={side.changesLeft} />
    </span>
  )
}

interface CountProps {
  readonly sign: 'hand' | 'deck' | 'change'
  readonly club: Club
  readonly count: number
}

const Count = ({ sign, club, count }: CountProps) => (
  <span className={`finale-count kit-${kitOf(club)}`} aria-hidden="true">
    <svg viewBox="0 0 20 20" className="finale-count-sign" aria-hidden="true">
      {sign === 'hand' &&
        [-18, 0, 18].map((tilt) => (
          <rect
            key={tilt}
            x="6.5"
            y="4"
            width="7"
            height="11"
            rx="1.4"
            className="finale-count-card"
            transform={`rotate(${tilt} 10 20)`}
          />
        ))}
      {sign === 'deck' &&
        [4, 2, 0].map((lift) => (
          <rect
            key={lift}
            x={4 + lift / 2}
            y={2 + lift}
            width="11"
            height="13"
            rx="1.6"
            className="finale-count-card"
          />
        ))}
      {sign === 'change' && (
        <>
          <path d="M6.5 17V4M3 7.5L6.5 4 10 7.5" stroke="#6fe39a" strokeWidth="2.2" fill="none" />
          <path d="M13.5 3v13M10 12.5l3.5 3.5 3.5-3.5" stroke="#ff8d8d" strokeWidth="2.2" fill="none" />
        </>
      )}
    </svg>
    {count}
  </span>
)
