import type { Club } from '@libero/finale'
import { LINES } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import { byLine } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import type { BoardProps } from '../../../face.ts'
import { kitOf } from '../cards/cards.tsx'
import { Man } from './man.tsx'
import { Lying, Totals } from './middle.tsx'
import { clubOf, heldBy, stockWords } from './words.ts'
import './pitch.css'

/** Both elevens in four lines, attack against attack, the benches beside their goals and the cards in the middle. */
export function FinalePitch(board: BoardProps<Seen>) {
  const s = board.view
  const far = other(board.near)
  return (
    <div
      className="cover grid finale-pitch"
      style={{ '--columns': columnsOf(s, board.near) } as CSSProperties}
    >
      <Grass />
      <Lines {...board} seat={far} place="far" />
      <Bench {...board} seat={far} place="far" />
      <div className="grid finale-middle holds">
        <Lying {...board} seat={far} />
        <Totals {...board} />
        <Lying {...board} seat={board.near} />
      </div>
      <Lines {...board} seat={board.near} place="near" />
      <Bench {...board} seat={board.near} place="near" />
    </div>
  )
}

/** More men than this in a line of a standing pitch stand closer together, in one of a lying pitch in two files. */
const MANY = 4
const TOO_MANY = 5

/** How wide the lines of a lying pitch are; the sizes themselves are a matter of style. */
function columnsOf(s: Seen, near: Seat): string {
  const widths = (seat: Seat, place: string) =>
    byLine(s.sides[seat]).map((men) => `var(--${place}${men.length > TOO_MANY ? '-double' : ''})`)
  return [...widths(near, 'near'), 'var(--middle)', ...widths(other(near), 'far').toReversed()].join(' ')
}

interface SideProps extends BoardProps<Seen> {
  readonly seat: Seat
}

interface PlacedProps extends SideProps {
  readonly place: 'near' | 'far'
}

const Grass = () => (
  <div className="finale-grass through placed" aria-hidden="true">
    <span className="finale-halfway" />
    <span className="finale-circle" />
    <span className="finale-box" />
    <span className="finale-box" />
  </div>
)

function Lines({ seat, place, ...board }: PlacedProps) {
  const s = board.view
  const side = s.sides[seat]
  // Read from the far goal to the near one, as they stand on the pitch.
  const lines = byLine(side).map((men, i) => ({ men, line: LINES[i] ?? 'keeper', at: i + 1 }))
  const ordered = place === 'far' ? lines : lines.toReversed()
  return ordered.map(({ men, line, at }) => {
    const files = men.length > TOO_MANY ? 2 : 1
    const room = {
      '--at': place === 'far' ? 10 - at : at,
      '--men': Math.max(men.length, 1),
      '--files': files,
      '--rows': Math.max(Math.ceil(men.length / files), 1),
    }
    return (
      <fieldset
        key={line}
        className="plain finale-line"
        data-keeper={line === 'keeper' || undefined}
        style={room as CSSProperties}
        aria-label={`${clubOf(s, seat, board)}, ${TEXTS[board.language].lines[line].line}`}
      >
        {men.map((man) => (
          <Man key={man.id} {...board} seat={seat} man={man} crowded={men.length > MANY} />
        ))}
      </fieldset>
    )
  })
}

function Bench({ seat, place, ...board }: PlacedProps) {
  const s = board.view
  const { table } = TEXTS[board.language]
  const side = s.sides[seat]
  const men = side.men.filter((man) => man.where === 'bench')
  return (
    <fieldset
      className="plain finale-bench"
      data-far={place === 'far' || undefined}
      style={{ '--at': place === 'far' ? 9 : 1 } as CSSProperties}
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
  <span className={`finale-count finale-kit-${kitOf(club)}`} aria-hidden="true">
    <svg viewBox="0 0 20 20" aria-hidden="true">
      {sign === 'hand' &&
        [-18, 0, 18].map((tilt) => (
          <rect key={tilt} x="6.5" y="4" width="7" height="11" rx="1.4" transform={`rotate(${tilt} 10 20)`} />
        ))}
      {sign === 'deck' &&
        [4, 2, 0].map((lift) => (
          <rect key={lift} x={4 + lift / 2} y={2 + lift} width="11" height="13" rx="1.6" />
        ))}
      {sign === 'change' && (
        <>
          <path d="M6.5 17V4M3 7.5L6.5 4 10 7.5" className="finale-count-on" />
          <path d="M13.5 3v13M10 12.5l3.5 3.5 3.5-3.5" className="finale-count-off" />
        </>
      )}
    </svg>
    {count}
  </span>
)
