import type { Prospect } from '@libero/bots/prospect'
import type {
  Game,
  MatchConfig,
  MatchEvent,
  Option,
  Outcome,
  Pair,
  Refusal,
  Request,
  Seat,
  View,
  Viewer,
} from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import type { ComponentType, ReactNode } from 'react'
import { memo } from 'react'

/**
 * What a game brings to the app. A face knows how its game looks and what its cards show, but no rules: it draws a
 * view and events, and says where on the table an option of a request lies. Everything else exists once.
 */
export interface Face<E extends MatchEvent = MatchEvent, V extends View = View> {
  readonly game: Game<unknown, unknown, E, V>
  wording(language: Language, options?: unknown): Wording<E>
  /** Follows the football minute while a match is told. */
  clock(): (event: E) => number
  /** What goes before what is told where a match began in a position, as it lay there. */
  recap?(begun: V): readonly E[]

  /** The top of the table, from what is seen. */
  headline(view: V, at: Telling): Headline
  /** The middle of the table. */
  readonly Pitch: ComponentType<BoardProps<V>>
  /** The cards of the coach who sits near; none where he has none. */
  hand(view: V, near: Seat, at: Telling): readonly HandCard[]
  /** A card or man somebody points at, large and in full words; nothing for what has no more to say. */
  detail(target: string, board: BoardProps<V>): ReactNode
  /** Where on the table an option lies. Options without a place become buttons beside the question. */
  targetOf(option: Option, request: Request, view: V): string | undefined
  /** What a target would mean if it were chosen, so that the rules can say why it cannot be; nothing if nothing. */
  wouldBe?(target: string, request: Request, view: V): string | undefined
  /** Whether an answer stands beside the question, so that the big button is never for it. */
  besides?(option: Option): boolean
  /** Whether an answer does nothing or declines: its button is quiet and never lies where something is done. */
  declines?(option: Option, request: Request): boolean
  /** Whether its place is picked first even where it is all that lies there: others of its kind may share theirs. */
  picksFirst?(option: Option): boolean
  /** A few words instead of the long ones where an option is a button. */
  shortOption?(option: Option, request: Request, at: Telling): string | undefined
  /** The same in a list of several, where the place of none is to be seen. */
  amongOthers?(option: Option, request: Request, at: Telling): string | undefined
  /** What an option does as things stand, the most important first: told beside its chance, in place of the detail. */
  help?(option: Option, board: BoardProps<V>): readonly string[] | undefined
  /** What its chance comes from, told beside it on a desk, in place of the detail. */
  reasons?(option: Option, board: BoardProps<V>): readonly string[]
  /** What an estimate mostly fails by, as its opponents have named it: a sentence. */
  cause?(cause: string, board: BoardProps<V>): string | undefined
  /** What to choose by where no choice changes a chance (`alike`), by what stands on the table: a sentence. */
  criterion?(board: BoardProps<V>, alike?: Prospect): string | undefined
  /** What the other coach has just changed on the table, where that bears upon what is asked: a sentence before it. */
  lately?(board: BoardProps<V>): string | undefined
  /** The steps of a turn and which it is now; nothing where a turn has none. */
  course?(view: V, at: Telling): Course | undefined
  /** What an event looks like while it is told, after what was told `before` it; most need no picture. */
  moment(event: E, view: V, at: Telling, before?: readonly E[]): Moment | undefined

  /** The paragraphs by which an event came about; none where nothing but a coach's own choice or a draw led to it. */
  because?(event: E): readonly string[]

  /** What is heard of an event by who looks on, shown or not; most make no sound. */
  sound?(event: E, viewer: Viewer): Sound | undefined
  /** How near a goal is, from 0 to 1, while something is told or nothing: the stands swell with it. */
  danger?(view: V, telling: E | undefined): number

  /** Who begins to shoot at goal with this event, if somebody does. */
  shotBegins(event: E): Seat | undefined
  /** What a coach on the bench has something to say about. */
  stirs?(event: E): Stir | undefined
  /** The pen its coaches are drawn with, where it is not the usual one. */
  readonly pen?: 'manga'
  /** What is counted in a match and told after the whistle. */
  report(events: readonly E[], view: V, at: Telling): Report

  /** Whether what is chosen is given up by it: it does not glow as what is won. */
  costs?(request: Request): boolean
  /** What lies on the table all the time: explained before anything that is done. */
  readonly meetsFirst?: readonly string[]
  /** Cards and marks that lie there and may be new to somebody, as `Wording.firstTime` names them. */
  meets?(board: BoardProps<V>): readonly string[]
  /** Those of them that bear upon the very choice: they are explained before what was just told. */
  concerns?(board: BoardProps<V>): readonly string[]
  /** Every symbol of the table with what it means, drawn as it is there. */
  legend(language: Language): readonly LegendEntry[]

