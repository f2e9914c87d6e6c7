import type { Game, MatchEvent, Seat } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import type { Matters } from '../prospect/matters.ts'
import type { Insight } from '../thinking/index.ts'

/** What a game tells those who look for exercises in its matches. */
export interface Quarry<S, C, E extends MatchEvent = MatchEvent> {
  readonly game: Game<S, C, E>
  /** Weakest first. */
  readonly bots: readonly Bot<S>[]
  readonly insight: Insight<S>
  readonly matters: Matters<S, E>
  /** The chapter of the rules a coach's question belongs to; nothing where it makes no exercise. */
  motifOf(s: S, seat: Seat): string | undefined
  /** What is agreed in the matches each sheet is from, by its name. */
  readonly sheets: Readonly<Record<string, unknown>>
}
