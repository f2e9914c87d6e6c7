import type { Learnt, Lesson, LessonBook } from '@libero/kernel/lesson'
import { COURSES, minutesOf, nextLesson } from '@libero/kernel/lesson'
import { entry, fill } from '@libero/kernel/words'
import { useEffect } from 'react'
import type { PageProps } from '../../app/app.tsx'
import { useLanguage, usePromise, useTexts } from '../../app/hooks.ts'
import { replaceRoute, writeRoute } from '../../app/route.ts'
import { Shelf, Shell } from '../../app/shell.tsx'
import { shellTexts } from '../../app/shell-text.ts'
import { appTexts } from '../../app/text.ts'
import type { GameId } from '../../games/register.ts'
import { GAMES, gameTexts, isGame, lessonsOf } from '../../games/register.ts'
import { GO_ON, learntOf } from '../../keep/learnt.ts'
import { Sign } from '../../parts/marks.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { LessonPage } from './lesson-page.tsx'
import { learnTexts } from './text.ts'

/** What can be learnt of a game; with a lesson in the address, that one at its table. */
export function LearnPage({ route }: PageProps) {
  const [asked = '', lesson] = route.rest
  const game: GameId = isGame(asked) ? asked : GAMES[0]
  if (lesson === GO_ON) return <GoOn game={game} />
  return lesson === undefined ? <Courses game={game} /> : <LessonPage key={lesson} game={game} id={lesson} />
}

/** Straight into the lesson that comes next; where all are learnt, to the list. */
function GoOn({ game }: { readonly game: GameId }) {
  const text = useTexts(appTexts)
  const book = usePromise(() => lessonsOf(game), game)
  useEffect(() => {
    if (!book) return
    const next = nextLesson(book.lessons, learntOf(game))
    replaceRoute(writeRoute('learn', next ? [game, next.id] : [game]))
  }, [book, game])
  return <Waiting words={text.loading} />
}

function Courses({ game }: { readonly game: GameId }) {
  const app = useTexts(appTexts)
  const shell = useTexts(shellTexts)
  const games = useTexts(gameTexts)
  const book = usePromise(() => lessonsOf(game), game)
  return (
    <Shell page="learn" title={`${shell.learn}: ${games[game].name}`}>
      <Shelf page="learn" game={game} />
      {book ? <Lessons game={game} book={book} /> : <Waiting words={app.loading} />}
    </Shell>
  )
}

function Lessons({ game, book }: { readonly game: GameId; readonly book: LessonBook }) {
  const language = useLanguage()
  const text = useTexts(learnTexts)
  const learnt = learntOf(game)
  const { lessons } = book
  const titleOf = ({ id }: Lesson) => entry(book.words[language], id)?.title ?? id
  const next = nextLesson(lessons, learnt)
  if (lessons.length === 0) return <p className="told">{text.none}</p>
  return (
    <div className="stack loose">
      <p className="lead">{text.about}</p>
      {next && (
        <p>
          <a className="button primary" href={writeRoute('learn', [game, next.id])} data-next={next.id}>
            {fill(entry(learnt.at, next.id) || learnt.done.length > 0 ? text.goOn : text.begin, {
              title: titleOf(next),
            })}
          </a>
        </p>
      )}
      {COURSES.map((course) => {
        const own = lessons.filter((each) => each.course === course)
        if (own.length === 0) return null
        return (
          <section key={course} className="stack" data-course={course}>
            <h2>{text.courses[course]}</h2>
            <p className="quiet">
              {text.coursesAbout[course]}{' '}
              {fill(text.count, {
                done: own.filter(({ id }) => learnt.done.includes(id)).length,
                all: own.length,
              })}
            </p>
            <ol className="plain stack">
              {own.map((lesson) => (
                <LessonRow key={lesson.id} game={game} lesson={lesson} book={book} learnt={learnt} />
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

interface RowProps {
  readonly game: GameId
  readonly lesson: Lesson
  readonly book: LessonBook
  readonly learnt: Learnt
}

function LessonRow({ game, lesson, book, learnt }: RowProps) {
  const language = useLanguage()
  const text = useTexts(learnTexts)
  const { id } = lesson
  const words = entry(book.words[language], id)
  if (!words) return null
  const state = learnt.done.includes(id) ? 'done' : entry(learnt.at, id) ? 'begun' : undefined
  return (
    <li data-lesson={id} data-state={state}>
      <a className="panel spread" href={writeRoute('learn', [game, id])}>
        <span className="grow">
          <strong>{words.title}</strong>
          <br />
          <span className="quiet">{words.about}</span>
        </span>
        {state && (
          <span className={state === 'done' ? 'tag well' : 'tag lit'}>
            {state === 'done' && <Sign is="tick" />} {text[state]}
          </span>
        )}
        <span className="quiet">{fill(text.minutes, { count: minutesOf(lesson, words) })}</span>
      </a>
    </li>
  )
}
