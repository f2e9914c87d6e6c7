import type { Pair, Seat } from '@libero/kernel'

/**
 * A competition: what was agreed, what luck has drawn, and what was played. Nothing else is kept. Fixtures, tables, who
 * plays next and who has won follow from it (`courseOf`), in whatever order the results were entered.
 */
export interface Competition {
  readonly libero: typeof COMPETITION_FORMAT
  readonly game: string
  readonly name: string
  /** Which of the game's cups it is played for. */
  readonly trophy?: string
  /** What is agreed for every match of it, as the game takes it. */
  readonly agreed?: Readonly<Record<string, unknown>>
  readonly form: Form
  /** In the order of entry, which is that of the seeds. */
  readonly entrants: readonly Entrant[]
  readonly holder?: Holder
  readonly drawn: readonly Lots[]
  readonly results: readonly Result[]
  /** Whoever has left it, the first first; what he has played stands. */
  readonly withdrawn: readonly string[]
}

/** The version of the form, which a kept competition names: every published one is read for ever. */
export const COMPETITION_FORMAT = 'competition/1'

export const MOST_ENTRANTS = 32

export interface Entrant {
  readonly id: string
  /** Where he has none, the game has a name for the id. */
  readonly name?: string
  /** Who leads it: an opponent's level, 'person', or a person's name. */
  readonly coach: string
  /** What he brings to every match that it suits; elsewhere what stands ready, or what his coach builds. */
  readonly build?: unknown
}

export const PERSON = 'person'

/** Finale §12.4 The holder of a cup defends it with more or fewer points for his squad. */
export interface Holder {
  readonly team: string
  readonly bonus: number
}

export type Form = Cup | League | Tournament | Ladder

/** Who loses a tie is out. */
export interface Cup extends KnockOut {
  readonly kind: 'cup'
  /** Who meets whom: drawn by lot once for the whole cup, or by the order of entry, so that the best meet last. */
  readonly pairing: 'drawn' | 'seeded'
}

/** Everybody meets everybody. */
export interface League {
  readonly kind: 'league'
  readonly rounds: 1 | 2
  readonly order: readonly TieBreak[]
}

/** Groups first, then the best of them in a knock-out. */
export interface Tournament extends KnockOut {
  readonly kind: 'tournament'
  /** So many, as even as can be; the first of the entrants are group A. */
  readonly groups: number
  /** Whether the groups are those of the order of entry, or of a draw. */
  readonly pairing: 'drawn' | 'listed'
  readonly rounds: 1 | 2
  readonly order: readonly TieBreak[]
  /** The first round by places: 'A1' is the winner of group A, '3' one of the best who came third. */
  readonly bracket: readonly Pair<string>[]
  /** Which groups' thirds take the places '3' in turn, by the groups that have one among the best: 'BCEF' → 'FCBE'. */
  readonly thirds?: Readonly<Record<string, string>>
}

/** Neighbours meet, and whoever beats the one above him takes his place. */
export interface Ladder {
  readonly kind: 'ladder'
  readonly rounds: number
}

interface KnockOut {
  readonly ties: Ties
  readonly thirdPlace?: true
}

/** How often two meet who play each other out of it. */
export type Ties =
  | { readonly legs: 1 }
  /** Grounds swapped; goals added up. */
  | { readonly legs: 2; readonly awayGoals?: true }
  /** Whoever has won more of so many matches; a final that stays level has two champions. */
  | { readonly bestOf: 3 | 5 }

/** What parts teams with equal points, in the order in which it is asked; lots come last of all and need not be named. */
export const TIE_BREAKS = ['difference', 'goals', 'head-to-head', 'away-goals'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

/** As at world championships. */
export const USUAL_ORDER: readonly TieBreak[] = ['difference', 'goals', 'head-to-head']
/** As at European ones. */
export const DIRECT_ORDER: readonly TieBreak[] = ['head-to-head', 'difference', 'goals']

/** What luck has put in order: the draw, or those who could be parted by nothing else. */
export interface Lots {
  readonly for: string
  readonly order: readonly string[]
}

export type Result = Played | Awarded

interface OfMatch {
  /** The fixture, and who met in it: a result of other teams counts for nothing. */
  readonly match: string
  readonly home: string
  readonly away: string
}

/** As the match ended, with the words of its game. */
export interface Played extends OfMatch {
  readonly goals: Pair<number>
  /** Who has won, and in the match that decides a tie who goes through; missing where the goals say it. */
  readonly winner?: Seat
  readonly by?: string
  readonly shootOut?: Pair<number>
  readonly incidents?: readonly Incident[]
  /** By what the match itself is found where it is kept. */
  readonly kept?: string
}

/** Not played, or not to its end: whose it is, or nobody's. */
export interface Awarded extends OfMatch {
  readonly awarded: 'home' | 'away' | 'nobody'
}

export const INCIDENTS = ['goal', 'yellow', 'red', 'injury'] as const

/** What a list is made of: a goal, a card, an injury; a man by what the game calls him. */
export interface Incident {
  readonly kind: (typeof INCIDENTS)[number]
  readonly seat: Seat
  readonly man: string
  readonly minute?: number
}

export const isPlayed = (result: Result): result is Played => 'goals' in result

/** Whether it came to blows that can be lost: a knock-out, whole or at the end. */
export const hasKnockOut = (form: Form): form is Cup | Tournament =>
  form.kind === 'cup' || form.kind === 'tournament'

export const orderOf = (form: Form): readonly TieBreak[] =>
  form.kind === 'league' || form.kind === 'tournament' ? form.order : []
