import type { Seen } from '@libero/hat-trick/seen'
import { fieldsOfLine, footballsIn, lineOf, onTheBall } from '@libero/hat-trick/seen'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { partsOf } from './cards.tsx'

export interface Sum {
  readonly total: number
  /** '5', or with the card '5+3'. */
  readonly words: string
}

export interface LineSums {
  readonly near: Sum
  readonly far: Sum
  readonly isEmpty: boolean
  /** Whether the cards that lie open are counted in. */
  readonly withCards: boolean
}

/** The footballs that count in a line now; with the open cards where these are about to be compared there. */
export function sumsOf(s: Seen, near: Seat, line: number): LineSums {
  const { attack, defence, isEmpty } = footballsIn(s, fieldsOfLine(near, line))
  const attacker = onTheBall(s)
  const cards = isCompared(s, near, line)
  const sum = (seat: Seat): Sum => {
    const players = seat === attacker ? attack : defence
    const card = s.sides[seat].faceUp
    if (!cards || card === undefined) return { total: players, words: String(players) }
    const { power } = partsOf(card)
    return { total: players + power, words: `${players}+${power}` }
  }
  return { near: sum(near), far: sum(other(near)), isEmpty, withCards: cards }
}

/** A short pass is compared in the line of the ball, a long ball in one of the three lines ahead. */
function isCompared(s: Seen, near: Seat, line: number): boolean {
  if (!s.ball || s.opportunity || s.shot) return false
  const attacker = onTheBall(s)
  const card = s.sides[attacker].faceUp
  if (card === undefined || s.sides[other(attacker)].faceUp === undefined) return false
  const ahead = (attacker === near ? 1 : -1) * (line - lineOf(near, s.ball.field))
  const { kind } = partsOf(card)
  return kind === 'short' ? ahead === 0 : kind === 'long' && ahead >= 1 && ahead <= 3
}
