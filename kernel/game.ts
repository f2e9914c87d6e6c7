import type { Chance } from './chance.ts'
import type { MatchEvent, Teller } from './events.ts'
import type { Checked, Refusal } from './refusal.ts'
import type { Pair, Seat, SeatName, Viewer } from './seat.ts'

/** Who is awaited: nobody (the match is over), home, away, or both at once, each unseen by the other. */
export const NOBODY = 0
export const AWAIT_BOTH = 3
export type Awaiting = 0 | 1 | 2 | 3

export const awaits = (awaiting: Awaiting, seat: Seat): boolean => (awaiting & (1 << seat)) !== 0

/** How a match ended. `winner` is missing for a draw. */
export interface Outcome {
  readonly goals: Pair<number>
  readonly winner?: Seat
  /** What decided it: 'normal-time', 'extra-time', 'shoot-out', … as the game names it. */
  readonly by: string
  readonly shootOut?: Pair<number>
  readonly aggregate?: Pair<number>
}

/** A typed question to one coach. Screen, terminal, screen reader, bot and protocol are driven by the same. */
export interface Request {
  readonly seat: Seat
  readonly kind: string
  readonly options: readonly Option[]
  /** Key of the sentence that asks, with what it needs. */
  readonly prompt: { readonly key: string; readonly about: Readonly<Record<string, string | number>> }
  /** The paragraph the question rests on. */
  readonly rule: string
  /** What is taken when time runs out; always one of the options. */
  readonly default: string
  /** The other coach answers at the same time, unseen. */
  readonly atOnce: boolean
}

export interface Option {
  /** The decision in notation, as `act` takes it. */
  readonly action: string
  readonly kind: string
  /** Of a card, its id. */
  readonly card?: string
  /** Whom and what it is about beside that, by names a game gives: nobody has to read the notation. */
  readonly about?: Readonly<Record<string, string | number>>
}

/** An exact likelihood, and what it is the likelihood of ('build-up', 'goal', 'save', …). */
export interface Odds {
  readonly of: string
  readonly likelihood: number
}

/**
 * What a viewer may see of a match, as plain data: this of every match, and what its game adds. The comments on fields
 * of views are printed in `docs/protocol.md`.
 */
export interface View {
  /** Which game it is. */
  readonly game: string
  /** Who looks. */
  readonly viewer: Viewer
  /** The kind of the present request, or `over`. */
  readonly phase: string
  /** Football minutes played. */
  readonly minute: number
  /** Home's and away's. */
  readonly goals: Pair<number>
  /** The seats that are asked: none, one, or both at once. */
  readonly awaiting: readonly SeatName[]
  /** How it ended. */
  readonly outcome?: Outcome
}

/** A whole state as documented, readable data. */
export type Position = Readonly<Record<string, unknown>>

/** What is agreed before a match: options, and a sealed build of each coach. Plain data, not yet checked. */
export interface MatchConfig {
  readonly options?: unknown
  readonly builds: Pair<unknown>
}

/** A card set by name and version, as every record keeps it. */
export interface CardSetName {
  readonly name: string
  readonly version: string
}

/**
 * The rules and the cards a match is played with, as its record names them. What is not said is the newest; a position
 * that names no rules was written when there were only the first.
 */
export interface Edition {
  readonly rules?: string
  readonly cards?: CardSetName
}

/**
 * What a game is. `S` is its state (numbers and small typed arrays), `C` a checked configuration, `V` what a viewer
 * sees. `legal`, `apply`, `awaiting` and `copy` allocate nothing when no teller listens.
 */
export interface Game<S, C, E extends MatchEvent = MatchEvent, V extends View = View> {
  readonly id: string
  /** The newest version of the rules, which new matches are played by. */
  readonly rules: string
  /** Every version that was ever published, oldest first: no match dies of a correction. */
  readonly versions: readonly string[]
  /** No decision has more options than this. */
  readonly mostOptions: number

  /** Every reason against a coach's build, at once; none means it may be sealed. */
  checkBuild(seat: Seat, build: unknown, options: unknown): readonly Refusal[]
  /**
   * Turns what was agreed into a checked configuration, or says everything that is wrong with it. A record names
   * the rules and the card set it was played with: where the agreement brings no cards of its own, that one is taken
   * if the game still has it, so that old matches live on when rules are corrected and cards redesigned.
   */
  prepare(config: MatchConfig, edition?: Edition): Checked<C>
  /** The plain data `prepare` would accept again: what the record keeps. */
  plain(config: C): MatchConfig

  /** An empty state to copy into, of the same match. */
  blank(like: S): S
  cardSet(s: S): CardSetName
  /** The version of the rules a match is played by, written into its record. */
  rulesOf(s: S): string
  /** Kick-off; `into` is a state to use again. */
  start(config: C, chance: Chance, told?: Teller<E>, into?: S): S
  awaiting(s: S): Awaiting
  /**
   * Writes the action codes of one awaited coach into `out` and says how many. Exactly one only
   * where not asking would show what is hidden: see `apply`.
   */
  legal(s: S, seat: Seat, out: Int16Array): number
  /** Plays a legal action, then everything that follows without a choice, forced choices included. */
  apply(s: S, seat: Seat, action: number, chance: Chance, told?: Teller<E>): void
  copy(from: S, to: S): void
  outcome(s: S): Outcome | undefined
  /** Football minutes played. */
  minute(s: S): number

  view(s: S, viewer: Viewer): V
  request(s: S, seat: Seat): Request | undefined
  /** Why a coach may not do this now; only called for what `legal` does not list. */
  explain(s: S, seat: Seat, action: number): Refusal
  /** How likely the decision succeeds, from what this coach can see; nothing where luck is not next. */
  odds(s: S, seat: Seat, action: number): Odds | undefined
  /** Redraws everything this seat cannot know, as likely as it seems to him. */
  reimagine(s: S, seat: Seat, chance: Chance): void

  /** The action a text names for this coach, or −1. Any text may come. */
  read(s: S, seat: Seat, text: string): number
  write(s: S, seat: Seat, action: number): string

  /** The whole state, hidden things included. */
  position(s: S): Position
  /** Only what `fromPosition` reads, as a copy; or everything that is wrong with it. */
  plainPosition(position: unknown, edition?: Edition): Checked<Position>
  /**
   * A state from plain data, played on to the first real decision; or everything that is wrong with it. Rules and
   * cards are named as in `prepare`, unless the data names its own; unnamed rules are the first.
   */
  fromPosition(position: unknown, chance: Chance, told?: Teller<E>, edition?: Edition): Checked<S>
}
