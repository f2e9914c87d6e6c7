import type { Side } from '@libero/hat-trick'
import type { Seen, Standing } from '@libero/hat-trick/view'
import { hatTrickOption, sideOf } from '@libero/hat-trick/view'
import type { BoardProps } from '../../../face.ts'
import { Sign } from '../../../parts/marks.tsx'
import { useChoices } from '../../../table/choices.ts'
import { ManCard } from '../cards/cards.tsx'
import { manAt } from './places.ts'
import { isGold, otherFace, surname, typeWords } from './wording.ts'

interface ManProps {
  readonly s: Seen
  readonly standing: Standing
  readonly board: BoardProps<Seen>
}

/** A player's card on the pitch, with signs for what holds of him now and for the steps he may take. */
export function Man({ s, standing: { seat, player }, board }: ManProps) {
  const { language } = board
  const choices = useChoices()
  const place = manAt(seat, player.number)
  // Once he is picked each of his steps is a button of its own.
  const ways = (choices.picked === place ? [] : choices.at(place))
    .map(hatTrickOption)
    .flatMap(({ kind, about }) => (kind === 'move' ? [about.way] : []))
  const { captain } = s.sides[seat]
  const marks = [
    ...(captain === player.number ? ['captain' as const] : []),
    ...(player.prevented ? ['prevented' as const] : []),
    ...(player.lasting ? ['lasting' as const] : []),
  ]
  return (
    <>
      <ManCard
        seat={seat}
        number={player.number}
        side={sideOf(player)}
        face={player}
        gold={isGold(player, board)}
        turned={player.type === undefined ? undefined : (otherFace(player, board) ?? player)}
        name={player.type === undefined ? undefined : typeWords(language, player.type).short}
        surname={surname(s, seat, player.number, board)}
        marks={marks.length > 0 && marks.map((mark) => <Mark key={mark} is={mark} />)}
      />
      {ways.map((way) => (
        <Way key={way} way={way} side={sideOf(player)} />
      ))}
    </>
  )
}

/** A small sign at the shirt. */
export const Mark = ({ is }: { readonly is: 'captain' | 'prevented' | 'lasting' }) => (
  <span className="centred ht-mark">
    {is === 'captain' ? 'C' : <Sign is={is === 'prevented' ? 'cross' : 'plus'} />}
  </span>
)

/** A step he may take. */
export const Way = ({ way, side }: { readonly way: string; readonly side: Side }) => (
  <svg viewBox="0 0 20 20" className="ht-way placed" data-way={way} data-side={side} aria-hidden="true">
    <path d="M3 3l12 7-12 7z" />
  </svg>
)
