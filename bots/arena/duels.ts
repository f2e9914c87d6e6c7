import type { Seat } from '@libero/kernel'

/** Where a game lets shooter and keeper choose face down, three against three, and the odds of a goal are exact. */
export interface FaceDownDuels<S> {
  /** Whether both choose now and neither has. */
  isOn(s: S): boolean
  shooter(s: S): Seat
  /**
   * The likelihood of a goal by the shooter's option (three rows) and the keeper's, in the order in which `legal`
   * lists them. A keeper with six options has two sets of cards, three of each.
   */
  goals(s: S, columns: number, into: Float64Array): void
}
