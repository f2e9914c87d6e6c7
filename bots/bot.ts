import type { SampledChance, Seat } from '@libero/kernel'

/** The levels, weakest first. A game's list of bots has them in this order. */
export const LEVELS = ['random', 'beginner', 'heuristic', 'montecarlo', 'search'] as const
export type Level = (typeof LEVELS)[number]

/** How long a bot may think about one decision: whichever limit comes first. */
export interface Budget {
  readonly ms: number
  /** Sampled continuations; for tests and comparisons that must not hang on the machine. */
  readonly iterations?: number
}

/** What a bot thinks of one option: the share of the match it expects after it (a draw is half), over `tries` samples. */
export interface Weighed {
  readonly action: number
  readonly share: number
  readonly tries: number
  /** Where a choice stays face down: how often it would be chosen, 0 … 1. */
  readonly mix?: number
}

/**
 * An opponent. It is a guest: `world` is a match as it may be from its seat, with everything it cannot know
 * redrawn before it is asked. It may change `world` as it likes and keep nothing of it but what it saw there openly.
 */
export interface Bot<S> {
  readonly id: string
  /** A blind bot looks at nothing but the list of options, and gets the world as it is unmade. */
  readonly blind?: boolean
  /** What it takes for a decision unless told otherwise, in milliseconds. */
  readonly ms: number
  /** One of the first `count` entries of `options`. */
  choose(world: S, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number
  /** What it brings to the match: squad, team, deck, … under the options agreed. */
  build(seat: Seat, options: unknown, whim: SampledChance): unknown
  /** Every option with its worth, best first; only of bots that think ahead. */
  weigh?(world: S, seat: Seat, options: Int16Array, count: number, whim: SampledChance): readonly Weighed[]
  /** A new match begins for this seat: what was seen in the last one is forgotten. */
  begin?(seat: Seat): void
  /** Sees a moment in which this seat decided, without being asked: what the rival has shown since changes beliefs. */
  look?(world: S, seat: Seat): void
  /** The same bot with other limits. */
  within?(budget: Budget): Bot<S>
}
