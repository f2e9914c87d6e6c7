import type { SeatName } from '@libero/kernel'
import type { PromptWords } from '@libero/kernel/words'
import type { ENDINGS, Terms } from '../state.ts'
import type { StoryRow } from '../story.ts'
import type { AbilityText } from './abilities.ts'
import type { Commentary } from './commentary.ts'
import type { FirstTimes } from './first-times.en.ts'
import type { NamesText } from './names.ts'

/**
 * The questions of `questions/`; whoever takes a card or a turn is told whether he attacks or defends. Once the pile
 * of match cards is empty only the open ones are mentioned, and how many tokens are left only if several are. §14.1 Where
 * a six against a one decides, no totals are told but that.
 */
export const PROMPTS = [
  'toss',
  'draft/attack',
  'draft/defence',
  'draft/attack/open',
  'draft/defence/open',
  'turn/attack',
  'turn/defence',
  'ability',
  'token',
  'token/several',
  'token/short',
  'target/play',
  'target/recall',
  'target/recall-hand',
  'target/remove',
  'target/discard',
  'target/swap',
  'target/swap-in',
  'target/must',
  'target/replace',
  'motivate',
  'motivate/sign',
  'motivate/or-sign',
  'action',
  'spend/attack',
  'spend/defence',
  'reroll/attack',
  'reroll/defence',
  'reroll/sure-own',
  'reroll/sure-other',
  'reroll-keeper',
  'after-dice/attack',
  'after-dice/defence',
  'after-dice/sure-other',
  'after-dice/ahead',
  'after-dice-keeper',
  'save',
  'save/motivate',
  'special/attack',
  'special/defence',
] as const
type PromptKey = (typeof PROMPTS)[number]

/** Every code this game refuses with: builds and options, card sets, positions, decisions. */
export const REFUSALS = [
  'options-malformed',
  'option-unknown',
  'option-unknown-value',
  'build-malformed',
  'team-unknown',
  'same-team',
  'card-set-malformed',
  'card-set-unnamed',
  'card-set-not-ours',
  'card-id',
  'card-name',
  'card-values',
  'card-source',
  'card-mark',
  'card-team',
  'card-number',
  'card-price',
  'card-abilities',
  'ability-unknown',
  'ability-value',
  'ability-word',
  'ability-must',
  'ability-twice',
  'starting-cards',
  'match-half',
  'match-cards',
  'match-advanced',
  'motivation-cards',
  'motivation-of',
  'transfer-cards',
  'special-shot-misplaced',
  'special-cards',
  'defence-stops',
  'bookings-malformed',
  'booking-penalty',
  'position-foreign',
  'position-field',
  'not-an-option',
  'no-card-now',
  'not-in-hand',
  'not-in-area',
  'not-to-be-chosen',
  'not-on-the-field',
  'no-match-card-left',
  'taken-only-in-the-draw-phase',
  'limit-reached',
  'no-such-ability',
  'ability-used',
  'ability-after-the-dice',
  'ability-without-effect',
  'only-in-the-attack-phase',
  'only-in-attack',
  'only-in-defence',
  'special-shot-of-other-team',
  'compulsory-part-impossible',
  'token-not-offered',
  'pool-full',
  'reserve-empty',
  'too-few-tokens',
  'keeper-has-rolled',
  'keeper-has-not-rolled',
  'no-reroll',
  'does-not-save',
  'motivation-not-agreed',
  'motivation-not-now',
  'already-motivated',
  'player-not-played',
  'transfers-not-agreed',
  'not-on-the-transfer-list',
  'no-keeper-to-replace',
  'cannot-pay',
] as const
type RefusalCode = (typeof REFUSALS)[number]

/** Decisions that are a word of their own; what declining means depends on what is asked. */
export const DECISIONS = [
  'start',
  'let-start',
  'top',
  'stop',
  'skip',
  'skip/ability',
  'skip/motivate',
  'skip/reroll',
  'skip/save',
  'token-shot',
  'token-pass',
  'token-defence',
  'reroll-own',
  'reroll-other',
  'reroll-keeper',
  'use-1',
  'use-2',
] as const
type Decision = (typeof DECISIONS)[number]

/** Everything Captain Tsubasa says in one language. */
export interface CaptainTsubasaText {
  /** What is said of something when it appears for the first time. */
  readonly firstTimes: FirstTimes
  readonly name: string
  readonly names: NamesText
  readonly abilities: AbilityText
  readonly commentary: Commentary
  readonly seats: Readonly<Record<SeatName, string>>
  readonly endings: Readonly<Record<(typeof ENDINGS)[number], string>>
  /** What a pass is for. */
  readonly keepsBall: string
  /** What both sides did in a match, each beside its two numbers. */
  readonly story: Readonly<Record<StoryRow, string>>
  /** What coaches can agree on, for menus. */
  readonly terms: Readonly<Record<keyof Terms, TermWords>>
  readonly options: OptionWords
  readonly decisions: Readonly<Record<Decision, string>>
  /** What is asked. */
  readonly prompts: Readonly<Record<PromptKey, PromptWords>>
  /** §7.5 Behind the question for a new roll where none is enough. */
  readonly tooFar: string
  /** §13.1, §15.2 Behind a question before whose answer somebody may be bought. */
  readonly beforeThat: Readonly<Record<'motivate' | 'sign' | 'either', string>>
  readonly refusals: Readonly<Record<RefusalCode, string>>
  /** Stands for what was left out. */
  readonly nothing: string
}

interface TermWords {
  readonly name: string
  /** In one line. */
  readonly what: string
}

/** A card among the options has its {values}, shot/pass/defence, behind its name. */
interface OptionWords {
  readonly card: string
  /** §13.1, §15.2 Who, his values, and the {price} in tokens. */
  readonly motivate: string
  readonly sign: string
  /** §15.3 */
  readonly signKeeper: string
  /** Any of these as {card}, and what it can do in brief. */
  readonly withAbilities: string
  /** §4.3 The {top} card of the pile, with how many are {left}. */
  readonly top: string
  /** §8.2 A {card} that saves, and what its rolls come to. */
  readonly save: string
  /** §7.2 A shot or a pass, {own} against {rival}. */
  readonly action: string
  /** §7.3 So many tokens, and the sums they lead to. */
  readonly spend: string
  readonly spendNone: string
  readonly spendTo: string
  /** §7.5 Whose {roll}, and the {die} it shows now. */
  readonly reroll: string
  /** The same by one of several cards: {card} with what it can do. */
  readonly rerollBy: string
  /** §6.3 An {ability} that has no effect now, and that its compulsory part is the {only} thing that would follow. */
  readonly onlyMust: string
}
