import type { Token } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { attackerOf, counted, inAreas, isOpening } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Pile, Scene } from '../../../boards/board.ts'
import { columns, wrapped } from '../../../play/ink.ts'
import { priceSigns, stock } from './parts.ts'
import type { Print } from './print.ts'

type Section = readonly [title: string, cards: readonly string[]]

/** Hand, draw pile and what is chosen face down, where they are seen. */
export function openPiles(print: Print, s: Seen, seat: Seat): readonly Pile[] {
  const { text } = print
  const { hand, deck, handSize, deckSize, special } = s.sides[seat]
  if (hand === undefined) return []
  const sections: readonly Section[] = [
    [text.faceDown, special === null ? [] : [special]],
    [fill(text.hand, { count: handSize }), hand],
    [fill(text.deck, { count: deckSize }), deck ?? []],
  ]
  return sections
    .filter(([, cards]) => cards.length > 0)
    .map(([title, cards]) => ({
      title,
      cards: counted(cards).map(([id, count]) => {
        const values = print.isPrinted(id) ? ` ${print.values(id)}` : ''
        return `${print.name(id)}${values}${count > 1 ? ` ×${count}` : ''}`
      }),
    }))
}

/** The coach's cards wherever they are, and what is known of the other's. */
export function piles(print: Print, scene: Scene<Seen>): string[] {
  const { view: s, seat, ink, width } = scene
  const { sheets } = print.text
  const own = s.sides[seat]
  const rival = s.sides[other(seat)]
  const sections: readonly Section[] = [
    [sheets.hand, own.hand ?? []],
    [sheets.deck, own.deck ?? []],
    [sheets.discard, own.discard],
    [sheets.rivalDiscard, rival.discard],
    ...(rival.shown.length > 0 ? [[sheets.rivalShown, rival.shown] as const] : []),
    [sheets.rivalHidden, rival.hidden ?? []],
  ]
  return sections.flatMap(([title, cards]) => [
    ink('strong', ` ${title} (${cards.length})`),
    ...columns(
      counted(cards).map(([id, count]) => {
        const values = print.isPrinted(id) ? ` ${ink('faint', print.values(id))}` : ''
        return `${print.name(id)}${values}${count > 1 ? ` ×${count}` : ''}`
      }),
      width - 4,
      3,
    ).map((row) => `   ${row}`),
  ])
}

/** Every card that lies open to this coach, with all that is printed on it. */
export function printedCards(print: Print, scene: Scene<Seen>): string[] {
  const { view: s, seat, ink } = scene
  const { sheets } = print.text
  const sections: readonly Section[] = [
    [sheets.hand, s.sides[seat].hand ?? []],
    [sheets.ownArea, s.sides[seat].area],
    [sheets.rivalArea, s.sides[other(seat)].area],
    [sheets.field, s.field],
    [sheets.motivation, s.bench.motivation],
    [sheets.transfers, s.bench.transfers],
  ]
  return sections
    .filter(([, cards]) => cards.length > 0)
    .flatMap(([title, cards]) => [
      ink('strong', ` ${title}`),
      ...counted(cards).flatMap(([id, count]) => printed(print, id, count, scene)),
    ])
}

/** `   Tsubasa Ozora 3/4/1`, and below it what the card can do. */
function printed(print: Print, id: string, count: number, { width, ink }: Scene): string[] {
  const price = print.price(id)
  const cost = price ? `   ${priceSigns(price, ink)}` : ''
  const times = count > 1 ? ` ×${count}` : ''
  return [
    `   ${print.name(id)} ${print.values(id)}${times}${cost}`,
    ...print
      .sentences(id)
      .flatMap((sentence) => wrapped(sentence, width - 7))
      .map((row) => `      ${ink('faint', row)}`),
  ]
}

/** For who listens: both sides, the areas, the field, the hand. */
export function tableInWords(print: Print, { view: s, seat }: Scene<Seen>): string[] {
  const { text } = print
  const card = (id: string) => `${print.name(id)} ${print.values(id)}`
  const list = (cards: readonly string[]) => cards.map(card).join(', ') || text.sheets.none
  const deals = (cards: readonly string[]) =>
    cards.map((id) => `${card(id)} (${priceInWords(print, id)})`).join(', ')
  const { hand = [], team } = s.sides[seat]
  const motivation = s.bench.motivation.filter((id) => print.team(id) === team)
  return [
    ...([seat, other(seat)] as const).flatMap((side) => [
      sideInWords(print, s, side, side !== seat),
      `${text.sheets[side === seat ? 'ownArea' : 'rivalArea']}: ${list(s.sides[side].area)}`,
    ]),
    ...(isOpening(s) ? [] : [fill(text.cardsInWords, { cards: inAreas(s), limit: s.limit })]),
    `${text.sheets.field}: ${list(s.field)}; ${fill(text.pile, { count: s.matchLeft })}`,
    ...(motivation.length > 0 ? [`${text.sheets.motivation}: ${deals(motivation)}`] : []),
    ...(s.bench.transfers.length > 0 ? [`${text.sheets.transfers}: ${deals(s.bench.transfers)}`] : []),
    `${text.yourHand}: ${list(hand)}`,
  ]
}

function priceInWords(print: Print, id: string): string {
  const { tokens } = print.game.names
  const price = Object.entries(print.price(id) ?? {})
  return price.map(([token, count]) => `${count} ${tokens[token as Token]}`).join(', ')
}

function sideInWords(print: Print, s: Seen, side: Seat, withHand: boolean): string {
  const { text } = print
  const own = s.sides[side]
  const attacker = attackerOf(s)
  const { shot, pass, defence } = own.sums
  const { tokens, bookings } = print.game.names
  return `${print.side(s, side)}: ${[
    ...(attacker === undefined ? [] : [side === attacker ? text.attacks : text.defends]),
    `${tokens.shot} ${shot}`,
    `${tokens.pass} ${pass}`,
    `${tokens.defence} ${defence}`,
    fill(text.tokens, own.pool),
    ...(own.aside && Object.values(own.aside).some(Boolean) ? [fill(text.asideInWords, own.aside)] : []),
    ...(own.booking === 'none' ? [] : [bookings[own.booking]]),
    ...(own.stopped ? [text.stopped] : []),
    stock(print, own, withHand),
  ].join(', ')}`
}