  /** The match that follows one that is over, with its seats swapped: the second leg of a tie. */
  sequel?(config: MatchConfig | undefined, outcome: Outcome | undefined): MatchConfig | undefined
}

/**
 * A face whose events and views only its game knows: to the app all games are one. Its pitch is drawn anew when the
 * board is another one, and not for whatever else changes at the table.
 */
export const faceFor = <E extends MatchEvent, V extends View>(own: Face<E, V>): Face =>
  ({ ...own, Pitch: memo(own.Pitch) }) as unknown as Face

/** What is needed to put something into words. */
export interface Telling {
  readonly language: Language
  readonly words: Wording
  /** Whose goal is near, where a table is drawn: lines are counted from it. */
  readonly near?: Seat
  /** All that was heard of the match, where one is told: what came before an event and what came of it. */
  readonly heard?: readonly MatchEvent[]
}

export interface BoardProps<V extends View = View> extends Telling {
  readonly view: V
  /** Whose goal is near: left on a wide screen, below on a phone. */
  readonly near: Seat
  /** The question to the coach who looks; missing while somebody else decides, and in a replay. */
  readonly request?: Request | undefined
}

export interface Headline {
  readonly sides: Pair<SideBadge>
  readonly goals: Pair<number>
  readonly minute: number
  /** '2nd half', 'Period 3' */
  readonly period: string
  /** What that is, in a sentence, for whoever presses it. */
  readonly periodIs?: string
  /** Who has the ball or attacks. */
  readonly ball?: Seat | undefined
  /** After the goals, where a shoot-out runs or a tie has two legs: '(4 : 3)'. */
  readonly beside?: string
  readonly besideIs?: string
}

export interface SideBadge {
  readonly name: string
  /** Three or four letters, for a phone. */
  readonly short: string
  /** 'hand 3 · deck 14' */
  readonly about?: string
  /** What its figures count, in a sentence. */
  readonly aboutIs?: string
  /** Flag or crest. */
  readonly badge?: ReactNode
  /** Yellow for the whole team, a booking, …: shown as a symbol with these words. */
  readonly marks?: readonly { readonly mark: 'yellow' | 'red' | 'star'; readonly words: string }[]
}

export interface HandCard {
  readonly target: string
  /** What is read aloud. */
  readonly label: string
  readonly picture: ReactNode
  /** Its width for a height of 1; the usual card is 0.72 wide. */
  readonly aspect?: number
  /** Can be read at any size, so that it shrinks where others would overlap. */
  readonly fits?: boolean
  /** Lies on the table face down or open, no longer in the hand, but still the coach's to look at. */
  readonly laid?: boolean
}

/** What can be heard at a table; of what happens at once only the last of these is. */
export const SOUNDS = [
  'card',
  'card-turned',
  'ball',
  'dice',
  'block',
  'whistle',
  'yellow',
  'kick-off',
  'save',
  'red',
  'half-time',
  'conceded',
  'full-time',
  'goal',
] as const
export type Sound = (typeof SOUNDS)[number]

/** A picture shown over the pitch for a moment. */
export interface Moment {
  readonly picture: ReactNode
  /** How long it is worth looking at, in milliseconds at normal speed. */
  readonly hold: number
  /** A result with its sum: it stays pinned beside the pitch until the next one. `so-far` where nothing is decided yet. */
  readonly isResult?: boolean | 'so-far'
  /** It in a line where there is no room for the picture; else as its event was told. */
  readonly line?: string
  /** Stays as a result does where results stay, but is not pinned. */
  readonly stays?: boolean
  /** What it tells of lies in this half of the pitch, seen from the near goal: the picture lies in the other. */
  readonly half?: 'near' | 'far'
  /** Over what is told meanwhile, where its line has no short beginning. */
  readonly headline?: string
  /** A goal: the table draws it over everything, in place of the picture. */
  readonly scene?: GoalScene
  /** A smaller scene: the table draws it over the pitch; the picture, if any, is what stays pinned of it. */
  readonly incident?: Incident
}

/** What a face says of a save, a card, a penalty, a whistle or a kick of a shoot-out; how it looks is the table's. */
export interface Incident {
  /** 'Saved!', 'Red card', 'Half-time' */
  readonly title: string
  /** Whose moment it is, in his colours. */
  readonly seat: Seat
  readonly kit?: Seat
  /** Who, and how it came about; may be empty. */
  readonly words: string
  /** The card of whoever it is about, and its width for a height of 1. */
  readonly card?: ReactNode
  readonly aspect?: number
  /** Where the ball ends up before the goal; no goal is drawn where nothing is said. */
  readonly ball?: 'in' | 'held' | 'parried' | 'spot'
  readonly corner?: 'left' | 'centre' | 'right'
  /** Where the keeper dived to; nothing where nobody knows. */
  readonly dive?: 'left' | 'centre' | 'right'
  /** The keeper's card, in the goal. */
  readonly keeper?: ReactNode
  /** What the referee holds up. */
  readonly raised?: 'red'
  /** The score at a whistle. */
  readonly goals?: Pair<number>
  /** A shoot-out so far: the kicks of each side, scored or not. */
  readonly kicks?: Pair<readonly boolean[]>
}

