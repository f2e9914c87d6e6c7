import type { SeatName } from '@libero/kernel'
import type { PromptWords } from '@libero/kernel/words'
import type { Agreement, Edition } from '../agreements.ts'
import type { ENDINGS } from '../state.ts'
import type { StoryRow } from '../story.ts'
import type { Corner, Kind, NUMBERS, Side } from '../vocabulary.ts'
import type { CommentaryKey } from './commentary.ts'
import type { FirstTimes } from './first-times.en.ts'
import type { NewTeamId, PlayersText } from './players/text.ts'
import {
  PLAYERS_DECISIONS,
  PLAYERS_PROMPTS,
  PLAYERS_REFUSALS,
  type PlayersOptionWords,
  type PlayersWords,
} from './players/words.ts'

/** The questions of `request.ts`; some differ by the coach's role, or by the card that is carried out. */
export const PROMPTS = [
  'play-card/attack',
  'play-card/defence',
  'play-card-opportunity/attack',
  'play-card-opportunity/defence',
  'attack-move',
  'sideways-pass',
  'defence-move',
  'defence-move-opportunity',
  'defence-move-opportunity/out-of-reach',
  'long-ball',
  'opportunity-pass/short',
  'opportunity-pass/long',
  'shoot-or-not',
  'duel-shooter',
  'duel-keeper',
  'save',
  'save/first',
  'save/level',
  'save/too-late',
  'free-kick-defence',
  'free-kick-attack',
  'free-kick-choice',
  'goal-kick-attack',
  'goal-kick-defence',
  'goal-kick-defence/displaced',
  'goal-kick-card',
  'penalty-card',
  ...PLAYERS_PROMPTS,
] as const
export type PromptKey = (typeof PROMPTS)[number]

