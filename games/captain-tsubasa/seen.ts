import type { Outcome, Pair, Seat, SeatName, View } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import type { Action, Booking, Team, Token } from './vocabulary.ts'

export type { CaptainTsubasaOption, Roll } from './options.ts'
export {
  abilityNotation,
  captainTsubasaOption,
  optionsOf,
  TOP_NOTATION,
  tokenNotation,
} from './options.ts'

/** What a viewer sees, as `view.ts` writes it. Cards are named by their ids. */
export interface Seen extends View {
  readonly game: 'captain-tsubasa'
  /**
   * The kind of the present request: `toss`, `draft`, `turn`, `ability`, `token`, `target`, `motivate`, `action`,
   * `spend`, `reroll`, `save` or `special`; or `over`.
   */
  readonly phase: string
  /** 1 or 2, from the toss on; 3 and 4 are those of extra time. */
  readonly half: number
  /** The round of this half, from 1; 0 before the kick-off. */
  readonly round: number
  /** How many rounds this half has before stoppage time (§9.2). */
  readonly rounds: number
  /** Whether the half ends with the ball lost or a goal (§9.3). */
  readonly late: boolean
  /** Rounds of stoppage time so far. */
  readonly stoppage: number
  /** The seat that has the ball; `null` at the toss. */
  readonly attacker: SeatName | null
  /** The seat whose turn it is, or whose card is being played. */
  readonly turn: SeatName
  /** Cards that may lie in both areas (§5.4, §10.1). */
  readonly limit: number
  /** Ids of the open match cards, which lie there at the toss already (§3.1). */
  readonly field: readonly string[]
  /** How many match cards are still to come. */
  readonly matchLeft: number
  /** What lies beside the field. */
  readonly bench: BenchSeen
  /** Ids of the cards out of the match (§2.6), of the kinds that are played with. */
  readonly out: readonly string[]
  /** The card whose abilities are being decided on. */
  readonly playing: string | null
  /**
   * Once shot or pass is chosen, also while abilities of somebody motivated after that are decided on (§7).
   */
  readonly contest: ContestSeen | null
  /** Home and away. */
  readonly sides: Pair<SideSeen>
  /**
   * How it ended: `goals`, `winner` (0, 1, missing for joint champions), `by` (`normal-time`, `extra-time`,
   * `joint-champions`).
   */
  readonly outcome?: Outcome
}

export interface BenchSeen {
  /** Ids of motivation cards of both teams (§13). */
  readonly motivation: readonly string[]
  /** Ids of the transfers on offer (§15). */
  readonly transfers: readonly string[]
  /** How many exhaustion cards (§11.4). */
  readonly exhaustion: number
}

export interface ContestSeen {
  /** What was chosen. */
  readonly action: Action
  /** The attacker's sum with tokens, without dice. */
  readonly attack: number
  /** The defender's. */
  readonly defence: number
  /** Tokens spent by home and away. */
  readonly spent: Pair<number>
  /** Their rolls. */
  readonly dice: Pair<number> | null
  /** The card that rolls to save (§8). */
  readonly keeper: string | null
  /** Its roll. */
  readonly keeperDie: number | null
}

export interface SideSeen {
  /** The team its coach leads. */
  readonly team: Team
  /** The card it has been shown (§11.1). */
  readonly booking: Booking
  /** Its tokens. */
  readonly pool: Readonly<Record<Token, number>>
  /**
   * Those it has spent in this round, which return to its reserve with the clean-up (§2.4); missing by the rules
   * `captain-tsubasa-1`, where they return at once.
   */
  readonly aside?: Readonly<Record<Token, number>>
  /** Whether it plays no more cards in this round (§5.2). */
  readonly stopped: boolean
  /** What its cards come to, booking included (§7.1). */
  readonly sums: Readonly<Record<Token, number>>
  /** Ids of the cards in its play area, in the order they came. */
  readonly area: readonly string[]
  /** Ids of those on its discard pile. */
  readonly discard: readonly string[]
  /** Number of cards in its hand. */
  readonly handSize: number
  /** Number of cards in its draw pile. */
  readonly deckSize: number
  /** What everybody knows to be in its hand; also for its owner, who sees what his opponent knows. */
  readonly shown: readonly string[]
  /** Ids, only for their owner. */
  readonly hand?: readonly string[]
  /** Ids, only for their owner; their order nobody knows. */
  readonly deck?: readonly string[]
  /**
   * For everybody else instead of `hand` and `deck`: what hand and draw pile hold together beside what is `shown`; in
   * both a match card nobody else has seen is `unseen-1` or `unseen-2`, by its half (§2.5).
   */
  readonly hidden?: readonly string[]
  /** The special card chosen: its id for its owner, `face-down` for others (§12.2). */
  readonly special: string | null
}

export const attackerOf = ({ attacker }: Seen): Seat | undefined =>
  attacker === null ? undefined : (SEATS.indexOf(attacker) as Seat)
/** Before anything has happened, when there are no sums to look at. */
export const isOpening = (s: Seen): boolean =>
  s.attacker === null || (s.phase === 'draft' && s.half === 1 && s.round <= 1)
export const inAreas = (s: Seen): number => s.sides[0].area.length + s.sides[1].area.length
export const isOver = (s: Seen): boolean => s.phase === 'over'

/** Each card once, with how often it is there; only exhaustion cards are there more than once. */
export function counted(ids: readonly string[]): (readonly [id: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

/** §2.5 A card nobody but its owner has seen is told by the half it came in; nothing for any other. */
export const unseenHalf = (id: string): string | undefined => /^unseen-([12])$/.exec(id)?.[1]
