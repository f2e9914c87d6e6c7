import type { PromptWords } from '@libero/kernel/words'
import type { PlayersStoryRow } from '../../story.ts'

/**
 * What the expansion asks; 'skill' and 'style-card' alone stand for moments that only other card sets know. Where
 * either team may have the ball, the coach's role tells whose it is.
 */
export const PLAYERS_PROMPTS = [
  'skill',
  'skill/moved/attack',
  'skill/moved/defence',
  'skill/sideways',
  'skill/their-sideways',
  'skill/compare',
  'skill/arrival/attack',
  'skill/arrival/defence',
  'skill/dribbled',
  'skill/turnover/attack',
  'skill/turnover/defence',
  'skill/opportunity',
  'skill/shot/attack',
  'skill/shot/defence',
  'skill/parry',
  'prevent',
  'prevent-declared',
  'style-card',
  'style-card/revealed',
  'style-card/moved/attack',
  'style-card/moved/defence',
  'style-card/compare',
  'style-card/arrival/attack',
  'style-card/arrival/defence',
  'style-card/shot/attack',
  'style-card/shot/defence',
  'take-style',
  'receiver/pass',
  'receiver/interception',
  'receiver/goal-kick',
  'receiver/out-of-cards',
  'receiver/parry',
  'receiver/corner',
  'receiver/won',
  'fouler',
  'snapshot',
  'appeal/yellow',
  'appeal/red',
  'substitution',
] as const

/** What the expansion refuses with: options and squads, share codes, decisions, typed-in cards. */
export const PLAYERS_REFUSALS = [
  'events-without-expansion',
  'option-without-expansion',
  'squad-malformed',
  'squad-name',
  'squad-rank',
  'squad-mentality',
  'squad-keeper',
  'squad-captain',
  'squad-number-missing',
  'squad-number-unknown',
  'squad-bench-without-subs',
  'squad-bench-too-long',
  'squad-type-unknown',
  'squad-wrong-number',
  'squad-purse-wrong',
  'squad-too-many-copies',
  'squad-over-budget',
  'squad-unfillable',
  'code-type-unlisted',
  'code-damaged',
  'code-malformed',
  'code-version',
  'not-the-lowest',
  'no-switch',
  'no-interchange',
  'no-substitution',
  'skill-prevented',
  'flipped-twice',
  'skill-not-now',
  'on-own-side',
  'style-not-held',
  'style-just-won',
  'style-already-played',
  'style-not-now',
  'expansion-malformed',
  'type-missing',
  'type-number-twice',
  'type-skill',
  'style-card-effect',
  'style-without-card',
  'condition-twice',
  'budget-twice',
  'team-card-side',
  'team-card-player',
  'team-card-number',
  'team-card-bench',
  'team-card-copies',
] as const

/** Decisions of one word; declining is called by what is declined. */
export const PLAYERS_DECISIONS = [
  'no-skill',
  'no-prevention',
  'no-style-card',
  'no-style',
  'no-change',
  'snapshot',
  'action',
  'appeal',
  'accept',
] as const

/** What skills and style cards do, as `DOES` of `cards/skills.ts` names it, and which way where there are several. */
export const USES = [
  'footballs',
  'footballs-each',
  'counts',
  'better-value',
  'step/+',
  'step/-',
  'send/+',
  'send/-',
  'stride/+',
  'stride/-',
  'jump/+',
  'diagonal',
  'either-side/+',
  'either-side/-',
  'change-wing/+',
  'change-wing/-',
  'change-wing/~',
  'change-places',
  'exchange',
  'displace-carrier/+',
  'displace-carrier/-',
  'take-ball',
  'win-ball',
  'keep-ball',
  'choose-receiver',
  'lay-off',
  'run-on/+',
  'run-on/.',
  'shoot-forward',
  'power',
  'power-lasting',
  'middle-lasting',
  'draws/more',
  'draws/fewer',
  'reach',
  'free-kick',
] as const
export type UseKey = (typeof USES)[number]

/** Options that only the expansion offers. {man} and {role} are the player, {other} another one with his type. */
export interface PlayersOptionWords {
  /** A skill: {use} is what it does, {side} the side he shows. */
  readonly skill: string
  /** A skill of {from}, or of an opponent. */
  readonly borrowed: string
  readonly borrowedTheirs: string
  /** To his own side of the pitch, {flank}. */
  readonly turnBack: string
  readonly styleCard: string
  readonly prevention: string
  readonly takeStyle: string
  readonly interchange: string
  readonly switch: string
  /** {nth} of the bench, {on} with the side he begins on, for {man} with the side he shows; both with footballs. */
  readonly substitution: string
  /** What a star keeper does ({dive}), and with which of his cards. */
  readonly starCards: string
  readonly regularCards: string
  /** Where somebody of a squad is listed. */
  readonly position: string
  readonly bench: string
}

/** What the expansion says at the table, beside its cards and its rules. */
export interface PlayersWords {
  readonly prompts: Readonly<Record<(typeof PLAYERS_PROMPTS)[number], PromptWords>>
  readonly refusals: Readonly<Record<(typeof PLAYERS_REFUSALS)[number], string>>
  readonly decisions: Readonly<Record<(typeof PLAYERS_DECISIONS)[number], string>>
  readonly uses: Readonly<Record<UseKey, string>>
  readonly options: PlayersOptionWords
  readonly purses: Readonly<Record<'defensive' | 'offensive', string>>
  /** What a match option may be. */
  readonly allowed: Readonly<Record<'agreement' | 'expansion' | 'events', string>>
  /** A squad without a name, as a list shows it. */
  readonly squad: string
  readonly story: Readonly<Record<PlayersStoryRow, string>>
}
