import { isObject } from './fields.ts'
import type { CardSetName, Edition, Position } from './game.ts'
import type { Seat } from './seat.ts'

/** How hard an exercise is, easiest first. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** An option of an exercise and what it is worth. */
export interface ValuedOption {
  /** In notation, as a request lists it and `act` takes it. */
  readonly action: string
  /** 0 … 1: the chance that the exercise is about, for the coach who is asked. */
  readonly share: number
  /** How far off that may be, 19 times in 20. */
  readonly margin: number
}

/**
 * A position of a real match in which one decision is clearly best and one that suggests itself is clearly worse. It
 * holds nothing of the match that the coach who is asked could not know: everything hidden was redrawn.
 */
export interface Exercise {
  readonly id: string
  readonly game: string
  /** By which rules and with which cards it is played on; the position says what else was agreed. */
  readonly edition: Edition & { readonly rules: string; readonly cards: CardSetName }
  readonly position: Position
  readonly seat: Seat
  /** The kind of the request that is asked there. */
  readonly question: string
  /** What shares are the chance of: 'match' is the share of the match, a draw being half. */
  readonly of: string
  /** All options, best first: the first is the solution. */
  readonly options: readonly [ValuedOption, ...ValuedOption[]]
  /** The option that suggests itself and is clearly worse. */
  readonly tempting: string
  /** The chapter of the rules it belongs to, as the game names it. */
  readonly motif: string
  readonly difficulty: Difficulty
  /** Whoever has as many points solves it every second time. */
  readonly rating: number
  readonly source: ExerciseSource
}

/** The match an exercise comes from: who played, under which seed, and before which of its decisions it was looked at. */
export interface ExerciseSource {
  readonly by: string
  readonly seed: string
  readonly decision: number
}

/** Exercises as they are kept: what they have in common is said once, and of each position what is different in it. */
export interface ExerciseSheet extends Pick<Exercise, 'game' | 'edition'> {
  readonly libero: typeof SHEET_FORMAT
  /** What kind of match they are from: the game, or a variant of it. */
  readonly name: string
  readonly base: Position
  readonly exercises: readonly KeptExercise[]
}

export type KeptExercise = Omit<Exercise, 'game' | 'edition' | 'position' | 'options'> & {
  readonly position: Difference
  /** Each as its action, share and margin, the latter two in thousandths. */
  readonly options: readonly (readonly [string, number, number])[]
}

export const SHEET_FORMAT = 'exercise-sheet/1'

/** How a game hands out its exercises: sheets by name, each fetched when it is first asked for. */
export type ExerciseShelf = Readonly<Record<string, () => Promise<ExerciseSheet>>>

export const bestOf = ({ options }: Pick<Exercise, 'options'>): ValuedOption => options[0]

export const isSolvedBy = (exercise: Pick<Exercise, 'options'>, action: string): boolean =>
  bestOf(exercise).action === action

/** All exercises of a sheet; one without options, which nobody wrote, is left out. */
export const exercisesOf = (sheet: ExerciseSheet): readonly Exercise[] =>
  sheet.exercises.flatMap((kept) => exerciseOf(sheet, kept) ?? [])

export function exerciseOf(
  { game, edition, base }: ExerciseSheet,
  { options, position, ...rest }: KeptExercise,
): Exercise | undefined {
  const [best, ...others] = options.map(
    ([action, share, margin]): ValuedOption => ({ action, share: share / 1000, margin: margin / 1000 }),
  )
  if (!best) return undefined
  return {
    ...rest,
    game,
    edition,
    position: laidOver(base, position) as Position,
    options: [best, ...others],
  }
}

/** An exercise as a sheet with this base keeps it. */
export function kept(base: Position, { game: _, edition: __, ...exercise }: Exercise): KeptExercise {
  const { position, options, ...rest } = exercise
  const thousandths = (share: number) => Math.round(1000 * share)
  return {
    ...rest,
    options: options.map(({ action, share, margin }) => [action, thousandths(share), thousandths(margin)]),
    position: difference(base, position) ?? {},
  }
}

/**
 * How plain data differs from other: `[value]` in place of what was there, `[]` where nothing is any more, and of an
 * object, or a list as long as before, what differs in it by key.
 */
export type Difference = readonly unknown[] | { readonly [key: string]: Difference }

/** Nothing where they are equal. */
export function difference(from: unknown, to: unknown): Difference | undefined {
  if (from === to) return undefined
  const pair = [from, to] as const
  if (!areAlike(pair)) return [to]
  const [before, after] = pair
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const differences = [...keys].flatMap((key): [string, Difference][] => {
    if (!Object.hasOwn(after, key)) return [[key, []]]
    const differs = Object.hasOwn(before, key) ? difference(before[key], after[key]) : [after[key]]
    return differs ? [[key, differs]] : []
  })
  return differences.length === 0 ? undefined : Object.fromEntries(differences)
}

/** The data that differs so from this. */
export function laidOver(from: unknown, differs: Difference): unknown {
  if (Array.isArray(differs)) return differs[0]
  const here = Object(from) as Readonly<Record<string, unknown>>
  const changed = new Map(Object.entries(here))
  for (const [key, each] of Object.entries(differs as Readonly<Record<string, Difference>>)) {
    if (Array.isArray(each) && each.length === 0) changed.delete(key)
    else changed.set(key, laidOver(here[key], each))
  }
  return Array.isArray(from) ? [...changed.values()] : Object.fromEntries(changed)
}

type Keyed = Readonly<Record<string, unknown>>

/** Whether key by key is how they can be compared. */
const areAlike = (pair: readonly [unknown, unknown]): pair is readonly [Keyed, Keyed] => {
  const [a, b] = pair
  return Array.isArray(a) && Array.isArray(b) ? a.length === b.length : isObject(a) && isObject(b)
}
