import type { MatchEvent, View } from '@libero/kernel'
import type { Learnt, Lesson, LessonBook, LessonWords } from '@libero/kernel/lesson'
import {
  COURSES,
  learntAfter,
  lessonAfter,
  minutesOf,
  nextLesson,
  sayingOf,
  unweighed,
} from '@libero/kernel/lesson'
import type { Language } from '@libero/kernel/words'
import { entry, fill } from '@libero/kernel/words'
import { lessonTable, letRivalDecide } from '@libero/table/lesson'
import { DONE, REFUSED } from '../terminal.ts'
import type { Call } from './kick-off.ts'
import { tableOrder } from './order-words.ts'
import type { Playable } from './playable.ts'
import { seatingAt } from './seating.ts'
import type { TaughtStep } from './session.ts'
import { Session } from './session.ts'
import { keepLearnt, learntAt } from './store.ts'
import type { PlayText } from './text.ts'

/** Lessons at a terminal, one after the other. */
export interface Learning<S, C, E extends MatchEvent, V extends View> {
  readonly playable: Playable<S, C, E, V>
  readonly call: Call
  /** The one that was asked for; without one whoever learns chooses from the list. */
  readonly lesson: Lesson | undefined
  /** Where is kept what is learnt. */
  readonly path: string
  /** Milliseconds a line is left alone before the next. */
  readonly pace: number
  /** The match after the first course. */
  readonly playFirst: () => Promise<number>
}

const NOBODY = 'beginner'

export const wordsOf = ({ words }: LessonBook, { id }: Lesson, language: Language): LessonWords =>
  entry(words[language], id) ?? { title: id, about: '', steps: {} }

/** Every lesson in its course, those that are done marked. */
export function lessonRows(
  book: LessonBook,
  learnt: Learnt,
  game: string,
  text: PlayText['learning'],
  language: Language,
): readonly string[] {
  const { lessons } = book
  return [
    fill(text.title, { game }),
    ...COURSES.flatMap((course) => {
      const own = lessons.filter((each) => each.course === course)
      const rows = own.map((lesson) => {
        const { title, about } = wordsOf(book, lesson, language)
        return `  ${fill(text.row, {
          nth: String(lessons.indexOf(lesson) + 1).padStart(2),
          mark: learnt.done.includes(lesson.id) ? text.done : ' ',
          title,
          about,
          minutes: minutesOf(lesson, wordsOf(book, lesson, language)),
        })}`
      })
      return own.length === 0 ? [] : ['', text.courses[course], ...rows]
    }),
  ]
}

/** The lesson that was named, by its id or by its number in the list. */
export const lessonNamed = (lessons: readonly Lesson[], typed: string): Lesson | undefined =>
  lessons.find(({ id }, nth) => typed === id || typed === String(nth + 1))

/** Holds lessons until whoever learns leaves, and keeps what he has learnt. */
export async function learn<S, C, E extends MatchEvent, V extends View>(
  at: Learning<S, C, E, V>,
): Promise<number> {
  const { playable, call, path } = at
  const { terminal, language } = call
  const text = call.text.learning
  const { lessons: book, game } = playable.entry
  const { lessons } = book
  let learnt = await learntAt(path)
  /** Every step is kept; that it could not be is said once the lesson is over. */
  const keep = (lesson: Lesson, step: number): string | undefined => {
    learnt = { ...learnt, ...learntAfter(learnt, lesson, step) }
    return keepLearnt(path, learnt)
  }
  let lesson = at.lesson ?? (await choose(at, learnt))
  while (lesson) {
    const now = lesson
    const held = await hold(at, now, entry(learnt.at, now.id) ?? 0, (step) => keep(now, step))
    if (held !== 'done') {
      if (held === 'left') break
      terminal.complain(fill(text.broken, { reasons: held.why.join(' ') }))
      return REFUSED
    }
    const lost = keep(lesson, lesson.steps.length)
    if (lost !== undefined) terminal.complain(fill(text.notSaved, { file: path, reason: lost }))
    terminal.tell()
    terminal.tell(` ${fill(text.learnt, { about: wordsOf(book, lesson, language).about })}`)
    const next = lessonAfter(lessons, lesson)
    const isFirst = !next && lesson.course === 'first'
    const way = next
      ? fill(text.next, { title: wordsOf(book, next, language).title })
      : isFirst
        ? text.firstMatch
        : text.list
    const typed = await terminal.ask(` ${way} › `)
    if (typed === undefined || tableOrder(typed.trim()) === 'quit') break
    if (isFirst) return at.playFirst()
    lesson = next ?? (await choose(at, learnt))
  }
  terminal.tell()
  terminal.tell(` ${fill(text.bye, { game: game.id })}`)
  return DONE
}

