import type { SeatName } from '@libero/kernel'
import type { PromptWords } from '@libero/kernel/words'
import type { ENDINGS } from '../state.ts'
import type { StoryRow } from '../story.ts'
import type { Action, Club, Colour, Hazard, Line, Place } from '../vocabulary.ts'
import type { CommentaryKey } from './commentary.ts'
import type { FirstTimes } from './first-times.en.ts'

/** The questions of `request.ts`; those about men differ by whether the coach attacks or defends. */
export const PROMPTS = [
  'who-leaves',
  'who-comes-on',
  'pack-colour',
  'pack-hand',
  'pack-deck',
  'pack-any',
  'lay-tactic',
  'exchange',
  'exchange-seen',
  'further-tactic',
  'line-man/attack',
  'line-man/defence',
  'any-man/attack',
  'any-man/defence',
  'stand-in/attack',
  'stand-in/defence',
  'arrow-man/attack',
  'arrow-man/defence',
  'hazard-order',
  'replacement',
  'injured-keeper',
  'sent-off-keeper',
  'last-keeper-sent-off',
  'man-for-keeper',
  'takers',
  'next-taker',
] as const
export type PromptKey = (typeof PROMPTS)[number]

/** The questions that may be answered with 'done'. */
export type DoneKey = 'who-leaves' | 'exchange' | 'exchange-seen' | 'replacement'

/** Every code this game refuses with: builds and options, card sets, positions, decisions. */
export const REFUSALS = [
  'options-malformed',
  'option-unknown',
  'option-unknown-value',
  'tie-field-unknown',
  'build-malformed',
  'club-unknown',
  'same-club',
  'line-up-malformed',
  'footballer-unknown',
  'footballer-of-other-club',
  'footballer-twice',
  'squad-size',
  'over-budget',
  'no-keeper',
  'pitch-size',
  'keepers-on-pitch',
  'tactics-malformed',
  'tactics-too-early',
  'free-choice-not-agreed',
  'any-eleven-not-agreed',
  'colour-unknown',
  'colour-white',
  'order-missing',
  'cards-missing',
  'tactic-unknown',
  'closing-card-in-deck',
  'tactic-twice',
  'deck-size',
  'deck-powers',
  'free-choice-impossible',
  'card-set-malformed',
  'card-set-unnamed',
  'card-set-not-ours',
  'card-set-footballers',
  'card-set-tactics',
  'card-set-club',
  'card-set-no-keeper',
  'card-set-too-dear',
  'card-set-beginners',
  'card-id',
  'card-id-twice',
  'card-source',
  'footballer-name',
  'footballer-club',
  'footballer-line',
  'footballer-price',
  'footballer-strengths',
  'footballer-hazards',
  'footballer-beginner',
  'tactic-name',
  'tactic-colour',
  'tactic-colours',
  'tactic-power',
  'tactic-places',
  'tactic-no-finish',
  'tactic-half-build-up',
  'tactic-arrow',
  'tactic-powers',
  'closing-card',
  'die-faces',
  'die-face',
  'die-always-level',
  'die-not-yet',
  'position-foreign',
  'position-field',
  'choice-required',
  'not-an-option',
  'not-a-tactic-now',
  'not-a-man-now',
  'power-complete',
  'not-in-hand',
  'closing-card-only-last',
  'man-is-off',
  'man-on-the-bench',
  'man-on-the-pitch',
  'man-already-chosen',
  'man-already-named',
  'man-used-in-build-up',
  'man-of-other-line',
  'keeper-fills-no-question-mark',
  'arrow-wants-build-up-man',
  'nothing-to-roll-for',
  'keepers-do-not-change',
  'keeper-for-keeper',
  'choose-who-leaves',
  'choose-who-comes-on',
  'bench-keeper-not-outfield',
  'keeper-comes-first',
  'bench-keeper-first',
  'no-change-left',
  'not-for-the-goal',
  'outfielder-must-leave',
  'keeper-does-not-shoot',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** Everything Finale says in one language. */
export interface FinaleText {
  /** What is said of something when it appears for the first time. */
  readonly firstTimes: FirstTimes
  readonly name: string
  readonly clubs: Readonly<Record<Club, string>>
  readonly seats: Readonly<Record<SeatName, string>>
  /** A side as the subject of a sentence, article included: by its club, or by its seat if the club is not known. */
  readonly sides: Readonly<Record<Club | SeatName, string>>
  readonly lines: Readonly<Record<Line, LineWords>>
  readonly places: Readonly<Record<Place | 'arrow', string>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly hazards: Readonly<Record<Hazard, string>>
  readonly actions: Readonly<Record<Exclude<Action, 'free'>, string>>
  /** Names of our tactic cards by id. */
  readonly tactics: Readonly<Record<string, string>>
  /** What is asked, and what 'done' means where it is an option. */
  readonly prompts: Readonly<Record<PromptKey, PromptWords>>
  readonly done: Readonly<Record<DoneKey, string>>
  /** Follow a question for men: how many places come after this one, what their strengths are for. */
  readonly rest: string
  readonly contests: Readonly<Record<'build-up' | 'finish', Readonly<Record<'attack' | 'defence', string>>>>
  /** §6.5 In the build-up: for what he is not free afterwards. */
  readonly free: string
  /** How to read the two strengths at a name. */
  readonly turn: string
  /** Follows a question in the build-up of a counter. */
  readonly bonus: string
  /** Follow a goal where others of the finish are as strong as its scorer: further back, or in his own line. */
  readonly equals: Readonly<Record<'back' | 'line', string>>
  /** Several lines for each event, so that a match never sounds like a list. */
  readonly commentary: Readonly<Record<CommentaryKey, readonly string[]>>
  readonly refusals: Readonly<Record<RefusalCode, string>>
  readonly endings: Readonly<Record<(typeof ENDINGS)[number], string>>
  /** The rows of the statistics after the whistle. */
  readonly story: Readonly<Record<StoryRow, string>>
  readonly table: TableWords
  /** Stands between home's goals and away's. */
  readonly to: string
  /** Stands before the last of several. */
  readonly and: string
  /** Stands for what was left out. */
  readonly nothing: string
  /** What 'done' is called away from its question. */
  readonly nothingMore: string
}

/** What is written and spoken beside names and numbers on a table, be it drawn or printed. */
export interface TableWords {
  /** While the tactic cards are chosen. */
  readonly beforeKickOff: string
  readonly period: string
  readonly extraTime: string
  readonly shootOut: string
  readonly fullTime: string
  readonly attack: string
  readonly counter: string
  /** §6.4 Whom others stand in for. */
  readonly missing: string
  /** The two actions in a word. */
  readonly buildUp: string
  readonly finish: string
  readonly bench: string
  readonly nobody: string
  readonly hand: string
  readonly deck: string
  readonly changes: string
  readonly faceDown: string
  /** §1.3 */
  readonly die: string
  readonly noCard: string
  readonly strength: string
  readonly next: string
  readonly threat: string
  readonly booked: string
  readonly off: string
}

export interface LineWords {
  readonly line: string
  readonly man: string
  readonly men: string
  /** Two letters for tables. */
  readonly short: string
}
