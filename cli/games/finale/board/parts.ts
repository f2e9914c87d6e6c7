import type { Arrow, Line, PlaceDrawn, Tactic } from '@libero/finale'
import { ARROW_SIDES, hasBuildUp, placesDrawn, withMissing } from '@libero/finale'
import type { ManSeen } from '@libero/finale/view'
import { fill } from '@libero/kernel/words'
import type { Ink, Style } from '../../../play/ink.ts'
import { cut, padEnd, padStart, widthOf } from '../../../play/ink.ts'
import type { Print } from './print.ts'

/** The signs a man can carry on the table; `legend` in the texts explains them. */
export const HAZARD_SIGNS = { injury: '✚', yellow: '▮', red: '▮' } as const
const HAZARD_STYLES = { injury: 'injury', yellow: 'yellow-card', red: 'red-card' } as const
export const BOOKED = '▪'
const MAY_BE_CHOSEN = '›'
const IN_ACTION = '●'
const USED_UP = '○'
const LEAVES = '▼'
const COMES_ON = '▲'

export type ManState = 'choice' | 'in-action' | 'used-up' | 'leaves' | 'comes-on' | 'rest'

const SIGNS: Readonly<Record<ManState, string>> = {
  choice: MAY_BE_CHOSEN,
  'in-action': IN_ACTION,
  'used-up': USED_UP,
  leaves: LEAVES,
  'comes-on': COMES_ON,
  rest: ' ',
}

const STATE_STYLES: Readonly<Partial<Record<ManState, Style>>> = {
  choice: 'choice',
  'in-action': 'chosen',
  'used-up': 'used',
}

/** Five discs, as many of them full as he is strong. */
export const discs = (strength: number): string =>
  '●'.repeat(Math.min(5, strength)) + '○'.repeat(Math.max(0, 5 - strength))

/** From here on there is room for discs instead of a digit. */
const DISCS_FROM = 23

/** One man on the pitch: `12›Schwindlig▮r 5→1`. Every name fits; signs take its end away. */
export function manCell(
  print: Print,
  man: ManSeen,
  key: string,
  state: ManState,
  width: number,
  ink: Ink,
): string {
  const next = print.strengthAfter(man, 1)
  const strength = width >= DISCS_FROM ? `${discs(man.strength)}→${next}` : `${man.strength}→${next}`
  const hazard = man.hazard ? HAZARD_SIGNS[man.hazard] + (print.text.hazardLetters[man.hazard] ?? '') : ''
  const booked = man.booked ? BOOKED : ''
  const room = width - 3 - widthOf(strength) - 1
  const name = cut(print.shortName(man.id), room - widthOf(hazard + booked))
  const styled = (style: Style | undefined, text: string) => (style ? ink(style, text) : text)
  const style = STATE_STYLES[state]
  const front = styled(style, `${padStart(key, 2)}${SIGNS[state]}${name}`)
  const signs =
    (hazard && man.hazard ? ink(HAZARD_STYLES[man.hazard], hazard) : '') +
    (booked && ink('yellow-card', booked))
  const gap = ' '.repeat(Math.max(0, room - widthOf(name + hazard + booked)) + 1)
  return front + signs + gap + styled(style === 'chosen' ? 'strong' : style, strength)
}

export const MAN_CELL = 18
const WIDE_CELL = 23

/** How wide a man's cell is where four or more have to stand side by side in `width` columns. */
export const cellWidth = (width: number): number => (width >= 4 * (WIDE_CELL + 1) + 3 ? WIDE_CELL : MAN_CELL)

/** The men of one line in rows, as wide as the pitch, each row in its middle. */
export function lineRows(cells: readonly string[], width: number, cell: number): string[] {
  const across = Math.max(1, Math.floor((width + 1) / (cell + 1)))
  const rows = Math.max(1, Math.ceil(cells.length / across))
  const each = Math.ceil(cells.length / rows)
  return Array.from({ length: rows }, (_, row) => {
    const men = cells.slice(row * each, (row + 1) * each)
    // The men of a line spread over the pitch, but no further apart than half of it.
    const stride = Math.min(cell + 8, Math.floor((width + 1) / Math.max(1, men.length)))
    const line = men
      .map((text) => padEnd(text, stride))
      .join('')
      .trimEnd()
    const room = Math.max(0, width - (men.length * stride - (stride - cell)))
    return padEnd(' '.repeat(room >> 1) + line, width)
  })
}

/** §6.4 A side that chooses, and the lines it has nobody free in, one entry a place. */
export interface Missing {
  readonly side: Arrow['side']
  readonly lines: readonly Line[]
}

/**
 * `D M↻A M?`: the places of one side, an arrow's with a turning arrow before it, and where it comes from another kind of
 * place that before the arrow; a place of a line that has nobody free with a question mark behind it.
 */
function placesOf(print: Print, places: readonly PlaceDrawn[]): string {
  const letters = print.text.places
  const written = ({ place, again, missing }: PlaceDrawn) => {
    if (again === undefined) return letters[place] + (missing ? '?' : '')
    return `${again === place ? '' : letters[again]}↻${letters[place]}`
  }
  return places.map(written).join(' ') || '–'
}

