import type { Ability, Token } from '@libero/captain-tsubasa'
import { TOKENS } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { counted, unseenHalf } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../face.ts'
import { Price } from '../cards/cards.tsx'
import { TokenSign } from '../cards/symbols.tsx'
import type { Print } from '../print.ts'
import { printOf } from '../print.ts'
import { notNow, whoseCard } from './abilities.ts'
import { askTexts } from './ask-text.ts'
import './detail.css'
import type { Pile } from './places.ts'
import { cardAt, pileAt, poolAt } from './places.ts'

/** A card in full words, what lies in a pile as far as the one who looks may know, or tokens that lie spent. */
export function detail(target: string, board: BoardProps<Seen>): ReactNode {
  const print = printOf(board)
  const pile = pileAt(target)
  if (pile) return <PileDetail print={print} board={board} pile={pile.pile} seat={pile.seat} />
  const tokens = poolAt(target)
  if (tokens) return <TokenDetail print={print} s={board.view} {...tokens} />
  const id = cardAt(target)
  return print.isCard(id) ? <CardDetail print={print} id={id} s={board.view} near={board.near} /> : null
}

interface CardDetailProps {
  readonly print: Print
  readonly id: string
  readonly s: Seen
  readonly near: Seat
}

/** A card in full words, for whoever points at it. */
function CardDetail({ print, id, s, near }: CardDetailProps) {
  const { text } = print
  const seat = whoseCard(print, s, near, id)
  const card = print.card(id)
  const abilities = print.abilities(id)
  return (
    <div className="ct-detail">
      <h3>{print.name(id)}</h3>
      {print.kind(id) !== 'starting' && <p className="quiet">{print.game.names.kinds[print.kind(id)]}</p>}
      <ValueLine print={print} id={id} />
      {abilities.length === 0 && <p>{text.noAbility}</p>}
      {abilities.map((ability) => (
        <p key={ability.do}>
          {print.sentence(ability)} <NotNow {...{ print, s, seat, id, ability }} />
        </p>
      ))}
      {card?.price && (
        <p>
          {text.costs} <Price price={print.price(id)} />
          {card.of !== undefined && ` · ${fill(text.replaces, { player: print.short(card.of) })}`}
        </p>
      )}
    </div>
  )
}

/** §6.3, §6.12, §12.1 That an ability can do nothing in this attack, or not yet. */
function NotNow({
  print,
  s,
  seat,
  id,
  ability,
}: Omit<CardDetailProps, 'near'> & { readonly seat: Seat; readonly ability: Ability }) {
  const why = notNow(print, s, seat, id, ability)
  const team = print.card(id)?.team
  if (why === undefined) return null
  const names = { side: print.side(s, seat), team: team ? print.team(team) : '' }
  return <em className="quiet">{fill(askTexts[print.language].notNow[why], names)}</em>
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

/** What tokens are for, and §2.4 what the number in brackets beside a coach's is. */
function TokenDetail({
  print,
  s,
  seat,
  token,
}: {
  readonly print: Print
  readonly s: Seen
  readonly seat: Seat
  readonly token: Token
}) {
  const [held, spent] = print.tokensOf(s, seat, token)
  return (
    <div className="ct-detail">
      <h3>{held}</h3>
      <p>{askTexts[print.language].tokenFor[token]}</p>
      {spent && <p>{capital(spent)}</p>}
    </div>
  )
}

interface PileProps {
  readonly print: Print
  readonly board: BoardProps<Seen>
  readonly pile: Pile
  readonly seat: Seat
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
      <p className="quiet">{askTexts[print.language].pileFor[pile]}</p>
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
