import type { MatchEvent, Seat, View } from '@libero/kernel'
import type { Insight } from '../thinking/index.ts'
import type { Prospect, Tone } from './prospect.ts'

/** What hangs on a decision: the comparison of a turn, a scoring opportunity, a shot, an attack. */
export interface Matter<E extends MatchEvent> {
  readonly of: string
  /**
   * How it can end for the coach who is asked. `rare` ones are left out where they do not happen; where it always comes
   * to one that is `beside` the matter, nothing is said.
   */
  readonly ways: readonly {
    readonly way: string
    readonly tone: Tone
    readonly rare?: true
    readonly beside?: true
  }[]
  /** The index of the way that this event decides it in, told after `before`; −1 while it is open. */
  decidedBy(event: E, before?: E): number
  /** The ways it can still end whatever both choose, where that is known. */
  readonly possible?: ReadonlySet<number>
  /** The index of the way if the match ends before. */
  readonly otherwise: number
}

/** What a game tells those who look ahead for people: what hangs on each decision, and how both would play on. */
export interface Matters<S, E extends MatchEvent> extends Pick<Insight<S>, 'duel' | 'belief'> {
  /** How both are supposed to play on: as a sensible coach does, as far as there is time for it. */
  readonly playsOn: Insight<S>['quick']
  /** How the coach who is asked goes on himself until this is decided, where it is not as above: for nothing else. */
  pursues?(of: string): Insight<S>['quick'] | undefined
  /** Until this is decided nothing hidden plays a part: once both are supposed to play on, only dice are left to count. */
  isOpen?(of: string, s: S): boolean
  /**
   * How far off estimates of this are, because coaches play otherwise than supposed and keep what they do not want to
   * play: as measured against several coaches (`bench/odds.json`), rounded up. With `s` where only dice are left to count.
   */
  doubt(of: string, s?: S): number
  /** By how much the estimates of two options have to differ before they are told apart, beyond luck. */
  told?(of: string): number
  /**
   * What the luck of estimates follows from, of all that a coach sees; everything where nothing is said. While it stays
   * the same, as through the questions of one play, they meet the same hands and the same luck.
   */
  glimpse?(seen: View, seat: Seat): unknown
  /** Nothing where nothing that could be foretold hangs on it. */
  matter(s: S, seat: Seat, action: number): Matter<E> | undefined
  /** A prospect counted exactly, from what this coach can know; nothing where it cannot be. */
  counted?(s: S, seat: Seat, action: number): Prospect | undefined
  /** How much of what is scarce an option takes: the power of its card, tokens; nothing where it takes none. */
  spends?(s: S, seat: Seat, action: number): number | undefined
  /** Until a matter is decided luck is dice and nothing hidden, so that it can be counted where nobody is asked. */
  readonly hasOpenLuck: boolean
  /** Luck that falls in no more ways than this is counted, not sampled. */
  readonly mostOutcomes?: number
  /** What a failure came by, from all that was told until it was decided: the narrowest name of it first. */
  causes?(story: readonly E[], seat: Seat): readonly string[]
  /** Takes back what the rival has chosen unseen in an imagined match, so that he chooses there by what he holds there. */
  unchoose?(world: S, rival: Seat): void
}
