import { COLUMNS } from '@libero/hat-trick'
import type { HatTrickOption, PlayerSeen, Seen, Standing } from '@libero/hat-trick/view'
import {
  byField,
  fieldFrom,
  fieldsOfLine,
  footballsIn,
  hasBall,
  LINES_DOWN,
  optionsOf,
  sideOf,
} from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Scene } from '../../../boards/board.ts'
import { KIT_STYLES, KITS } from '../../../boards/board.ts'
import type { Ink } from '../../../play/ink.ts'
import { padEnd, padStart, widthOf } from '../../../play/ink.ts'
import { goldMark, otherNumbers, typeCell } from './players.ts'
import type { PlayersPrint, Print } from './print.ts'

export const BALL = '◉'
export const STAR = '★'
const MAY_BE_CHOSEN = '›'
const FREE_FIELD = '·'
const ATTACK = '▲'
const DEFENCE = '▼'

/** Columns before a line, for its number, and behind it, for what is compared there. */
const LABEL = 3
const SUMS = 5
/** From here on there is room for footballs instead of digits. */
const DISCS_FROM = 24
/** From this height on there is grass between the lines, or what the cards of the expansion say. */
export const SPACIOUS = 34

/** '▲4 ▼1' */
export const footballs = ({ attack, defence }: Pick<PlayerSeen, 'attack' | 'defence'>): string =>
  `${ATTACK}${attack} ${DEFENCE}${defence}`

/** The pitch as the coach sees it, his own goal below: each line with its fields and the footballs compared there. */
export function pitchRows(print: Print, scene: Scene<Seen>): string[] {
  const { view: s, seat, width, height, ink } = scene
  const there = byField(s)
  const cell = Math.floor((width - LABEL - SUMS) / COLUMNS)
  const chosen = numbersAsked(scene)
  const { players } = print
  const isTall = height >= SPACIOUS
  return LINES_DOWN.flatMap((line, i) => {
    const fields = fieldsOfLine(seat, line)
    const cells = fields.map((field) => {
      const standing = there.get(field)
      return players && standing && !isTall
        ? cardCell(players, s, field, standing, scene, chosen, cell)
        : fieldCell(print, s, field, standing, scene, chosen, cell)
    })
    const { attack, defence, isEmpty } = footballsIn(s, fields)
    // §6.4 In an opportunity nothing is compared.
    const sums = isEmpty || s.opportunity ? '' : `${attack}:${defence}`
    const label = ` ${line}${line === LINES_DOWN[0] ? '»' : i === LINES_DOWN.length - 1 ? '«' : ' '}`
    const row = `${ink('faint', label)}${cells.join('')}`
    const shown = ink('pitch', padEnd(row, width - SUMS) + ink('strong', padStart(sums, SUMS)))
    if (players && isTall) {
      const below = fields.map((field) => secondRow(players, there.get(field), scene, cell))
      return [shown, ink('pitch', padEnd(' '.repeat(LABEL) + below.join(''), width))]
    }
    return height >= SPACIOUS && i > 0 ? [ink('pitch', ' '.repeat(width)), shown] : [shown]
  })
}

/** Columns a type takes with a blank behind it; the tiniest goes without. */
const TYPE = 13
const TINY = 7
/** Room for the numbers on his card and for his field, in a cell of one row. */
const NUMBERS_FROM = 25
const FIELD_FROM = 30

/** `◉■10L*Target ▲4▼1`, and more where there is room. */
function cardCell(
  players: PlayersPrint,
  s: Seen,
  field: string,
  standing: Standing,
  { seat, ink }: Scene,
  chosen: ReadonlySet<number>,
  width: number,
): string {
  const { player } = standing
  const front = signed(s, standing, seat, chosen, ink, (style) => {
    const number = `${KITS[standing.seat]}${padStart(String(player.number), 2)}${players.flanks[sideOf(player)]}`
    return `${ink(style, number)}${player.gold ? ink('gold', goldMark(player)) : ' '}`
  })
  const end = [
    ...(width >= NUMBERS_FROM ? [padEnd(otherNumbers(player), 5)] : []),
    `${ATTACK}${player.attack}${DEFENCE}${player.defence}`,
    ...(width >= FIELD_FROM ? [ink('faint', fieldFrom(seat, field))] : []),
  ].join(' ')
  const room = Math.min(TYPE, width - widthOf(front) - widthOf(end) - 1)
  const type = typeCell(players, player, room > TINY ? room - 1 : room, ink)
  return padEnd(`${front}${padEnd(type, room)}${end}`, width)
}