function fieldOf(print: Print, tactic: Tactic, action: 'buildUp' | 'finish', missing?: Missing): string {
  return ARROW_SIDES.map((side) =>
    placesOf(
      print,
      withMissing(placesDrawn(tactic, action, side), missing?.side === side ? missing.lines : []),
    ),
  ).join(' : ')
}

export const buildUpOf = (print: Print, tactic: Tactic, missing?: Missing): string =>
  hasBuildUp(tactic) ? fieldOf(print, tactic, 'buildUp', missing) : '–'

export const finishOf = (print: Print, tactic: Tactic, missing?: Missing): string =>
  fieldOf(print, tactic, 'finish', missing)

/** The power in a frame of the card's colour. */
const chipOf = (tactic: Tactic, ink: Ink): string => ink(tactic.colour, `[${tactic.power}]`)

/** Where the colour is not written beside it: its first letter stands in the frame. */
export const shortChipOf = (print: Print, tactic: Tactic, ink: Ink): string =>
  ink(tactic.colour, `[${tactic.power}${[...print.name(tactic.colour)][0] ?? ''}]`)

/** Widest places: three letters against three, an arrow among the finish's two against two. */
const BUILD_UP_WIDTH = 13
const FINISH_WIDTH = 10
const COLOUR_WIDTH = 6
const MOST_NAME = 30
const LEAST_NAME = 6

/** The places of both actions, in columns as on our cards; whatever is wider gives up its spaces, and then its end. */
function fitted(buildUp: string, finish: string, room: number): readonly [string, string] {
  const wide = (first: string, second: string) =>
    Math.max(BUILD_UP_WIDTH, widthOf(first)) + Math.max(FINISH_WIDTH, widthOf(second))
  const tight = (places: string) => places.replaceAll(' ', '')
  const [first, second] = wide(buildUp, finish) <= room ? [buildUp, finish] : [tight(buildUp), tight(finish)]
  const most = Math.max(FINISH_WIDTH, room - Math.max(FINISH_WIDTH, widthOf(second)))
  const cutFirst = wide(first, second) <= room ? first : cut(first, most)
  const cutSecond = cut(second, Math.max(FINISH_WIDTH, room - Math.max(BUILD_UP_WIDTH, widthOf(cutFirst))))
  return [padEnd(cutFirst, BUILD_UP_WIDTH), padEnd(cutSecond, FINISH_WIDTH)]
}

/** Columns a card's row leaves free: its mark before it, the sum of strengths behind it. */
export const BESIDE_CARD = 8

/** A tactic card in one row: `[4] purple  Switch of Play   build-up D M M : D M A ▸finish A : K`. */
export function tacticRow(
  print: Print,
  id: string,
  width: number,
  ink: Ink,
  playing?: 'build-up' | 'finish',
  missing?: Missing,
): string {
  const { text } = print
  const tactic = print.tactic(id)
  if (!tactic) return padEnd(cut(print.name(id), width), width)
  const half = (isPlayed: boolean, label: string, places: string) =>
    isPlayed ? ink('strong', `▸${label} ${places}`) : ` ${ink('faint', label)} ${places}`
  const beside = 4 + COLOUR_WIDTH + 1 + LEAST_NAME + widthOf(text.buildUp + text.finish) + 5
  const [buildUp, finish] = fitted(
    buildUpOf(print, tactic, playing === 'build-up' ? missing : undefined),
    finishOf(print, tactic, playing === 'finish' ? missing : undefined),
    width - beside,
  )
  const places =
    `${half(playing === 'build-up', text.buildUp, buildUp)} ` +
    half(playing === 'finish', text.finish, finish)
  const colour = padEnd(cut(print.name(tactic.colour), COLOUR_WIDTH), COLOUR_WIDTH)
  const room = Math.max(0, Math.min(MOST_NAME, width - 4 - COLOUR_WIDTH - 1 - widthOf(places)))
  return padEnd(`${chipOf(tactic, ink)} ${colour} ${padEnd(cut(print.name(id), room), room)}${places}`, width)
}

/** A tactic card in words. */
export function tacticWords(print: Print, id: string): string {
  const { text } = print
  const tactic = print.tactic(id)
  if (!tactic) return print.name(id)
  const colour = print.name(tactic.colour)
  return (
    `${print.name(id)} (${tactic.power}, ${colour}): ` +
    `${text.buildUp} ${buildUpOf(print, tactic)}, ${text.finish} ${finishOf(print, tactic)}`
  )
}

/** `Harald Grätsche, strength 5, then 1, threatened by injury`. */
export function manInShort(print: Print, man: ManSeen): string {
  const { text } = print
  return [
    print.name(man.id),
    fill(text.strength, { strength: man.strength }),
    fill(text.next, { next: print.strengthAfter(man, 1) }),
    ...(man.hazard ? [fill(text.threat, { hazard: text.hazards[man.hazard] })] : []),
    ...(man.booked ? [text.booked] : []),
  ].join(', ')
}

/** The same with his line. */
export const manWords = (print: Print, man: ManSeen): string =>
  `${manInShort(print, man)} (${print.text.placeNames[man.line]})`
