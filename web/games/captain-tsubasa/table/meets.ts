import type { Seen } from '@libero/captain-tsubasa/view'
import type { BoardProps } from '../../../face.ts'
import { printOf } from '../print.ts'

/** Fewer cards than these are soon drawn. */
const FEW = 2

/** What lies in front of a coach beside the values of his cards: tokens, bookings, and cards with a deed of their own. */
export function meets(board: BoardProps<Seen>): readonly string[] {
  const { view: s, near } = board
  const print = printOf(board)
  const { hand = [], pool, deckSize, discard } = s.sides[near]
  const does = (id: string, deed: string) =>
    print.card(id)?.abilities.some((ability) => ability.do === deed) ?? false
  return [
    ...(s.sides.some(({ booking }) => booking !== 'none') ? ['mark/booking'] : []),
    ...([...hand, ...s.field].some((id) => does(id, 'special-shot')) ? ['card/special'] : []),
    ...(hand.some((id) => does(id, 'save')) ? ['card/keeper'] : []),
    // §4.2 At the very beginning nothing lies there to be shuffled.
    ...(deckSize < FEW && discard.length > 0 ? ['mark/deck'] : []),
    ...(Object.values(pool).some((count) => count > 0) ? ['mark/token'] : []),
  ]
}