/** The steps of a turn in their order. */
export interface Course {
  readonly names: readonly string[]
  /** The present one, from 0. */
  readonly now: number
  /** What abbreviations among the names stand for, in sentences. */
  readonly means?: readonly string[]
}

/** Something that moves whoever stands at the line, and whom it is about. */
export interface Stir {
  readonly what: 'kick-off' | 'goal' | 'stopped' | 'red' | 'half-time' | 'full-time'
  /** Who has scored, was stopped, is a man short or has won; nobody has won a draw. */
  readonly seat?: Seat | undefined
}

export interface LegendEntry {
  readonly picture: ReactNode
  readonly name: string
  readonly words: string
}

/** What a face says of a goal; how a goal looks is the table's. */
export interface GoalScene {
  readonly seat: Seat
  /** Whose colours are worn, where clubs keep theirs wherever they play. */
  readonly kit?: Seat
  readonly scorer: string
  /** His card, and its width for a height of 1. */
  readonly card?: ReactNode
  readonly aspect?: number
  /** The card of the keeper who was beaten. */
  readonly beaten?: ReactNode
  /** Where it went in, as the shooter sees the goal; high on the right where nobody knows. */
  readonly corner?: 'left' | 'centre' | 'right'
  /** Where the keeper dived to; away from the ball where nobody knows. */
  readonly dive?: 'left' | 'centre' | 'right'
  readonly minute: number
  /** How it came about, with its sum; may be empty. */
  readonly words: string
  readonly before: Pair<number>
  readonly after: Pair<number>
  /** Whoever looks on is the one who conceded it: then it is quieter. */
  readonly isConceded: boolean
}

export interface Report {
  /** 'Goals', 'Shots', … with home's and away's number. */
  readonly rows: readonly { readonly name: string; readonly of: Pair<number> }[]
  readonly goals: readonly GoalTold[]
  /** Cards, injuries, changes: what deserves a mark on the minute axis beside the goals. */
  readonly marks: readonly {
    readonly seat: Seat
    readonly minute: number
    readonly mark: 'yellow' | 'red' | 'injury' | 'change'
    readonly words: string
  }[]
}

export interface GoalTold {
  readonly seat: Seat
  readonly minute: number
  readonly score: Pair<number>
  readonly words: string
}

/** What a coach can bring and both can agree on. */
export interface SetupFace {
  /** One click: a match with sensible defaults. */
  first(): MatchConfig
  /** The one thing to agree on before all others, where a game comes in kinds. */
  readonly Variant?: ComponentType<OptionsProps>
  /** What both coaches agree on; `options` is plain data as the game takes it. */
  readonly Options: ComponentType<OptionsProps>
  /** What one coach brings. */
  readonly Builder: ComponentType<BuilderProps>
  /** Teams that stand ready, first the one for beginners. */
  presets(
    seat: Seat,
    options: unknown,
    at: Telling,
  ): readonly { readonly name: string; readonly build: unknown }[]
  random(seat: Seat, options: unknown): unknown
  /** What another coach must not bring when this one brings `build` (his club is taken, …): a build that fits. */
  counterpart?(build: unknown, seat: Seat, options: unknown): unknown
  /** A team from a shelf, a link or a file as it is brought under these options, where it says too much or too little. */
  adopt?(build: unknown, seat: Seat, options: unknown): unknown
  /** The same team after the options have changed, as far as it can be kept without asking anybody. */
  refit?(build: unknown, seat: Seat, options: unknown): unknown
  /** A line about a build for lists: 'FC Acker, 4–4–2, 50 points'. */
  describe(build: unknown, options: unknown, at: Telling): string
}

export interface OptionsProps extends Telling {
  readonly options: unknown
  readonly refusals: readonly Refusal[]
  change(options: unknown): void
}

export interface BuilderProps extends Telling {
  readonly seat: Seat
  readonly options: unknown
  readonly build: unknown
  /** Every reason against the build as it stands; the builder shows each where it is. */
  readonly refusals: readonly Refusal[]
  change(build: unknown): void
}

/** The card browser. */
export type CardAlbum = (language: Language) => readonly CardGroup[]

export interface CardGroup {
  readonly heading: string
  readonly about?: string
  readonly cards: readonly {
    readonly id: string
    readonly name: string
    readonly picture: ReactNode
    /** What is printed on it and what it does, line by line. */
    readonly words: readonly string[]
    /** Where its values come from. */
    readonly source?: string
  }[]
}
