import type { Token } from '../vocabulary.ts'

/** §11.1, §11.2 The two sides of a booking card. */
export const COLOURS = ['yellow', 'red'] as const
export type Colour = (typeof COLOURS)[number]

/** What a booking does to shot, pass and defence, with the sign that is printed: −2 is two fewer. */
export type Penalty = Readonly<Record<Token, number>>
export type Bookings = Readonly<Partial<Record<Colour, Penalty>>>

/** R4a, R4b The bookings of every set that does not say its own. */
export const OUR_BOOKINGS: Readonly<Record<Colour, Penalty>> = {
  yellow: { shot: -2, pass: -2, defence: 0 },
  red: { shot: -3, pass: -3, defence: -1 },
}

/** What a booking of this colour does in a card set. */
export const penaltyOf = (set: { readonly bookings?: Bookings }, colour: Colour): Penalty =>
  set.bookings?.[colour] ?? OUR_BOOKINGS[colour]

export const MOST_PENALTY = 9
