import type { Outcome, Pair, Seat, SeatName, View } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import type { TacticsChoice } from './deck.ts'
import type { Action, Club, Hazard, Line, Whereabouts } from './vocabulary.ts'
import { LINES } from './vocabulary.ts'

export type { FinaleOption } from './options.ts'
export { finaleOption, optionsOf } from './options.ts'

/** What a viewer sees, as `view.ts` writes it. What he may not see is a number or missing. */
export interface Seen extends View {
  readonly game: 'finale'
  /** How tactic cards were agreed to be chosen (§4.4, §4.10), where it is not white and a colour. */
  readonly tactics?: Exclude<TacticsChoice, 'usual'>
  /** 1 to 6; 7 and 8 are extra time; 0 while the tactic cards are chosen. */
  readonly period: number
  /** Goals of both legs, in a second leg (§12). */
  readonly aggregate?: Pair<number>
  /**
   * Who attacks in this period, once the cards are revealed. While he is countered, the other is on the ball.
   */
  readonly attacker?: SeatName
  /** The attack under way. */
  readonly attack?: AttackSeen
  /** The action under way. */
  readonly action?: ActionSeen
  /** Home and away. */
  readonly sides: Pair<SideSeen>
  /** The shoot-out, once it has begun. */
  readonly shootOut?: ShootOutSeen
  /**
   * How it ended: `goals`, `winner` (0, 1, missing for a draw), `by` (`normal-time`, `extra-time`, `shoot-out`, `lots`,
   * `aggregate`, `away-goals`), and where they apply `shootOut` and `aggregate`.
   */
  readonly outcome?: Outcome
}

export interface AttackSeen {
  /** From 1; 0 in a shoot-out. */
  readonly number: number
  /** How many attacks there are in this period. */
  readonly of: number
  /** Whether a counter is under way. */
  readonly counter: boolean
  /** Whether the period has had its counter, or has it now. */
  readonly counterPlayed: boolean
}

export interface ActionSeen {
  /** What is played. */
  readonly name: Exclude<Action, 'free'>
  /** The seat that plays it. */
  readonly onTheBall: SeatName
  /** What a counter adds in its build-up, otherwise 0 (§7). */
  readonly bonus: number
  /**
   * The lines with nobody free for whom men of other lines stand in, one entry a place; only while the side that
   * chooses has such places left to fill, and since finale-2 (§6.4).
   */
  readonly missing?: readonly Line[]
}

export interface ShootOutSeen {
  /** Penalties that went in, home's and away's. */
  readonly scored: Pair<number>
  /** Penalties taken. */
  readonly shots: Pair<number>
  /** Pairs of sudden death so far (§11). */
  readonly suddenDeath: number
}

export interface SideSeen {
  /** Whose side it is. */
  readonly seat: SeatName
  /** The club he leads. */
  readonly club: Club
  /** The fifteen, in the order they were handed in. */
  readonly men: readonly ManSeen[]
  /** Of the three changes. */
  readonly changesLeft: number
  /** Number of cards left to draw; while the tactic cards are chosen (§4.8), of those chosen once all are. */
  readonly deck: number
  /** Ids of the cards everybody has seen since the deck was made. */
  readonly shown: readonly string[]
  /** Cards exchanged unseen (§5.7): their ids for their owner, their number for others. */
  readonly exchanged: readonly string[] | number
  /** Ids for their owner, their number for others. */
  readonly hand: readonly string[] | number
  /** Ids of the deck's eleven cards, or of those he has chosen so far, for their owner. */
  readonly packed?: readonly string[]
  /** Under free choice the cards left in the deck, in the order their coach laid them, for him (§4.5). */
  readonly order?: readonly string[]
  /** The card that lies face up; since finale-2 also the closing card of a coach with an empty hand (§5.8). */
  readonly faceUp?: string
  /** The card laid face down: its id for its owner, `true` for others. */
  readonly laid?: string | true
  /** Changes prepared but not shown, as pairs off and on, for their owner (§9.4). */
  readonly changes?: readonly Pair<string>[]
  /** The man picked to leave while nobody is picked to come on for him, for his coach. */
  readonly leaving?: string
  /** Penalty takers in order: all named for their coach, those who have shot for others (§11.1). */
  readonly takers?: readonly string[]
}

export interface ManSeen {
  /** The footballer. */
  readonly id: string
  /** The line he plays in; a stand-in in goal is `keeper` (§8.9). */
  readonly line: Line
  /** Where he is; `off` is for good. */
  readonly where: Whereabouts
  /** Quarter turns, 0 to 3: which of his four strengths is on top. */
  readonly turn: number
  /** The strength on top. */
  readonly strength: number
  /** What threatens him at this strength. */
  readonly hazard?: Hazard
  /** Once he has a yellow card. */
  readonly booked?: true
  /** The action of this attack or counter he is used in. */
  readonly used?: Exclude<Action, 'free'>
}

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
