import type { Seat } from '@libero/kernel'
import { seatOf } from '@libero/kernel'
import type { HatTrickEvent } from './events.ts'
import type { Seen } from './seen.ts'
import { DECK, HALVES } from './vocabulary.ts'

/** Who begins a half has the ball in the middle. */
const FIRST_TO_PLAY = 6

/**
 * What whoever tells a match must have heard where it began in a position: who plays, and when. None of it is told, it
 * only goes before what is.
 */
export function recap({ sides, half, possession, ball, shootOut }: Seen): readonly HatTrickEvent[] {
  const seat = seatOf(possession) ?? 0
  const whistle: readonly HatTrickEvent[] = shootOut ? [{ kind: 'shoot-out', seat }] : []
  return [
    {
      kind: 'kick-off',
      teams: [sides[0].team, sides[1].team],
      half: Math.min(half, HALVES + 1),
      seat,
      number: ball?.number ?? FIRST_TO_PLAY,
    },
    deckOf(sides[0], 0),
    deckOf(sides[1], 1),
    ...whistle,
  ]
}

/** §10.1 What has left a deck in this half, as if it had been drawn at once; a temporary one is none of the clock's. */
function deckOf(side: Seen['sides'][number], seat: Seat): HatTrickEvent {
  const left = side.temporary ? 0 : side.deck
  return { kind: 'drawn-unseen', seat, count: DECK - left, left }
}
