import type { Bot } from '@libero/bots'
import type { FaceDownDuels } from '@libero/bots/arena'
import type { Quarry } from '@libero/bots/mining'
import type { Matters } from '@libero/bots/prospect'
import type { Insight } from '@libero/bots/thinking'
import type { Association } from '@libero/competitions'
import type { Checked, Game, MatchEvent, Pair, SampledChance, Seat, View } from '@libero/kernel'
import type { ExerciseShelf } from '@libero/kernel/exercise'
import type { LessonBook } from '@libero/kernel/lesson'
import type { Book, Language, Wording } from '@libero/kernel/words'
import type { Flags, Said } from './arguments.ts'
import { misuse } from './arguments.ts'
import type { GameDocs } from './docs/pages.ts'
import { BOARDED } from './games/register.ts'
import { limited, readName } from './limits.ts'
import type { CliText } from './text/text.ts'

/** What the command line knows of one game. */
export interface Entry<S, C, E extends MatchEvent = MatchEvent, V extends View = View> {
  readonly game: Game<S, C, E, V>
  readonly text: Readonly<Record<Language, GameText>>
  /** Weakest first. */
  readonly bots: readonly Bot<S>[]
  /** How a match is judged before it is over: by this the arena tells luck from play. */
  readonly insight?: Insight<S>
  /** What hangs on its decisions, for the figures beside options. */
  readonly matters: Matters<S, E>
  /** Where exercises are looked for. */
  readonly quarry: Quarry<S, C, E>
  readonly exercises: Exercises
  /** How its matches are arranged in competitions. */
  readonly association: Association<E>
  readonly lessons: LessonBook
  /** Finds out over many matches what those are worth whom a coach may bring: what its bots pick teams by. */
  scout?(bot: Bot<S>, matches: number, seed: string, options: unknown): unknown
  /** Face-down duels that can be solved exactly. */
  readonly duels?: FaceDownDuels<S>
  /** What the game says; the match options may bring other cards with other names. */
  wording(language: Language, options?: unknown): Wording<E>

  /** Match options that can be said on the line, and what they come to. `cards` is what `--cards` brought. */
  readonly flags: Flags
  /** Those of them that say which game is played: they hold where teams are only measured, too. */
  readonly variants: Flags
  /** Those that both coaches agree on, whatever each of them brings. */
  readonly agreed: Flags
  options(said: Said, cards: unknown): unknown
  /** What a coach brings to his first match, or what the line says he brings; by the newest rules unless others are named. */
  beginner(seat: Seat, options: unknown, said?: Said, rules?: string): unknown
  /** What a coach brings by chance, where that is not what the weakest opponent brings. */
  random?(seat: Seat, options: unknown, whim: SampledChance, said: Said): Checked<unknown> | undefined
  /** Where a coach brings one of many teams that stand ready. */
  readonly teams?: Teams
  /** The number that stands for a card where luck is listed, in a match with these options. */
  luckOf(options: unknown): (card: string) => number | undefined

  /** Follows the football minute while a match is told. */
  clock(): (event: E) => number
  /** What goes before what is told where a match began in a position, as it lay there. */
  recap(begun: V): readonly E[]

  /** What is summed over matches for each coach, and what is counted once a match. */
  readonly figures: readonly string[]
  readonly marks: readonly string[]
  /** Adds a finished match; `figures` holds home's and away's sum of each figure in turn. */
  count(state: S, figures: Float64Array, marks: Float64Array): void

  /** What can only be counted while a match is told: its name if a match has a row for it, else the id of a card. */
  tallies?(options: unknown): readonly string[]
  tally?(event: E): { readonly seat: Seat; readonly counts: readonly string[] } | undefined

  readonly cards: CardShelf
  /** The rules in words, and the quick reference. */
  readonly book: Book
  balance(options: unknown): BalanceTargets<S>
  readonly docs: GameDocs
}

/** What the command line says of one game alone. */
export interface GameText {
  readonly name: string
  readonly about: string
  /** Who meets whom where cards are weighed, by the id of the targets. */
  readonly pairings: Readonly<Record<string, string>>
  /** Figures of the balance that mean something of their own here. */
  readonly figures?: Readonly<Record<string, string>>
  /** Its face-down duels, where there are any that can be solved. */
  readonly duels?: string
  /** Its options where a match is played. */
  readonly usage: readonly string[]
  /** What else can be typed during one. */
  readonly help: readonly string[]
}

