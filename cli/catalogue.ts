import type { Bot } from '@libero/bots'
import type { Checked, Game, Language, MatchEvent, Pair, Seat, Wording } from '@libero/kernel'
import type { Flags, Said } from './arguments.ts'
import { misuse } from './arguments.ts'
import type { Book } from './docs/pages.ts'
import { finaleEntry } from './finale/entry.ts'
import type { CliText } from './text/text.ts'

/** What the command line knows of one game. */
export interface Entry<S, C, E extends MatchEvent = MatchEvent> {
  readonly game: Game<S, C, E>
  /** Weakest first. */
  readonly bots: readonly Bot<S>[]
  /** What the game says; the match options may bring other cards with other names. */
  wording(language: Language, options?: unknown): Wording<E>

  /** Match options that can be said on the line, and what they come to. `cards` is what `--cards` brought. */
  readonly flags: Flags
  options(said: Said, cards: unknown): unknown
  /** What a coach brings to his first match. */
  beginner(seat: Seat, options: unknown): unknown
  /** The number that stands for a card where luck is listed. */
  luckOf(card: string, options: unknown): number | undefined

  /** Follows the football minute while a match is told. */
  clock(): (event: E) => number

  /** What is summed over matches for each coach, and what is counted once a match. */
  readonly figures: readonly string[]
  readonly marks: readonly string[]
  /** Adds a finished match; `figures` holds home's and away's sum of each figure in turn. */
  count(state: S, figures: Float64Array, marks: Float64Array): void

  readonly cards: CardShelf
  readonly scale: Scale<S>
  readonly book: Book
}

/** A game's cards for people, for programs, and as a check of what people wrote. */
export interface CardShelf {
  show(language: Language, text: CliText): string
  /** Exactly the form `check` accepts. */
  json(): unknown
  check(value: unknown): Checked<{ readonly name: string; readonly version: string }>
}

/** What the designed cards are measured by. */
export interface Scale<S> {
  /** Pairings to go through in turn, each with clubs on both sides: the builds of home and away. */
  readonly pairings: readonly Pair<unknown>[]
  /** The least and most of each figure, by the name the report gives it. */
  readonly targets: Readonly<Record<string, readonly [number, number]>>
  /** Sums up what is particular to the game, such as men lost. */
  particular(sums: (figure: string) => number, matches: number): Readonly<Record<string, number>>
  /** The cards among which a coach chooses, by index. */
  readonly choices: readonly string[]
  /** Whether a decision is a choice among these cards; its actions then are their indices. */
  isChoice(state: S): boolean
  /** Cards that are never chosen, only forced. */
  readonly neverChosen: readonly string[]
}

/** An entry whose types only its users know. */
export interface Listed {
  readonly id: string
  readonly flags: Flags
  open<R>(use: <S, C, E extends MatchEvent>(entry: Entry<S, C, E>) => R): R
}

const listed = <S, C, E extends MatchEvent>(entry: Entry<S, C, E>): Listed => ({
  id: entry.game.id,
  flags: entry.flags,
  open: (use) => use(entry),
})

/** Every game that can be played. A new game is one line here. */
export const CATALOGUE: readonly Listed[] = [listed(finaleEntry)]

/** Every game there is or will be. */
export const GAMES = ['finale', 'hat-trick', 'captain-tsubasa'] as const

export const findGame = (id: string): Listed | undefined => CATALOGUE.find((entry) => entry.id === id)

/** Options of any game; a command reads its line before it knows the game. */
export const everyFlag = (): Flags => Object.assign({}, ...CATALOGUE.map((entry) => entry.flags))

/** The game named on the line. */
export function gameSaid(said: Said, text: CliText): Listed {
  const allowed = CATALOGUE.map((entry) => entry.id).join(', ')
  const id = said.rest[0]
  if (id === undefined) return misuse(text, 'game-missing', { allowed })
  return findGame(id) ?? misuse(text, 'game-unknown', { game: id, allowed })
}

/** The opponent named by an option. */
export function botSaid<S>(
  bots: readonly Bot<S>[],
  said: Said,
  flag: string,
  usual: string,
  text: CliText,
): Bot<S> {
  const id = said.word(flag) ?? usual
  const found = bots.find((bot) => bot.id === id)
  return found ?? misuse(text, 'bot-unknown', { bot: id, allowed: bots.map((bot) => bot.id).join(', ') })
}
