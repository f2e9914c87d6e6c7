import { isObject } from './fields.ts'
import type { Edition, MatchConfig, Position } from './game.ts'
import type { Seat } from './seat.ts'
import { chapterNumber } from './words/book.ts'
import type { Language } from './words/languages.ts'

/** The first five minutes, and one lesson for each chapter that people get wrong. */
export const COURSES = ['first', 'chapters'] as const
export type Course = (typeof COURSES)[number]

/**
 * A lesson is a match: it begins at a kick-off or in a position, all its luck is listed, and the other coach does what
 * is written. So it teaches no rule that the engine does not have. It holds no words: they stand beside the game's
 * other texts, by the ids of the lesson and of its steps.
 */
export interface Lesson {
  readonly id: string
  readonly course: Course
  /** What it teaches, the paragraph of its chapter first. */
  readonly paragraphs: readonly [string, ...string[]]
  /** The kinds of requests it explains: at the table it can be begun from such a question. */
  readonly explains: readonly string[]
  readonly beginning: ({ readonly config: MatchConfig } | { readonly from: Position }) & Required<Edition>
  readonly pupil: Seat
  /** All luck in its order; used up exactly when the lesson ends. */
  readonly luck: readonly number[]
  /** What the other coach decides, whenever he is asked, in this order. */
  readonly rival: readonly string[]
  readonly steps: readonly LessonStep[]
}

/** The coach says something; then the pupil reads on, or decides. */
export interface LessonStep {
  /** Of its words. */
  readonly id: string
  /** The places of the table that are lit, as faces name them; all others are dimmed. Nothing: all is lit. */
  readonly look?: readonly string[]
  /** The decision that leads on. Without one the pupil only reads on, before he decides or when all is played. */
  readonly action?: string
  /** Other sensible choices by their notation, with the id of what is answered to each; all others hear one answer. */
  readonly instead?: Readonly<Record<string, string>>
  /** What must be told to the pupil because of his decision, in this order: these fields of an event are so. */
  readonly brings?: readonly Readonly<Record<string, unknown>>[]
}

/** A lesson in one language. Words between two stars are said with weight. */
export interface LessonWords {
  readonly title: string
  /** What one can do afterwards, in a line. */
  readonly about: string
  /** What is said at each step, in one or two short sentences, and what is added when somebody asks why. */
  readonly steps: Readonly<Record<string, string | LessonSaying>>
  readonly instead?: Readonly<Record<string, string>>
}

export interface LessonSaying {
  readonly say: string
  readonly why: string
}

export const sayingOf = (
  { steps }: LessonWords,
  id: string,
): { readonly say: string; readonly why?: string } => {
  const said = Object.hasOwn(steps, id) ? steps[id] : undefined
  return typeof said === 'object' ? said : { say: said ?? '' }
}

/** All lessons of a game, with what is said in them. */
export interface LessonBook {
  readonly lessons: readonly Lesson[]
  readonly words: Readonly<Record<Language, Readonly<Record<string, LessonWords>>>>
}

/** What is said, in pieces; those that stood between two stars have weight. */
export const weighed = (said: string): readonly { readonly text: string; readonly isStrong: boolean }[] =>
  said
    .split('*')
    .map((text, i) => ({ text, isStrong: i % 2 === 1 }))
    .filter(({ text }) => text !== '')

/** What is said, where nothing can have weight. */
export const unweighed = (said: string): string => said.replaceAll('*', '')

/** Letters read in a minute, and letters' worth of looking and choosing a decision takes. */
const LETTERS = 1000
const LOOKING = 120

/** How long it takes at most, in whole minutes. */
export function minutesOf({ steps }: Lesson, words: LessonWords): number {
  const letters = steps.reduce(
    (sum, { id, action }) => sum + sayingOf(words, id).say.length + (action === undefined ? 0 : LOOKING),
    0,
  )
  return Math.max(1, Math.ceil(letters / LETTERS))
}

/** What somebody has learnt of a game: the lessons he has done, and how far he is in the others. */
export interface Learnt {
  readonly done: readonly string[]
  readonly at: Readonly<Record<string, number>>
}

/** What was kept, as far as it can be read. */
export function readLearnt(kept: unknown): Learnt {
  const { done, at } = isObject(kept) ? kept : {}
  const begun = Object.entries(isObject(at) ? at : {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isInteger(entry[1]),
  )
  return {
    done: Array.isArray(done) ? done.filter((id) => typeof id === 'string') : [],
    at: Object.fromEntries(begun),
  }
}

/** A step of a lesson is reached; with the one after the last it is done, and begins anew the next time. */
export function learntAfter({ done, at }: Learnt, { id, steps }: Lesson, step: number): Learnt {
  const { [id]: _, ...others } = at
  if (step < steps.length) return { done, at: { ...others, [id]: step } }
  return { done: done.includes(id) ? done : [...done, id], at: others }
}

/** What was learnt in two places: what is done in one is done, and of what is begun in both he is at the later step. */
export function bothLearnt(one: Learnt, two: Learnt): Learnt {
  const done = [...new Set([...one.done, ...two.done])]
  const begun = [...new Set([...Object.keys(one.at), ...Object.keys(two.at)])].filter(
    (id) => !done.includes(id),
  )
  const stepIn = ({ at }: Learnt, id: string) => (Object.hasOwn(at, id) ? (at[id] ?? 0) : 0)
  return { done, at: Object.fromEntries(begun.map((id) => [id, Math.max(stepIn(one, id), stepIn(two, id))])) }
}

/** The first lesson that is not done. */
export const nextLesson = (lessons: readonly Lesson[], { done }: Learnt): Lesson | undefined =>
  lessons.find(({ id }) => !done.includes(id))

/** The lesson that follows another one in its course. */
export function lessonAfter(lessons: readonly Lesson[], { id, course }: Lesson): Lesson | undefined {
  const own = lessons.filter((each) => each.course === course)
  return own[own.findIndex((each) => each.id === id) + 1]
}

/**
 * The lesson about what a sentence explains: the one whose chapter its paragraphs are, or that explains the question it
 * stands beside; a lesson that only mentions them says something else first.
 */
export function lessonAbout(
  lessons: readonly Lesson[],
  of: string,
  on: readonly string[],
): Lesson | undefined {
  const question = /^ask\/(.+)/.exec(of)?.[1]
  const taught = lessons.filter(({ paragraphs }) => paragraphs.some((each) => on.includes(each)))
  const explaining = taught.filter(({ explains }) => question !== undefined && explains.includes(question))
  const first = (among: readonly Lesson[]): Lesson | undefined =>
    on.flatMap((paragraph) => among.find(({ paragraphs }) => paragraphs[0] === paragraph) ?? [])[0]
  const inChapter = ({ paragraphs: [own, ...others] }: Lesson): boolean =>
    [own, ...others].some((each) => on.includes(each) && chapterNumber(each) === chapterNumber(own))
  return first(explaining) ?? explaining[0] ?? first(taught) ?? taught.find(inChapter)
}

/** The first of what somebody meets that he has not read about; two kinds may have one sentence between them. */
export function firstUnread(
  met: readonly string[],
  read: readonly string[],
  sentence: (of: string) => string | undefined,
): string | undefined {
  const known = new Set(read.map(sentence))
  return met.find((of) => {
    const said = sentence(of)
    return said !== undefined && !known.has(said)
  })
}
