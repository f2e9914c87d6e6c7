import { isObject } from '@libero/kernel'
import type { Token } from '../vocabulary.ts'
import { TOKENS } from '../vocabulary.ts'
import type { Bookings, Colour, Penalty } from './bookings.ts'
import { COLOURS, MOST_PENALTY, OUR_BOOKINGS, penaltyOf } from './bookings.ts'
import type { Refuse } from './check-fields.ts'
import { isWhole } from './check-fields.ts'

const RULES: Readonly<Record<Colour, string>> = { yellow: '11.1', red: '11.2' }

/** A side on which nothing stands is as one that is not there. */
const saysNothing = (side: unknown): boolean =>
  side === undefined || (isObject(side) && Object.values(side).every((value) => value === undefined))

/** §11.1, §11.2 Whatever is there must be whole, and no reward. */
export function checkBookings(bookings: unknown, refuse: Refuse): void {
  if (bookings === undefined) return
  if (!isObject(bookings)) {
    refuse('11.1', 'bookings-malformed', 'bookings')
    return
  }
  if (Object.keys(bookings).some((word) => !COLOURS.includes(word as Colour)))
    refuse('11.1', 'bookings-malformed', 'bookings')
  for (const colour of COLOURS) checkPenalty(bookings[colour], colour, refuse)
}

function checkPenalty(side: unknown, colour: Colour, refuse: Refuse): void {
  if (saysNothing(side)) return
  const rule = RULES[colour]
  if (!isObject(side) || Object.keys(side).some((word) => !TOKENS.includes(word as Token))) {
    refuse(rule, 'bookings-malformed', `bookings.${colour}`)
    return
  }
  for (const token of TOKENS)
    if (!isWhole(side[token], -MOST_PENALTY, 0))
      refuse(rule, 'booking-penalty', `bookings.${colour}.${token}`, { most: MOST_PENALTY })
}

/** Whoever says the same as ours has the same set as one that does not say it. */
export function tidyBookings(bookings: Bookings | undefined): { readonly bookings?: Bookings } {
  const own = COLOURS.filter((colour) => {
    const side = bookings?.[colour]
    return side && !saysNothing(side) && TOKENS.some((token) => side[token] !== OUR_BOOKINGS[colour][token])
  })
  if (own.length === 0) return {}
  return { bookings: Object.fromEntries(own.map((colour) => [colour, tidyPenalty(bookings, colour)])) }
}

function tidyPenalty(bookings: Bookings | undefined, colour: Colour): Penalty {
  const { shot, pass, defence } = penaltyOf({ bookings: bookings ?? {} }, colour)
  // A typed −0 is 0.
  return { shot: shot || 0, pass: pass || 0, defence: defence || 0 }
}
