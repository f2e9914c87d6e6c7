import type { Outcome, Pair, Seat, SeatName, View, Viewer } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import type { Action, Club, Hazard, Line, Whereabouts } from './vocabulary.ts'
import { LINES } from './vocabulary.ts'

export type { FinaleOption } from './options.ts'
export { finaleOption, optionsOf } from './options.ts'

/** A view with its types: every field `view.ts` writes. What a viewer may not see is a number or missing. */
export interface Seen {
  readonly game: 'finale'
  readonly viewer: Viewer
  /** One of `PHASES`. */
  readonly phase: string
  /** From 1; 7 and 8 are extra time. */
  readonly period: number
  readonly minute: number
  readonly goals: Pair<number>
  /** §12 Both legs together, in the second. */
  readonly aggregate?: Pair<number>
  /** Who is asked. */
  readonly awaiting: readonly SeatName[]
  /** Who attacks in this period; while he is countered, the other is on the ball. */
  readonly attacker?: SeatName
  readonly attack?: AttackSeen
  readonly action?: ActionSeen
  /** Home's, then away's. */
  readonly sides: Pair<SideSeen>
  readonly shootOut?: ShootOutSeen
  readonly outcome?: Outcome
}

export interface AttackSeen {
  /** From 1; 0 in a shoot-out. */
  readonly number: number
  readonly of: number
  /** This is the counter … */
  readonly counter: boolean
  /** … and the one there can be in this period has been played, or is under way. */
  readonly counterPlayed: boolean
}

export interface ActionSeen {
  readonly name: Exclude<Action, 'free'>
  readonly onTheBall: SeatName
  /** §7 What the counter adds in its build-up, else 0. */
  readonly bonus: number
}

export interface ShootOutSeen {
  readonly scored: Pair<number>
  readonly shots: Pair<number>
  /** §11 Pairs of sudden death so far. */
  readonly suddenDeath: number
}

/** Tactic cards and men go by their ids. */
export interface SideSeen {
  readonly seat: SeatName
  readonly club: Club
  /** All fifteen, each always in the same place. */
  readonly men: readonly ManSeen[]
  readonly changesLeft: number
  /** Cards left to draw. */
  readonly deck: number
  /** Cards everybody has seen since the deck was made. */
  readonly shown: readonly string[]
  /** §5.7 Cards exchanged unseen; of the other side only how many. */
  readonly exchanged: readonly string[] | number
  readonly hand: readonly string[] | number
  /** The eleven cards chosen, for their own coach. */
  readonly packed?: readonly string[]
  /** §4.5 What is still in the deck, in the order its coach laid it. */
  readonly order?: readonly string[]
  readonly faceUp?: string
  /** The card laid face down; of the other side only that it lies there. */
  readonly laid?: string | true
  /** §9.4 Changes prepared but not shown, as off and on, for their own coach. */
  readonly changes?: readonly Pair<string>[]
  /** The man picked to leave while nobody is picked to come on for him. */
  readonly leaving?: string
  /** §11.1 In order; of the other side only those who have shot. */
  readonly takers?: readonly string[]
}

export interface ManSeen {
  readonly id: string
  /** The line he plays in; a stand-in in goal is a keeper (§8.9). */
  readonly line: Line
  readonly where: Whereabouts
  /** Quarter turns, 0–3: which of his four strengths is on top. */
  readonly turn: number
  readonly strength: number
  /** What threatens him at this strength. */
  readonly hazard?: Hazard
  readonly booked?: true
  /** The action he is used in, in this attack or counter. */
  readonly used?: Exclude<Action, 'free'>
}

export const seen = (view: View): Seen => view as unknown as Seen

export const handOf = (side: SideSeen): readonly string[] => (typeof side.hand === 'number' ? [] : side.hand)
export const handSize = (side: SideSeen): number =>
  typeof side.hand === 'number' ? side.hand : side.hand.length

export const exchangedOf = (side: SideSeen): readonly string[] =>
  typeof side.exchanged === 'number' ? [] : side.exchanged

/** The cards still in a coach's own deck. Their order is known only where he laid it himself. */
export function deckOf(side: SideSeen): readonly string[] {
  const gone = new Set([...handOf(side), ...side.shown, ...exchangedOf(side)])
  return side.order ?? (side.packed ?? []).filter((id) => !gone.has(id))
}

export const onPitch = (side: SideSeen): readonly ManSeen[] => side.men.filter((man) => man.where === 'pitch')

/** The men of a side line by line, keeper first. */
export const byLine = (side: SideSeen): readonly (readonly ManSeen[])[] =>
  LINES.map((line) => onPitch(side).filter((man) => man.line === line))

export const isOnTheBall = (s: Seen, seat: Seat): boolean => s.action?.onTheBall === SEATS[seat]

/** The men a side uses in the action under way. */
export const inAction = (s: Seen, seat: Seat): readonly ManSeen[] =>
  onPitch(s.sides[seat]).filter((man) => man.used !== undefined && man.used === s.action?.name)
