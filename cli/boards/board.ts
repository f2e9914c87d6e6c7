import type { MatchEvent, Option, Pair, Request, Seat, View } from '@libero/kernel'
import type { Ink } from '../play/ink.ts'
import type { Figures } from './odds.ts'

/** Home and away are told apart by shape as well as by colour. */
export const KITS: Pair<string> = ['■', '◆']
export const KIT_STYLES = ['home', 'away'] as const

/** A likelihood as people read it. */
export const percent = (likelihood: number): string => `${Math.round(likelihood * 100)} %`

/** A moment of a match as one coach may see it, and the room there is to show it. */
export interface Scene<V extends View = View> {
  readonly view: V
  readonly seat: Seat
  /** Nobody sits there: the seat only says whose side is below, and no hand lies before the viewer. */
  readonly fromStands?: true
  /** What he is asked; missing while somebody else is. */
  readonly request?: Request | undefined
  /** What will probably come of each option; empty where nobody can say, or nobody wants to see it. */
  readonly odds: Figures
  readonly width: number
  readonly height: number
  readonly ink: Ink
}

/** Whether a side is led by who looks at the scene. */
export const isViewers = ({ seat, fromStands }: Scene, side: Seat): boolean => side === seat && !fromStands

/** Something the coach can name when he answers: by its key, its name or its id. */
export interface Callable {
  readonly key: string
  readonly action: string
  readonly name: string
}

/** Cards that lie together: `hand 3`, and what they are. */
export interface Pile {
  readonly title: string
  readonly cards: readonly string[]
  /** Too many to name one by one: each of `cards` is a row that counts some of them. */
  readonly inRows?: true
}

/** How one game looks on a terminal. It knows what is seen and what it means, and decides nothing. */
export interface Board<E extends MatchEvent = MatchEvent, V extends View = View> {
  /** The table from top to bottom, and below the question its options. */
  draw(scene: Scene<V>): { readonly table: readonly string[]; readonly choices: readonly string[] }

  /** The side a coach leads. */
  sideName(view: V, seat: Seat): string

  /** What is known of an earlier match that counts in this one. */
  occasion?(view: V): string | undefined

  /** For who listens instead of looking: where the match stands, in one sentence … */
  standing(view: V): string
  /** … what bears on the question … */
  bearing(scene: Scene<V>): readonly string[]
  /** … and its options, one a line. */
  choices(scene: Scene<V>): readonly string[]

  /** What an option would change in sums that can be seen: the line, and '1+3 : 2+? → 4+3 : 2+?'. */
  sumsIf?(scene: Scene<V>, option: Option): readonly { readonly line: number; readonly sums: string }[]

  /** The whole table, line by line. */
  inWords(scene: Scene<V>): readonly string[]

  /** Everything of the coach's own that the question is about, options or not. */
  callables(view: V, seat: Seat, request: Request): readonly Callable[]

  /** What was typed as the game writes it, where it may be written in more than one way. */
  spelled?(typed: string, request: Request): string
  /** The code of a decision like the one typed, which is none as things stand, so that the rules say why; else −1. */
  nearest?(typed: string): number
  /** Paragraphs the options rest on, beside that of the question. */
  paragraphs?(request: Request): readonly string[]

  /** A side's cards as far as the view shows them, pile by pile. */
  piles(view: V, seat: Seat): readonly Pile[]
  /** The coach's own cards, wherever they are. */
  cards(scene: Scene<V>): readonly string[]
  /** Both squads with all that is printed on their cards. */
  squads(scene: Scene<V>): readonly string[]
  /** What the signs on the table mean. */
  legend(): readonly string[]

  /** What deserves a headline. */
  headline(event: E, view: V): string | undefined
  /** The match in numbers, after the whistle, by what was told and how the table looks now. */
  story(events: readonly E[], view: V): readonly string[]
}
