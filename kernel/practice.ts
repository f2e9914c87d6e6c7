import { sha256 } from './sha256.ts'

/** What practice needs to know of an exercise: which it is, what it is about, and how hard it is. */
export interface Rated {
  readonly id: string
  /** The chapter it belongs to. */
  readonly motif: string
  /** On the scale of those who solve it: whoever has as many points solves it every second time. */
  readonly rating: number
}

/** Somebody's standing in the exercises of one game: plain data, kept where he plays. Days are counted from 1970. */
export interface Practice {
  readonly rating: number
  /** What was answered, by the id of the exercise. */
  readonly met: Readonly<Record<string, Met>>
  /** The days on which something was answered, in their order. */
  readonly days: readonly number[]
}

export interface Met {
  /** When it was answered last, and whether rightly. */
  readonly day: number
  readonly isSolved: boolean
  /** How often in a row it was solved since it failed last; missing where it never failed. */
  readonly again?: number
}

export const BEGINNING: Practice = { rating: 1000, met: {}, days: [] }

/** So many days after each right answer a failed exercise comes back; after the last of them it is learnt. */
const RETURNS = [1, 3, 7, 21] as const

/** How far one answer moves a rating: far at first, less once it is known. */
const EARLY = { answers: 20, step: 48 }
const STEP = 24
/** So many points apart, the stronger wins ten times as often as the weaker. */
const SCALE = 400
const LOWEST = 100

/** So many days are remembered. */
const MOST_DAYS = 400

export const dayOf = (time: Date): number =>
  Math.floor((time.getTime() / 60_000 - time.getTimezoneOffset()) / (24 * 60))

/** How likely somebody with this rating solves it. */
export const isExpected = (rating: number, exercise: Pick<Rated, 'rating'>): number =>
  1 / (1 + 10 ** ((exercise.rating - rating) / SCALE))

/** The rating after an answer. What was met before is known: it moves nothing. */
export function ratingAfter(practice: Practice, exercise: Rated, isSolved: boolean): number {
  if (Object.hasOwn(practice.met, exercise.id)) return practice.rating
  const step = Object.keys(practice.met).length < EARLY.answers ? EARLY.step : STEP
  const moved = practice.rating + step * (Number(isSolved) - isExpected(practice.rating, exercise))
  return Math.max(LOWEST, Math.round(moved))
}

export function afterAnswer(practice: Practice, exercise: Rated, isSolved: boolean, day: number): Practice {
  const before = Object.hasOwn(practice.met, exercise.id) ? practice.met[exercise.id] : undefined
  const met: Met = { day, isSolved, ...returning(before, isSolved, day) }
  return {
    rating: ratingAfter(practice, exercise, isSolved),
    met: { ...practice.met, [exercise.id]: met },
    days: [...practice.days.filter((each) => each !== day), day].slice(-MOST_DAYS),
  }
}

/** What is solved before it is due says nothing of whether it was learnt. */
function returning(before: Met | undefined, isSolved: boolean, day: number): Pick<Met, 'again'> {
  if (!isSolved) return { again: 0 }
  if (before?.again === undefined) return {}
  return { again: day >= dueOn(before) ? before.again + 1 : before.again }
}

const dueOn = ({ day, again }: Met): number =>
  again === undefined ? Number.POSITIVE_INFINITY : day + (RETURNS[again] ?? Number.POSITIVE_INFINITY)

/** Those that failed and whose day has come, the longest due first. */
export function due<E extends Rated>(practice: Practice, exercises: readonly E[], day: number): readonly E[] {
  const dayOfReturn = ({ id }: E): number => {
    const met = Object.hasOwn(practice.met, id) ? practice.met[id] : undefined
    return met ? dueOn(met) : Number.POSITIVE_INFINITY
  }
  return exercises
    .filter((each) => dayOfReturn(each) <= day)
    .sort((a, b) => dayOfReturn(a) - dayOfReturn(b) || inOrder(a, b))
}

const inOrder = (a: Rated, b: Rated): number => (a.id < b.id ? -1 : Number(a.id > b.id))

