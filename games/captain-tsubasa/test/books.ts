import { Phase } from '../phase.ts'
import { inAreas, limitOf, sumOf } from '../rules/common.ts'
import type { State } from '../state.ts'
import { NAMED } from '../state.ts'
import {
  BENCH,
  CARDS,
  DISCARD,
  EXHAUSTION,
  FIRST_EXHAUSTION,
  HAND,
  MATCH_PILE,
  MOST_PLAYS,
  MOTIVATION,
  OUT,
  PILES,
  POOL,
  RED,
  TOKENS,
  TRANSFERS,
} from '../vocabulary.ts'

const seats = [0, 1] as const

/** What must hold of cards, tokens and bookings whatever happens; throws where it does not. */
export function checkConserved(s: State): void {
  const wrong = (what: string) => new Error(`${what} (phase ${s.phase}, half ${s.half}, round ${s.round})`)
  const sizes = new Array<number>(PILES.length).fill(0)
  for (let card = 0; card < CARDS; card++) {
    const pile = s.where[card] ?? -1
    const size = sizes[pile]
    if (size === undefined) throw wrong(`${s.cards.id(card)} is nowhere`)
    sizes[pile] = size + 1
    const isOpen = pile !== MATCH_PILE && (pile < HAND || pile >= DISCARD)
    if (isOpen && s.known[card] !== NAMED) throw wrong(`${s.cards.id(card)} lies open, but is not known`)
  }
  if (sizes.join() !== s.size.join()) throw wrong(`piles of ${sizes} are counted as ${s.size}`)
  if (inAreas(s) > limitOf(s)) throw wrong(`${inAreas(s)} cards in the areas`)
  if (s.plays > MOST_PLAYS + MOTIVATION + TRANSFERS) throw wrong(`${s.plays} cards played`)
  if (s.pool.some((tokens, at) => tokens + (s.aside[at] ?? 0) > POOL))
    throw wrong(`pools of ${s.pool}, spent ${s.aside}`)
  if (s.booking.some((booking) => booking > RED)) throw wrong(`bookings ${s.booking}`)
  const tiring = s.where.subarray(FIRST_EXHAUSTION).filter((pile) => pile !== OUT && pile !== BENCH)
  if (tiring.length > EXHAUSTION) throw wrong(`${tiring.length} exhaustion cards`)
}

/** What a match stands at, as far as events can tell. */
export interface Books {
  /** Every pile's cards in the order of their ids. */
  readonly piles: readonly (readonly string[])[]
  readonly goals: readonly number[]
  readonly pools: readonly number[]
  /** §2.4 Spent in this round. */
  readonly aside: readonly number[]
  readonly bookings: readonly number[]
  /** Shot, pass and defence of both. */
  readonly sums: readonly number[]
  readonly attacker: number | undefined
  readonly over: boolean
}

/** What the state says of it. */
export function booksOf(s: State): Books {
  const piles = PILES.map((): string[] => [])
  for (let card = 0; card < CARDS; card++) piles[s.where[card] ?? 0]?.push(s.cards.id(card))
  const over = s.phase === Phase.Over
  return {
    piles: piles.map((ids) => ids.sort()),
    goals: Array.from(s.goals),
    pools: Array.from(s.pool),
    aside: Array.from(s.aside),
    bookings: Array.from(s.booking),
    sums: seats.flatMap((seat) => TOKENS.map((_, token) => sumOf(s, seat, token))),
    attacker: over || s.phase === Phase.Toss ? undefined : s.attacker,
    over,
  }
}
