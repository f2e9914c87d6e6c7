import type { Game, MatchEvent, SampledChance, Seat } from '@libero/kernel'

/** What thinking ahead needs of a game's rules. */
export type Rules<S> = Pick<
  Game<S, never, MatchEvent>,
  'id' | 'mostOptions' | 'blank' | 'awaiting' | 'legal' | 'apply' | 'copy' | 'outcome' | 'reimagine'
>

/** What a game tells those who think ahead, beyond its rules. */
export interface Insight<S> {
  readonly rules: Rules<S>
  /**
   * A number for what this coach's decision hangs on. It holds nothing he cannot know, and need not hold his own
   * hand: options that are not there in another world are simply not chosen there.
   */
  keyOf(s: S, seat: Seat): number
  /** Whether what is decided now stays face down until the other has decided too. */
  isHidden(s: S): boolean
  /** Whether the judge may be asked now. The end of a match need not be asked for. */
  isQuiet(s: S): boolean
  /** Home's share of the match as it stands in this world: 1 won, ½ drawn, 0 lost. */
  judge(s: S): number
  /** Home's luck since the world was copied, 0 on average: taken off whatever comes of it, so that less is left to chance. */
  luck?(s: S): number
  /** What the judge looks at, for those who teach it. */
  readonly eyes: Eyes<S>
  /** A fast decision for playing on; it hangs on nothing the coach cannot know. */
  quick(s: S, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number
  /** How many of the options, from the first on, are worth a thought; left out, all of them. */
  serious?(s: S, seat: Seat, options: Int16Array, count: number): number
  /** A decision that thinking ahead would not make better, taken outright; −1 for all others. */
  outright?(s: S, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number
  /** The exact mix of a face-down duel, one weight for each option, summing to 1; false where this is none. */
  duel?(s: S, seat: Seat, options: Int16Array, count: number, mix: Float64Array): boolean
  /** A fresh memory for one seat of one match. */
  belief?(): Belief<S>
}

/** What a coach makes of what the other did. */
export interface Belief<S> {
  /** Looks at a world in which this seat is asked: only what lies open or is his own counts. */
  look(world: S, seat: Seat): void
  /** How likely the rival would have done what he did, if he held what he holds in this world: above 0, at most 1. */
  likelihood(world: S, seat: Seat): number
}

/** A match as numbers: what the judge looks at, and from whose seat. */
export interface Eyes<S> {
  readonly inputs: number
  /** Fills the first `inputs` places of `x`, each about −1 … 1, and says from whose seat they are seen. */
  features(s: S, x: Float32Array): Seat
}
