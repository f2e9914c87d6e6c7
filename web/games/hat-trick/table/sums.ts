import type { Seen } from '@libero/hat-trick/view'
import { fieldsOfLine, footballsIn, isComparedIn, onTheBall, partsOf } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'

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
  const cards = isComparedIn(s, near, line)
  const sum = (seat: Seat): Sum => {
    const players = seat === attacker ? attack : defence
    const card = s.sides[seat].faceUp
    if (!cards || card === undefined) return { total: players, words: String(players) }
    const { power } = partsOf(card)
    return { total: players + power, words: `${players}+${power}` }
  }
  return { near: sum(near), far: sum(other(near)), isEmpty, withCards: cards }
}