/** Everybody's exercise of a day, without asking anybody: each comes once before one comes again. */
export function daily<E extends Rated>(exercises: readonly E[], day: number): E | undefined {
  const shuffled = exercises
    .map((exercise) => ({ exercise, place: sha256(`libero daily ${exercise.id}`) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
  return shuffled[day % shuffled.length]?.exercise
}

/** What comes next: what is due; then, of what was never met, whatever fits the rating best; then the longest not met. */
export function next<E extends Rated>(
  practice: Practice,
  exercises: readonly E[],
  day: number,
): E | undefined {
  const [returned] = due(practice, exercises, day)
  if (returned) return returned
  const away = ({ rating }: E) => Math.abs(rating - practice.rating)
  const isMet = ({ id }: E) => Object.hasOwn(practice.met, id)
  const [fitting] = exercises
    .filter((each) => !isMet(each))
    .sort((a, b) => away(a) - away(b) || inOrder(a, b))
  const metOn = ({ id }: E) => practice.met[id]?.day ?? 0
  return fitting ?? exercises.toSorted((a, b) => metOn(a) - metOn(b) || inOrder(a, b))[0]
}

/** The day on which an exercise that failed comes back; nothing where it never failed or is learnt. */
export function returnsOn(practice: Practice, { id }: Pick<Rated, 'id'>): number | undefined {
  const met = Object.hasOwn(practice.met, id) ? practice.met[id] : undefined
  const day = met ? dueOn(met) : Number.POSITIVE_INFINITY
  return Number.isFinite(day) ? day : undefined
}

/** How far somebody is with some exercises: how many there are, how many he has met, and how many he solved last. */
export interface Progress {
  readonly all: number
  readonly met: number
  readonly solved: number
}

export function progressIn(practice: Practice, exercises: readonly Pick<Rated, 'id'>[]): Progress {
  const met = exercises.flatMap(({ id }) =>
    Object.hasOwn(practice.met, id) ? [practice.met[id]?.isSolved] : [],
  )
  return { all: exercises.length, met: met.length, solved: met.filter((isSolved) => isSolved).length }
}

/** Two standings of the same person, kept in two places: of each exercise what he answered last. */
export function joined(one: Practice, two: Practice): Practice {
  const lastDay = ({ days }: Practice) => days.at(-1) ?? 0
  const answers = ({ met }: Practice) => Object.keys(met).length
  const isNewer = lastDay(two) - lastDay(one) || answers(two) - answers(one)
  const [older, newer] = isNewer > 0 ? [one, two] : [two, one]
  const met = { ...older.met, ...newer.met }
  for (const [id, known] of Object.entries(older.met)) if (known.day > (met[id]?.day ?? 0)) met[id] = known
  const days = [...new Set([...one.days, ...two.days])].sort((a, b) => a - b).slice(-MOST_DAYS)
  return { rating: newer.rating, met, days }
}

/** On how many days in a row something was answered, up to today or yesterday. */
export function streak({ days }: Practice, today: number): number {
  const played = new Set(days)
  let last = played.has(today) ? today : today - 1
  const end = last
  while (played.has(last)) last--
  return end - last
}

/** Kept practice as it is read again: what makes no sense counts as never said. */
export function readPractice(said: unknown): Practice {
  const { rating, met, days } = Object(said) as Partial<Record<keyof Practice, unknown>>
  const isDay = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
  const isMet = (value: unknown): value is Met => {
    const { day, isSolved, again } = Object(value) as Partial<Record<keyof Met, unknown>>
    return (
      isDay(day) &&
      typeof isSolved === 'boolean' &&
      (again === undefined || (Number.isInteger(again) && Number(again) >= 0))
    )
  }
  return {
    rating:
      typeof rating === 'number' && Number.isFinite(rating) ? Math.max(LOWEST, rating) : BEGINNING.rating,
    met: Object.fromEntries(
      Object.entries(Object(met) as Record<string, unknown>).filter((entry): entry is [string, Met] =>
        isMet(entry[1]),
      ),
    ),
    days: Array.isArray(days) ? [...new Set(days.filter(isDay))].sort((a, b) => a - b).slice(-MOST_DAYS) : [],
  }
}
