import type { Hazard } from '@libero/finale'
import { COLOURS, LINES } from '@libero/finale'
import type { ManSeen, Seen } from '@libero/finale/view'
import { byLine, deckOf, exchangedOf, handOf, handSize } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Pile, Scene } from '../../../boards/board.ts'
import { KIT_STYLES, KITS } from '../../../boards/board.ts'
import { cut, padEnd, padStart } from '../../../play/ink.ts'
import { BESIDE_CARD, BOOKED, manInShort, tacticRow, tacticWords } from './parts.ts'
import type { Print } from './print.ts'
import { keyOfMan } from './print.ts'

/** Hand, deck and the card laid face down, where they are seen. */
export function openPiles(print: Print, s: Seen, seat: Seat): readonly Pile[] {
  const { text } = print
  const own = s.sides[seat]
  const piles: readonly (readonly [string, readonly string[]])[] = [
    [text.faceDown, typeof own.laid === 'string' ? [own.laid] : []],
    [fill(text.hand, { count: handSize(own) }), handOf(own)],
    [fill(text.deck, { count: own.deck }), deckOf(own)],
    [text.where.exchanged, exchangedOf(own)],
  ]
  return piles
    .filter(([, cards]) => cards.length > 0)
    .map(([title, cards]) => ({
      title,
      cards: cards.map((id) => `${print.name(id)} (${print.tactic(id)?.power ?? '?'})`),
    }))
}

/** The coach's own tactic cards, wherever they are. */
export function ownCards(print: Print, { view, seat, width, ink }: Scene<Seen>): string[] {
  const own = view.sides[seat]
  const { where } = print.text
  const closing = print.set.tactics.filter((tactic) => tactic.closing).map((tactic) => tactic.id)
  const stacks: readonly (readonly [string, readonly string[]])[] = [
    [where.hand, handOf(own)],
    [where.deck, deckOf(own)],
    [where.shown, own.shown],
    [where.exchanged, exchangedOf(own)],
    [where.closing, closing],
  ]
  // §4.8 What there is to choose from, while it is chosen.
  const offered = COLOURS.filter((colour) => view.period === 0 && colour !== 'white').map(
    (colour) =>
      [
        print.name(colour),
        print.set.tactics.filter((tactic) => tactic.colour === colour).map((tactic) => tactic.id),
      ] as const,
  )
  const white = print.set.tactics.filter((tactic) => tactic.colour === 'white' && !tactic.closing)
  const given: typeof stacks = view.period === 0 ? [[print.name('white'), white.map(({ id }) => id)]] : []
  return [...given, ...offered, ...stacks]
    .filter(([, cards]) => cards.length > 0)
    .flatMap(([title, cards]) => [
      ink('strong', ` ${title}`),
      ...cards.map((id) => `   ${tacticRow(print, id, width - BESIDE_CARD, ink)}`),
    ])
}

/** For who listens: both sides line by line, each man with what he shows now and next, then the cards. */
export function tableInWords(print: Print, scene: Scene<Seen>): string[] {
  const s = scene.view
  const { text } = print
  return [other(scene.seat), scene.seat].flatMap((side) => {
    const own = s.sides[side]
    const club = print.club(s, side)
    const listed = (men: readonly ManSeen[]) =>
      men
        .map((man) => `${keyOfMan(scene, side, own.men.indexOf(man))} ${manInShort(print, man)}`)
        .join('; ') || text.nobody
    const lines = byLine(own).map(
      (men, i) => `${club}, ${text.placeNames[LINES[i] ?? 'any']}: ${listed(men)}`,
    )
    const bench = own.men.filter((man) => man.where === 'bench')
    const card = own.faceUp ? tacticWords(print, own.faceUp) : own.laid ? text.faceDown : text.noCard
    const squad = [...lines, `${club}, ${text.bench}: ${listed(bench)}`]
    return s.period === 0 ? squad : [...squad, `${club}: ${card}`]
  })
}

/** §4.8 Both line-ups, before the first tactic card is chosen. */
export const lineUpsInWords = (print: Print, scene: Scene<Seen>): string[] =>
  scene.view.sides[scene.seat].deck === 0 ? tableInWords(print, scene) : []

/** Both squads side by side, every man with his four strengths, the one on top marked. */
export function printedSquads(print: Print, scene: Scene<Seen>): string[] {
  const s = scene.view
  const half = Math.floor((scene.width - 2) / 2)
  const [left, right] = [scene.seat, other(scene.seat)].map((side) => squad(print, s, side as Seat, scene))
  return (left ?? []).map((row, i) => `${padEnd(row, half)}  ${right?.[i] ?? ''}`.trimEnd())
}

function squad(print: Print, s: Seen, side: Seat, scene: Scene<Seen>): string[] {
  const { ink } = scene
  const title = ink(KIT_STYLES[side], ` ${KITS[side]} ${print.club(s, side)}`)
  return [title, ...s.sides[side].men.map((man, slot) => printedMan(print, man, keyOfMan(scene, side, slot)))]
}

function printedMan(print: Print, man: ManSeen, key: string): string {
  const { text } = print
  const card = print.man(man.id)
  const edges = (card?.strengths ?? []).map((strength, turn) => {
    const hazard: Hazard | null = card?.hazards[turn] ?? null
    return `${turn === man.turn ? '▸' : ' '}${strength}${hazard ? text.hazardLetters[hazard] : ' '}`
  })
  const where = man.where === 'bench' ? text.bench : man.where === 'off' ? text.off : ''
  const booked = man.booked ? BOOKED : ' '
  const name = padEnd(cut(print.shortName(man.id), 11), 11)
  return ` ${padStart(key, 2)} ${name}${booked} ${text.places[man.line]} ${edges.join('')} ${where}`.trimEnd()
}