/** Every code this game refuses with: builds and options, card sets, positions, decisions. */
export const REFUSALS = [
  'options-malformed',
  'option-unknown',
  'option-unknown-value',
  'build-malformed',
  'build-ambiguous',
  'squad-without-expansion',
  'team-unknown',
  'card-set-malformed',
  'card-set-unnamed',
  'players-numbers',
  'shooting-card',
  'card-list',
  'card-whole',
  'card-word',
  'card-id',
  'action-cards-twice',
  'action-card-unknown',
  'action-deck',
  'card-set-not-ours',
  'position-foreign',
  'position-field',
  'choice-required',
  'move-required',
  'not-an-option',
  'not-a-card-now',
  'not-in-hand',
  'line-not-allowed',
  'not-the-nearest',
  'pass-out-of-reach',
  'player-sent-off',
  'carrier-does-not-move',
  'carrier-is-not-displaced',
  'player-of-other-side',
  'end-of-the-pitch',
  'has-just-moved',
  'was-just-displaced',
  'displaced-there',
  ...PLAYERS_REFUSALS,
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** Decisions that are one word, by that word; declining a pass is called otherwise than staying put. */
export const DECISIONS = [
  'none',
  'no-pass',
  'shoot',
  'wait',
  'draw',
  'stop',
  'opportunity',
  'play-on',
  ...PLAYERS_DECISIONS,
] as const
export type Decision = (typeof DECISIONS)[number]

/** The 32 national teams of the base game's cards; those of the expansion's team cards are more. */
// biome-ignore format: the rulebook's groups of four
export const TEAM_IDS = [
  'BRA', 'CRO', 'MEX', 'CMR',
  'ESP', 'NED', 'CHI', 'AUS',
  'COL', 'GRE', 'CIV', 'JPN',
  'URU', 'CRC', 'ENG', 'ITA',
  'SUI', 'ECU', 'FRA', 'HON',
  'ARG', 'BIH', 'IRN', 'NGA',
  'GER', 'POR', 'GHA', 'USA',
  'BEL', 'ALG', 'RUS', 'KOR',
] as const
export type TeamId = (typeof TEAM_IDS)[number]

/** Everything Hat-Trick says in one language. */
export interface HatTrickText {
  /** What is said of something when it appears for the first time. */
  readonly firstTimes: FirstTimes
  readonly name: string
  /** Teams as a list shows them, without an article. */
  readonly teams: Readonly<Record<TeamId | NewTeamId | 'regulars' | 'squad', string>>
  readonly seats: Readonly<Record<SeatName, string>>
  /** A team as the subject of a sentence, singular, article included; by its seat if nothing else is known. */
  readonly sides: Readonly<Record<TeamId | NewTeamId | SeatName, string>>
  readonly kinds: Readonly<Record<Kind, string>>
  readonly flanks: Readonly<Record<Side, string>>
  /** A player of that side, as an adjective: 'left-sided'. */
  readonly sided: Readonly<Record<Side, string>>
  /** 'long ball 3 (left)': from {kind}, {power} and {side}. */
  readonly card: string
  /** Where a shot may go, as an option; where it went; what the keeper may do, as an option; what he did. */
  readonly corners: Readonly<Record<Corner, string>>
  readonly shots: Readonly<Record<Corner, string>>
  readonly keeping: Readonly<Record<Corner, string>>
  readonly dives: Readonly<Record<Corner, string>>
  /** What came of a comparison: a short sentence of its own, the same on the table and in the log. */
  readonly verdicts: Verdicts
  /** A player who has a name, {man} being what he is called without; no case is made of a name where that would be hard. */
  readonly called: Omit<PlayerWords, 'role'>
  readonly players: Readonly<Record<(typeof NUMBERS)[number], PlayerWords>>
  readonly options: OptionWords & PlayersOptionWords
  /** What skills and style cards do, in short. */
  readonly uses: PlayersWords['uses']
  readonly purses: PlayersWords['purses']
  readonly allowed: PlayersWords['allowed']
  readonly decisions: Readonly<Record<Decision, string>>
  /** What is asked. */
  readonly prompts: Readonly<Record<PromptKey, PromptWords>>
  /** Where a shot comes from. */
  readonly shotFrom: Readonly<Record<'middle' | 'outside' | 'penalty' | 'here', string>>
  /** After what a shot comes to: the corner in which its kind is strongest, if it is in one. */
  readonly strongest: string
  /** Stands after a question for a move that has to be made (§4.2). */
  readonly mustMove: string
  /** Stands after the question for a move: where the ball goes next, and how the action would end as it stands. */
  readonly standing: StandingText
  /** What coaches may agree on, and what that means. */
  readonly agreements: Readonly<Record<Agreement, { readonly name: string; readonly about: string }>>
  /** Editions of the rulebook. */
  readonly editions: Readonly<Record<Edition, string>>
  /** Several lines for each event, so that a match never sounds like a list. */
  readonly commentary: Readonly<Record<CommentaryKey, readonly string[]>>
  readonly refusals: Readonly<Record<RefusalCode, string>>
  readonly endings: Readonly<Record<(typeof ENDINGS)[number], string>>
  /** What is counted of a match, in a row of its statistics. */
  readonly story: Readonly<Record<StoryRow, string>>
  /** The cards of the Players expansion. */
  readonly expansion: PlayersText
  /** Stands between home's goals and away's. */
  readonly to: string
  /** Stands before the last of several. */
  readonly and: string
  /** Stands for what was left out. */
  readonly nothing: string
}

export interface Verdicts {
  readonly won: Readonly<Record<Kind, string>>
  readonly lost: Readonly<Record<Kind, string>>
  /** Lost where nobody of the other team stands. */
  readonly nobody: string
  readonly foul: string
}

/** A player by his number, in the cases that sentences need, and by what he plays. */
export interface PlayerWords {
  /** 'number 8' */
  readonly man: string
  /** As the object of a verb. */
  readonly object: string
  /** As the one who is given something. */
  readonly to: string
  /** 'left wing' */
  readonly role: string
}

export interface OptionWords {
  readonly forward: string
  readonly back: string
  readonly player: string
  readonly distance: string
  readonly distanceTo: string
  readonly shot: string
}

/** To whom the ball goes sideways; then for each side and kind what is compared, and what comes of it. */
export interface StandingText {
  readonly ball: Readonly<Record<'keeps' | 'sideways' | 'either', string>>
  readonly attack: Readonly<Record<StandingKey, string>>
  readonly defence: Readonly<Record<StandingKey | 'longTo', string>>
  /** The step of the defender that would still turn it, and what it would come to. */
  readonly turned: string
  readonly ways: Readonly<Record<'forward' | 'back', string>>
  /** Against an opportunity: who would shoot, from where and against how many cards; or why nobody. */
  readonly chance: Readonly<Record<'shot' | 'pass' | 'nobody' | 'far', string>>
  readonly results: {
    /** `safe`: won, and no step of the defender turns it. */
    readonly attack: Readonly<Record<StandingResult | 'safe', string>>
    readonly defence: Readonly<Record<StandingResult, string>>
  }
}
type StandingResult = 'won' | 'won-by-card' | 'foul' | 'foul-red' | 'lost-by-card' | 'lost'
type StandingKey = 'short' | 'long' | 'dribble' | 'free'
