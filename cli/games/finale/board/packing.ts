import type { FinaleEvent, Tactic } from '@libero/finale'
import { DECK } from '@libero/finale'
import type { Seen } from '@libero/finale/view'
import { deckOf, optionsOf } from '@libero/finale/view'
import type { Request } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Callable, Scene } from '../../../boards/board.ts'
import type { Ink } from '../../../play/ink.ts'
import { cut, padEnd, padStart, widthOf } from '../../../play/ink.ts'
import { buildUpOf, finishOf, shortChipOf, tacticWords } from './parts.ts'
import type { Print } from './print.ts'

/** §4.8 Whether tactic cards are chosen, with both line-ups in view. */
export const asksForDeck = (request: Request | undefined): boolean => request?.kind === 'packing'

/** Screens from this height on show every card with its places. */
const SPACIOUS = 34

/** Colours go by their order; cards by their place in the set, so that no number changes while others are chosen. */
export function packingCallables(
  print: Print,
  words: Wording<FinaleEvent>,
  request: Request,
): readonly Callable[] {
  const cards = print.set.tactics.filter((tactic) => !tactic.closing).map(({ id }) => id)
  return optionsOf(request).map((option, i) => ({
    key: String(option.kind === 'tactic' ? cards.indexOf(option.card) + 1 : i + 1),
    action: option.action,
    name: option.kind === 'tactic' ? print.name(option.card) : words.option(request, option),
  }))
}

/** The colours with their six cards each, or the cards that may come next. */
export function drawPacking(
  print: Print,
  scene: Scene<Seen>,
  request: Request,
  key: (action: string) => string,
): string[] {
  const { width, height, ink } = scene
  const isWhole = height >= SPACIOUS
  const options = optionsOf(request)
  const colours = options.flatMap((option) =>
    option.kind === 'colour' ? [{ action: option.action, colour: option.about.colour }] : [],
  )
  if (colours.length === 0) {
    const across = isWhole ? 2 : 4
    const cells = options.flatMap((option) => {
      const tactic = option.kind === 'tactic' ? print.tactic(option.card) : undefined
      const room = Math.floor((width - 2) / across) - 4
      return tactic ? [`${key(option.action)} ${cardCell(print, tactic, room, isWhole, ink)}`] : []
    })
    return inColumns(cells, across, width)
  }
  if (!isWhole)
    return colours.map(({ action, colour }) => {
      const name = padEnd(cut(print.name(colour), COLOUR), COLOUR)
      const cards = ofColour(print, colour)
      const room = Math.floor((width - COLOUR - 6) / Math.max(1, cards.length)) - 1
      const shown = cards.map((card) => padEnd(cut(`${card.power} ${print.name(card.id)}`, room), room))
      return ` ${key(action)} ${ink(colour, name)} ${shown.join(' ')}`
    })
  const half = Math.floor((width - 2) / 2)
  const blocks = colours.map(({ action, colour }) => [
    `${key(action)} ${ink(colour, print.name(colour))}`,
    ...ofColour(print, colour).map((card) => `   ${cardCell(print, card, half - 4, true, ink)}`),
  ])
  const rows: string[] = []
  for (let n = 0; n < blocks.length; n += 2)
    (blocks[n] ?? []).forEach((left, i) => {
      rows.push(` ${padEnd(left, half)} ${blocks[n + 1]?.[i] ?? ''}`.trimEnd())
    })
  return rows
}

const COLOUR = 7

const ofColour = ({ set }: Print, colour: string): readonly Tactic[] =>
  set.tactics.filter((tactic) => tactic.colour === colour && !tactic.closing)

/** `[4p] Trident      DMM:DMA A:K`, without its places where there is no room. */
function cardCell(print: Print, card: Tactic, width: number, withPlaces: boolean, ink: Ink): string {
  const tight = (places: string) => places.replaceAll(' ', '')
  const places = withPlaces
    ? ` ${padEnd(tight(buildUpOf(print, card)), 7)} ${tight(finishOf(print, card))}`
    : ''
  const room = Math.max(1, width - widthOf(places) - 5)
  return `${shortChipOf(print, card, ink)} ${padEnd(cut(print.name(card.id), room), room)}${places}`
}

/** Filled column by column. */
function inColumns(cells: readonly string[], across: number, width: number): string[] {
  const each = Math.floor((width - 2) / across)
  const rows = Math.ceil(cells.length / across)
  return Array.from({ length: rows }, (_, row) =>
    ` ${Array.from({ length: across }, (_, column) => padEnd(cells[column * rows + row] ?? '', each)).join('')}`.trimEnd(),
  )
}

/** Under the line-ups, where cards are chosen one by one: those chosen so far, under free choice in order. */
export function chosenRow(print: Print, { view, seat, width, ink }: Scene<Seen>): string {
  const own = view.sides[seat]
  const chosen = deckOf(own)
  const count = fill(print.text.deck, { count: own.deck })
  if (view.tactics === undefined || chosen.length === 0 || chosen.length > DECK)
    return ink('faint', `─ ${count} `.padEnd(width, '─'))
  const chips = chosen.map((id) => {
    const tactic = print.tactic(id)
    return tactic ? shortChipOf(print, tactic, ink) : ''
  })
  return `${ink('faint', '─')} ${chips.join(' ')} ${ink('faint', '─')}`
}

/** For who listens: each colour with its cards, or the cards that may come next. */
export const packingInWords = (
  print: Print,
  words: Wording<FinaleEvent>,
  request: Request,
): readonly string[] => {
  const keys = new Map(packingCallables(print, words, request).map(({ action, key }) => [action, key]))
  return optionsOf(request).flatMap((option) => {
    const key = padStart(keys.get(option.action) ?? '', 4)
    if (option.kind === 'tactic') return [`${key} ${tacticWords(print, option.card)}`]
    if (option.kind !== 'colour') return []
    const cards = ofColour(print, option.about.colour)
    return [
      `${key} ${words.option(request, option)}`,
      ...cards.map(({ id }) => `       ${tacticWords(print, id)}`),
    ]
  })
}
