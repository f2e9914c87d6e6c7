import type { Seat } from '@libero/kernel'
import type { Uses } from '../cards/expansion.ts'
import { Does } from '../cards/skills.ts'
import { STYLE_CARD, VARIANTS } from '../codes.ts'
import type { Sign } from '../options.ts'
import { seatOfPlayer } from '../rules/common.ts'
import { neighbour } from '../rules/neighbours.ts'
import { codeOf, ownerOf, skillOf, sourceOf, userOf, variantOf } from '../rules/skill.ts'
import type { State } from '../state.ts'
import { FIRST_NUMBER, NOWHERE, NUMBERS, OUTFIELD } from '../vocabulary.ts'

/**
 * The use of a skill as text: the player's number, '=4' if he borrows a team-mate's skill ('=x4' an opponent's), '!',
 * and what he does with it: '+' and '-' a step, '<' and '>' a field diagonally ahead, '~' back to his own wing, '.' stays,
 * a number for a team-mate, '8+' for a team-mate's step. A style card is its id with ':' and the same, '6&7' for two
 * who change places.
 */
const SIGNS: Readonly<Record<number, readonly Sign[]>> = {
  [Does.step]: ['+', '-'],
  [Does['step-forward']]: ['+', '-'],
  [Does['step-back']]: ['+', '-'],
  [Does['stride-forward']]: ['+', '-'],
  [Does['stride-back']]: ['+', '-'],
  [Does.jump]: ['+'],
  [Does.diagonal]: ['<', '>'],
  [Does['either-side']]: ['+', '-'],
  [Does['change-wing']]: ['+', '-', '~'],
  [Does['displace-carrier']]: ['+', '-'],
  [Does['run-on']]: ['+', '.'],
}
/** Effects whose variant is a team-mate, and those where he takes a step. */
const MATES: ReadonlySet<number> = new Set([
  Does['change-places'],
  Does['choose-receiver'],
  Does['lay-off'],
  Does.reach,
])
const SENT: ReadonlySet<number> = new Set([Does.send, Does['send-forward']])

/** A number as a place among the ten, or −1. */
export const positionOf = (number: string | undefined): number => NUMBERS.indexOf(Number(number) as 2)

const number = (i: number): string => String((i % OUTFIELD) + FIRST_NUMBER)

/** What a use is aimed at: a way, a team-mate, a team-mate's way, or two who change places. */
export interface Aim {
  readonly way?: Sign
  readonly one?: number
  readonly other?: number
}

/** A variant by what it stands for. */
export function aimOf(s: State, seat: number, does: number, variant: number): Aim {
  if (SIGNS[does]) return { way: SIGNS[does][variant] }
  const first = seat * OUTFIELD
  if (MATES.has(does)) return { other: first + variant }
  if (SENT.has(does)) return { other: first + (variant >> 1), way: variant & 1 ? '-' : '+' }
  if (does !== Does.exchange) return {}
  const one = first + (variant >> 1)
  return { one, other: neighbour(s, one, variant & 1 ? 3 : 0) }
}

function writeVariant(s: State, seat: number, does: number, variant: number): string {
  const { way = '', one, other } = aimOf(s, seat, does, variant)
  const whom = other === undefined ? '' : number(other)
  return one === undefined ? `${whom}${way}` : `${number(one)}&${whom}`
}

/** The variant a text names, or −1. */
function readVariant(s: State, seat: number, does: number, text: string): number {
  const signs: readonly string[] | undefined = SIGNS[does]
  if (signs) return signs.indexOf(text)
  if (MATES.has(does)) return positionOf(/^\d{1,2}$/.test(text) ? text : undefined)
  if (SENT.has(does)) {
    const sent = /^(\d{1,2})([+-])$/.exec(text)
    const i = positionOf(sent?.[1])
    return !sent || i < 0 ? -1 : i * 2 + (sent[2] === '-' ? 1 : 0)
  }
  if (does !== Does.exchange) return text === '' ? 0 : -1
  const two = /^(\d{1,2})&(\d{1,2})$/.exec(text)
  const [one, other] = [positionOf(two?.[1]), positionOf(two?.[2])]
  if (one < 0 || other < 0) return -1
  for (const way of [0, 3])
    if (neighbour(s, seat * OUTFIELD + one, way) === seat * OUTFIELD + other)
      return one * 2 + (way === 0 ? 0 : 1)
  return -1
}

const doesOf = (uses: Uses, row: number): number => uses.does[row]

export function writeSkillUse(s: State, seat: Seat, action: number): string {
  const player = userOf(seat, action)
  const owner = ownerOf(s, player, sourceOf(action))
  if (owner < 0) return ''
  const from = owner === player ? '' : `=${seatOfPlayer(owner) === seat ? '' : 'x'}${number(owner)}`
  const does = doesOf(s.cards.expansion.skills, skillOf(s, owner))
  return `${number(player)}${from}!${writeVariant(s, seat, does, variantOf(action))}`
}

export function readSkillUse(s: State, seat: Seat, text: string): number {
  const use = /^(\d{1,2})(?:=(x?)(\d{1,2}))?!([\d+<>~.-]{0,4})$/.exec(text)
  const i = positionOf(use?.[1])
  if (!use || i < 0) return -1
  const player = seat * OUTFIELD + i
  if (s.field[player] === NOWHERE) return -1
  const source = use[3] === undefined ? 0 : sourceNamed(s, seat, player, use[2] === 'x', use[3])
  if (source < 0) return -1
  const does = doesOf(s.cards.expansion.skills, skillOf(s, ownerOf(s, player, source)))
  const variant = readVariant(s, seat, does, use[4] ?? '')
  return variant < 0 ? -1 : codeOf(i, source) + variant
}

/** Which neighbour is named, as the source of a borrowed skill; −1 if he is none. */
function sourceNamed(s: State, seat: number, player: number, opponent: boolean, named: string): number {
  const i = positionOf(named)
  const owner = (opponent ? 1 - seat : seat) * OUTFIELD + i
  for (let way = 0; i >= 0 && way < 4; way++) if (neighbour(s, player, way) === owner) return way + 1
  return -1
}

export function writeStyleUse(s: State, seat: Seat, action: number): string {
  const card = Math.floor((action - STYLE_CARD) / VARIANTS)
  const { set, styleUses } = s.cards.expansion
  const variant = writeVariant(s, seat, doesOf(styleUses, card), (action - STYLE_CARD) % VARIANTS)
  return `${set.styles[card].id}${variant && `:${variant}`}`
}

export function readStyleUse(s: State, seat: Seat, text: string): number {
  const [id, rest = '', ...more] = text.split(':')
  const { set, styleUses } = s.cards.expansion
  const card = set.styles.findIndex((style) => style.id === id)
  if (card < 0 || more.length > 0) return -1
  const variant = readVariant(s, seat, doesOf(styleUses, card), rest)
  return variant < 0 ? -1 : STYLE_CARD + card * VARIANTS + variant
}
