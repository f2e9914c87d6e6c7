import { LINES } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import { byLine } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital } from '@libero/kernel/words'
import type { CSSProperties } from 'react'
import type { BoardProps } from '../../../face.ts'
import { Man } from './man.tsx'
import { Lying, Totals } from './middle.tsx'
import { clubOf, stockWords } from './words.ts'
import './pitch.css'

/** Both elevens in four lines, attack against attack, the benches beside their goals and the cards in the middle. */
export function FinalePitch(board: BoardProps<Seen>) {
  const s = board.view
  const far = other(board.near)
  const columns = columnsOf(s, board.near)
  // Beside a line in two files everybody has less room for his name.
  const names = columns.includes('double') ? '0.84em' : '1em'
  return (
    <div
      className="cover grid finale-pitch"
      style={{ '--columns': columns, '--names': names } as CSSProperties}
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
/** With fewer than this nobody grows any larger. */
const FEW = 4

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
    <span className="finale-halfway full" />
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
  const files = (count: number) => (count > TOO_MANY ? 2 : 1)
  const counts = lines.map(({ men }) => men.length)
  // All cards of a side are of one size: that of its fullest line, on a lying pitch of either side's.
  const most = Math.max(...counts, 1)
  const both = s.sides.flatMap((each) => byLine(each).map((men) => men.length))
  const rows = Math.max(...both.map((count) => Math.ceil(count / files(count))), FEW)
  return ordered.map(({ men, line, at }) => {
    const room = {
      '--at': place === 'far' ? 10 - at : at,
      '--men': Math.max(men.length, 1),
      '--most': most,
      '--files': files(men.length),
      '--rows': rows,
    }
    return (
      <fieldset
        key={line}
        className="plain line finale-line shrinks"
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
      className="plain line finale-bench shrinks"
      data-far={place === 'far' || undefined}
      style={{ '--at': place === 'far' ? 9 : 1 } as CSSProperties}
      aria-label={`${clubOf(s, seat, board)}, ${table.bench}`}
    >
      <span className="finale-bench-name" data-unseen="tall low" aria-hidden="true">
        {capital(table.bench)}
      </span>
      <span className="unseen">{stockWords(side, board.language)}</span>
      {men.map((man) => (
        <Man key={man.id} {...board} seat={seat} man={man} />
      ))}
    </fieldset>
  )
}