/** `  Target man 10/11`, below the row every player has. */
function secondRow(
  players: PlayersPrint,
  standing: Standing | undefined,
  { ink }: Scene,
  width: number,
): string {
  if (!standing) return ' '.repeat(width)
  const numbers = otherNumbers(standing.player)
  const room = Math.min(12, width - 3 - (numbers ? numbers.length + 1 : 0))
  const type = typeCell(players, standing.player, room, ink)
  return padEnd(`  ${type}${numbers ? ` ${ink('faint', numbers)}` : ''}`, width)
}

/** The coach's own numbers his question is about. */
const numbersAsked = ({ request }: Scene): ReadonlySet<number> =>
  new Set(request && optionsOf(request).flatMap(ownNumbers))

function ownNumbers({ kind, about }: HatTrickOption): readonly number[] {
  switch (kind) {
    case 'move':
    case 'pass':
    case 'switch':
    case 'skill':
    case 'turn-back':
    case 'prevention':
    case 'substitution':
      return [about.number]
    case 'interchange':
      return [about.number, about.other]
    default:
      return []
  }
}

/** `◉■10L★ ▲5 ▼1 b5`, or a free field. */
function fieldCell(
  print: Print,
  s: Seen,
  field: string,
  standing: Standing | undefined,
  { seat, ink }: Scene,
  chosen: ReadonlySet<number>,
  width: number,
): string {
  if (!standing) return padEnd(ink('faint', ` ${FREE_FIELD} ${fieldFrom(seat, field)}`), width)
  const { player } = standing
  const front = signed(s, standing, seat, chosen, ink, (style) => ink(style, shirt(print, standing)))
  const strength = width >= DISCS_FROM ? discs(player) : footballs(player)
  return padEnd(`${front} ${strength} ${ink('faint', fieldFrom(seat, field))}`, width)
}

/** Before his shirt: whether he has the ball or may be chosen. */
function signed(
  s: Seen,
  { seat: whose, player }: Standing,
  seat: Seat,
  chosen: ReadonlySet<number>,
  ink: Ink,
  shirt: (style: 'chosen' | (typeof KIT_STYLES)[number]) => string,
): string {
  if (hasBall(s, whose, player.number)) return ink('chosen', BALL) + shirt('chosen')
  const isChoice = whose === seat && chosen.has(player.number)
  return (isChoice ? ink('choice', MAY_BE_CHOSEN) : ' ') + shirt(KIT_STYLES[whose])
}

/** `■10L★` */
function shirt(print: Print, { seat, player }: Standing): string {
  const mark = print.players ? goldMark(player) : print.isStar(player) ? STAR : ' '
  return `${KITS[seat]}${padStart(String(player.number), 2)}${print.text.flanks[sideOf(player)]}${mark}`
}

/** As many footballs as he has, up to the five of our cards; more are a number. */
function discs({ attack, defence }: PlayerSeen): string {
  const row = (count: number) => padEnd(count <= 5 ? '●'.repeat(count) : String(count), 5)
  return `${ATTACK}${row(attack)} ${DEFENCE}${row(defence)}`
}

/** A player as the coach calls him: `◆5`, `■11`. */
export const inShort = ({ seat, player }: Standing, ink?: Ink): string => {
  const name = `${KITS[seat]}${player.number}`
  return ink ? ink(KIT_STYLES[seat], name) : name
}

/** The coach himself last, as the pitch has him. */
export const fromFarEnd = (seat: Seat): readonly [Seat, Seat] => [other(seat), seat]