/** Shows the list until a lesson is chosen; nothing when whoever learns leaves. */
async function choose<S, C, E extends MatchEvent, V extends View>(
  { playable, call: { terminal, text, language } }: Learning<S, C, E, V>,
  learnt: Learnt,
): Promise<Lesson | undefined> {
  const { lessons: book, wording } = playable.entry
  const { learning } = text
  const { lessons } = book
  const usual = nextLesson(lessons, learnt) ?? lessons[0]
  if (!usual) {
    terminal.complain(learning.none)
    return undefined
  }
  for (const row of lessonRows(book, learnt, wording(language).name, learning, language)) terminal.tell(row)
  terminal.tell()
  for (;;) {
    const { title } = wordsOf(book, usual, language)
    const typed = (await terminal.ask(` ${fill(learning.choose, { title })} › `))?.trim()
    if (typed === undefined || tableOrder(typed) === 'quit') return undefined
    const chosen = typed === '' ? usual : lessonNamed(lessons, typed)
    if (chosen) return chosen
    terminal.tell(` ${fill(learning.unknown, { typed })}`)
  }
}

/** Holds one lesson at its table, from the step where it was left. */
async function hold<S, C, E extends MatchEvent, V extends View>(
  { playable, call, pace }: Learning<S, C, E, V>,
  lesson: Lesson,
  from: number,
  reached: (step: number) => void,
): Promise<'done' | 'left' | { readonly why: readonly string[] }> {
  const { game, lessons: book } = playable.entry
  const { language, text } = call
  const opened = lessonTable(game, lesson, from)
  if (!opened.ok) return { why: opened.refusals.map(call.reason) }
  const table = opened.value
  const words = wordsOf(book, lesson, language)
  let due: TaughtStep | undefined
  const seating = seatingAt(playable, table, call)
  const session = new Session<S, C, E, V>({
    ...seating,
    table,
    seat: lesson.pupil,
    opponent: NOBODY,
    keep: () => undefined,
    path: '',
    showOdds: false,
    pace,
    taught: () => due,
  })
  // What was told before is not told again.
  if (from > 0) session.story.takeNews(session.view)
  for (const [nth, { id, action, instead = {} }] of lesson.steps.entries()) {
    if (nth < from) continue
    if (nth > from) reached(nth)
    const { say, why } = sayingOf(words, id)
    due = {
      say: unweighed(say),
      why: why && unweighed(why),
      answer: (decided) => {
        if (decided === action) return undefined
        const request = table.request(lesson.pupil)
        const own = entry(words.instead ?? {}, entry(instead, decided) ?? '')
        const choice = request ? session.named(request, action ?? '') : ''
        return own === undefined ? fill(text.learning.instead, { choice }) : unweighed(own)
      },
    }
    await session.tellNews()
    if (action === undefined) {
      if (!(await session.read(due))) return 'left'
      continue
    }
    if ((await session.askOnce([])) === undefined) return 'left'
    const fault = letRivalDecide(table, lesson)
    if (fault) return { why: fault.refusals.map(call.reason) }
  }
  await session.tellNews()
  return 'done'
}
