import type { Fields, Position } from '@libero/kernel'
import { isObject, SEATS } from '@libero/kernel'
import { fieldName, numberOf, seatOfPlayer } from '../rules/common.ts'
import { CARD_IDS, FIELDS, FIRST_NUMBER, NUMBERS, OUTFIELD } from '../vocabulary.ts'

/** Words that every part of a position uses. */

export const POSITION_FORMAT = 'hat-trick-position/1'

/** What the match will be remembered by. */
export const TALLIES = ['yellows', 'reds', 'shots', 'penalties', 'actionsWon'] as const

export type Data = Record<string, unknown>

export const cardOrNull = (card: number) => (card < 0 ? null : CARD_IDS[card])

/** A player by seat and number; nobody is −1 and `null`. */
export const who = (player: number): Position | null =>
  player < 0 ? null : { seat: SEATS[seatOfPlayer(player)], number: numberOf(player) }

export function readWho(value: unknown, field: string, r: Fields): number {
  if (value === null) return -1
  if (!isObject(value)) return r.wrong(field)
  const seat = r.word(value.seat, SEATS, `${field}.seat`)
  return seat * OUTFIELD + readNumber(value.number, `${field}.number`, r)
}

/** A number 2 to 11 as a place among the ten. */
export const readNumber = (value: unknown, field: string, r: Fields): number =>
  Math.max(0, r.whole(value, FIRST_NUMBER, FIRST_NUMBER + NUMBERS.length - 1, field) - FIRST_NUMBER)

/** A field by its name, or −1. */
export function fieldOf(value: unknown): number {
  if (typeof value !== 'string') return -1
  for (let field = 0; field < FIELDS; field++) if (fieldName(field) === value) return field
  return -1
}
