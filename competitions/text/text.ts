import type { TieBreak } from '../competition.ts'
import type { DECIDERS } from '../knock-out.ts'

/** Every code a competition refuses with. */
export const COMPETITION_REFUSALS = [
  'competition-unnamed',
  'entrants-count',
  'entrant-twice',
  'entrant-unnamed',
  'team-unknown',
  'team-gone',
  'ladder-rounds',
  'tie-break-unknown',
  'groups-count',
  'bracket-wrong',
  'match-unknown',
  'match-over',
  'score-wrong',
  'winner-wrong',
  'winner-missing',
  'result-unknown',
  'competition-other-game',
  'ties-unknown',
  'bonus-unknown',
  'trophy-unknown',
  'competition-too-long',
  'competition-damaged',
  'competition-foreign',
  'competition-newer',
  'competition-edited',
] as const
export type CompetitionRefusal = (typeof COMPETITION_REFUSALS)[number]

/** What holds in every competition, whatever is played; refusals cite it. */
export const COMPETITION_RULES = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9'] as const
export type CompetitionRule = (typeof COMPETITION_RULES)[number]

/** Everything the room says in one language. */
export interface CompetitionText {
  readonly refusals: Readonly<Record<CompetitionRefusal, string>>
  /** Follow a sentence about a text that is damaged: where it is no JSON, and what of it makes no sense. */
  readonly place: string
  readonly field: string
  readonly rules: Readonly<Record<CompetitionRule, string>>
  readonly forms: Readonly<Record<'cup' | 'league' | 'tournament' | 'ladder' | 'series', string>>
  /** Competitions that stand ready. */
  readonly fixed: Readonly<Record<'world' | 'euro', string>>
  readonly trophies: Readonly<Record<'national' | 'league' | 'european' | 'super', string>>
  readonly group: string
  readonly matchday: string
  readonly ladderRound: string
  /** By how many ties the round has: one is the final. */
  readonly rounds: Readonly<Record<1 | 2 | 4 | 8 | 16, string>>
  readonly ties: Readonly<Record<'legs-1' | 'legs-2' | 'best-of-3' | 'best-of-5', string>>
  readonly thirdPlace: string
  /** One tie of a round with several. */
  readonly tie: string
  readonly leg: string
  readonly seriesMatch: string
  readonly tieBreaks: Readonly<Record<TieBreak | 'lots', string>>
  readonly deciders: Readonly<Record<(typeof DECIDERS)[number], string>>
  /** Places of a bracket before it is known who takes them. */
  readonly places: Readonly<Record<'winner' | 'first' | 'second' | 'other' | 'third' | 'loser', string>>
  readonly nobody: string
}
