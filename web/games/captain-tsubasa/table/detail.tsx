import { TOKENS } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { counted, unseenHalf } from '@libero/captain-tsubasa/view'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../face.ts'
import { MangaCard, Price } from '../cards/cards.tsx'
import { AbilitySign, TokenSign } from '../cards/symbols.tsx'
import type { Print } from '../print.ts'
import { kitOf, printOf } from '../print.ts'
import './detail.css'
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

/** A card in full words, for whoever points at it. */
function CardDetail({ print, id, s }: { readonly print: Print; readonly id: string; readonly s: Seen }) {
  const { text } = print
  const card = print.card(id)
  const abilities = print.abilities(id)
  const kit = kitOf(print, s, id)
  const isSpecial = card?.kind === 'match' && card.team !== undefined
  return (
    <div className="ct-detail">
      <div className="ct-detail-card">
        <MangaCard print={print} id={id} kit={kit} />
      </div>
      <h3>{print.name(id)}</h3>
      <p className="quiet">
        {print.game.names.kinds[print.kind(id)]}
        {card?.number === undefined ? '' : ` · ${card.number}`}
      </p>
      <ValueLine print={print} id={id} />
      {abilities.length === 0 && <p>{text.noAbility}</p>}
      {abilities.map((ability) => (
        <p key={ability.do}>
          <AbilitySign ability={ability} /> {print.sentence(ability)}
        </p>
      ))}
      {card?.price && (
        <p>
          {text.costs} <Price price={print.price(id)} />
          {card.of !== undefined && ` · ${fill(text.replaces, { player: print.short(card.of) })}`}
        </p>
      )}
      {isSpecial && card?.team && (
        <p className="quiet">{fill(text.onlyFor, { team: print.team(card.team) })}</p>
      )}
    </div>
  )
}

function ValueLine({ print, id }: { readonly print: Print; readonly id: string }) {
  return (
    <p className="row ct-detail-values">
      {TOKENS.map((token) => (
        <span key={token}>
          <TokenSign token={token} /> {print.kindOfToken(token)} <b>{print.valueWords(id, token)}</b>
        </span>
      ))}
    </p>
  )
}

/** §2.4 What the number in brackets beside a coach's tokens is. */
const SpentDetail = ({ said: [held, spent] }: { readonly said: ReturnType<Print['tokensOf']> }) =>
  spent ? (
    <div className="ct-detail">
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
    <div className="ct-detail">
      <h3>{heading}</h3>
      {open ? (
        <CardList print={print} ids={open} />
      ) : (
        <>
          <p className="quiet">{text.known}</p>
          <CardList print={print} ids={shown} />
          <p className="quiet">{text.hiddenTogether}</p>
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
  return <p>{words.length > 0 ? words.join(' · ') : print.text.nothing}</p>
}

/** The name of a card, or what is known of one nobody has seen. */
const cardOrUnseen = (print: Print, id: string): string =>
  unseenHalf(id) === undefined ? print.short(id) : print.name(id)
