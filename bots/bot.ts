import type { SampledChance, Seat } from '@libero/kernel'

/**
 * An opponent. It is a guest: `world` is a match as it may be from its seat, with everything it cannot know
 * redrawn before it is asked. It may change `world` as it likes and keep nothing of it.
 */
export interface Bot<S> {
  readonly id: string
  /** A blind bot looks at nothing but the list of options, and gets the world as it is unmade. */
  readonly blind?: boolean
  /** One of the first `count` entries of `options`. */
  choose(world: S, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number
  /** What it brings to the match: squad, team, deck, … under the options agreed. */
  build(seat: Seat, options: unknown, whim: SampledChance): unknown
}
