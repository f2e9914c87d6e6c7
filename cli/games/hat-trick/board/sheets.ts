import { KINDS, POWERS, SIDES } from '@libero/hat-trick'
import type { PlayerSeen, Seen, SideSeen } from '@libero/hat-trick/view'
import {
  byField,
  fieldFrom,
  fieldsOfLine,
  handOf,
  handSize,
  hasBall,
  isOutfield,
  keeperHasBall,
  LINES_DOWN,
} from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Pile, Scene } from '../../../boards/board.ts'
import { KIT_STYLES, KITS } from '../../../boards/board.ts'
import type { Ink } from '../../../play/ink.ts'
import { cut, padEnd, padStart } from '../../../play/ink.ts'
import { calledBy, footballWords } from './choices.ts'
import { footballs, fromFarEnd, STAR } from './pitch.ts'
import {
  benchFact,
  cardWords,
  printedCard,
  skillSheet,
  styleSheet,
  teamCardFact,
  teamFacts,
} from './players.ts'
import type { Print } from './print.ts'

/** What is left of a deck when these are gone. */
function without(deck: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...deck]
  for (const id of gone) {
    const at = left.indexOf(id)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Hand, deck and what is chosen face down, where they are seen. */
export function openPiles(print: Print, s: Seen, seat: Seat): readonly Pile[] {
  const { text } = print
  const own = s.sides[seat]
  if (typeof own.hand === 'number') return []
  const { hand, laid, corner, used } = own
  const names = (ids: readonly (string | true | undefined)[]) =>
    ids.flatMap((id) => (typeof id === 'string' ? [print.name(id)] : []))
  const rest = own.deck > 0 ? without(print.deck, [...hand, ...used]) : []
  const deck = fill(own.temporary ? text.lateDeck : text.deck, { count: own.deck })
  const piles: readonly Pile[] = [
    { title: text.faceDown, cards: names([laid, corner]) },
    { title: fill(text.hand, { count: handSize(own) }), cards: names(hand) },
    { title: deck, cards: rest.length > 0 ? tally(print, rest) : [], inRows: true },
  ]
  return piles.filter(({ cards }) => cards.length > 0)
}

/** The coach's hand, what his deck still holds and what is used, and of the other all that can still come. */
export function ownCards(print: Print, scene: Scene<Seen>): string[] {
  const { view: s, seat, ink } = scene
  const { sheets } = print.text
  const own = s.sides[seat]
  const hand = handOf(own)
  const sections: readonly (readonly [string, readonly string[]])[] = [
    [sheets.deck, without(print.deck, [...hand, ...own.used])],
    [sheets.used, own.used],
    [sheets.rival, without(print.deck, s.sides[other(seat)].used)],
  ]
  return [
    ...(print.players ? styleSheet(print.players, own, scene) : []),
    ink('strong', ` ${sheets.hand}`),
    ...hand.map((id) => `   ${print.name(id)}`),
    ...sections.flatMap(([title, cards]) => [
      ink('strong', ` ${title} (${cards.length})`),
      ...tally(print, cards),
    ]),
  ]
}

/** Kinds in rows, powers in columns: how many on the left and on the right. */
function tally(print: Print, cards: readonly string[]): string[] {
  const { flanks } = print.text
  const name = Math.max(...KINDS.map((kind) => print.name(kind).length))
  return KINDS.map((kind) => {
    const powers = Array.from({ length: POWERS }, (_, i) => {
      const sides = SIDES.map((side) => {
        const count = cards.filter((id) => id === `${kind}-${i + 1}-${side}`).length
        return `${count === 0 ? '–' : count}${flanks[side]}`
      })
      return `${i + 1}: ${sides.join(' ')}`
    })
    return `   ${padEnd(print.name(kind), name)}   ${powers.join('   ')}`
  })
}

/** One row for a side: keeper, yellow card, and its cards. */
export function stock(print: Print, side: SideSeen, withHand: boolean): string {
  const { text } = print
  return [
    ...(withHand ? [fill(text.hand, { count: handSize(side) })] : []),
    fill(side.temporary ? text.lateDeck : text.deck, { count: side.deck }),
    fill(text.used, { count: side.used.length }),
  ].join(' · ')
}

/** For who listens: the pitch line by line, then both sides. */
export function tableInWords(print: Print, scene: Scene<Seen>): string[] {
  const { view: s, seat } = scene
  const { text } = print
  const there = byField(s)
  const lines = LINES_DOWN.map((line, i) => {
    const title =
      i === 0 ? text.finalLine : i === LINES_DOWN.length - 1 ? text.ownGoalLine : fill(text.line, { line })
    const men = fieldsOfLine(seat, line).map((field) => {
      const standing = there.get(field)
      if (!standing) return `${fieldFrom(seat, field)} ${text.nobody}`
      const { player } = standing
      return [
        `${fieldFrom(seat, field)} ${calledBy(print, seat, standing)}`,
        ...(print.players ? cardWords(print.players, player) : []),
        footballWords(print, player),
        ...(print.isStar(player) ? [text.star] : []),
        ...(hasBall(s, standing.seat, player.number) ? [text.ball] : []),
      ].join(', ')
    })
    return `${title}: ${men.join('; ')}`
  })
  const sides = fromFarEnd(seat).map((side) => {
    const own = s.sides[side]
    const keeper = text.keepers[own.starKeeper ? 'star' : 'regular']
    const facts = [
      keeper,
      ...(keeperHasBall(s, side) ? [text.ball] : []),
      ...(own.yellow ? [text.yellow] : []),
      stock(print, own, true),
      ...(print.players ? [...teamFacts(print.players, own, bareInk), ...benchFact(print.players, own)] : []),
    ]
    return `${print.side(s, side)}: ${facts.join(', ')}`
  })
  const hand = handOf(s.sides[seat]).map((id) => print.name(id))
  return [...lines, ...sides, `${text.yourHand}: ${hand.join(', ') || '–'}`]
}

/** Both teams side by side, every player as he shows himself, with the other side of his card. */
export function printedTeams(print: Print, scene: Scene<Seen>): string[] {
  const s = scene.view
  const half = Math.floor((scene.width - 3) / 2)
  const [left, right] = [scene.seat, other(scene.seat)].map((side) =>
    team(print, s, side as Seat, scene, half),
  )
  const both = (left ?? []).map((row, i) =>
    `${padEnd(cut(row, half), half)}  ${cut(right?.[i] ?? '', half)}`.trimEnd(),
  )
  return print.players ? [...both, ...skillSheet(print, print.players, scene)] : both
}

const bareInk: Ink = (_, text) => text

function team(print: Print, s: Seen, side: Seat, { ink, seat }: Scene, width: number): string[] {
  const own = s.sides[side]
  const title = ink(KIT_STYLES[side], ` ${KITS[side]} ${print.side(s, side)}`)
  const where = ({ field }: PlayerSeen) => (field === null ? print.text.off : fieldFrom(seat, field))
  return [
    title,
    `  1${own.starKeeper ? STAR : ' '} ${print.text.keepers.regular}`,
    ...own.players
      .filter(({ number }) => isOutfield(number))
      .map((player) =>
        print.players
          ? printedCard(print.players, player, where(player), ink)
          : printedPlayer(print, player, where(player), width),
      ),
    ...(print.players
      ? [
          ...teamCardFact(print.players, own),
          ...teamFacts(print.players, own, ink),
          ...benchFact(print.players, own),
        ].map((row) => `  ${row}`)
      : []),
  ]
}

/** ` 10★ left striker      ▲5 ▼1 (3/1) b5` */
function printedPlayer(print: Print, player: PlayerSeen, where: string, width: number): string {
  const card = print.set.players.find(({ number }) => number === player.number)
  const isStar = print.isStar(player)
  const turned = card && (isStar ? card.regular : card.star)
  const back = turned ? `(${turned.attack}/${turned.defence})` : ''
  const end = `${footballs(player)} ${back} ${where}`
  const front = ` ${padStart(String(player.number), 2)}${isStar ? STAR : ' '} `
  const room = Math.min(26, width - front.length - end.length - 1)
  // 'number 8, left wing': what follows the comma is what he plays.
  const role = print.name(String(player.number)).split(', ').slice(1).join(', ')
  return `${front}${padEnd(cut(role, room), room)} ${end}`
}