/** A game's exercises, and the chapters they belong to. */
export interface Exercises {
  readonly shelf: ExerciseShelf
  readonly motifs: readonly string[]
  readonly motifTexts: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** What the kinds of match are called. */
  readonly sheetTexts: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

/** Teams that stand ready, by id. */
export interface Teams {
  ids(options: unknown): readonly string[]
  build(id: string): unknown
  /** The team in a build. */
  idOf(build: unknown): string
}

/** A game's cards for people, for programs, and as a check of what people wrote. */
export interface CardShelf {
  show(language: Language, text: CliText): string
  /** A form `check` accepts. */
  json(): unknown
  check(value: unknown): Checked<{ readonly name: string; readonly version: string }>
}

/** What the designed cards are measured by. */
export interface BalanceTargets<S> {
  /** By which the report knows who meets whom. */
  readonly id: string
  /** Pairings to go through in turn, each with clubs on both sides: the builds of home and away. */
  readonly pairings: readonly Pair<unknown>[]
  /** What is agreed on for them beside the options of the line. */
  readonly pairedBy?: object
  /**
   * Pairings told apart from these: the first one's share of the points, by the name the report gives it. `own` is
   * whatever the opponents themselves bring.
   */
  readonly contests?: Readonly<Record<string, Pair<unknown> | 'own'>>
  /** The least and most of each figure, by the name the report gives it. */
  readonly targets: Readonly<Record<string, readonly [number, number]>>
  /** Sums up what is particular to the game, such as men lost, from its figures and marks. */
  particular(sums: (figureOrMark: string) => number, matches: number): Readonly<Record<string, number>>
  /** Of these what is told as a count, too: marks by the name of their figure. */
  readonly counts?: readonly string[]
  /** The cards among which a coach chooses. */
  readonly choices: readonly string[]
  /** Which of them an action of this coach is now; −1 if it is none. */
  choiceOf(state: S, seat: Seat, action: number): number
  /** What a choice is called, if not by its id alone. */
  nameOf?(choice: string, wording: Pick<Wording, 'nameOf'>): string
  /** Cards that are never chosen, only forced. */
  readonly neverChosen: readonly string[]
  /** Where one coach chooses before the other: what the report calls `favourite`. */
  readonly favourites?: Favourites<S>
}

/** How much more often the most wanted card is taken first than the average of its group. */
export interface Favourites<S> {
  /** Whether this coach chooses first. */
  isFirst(state: S, seat: Seat): boolean
  /** Choices that are compared with each other. */
  readonly groups: readonly (readonly string[])[]
}

/** An entry whose types only its users know. */
export interface Listed {
  readonly id: string
  readonly text: Readonly<Record<Language, GameText>>
  readonly flags: Flags
  readonly variants: Flags
  readonly agreed: Flags
  open<R>(use: <S, C, E extends MatchEvent>(entry: Entry<S, C, E>) => R): R
}

const listed = <S, C, E extends MatchEvent>(entry: Entry<S, C, E>): Listed => ({
  id: entry.game.id,
  text: entry.text,
  flags: entry.flags,
  variants: entry.variants,
  agreed: entry.agreed,
  open: (use) => use(entry),
})

/** Every game that can be played. */
export const CATALOGUE: readonly Listed[] = BOARDED.map((game) => game.open(({ entry }) => listed(entry)))

export const GAMES = CATALOGUE.map(({ id }) => id)

export const findGame = (id: string): Listed | undefined => CATALOGUE.find((entry) => entry.id === id)

/** Options of any game; a command reads its line before it knows the game. */
export const everyFlag = (): Flags => Object.assign({}, ...CATALOGUE.map((entry) => entry.flags))
export const everyVariant = (): Flags => Object.assign({}, ...CATALOGUE.map((entry) => entry.variants))
export const everyAgreed = (): Flags => Object.assign({}, ...CATALOGUE.map((entry) => entry.agreed))

/** Complains about options of another game; `common` are those of the command. */
export function onlyOwn(line: Said, common: Flags, own: Flags, every: Flags): void {
  const foreign = Object.keys(every).find((flag) => line.has(flag) && !Object.hasOwn(own, flag))
  if (foreign === undefined) return
  const allowed = [...Object.keys(common), ...Object.keys(own)].map((name) => `--${name}`).join(', ')
  line.misuse('option-unknown', { option: `--${foreign}`, allowed })
}

/** The game named on the line. */
export function gameSaid(said: Said, text: CliText): Listed {
  const allowed = CATALOGUE.map((entry) => entry.id).join(', ')
  const id = said.rest[0]
  if (id === undefined) return misuse(text, 'game-missing', { allowed })
  return findGame(id) ?? misuse(text, 'game-unknown', { game: id, allowed })
}

/** The opponent named by an option, also with a limit of his own: `search@50ms`. */
export function botSaid<S>(
  bots: readonly Bot<S>[],
  said: Said,
  flag: string,
  usual: string,
  text: CliText,
): Bot<S> {
  const id = said.word(flag) ?? usual
  const named = readName(id)
  const found = bots.find((bot) => bot.id === named?.id)
  if (found) return limited(found, named?.budget)
  return misuse(text, 'bot-unknown', { bot: id, allowed: bots.map((bot) => bot.id).join(', ') })
}
