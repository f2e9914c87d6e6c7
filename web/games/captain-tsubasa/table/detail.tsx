import type { Seen } from '@libero/captain-tsubasa/view'
import { counted } from '@libero/captain-tsubasa/view'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../face.ts'
import { CardDetail, cardOrUnseen } from '../cards/cards.tsx'
import type { Print } from '../print.ts'
import { printOf } from '../print.ts'
import type { Pile } from './places.ts'
import { cardAt, pileAt, poolAt } from './places.ts'

/** A card in full words, what lies in a pile as far as the one who looks may know, or tokens that lie spent. */
export function detail(target: string, board: BoardProps<Seen>): ReactNode {
  const print = printOf(board)
  const pile = pileAt(target)
  if (pile) return <PileDetail print={print} board={board} pile={pile.pile} seat={pile.seat} />
  const tokens = poolAt(target)
  if (tokens) return <SpentDetail said={print.tokensOf(board.view, tokens.seat, tokens.token)} />
  const id = cardAt(target)
  return print.isCard(id) ? <CardDetail print={print} id={id} s={board.view} /> : null
}

/** §2.4 What the number in brackets beside a coach's tokens is. */
const SpentDetail = ({ said: [held, spent] }: { readonly said: ReturnType<Print['tokensOf']> }) =>
  spent ? (
    <div className="ct-detail-pile">
      <h3>{held}</h3>
      <p>{capital(spent)}</p>
    </div>
  ) : null

interface PileProps {
  readonly print: Print
  readonly board: BoardProps<Seen>
  readonly pile: Pile
  readonly seat: 0 | 1
}

/** §2.5 Discard piles are open to both; of the other's hand and draw pile one knows what they hold together. */
function PileDetail({ print, board, pile, seat }: PileProps) {
  const { text } = print
  const s = board.view
  const { discard, hand, deck, shown, hidden = [], handSize, deckSize } = s.sides[seat]
  const side = print.side(s, seat)
  const heading = {
    hand: fill(text.handOf, { side, count: handSize }),
    deck: fill(text.deckOf, { side, count: deckSize }),
    discard: fill(text.discardOf, { side, count: discard.length }),
  }[pile]
  const open = { hand, deck, discard }[pile]
  return (
    <div className="ct-detail-pile">
      <h3>{heading}</h3>
      {open ? (
        <CardList print={print} ids={open} />
      ) : (
        <>
          <p>{text.known}</p>
          <CardList print={print} ids={shown} />
          <p>{text.hiddenTogether}</p>
          <CardList print={print} ids={hidden} />
        </>
      )}
    </div>
  )
}

function CardList({ print, ids }: { readonly print: Print; readonly ids: readonly string[] }) {
  const words = counted(ids).map(([id, count]) => {
    const name = cardOrUnseen(print, id)
    return count > 1 ? `${name} ×${count}` : name
  })
  return <p className="ct-detail-list">{words.length > 0 ? words.join(' · ') : print.text.nothing}</p>
}
