import type { Viewer } from '@libero/kernel'
import type { CommandName } from '../commands/help.ts'
import type { ArenaText } from './arena.ts'
import type { ExercisesText } from './exercises.ts'

/** Ways of calling the command that make no sense. */
export const MISUSES = [
  'command-unknown',
  'option-unknown',
  'value-missing',
  'value-not-taken',
  'value-wrong',
  'argument-too-many',
  'option-needs',
  'squad-missing',
  'game-missing',
  'game-unknown',
  'bot-unknown',
  'file-missing',
  'file-unreadable',
  'output-failed',
  'no-teams',
  'teams-too-few',
  'team-wrong',
  'no-sources',
  'options-exclude',
] as const
export type Misuse = (typeof MISUSES)[number]

/** What the command line itself refuses: files, and lines of the protocol. */
export const CLI_REFUSALS = [
  'file-too-long',
  'seat-not-yours',
  'file-not-json',
  'luck-unknown',
  'host-fault',
  'journal-foreign',
  'journal-broken',
  'weights-unfit',
] as const
export type CliRefusal = (typeof CLI_REFUSALS)[number]

export const OPTION_KEYS = [
  'matches',
  'pairs',
  'home',
  'away',
  'bot',
  'seed',
  'squads',
  'home-team',
  'away-team',
  'home-squad',
  'away-squad',
  'expansion',
  'events',
  'rank',
  'mentality',
  'team',
  'first-game',
  'motivation',
  'guaranteed-success',
  'transfers',
  'tally',
  'squad',
  'random',
  'squad-seed',
  'fill',
  'subs',
  'teams',
  'per-pairing',
  'sealed',
  'extra-time',
  'shoot-out',
  'edition',
  'compulsory-moves',
  'usual-turn',
  'displaced-stays',
  'goal-kick-without-card',
  'penalty-one-card',
  'five-cards',
  'attacking-end-only',
  'sides-anew',
  'one-play',
  'tactics',
  'budget',
  'leg',
  'first-leg',
  'away-goals',
  'hazard-order',
  'keeper-changes',
  'bench-takers',
  'cards',
  'json',
  'verify',
  'viewer',
  'upto',
  'show-file',
  'at',
  'show-seat',
  'all',
  'asked',
  'all-answers',
  'check',
  'docs-check',
  'a',
  'b',
  'ms',
  'iterations',
  'arena-pairs',
  'sprt',
  'resume',
  'workers',
  'duels',
  'ladder-pairs',
  'write-only',
  'train-matches',
  'train-squads',
  'stray',
  'trace',
  'from',
  'out',
  'lesson',
  'lessons-list',
  'lessons-speed',
  'mine',
  'exercises-daily',
  'exercises-opponent',
  'exercises-plain',
  'exercises-list',
  'exercises-check',
  'exercises-new',
  'exercise-sheet',
  'exercise-motif',
  'mine-matches',
  'mine-workers',
  'competition-you',
  'competition-level',
  'competition-name',
  'competition-in',
  'competition-out',
  'competition-next',
  'competition-rest',
  'competition-play',
  'competition-result',
  'competition-award',
  'competition-take-back',
  'competition-withdraw',
  'competition-show',
  'competition-simulate',
  'competition-stand-in',
  'competition-teams',
  'competition-size',
  'competition-legs',
  'competition-best-of',
  'competition-seeded',
  'competition-third-place',
  'competition-groups',
  'competition-rounds',
  'competition-order',
  'competition-ladder',
  'competition-trophy',
  'competition-holder',
  'competition-bonus',
  'competition-write',
  'lang',
] as const
export type OptionKey = (typeof OPTION_KEYS)[number]

/** Everything the command line says in one language. */
export interface CliText {
  readonly screen: Readonly<Record<'what' | 'games' | 'commands' | 'language' | 'unofficial', string>>
  /** One line for each command. */
  readonly commands: Readonly<Record<CommandName, string>>
  readonly options: Readonly<Record<OptionKey, string>>
  readonly misuse: Readonly<Record<Misuse, string>>
  readonly refusals: Readonly<Record<CliRefusal, string>>
  /** Names of the figures the games count. */
  readonly figures: Readonly<Record<string, string>>
  readonly sim: Readonly<
    Record<
      | 'title'
      | 'home'
      | 'away'
      | 'both'
      | 'wins'
      | 'goals'
      | 'endings'
      | 'endingsWithoutShootOut'
      | 'speed'
      | 'nobodyChosen'
      | 'sane'
      | 'insane',
      string
    >
  > & { readonly squads: Readonly<Record<'beginner' | 'random' | 'own', string>> }
  readonly replay: Readonly<Record<'intact' | 'refused' | 'unfinished' | 'result', string>>
  readonly show: Readonly<
    Record<
      | 'position'
      | 'record'
      | 'coaches'
      | 'person'
      | 'after'
      | 'running'
      | 'playedOn'
      | 'luckDrawn'
      | 'decides'
      | 'decidesUnseen'
      | 'aRecord'
      | 'refused',
      string
    >
  > & { readonly seenBy: Readonly<Record<Viewer, string>> }
  readonly cards: Readonly<
    Record<
      | 'title'
      | 'hazards'
      | 'beginner'
      | 'places'
      | 'dieOrigin'
      | 'footballer'
      | 'tactic'
      | 'id'
      | 'price'
      | 'strengths'
      | 'closing'
      | 'origins'
      | 'many'
      | 'and'
      | 'footballers'
      | 'tactics'
      | 'cards'
      | 'accepted'
      | 'fieldUnknown'
      | 'refused',
      string
    >
  >
  readonly balance: Readonly<
    Record<
      'title' | 'target' | 'value' | 'met' | 'missed' | 'choices' | 'card' | 'id' | 'offered' | 'chosen',
      string
    >
  > & {
    readonly figures: Readonly<Record<string, string>>
  }
  readonly table: Readonly<
    Record<'title' | 'took' | 'team' | 'points' | 'wins' | 'draws' | 'losses' | 'goals' | 'cross', string>
  >
  readonly rules: Readonly<Record<'table' | 'questions' | 'nothing' | 'more', string>>
  readonly trained: string
  readonly scouted: string
  readonly arena: ArenaText
  readonly exercises: ExercisesText
  readonly docs: Readonly<Record<'written' | 'current' | 'stale' | 'untested' | 'unknown', string>>
}
