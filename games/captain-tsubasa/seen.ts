import type { Outcome, Pair, Seat, SeatName, View, Viewer } from '@libero/kernel'
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

/** What a viewer sees, as `view.ts` puts it. Cards are named by their ids. */
export interface Seen {
  readonly game: 'captain-tsubasa'
  readonly viewer: Viewer
  /** One of `PHASES`. */
  readonly phase: string
  /** From 1, 3 and 4 are those of extra time; 0 before the kick-off. */
  readonly half: number
  /** Of this half, from 1; 0 before the kick-off. */
  readonly round: number
  /** §9.2 So many rounds with match cards has this half. */
  readonly rounds: number
  readonly minute: number
  /** §9.3 The half ends as soon as the ball is lost. */
  readonly late: boolean
  /** Rounds of stoppage so far. */
  readonly stoppage: number
  readonly goals: Pair<number>
  /** Whoever is asked now. */
  readonly awaiting: readonly SeatName[]
  /** Nobody before the kick-off. */
  readonly attacker: SeatName | null
  readonly turn: SeatName
  /** §5.4 So many cards in both areas end the attack. */
  readonly limit: number
  /** §3.1 The open match cards, and how many are still to come. */
  readonly field: readonly string[]
  readonly matchLeft: number
  readonly bench: BenchSeen
  /** §2.6 Cards that have left the match. */
  readonly out: readonly string[]
  /** The card whose abilities are being decided on. */
  readonly playing: string | null
  readonly contest: ContestSeen | null
  readonly sides: Pair<SideSeen>
  /** Once the match is over. */
  readonly outcome?: Outcome
}

/** §11.4, §13, §15 What lies beside the field. */
export interface BenchSeen {
  /** Of both teams. */
  readonly motivation: readonly string[]
  readonly transfers: readonly string[]
  readonly exhaustion: number
}

/** §7 A contest from the choice of shot or pass on. */
export interface ContestSeen {
  readonly action: Action
  /** Tokens included, dice not. */
  readonly attack: number
  readonly defence: number
  /** Tokens, by seat. */
  readonly spent: Pair<number>
  readonly dice: Pair<number> | null
  /** §8 The card that saves, and its roll. */
  readonly keeper: string | null
  readonly keeperDie: number | null
}

export interface SideSeen {
  readonly team: Team
  readonly booking: Booking
  /** Tokens this coach holds. */
  readonly pool: Readonly<Record<Token, number>>
  /** §5.2 He plays no more cards in this round. */
  readonly stopped: boolean
  /** Of the cards in his area, less what a booking takes. */
  readonly sums: Readonly<Record<Token, number>>
  /** In the order they came. */
  readonly area: readonly string[]
  readonly discard: readonly string[]
  readonly handSize: number
  readonly deckSize: number
  /** What everybody knows to be in this hand; a match card taken unseen as 'unseen-1' or 'unseen-2'. */
  readonly shown: readonly string[]
  /** One's own; the draw pile in an order that says nothing. */
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  /** The other's: what hand and draw pile hold together beside what is shown. */
  readonly hidden?: readonly string[]
  /** §12 The special shot or defence this coach has chosen; the other's is 'face-down'. */
  readonly special: string | null
}

export const seen = (view: View): Seen => view as unknown as Seen

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
