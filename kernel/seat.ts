/** The two coaches. Home is seat 0, away is seat 1, in every game. */
export const SEATS = ['home', 'away'] as const
export type SeatName = (typeof SEATS)[number]
export type Seat = 0 | 1

export const HOME: Seat = 0
export const AWAY: Seat = 1

export const other = (seat: Seat): Seat => (1 - seat) as Seat
export const seatName = (seat: Seat): SeatName => (seat === HOME ? 'home' : 'away')

/** Who may look: a coach, the stands, or (after the final whistle only) someone who sees everything. */
export const VIEWERS = ['home', 'away', 'spectator', 'omniscient'] as const
export type Viewer = (typeof VIEWERS)[number]
/** Who may look at any time: a coach or the stands. */
export type Onlooker = Exclude<Viewer, 'omniscient'>

export const seatOf = (viewer: Viewer): Seat | undefined =>
  viewer === 'home' ? HOME : viewer === 'away' ? AWAY : undefined

/** A value for each coach, home first. */
export type Pair<T> = readonly [T, T]
