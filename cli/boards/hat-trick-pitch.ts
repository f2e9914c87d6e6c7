import { COLUMNS } from '@libero/hat-trick'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Ink } from '../play/ink.ts'
import { padEnd, padStart } from '../play/ink.ts'
import type { Scene } from './board.ts'
import { KIT_STYLES, KITS } from './board.ts'
import type { PlayerSeen, Print, Seen, Standing } from './hat-trick-seen.ts'
import { byField, fieldsOfLine, flankOf, footballsIn, hasBall, LINES_DOWN, seen } from './hat-trick-seen.ts'

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
/** From this height on there is grass between the lines. */
const SPACIOUS = 34

/** '▲4 ▼1' */
export const footballs = ({ attack, defence }: Pick<PlayerSeen, 'attack' | 'defence'>): string =>
  `${ATTACK}${attack} ${DEFENCE}${defence}`

/** The pitch as the coach sees it, his own goal below: each line with its fields and the footballs compared there. */
export function pitchRows(print: Print, scene: Scene): string[] {
  const { view, seat, width, height, ink } = scene
  const s = seen(view)
  const there = byField(s)
  const cell = Math.floor((width - LABEL - SUMS) / COLUMNS)
  const chosen = numbersAsked(scene)
  return LINES_DOWN.flatMap((line, i) => {
    const fields = fieldsOfLine(seat, line)
    const cells = fields.map((field) => fieldCell(print, s, field, there.get(field), scene, chosen, cell))
    const { attack, defence, isEmpty } = footballsIn(s, fields)
    const sums = isEmpty ? '' : `${attack}:${defence}`
    const label = ` ${line}${line === LINES_DOWN[0] ? '»' : i === LINES_DOWN.length - 1 ? '«' : ' '}`
    const row = `${ink('faint', label)}${cells.join('')}`
    const shown = ink('pitch', padEnd(row, width - SUMS) + ink('strong', padStart(sums, SUMS)))
    return height >= SPACIOUS && i > 0 ? [ink('pitch', ' '.repeat(width)), shown] : [shown]
  })
}

/** The coach's own numbers his question is about. */
function numbersAsked({ request }: Scene): ReadonlySet<number> {
  const asked = (request?.options ?? []).filter(({ kind }) => kind === 'move' || kind === 'pass')
  return new Set(asked.map(({ action }) => Number.parseInt(action, 10)))
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
  if (!standing) return padEnd(ink('faint', ` ${FREE_FIELD} ${field}`), width)
  const { player } = standing
  const isChoice = standing.seat === seat && chosen.has(player.number)
  const isCarrier = hasBall(s, standing.seat, player.number)
  const sign = isCarrier ? BALL : isChoice ? MAY_BE_CHOSEN : ' '
  const style = isCarrier ? 'chosen' : KIT_STYLES[standing.seat]
  const front = `${isChoice && !isCarrier ? ink('choice', sign) : isCarrier ? ink('chosen', sign) : sign}${ink(style, shirt(print, standing))}`
  const strength = width >= DISCS_FROM ? discs(player) : footballs(player)
  return padEnd(`${front} ${strength} ${ink('faint', field)}`, width)
}

/** `■10L★` */
function shirt(print: Print, { seat, player }: Standing): string {
  const star = print.isStar(player) ? STAR : ' '
  return `${KITS[seat]}${padStart(String(player.number), 2)}${print.text.flanks[flankOf(player.number)]}${star}`
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
