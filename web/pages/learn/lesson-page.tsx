import type { Lesson } from '@libero/kernel/lesson'
import { lessonAfter } from '@libero/kernel/lesson'
import { entry, fill } from '@libero/kernel/words'
import { useEffect, useState } from 'react'
import { useLanguage, usePromise, useTexts } from '../../app/hooks.ts'
import { goTo, writeRoute } from '../../app/route.ts'
import { appTexts } from '../../app/text.ts'
import type { GameId } from '../../games/register.ts'
import { setupOf } from '../../games/register.ts'
import { quickMatch } from '../../match/kick-off.ts'
import type { LoadedLesson } from '../../match/load-lesson.ts'
import { FIRST_RIVAL, loadLesson } from '../../match/load-lesson.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { Damaged } from '../match/damaged.tsx'
import { Playing } from '../match/playing.tsx'
import type { Onward } from './teaching.tsx'
import { learnTexts } from './text.ts'

interface LessonProps {
  readonly game: GameId
  readonly id: string
}

/** A lesson at the table of its game; another try begins anew. */
export function LessonPage(props: LessonProps) {
  const [attempt, setAttempt] = useState(0)
  return <Opened key={attempt} {...props} again={() => setAttempt(attempt + 1)} attempt={attempt} />
}

function Opened(props: LessonProps & { readonly attempt: number; again(): void }) {
  const { game, id, attempt, again } = props
  const loaded = usePromise(() => loadLesson(game, id), `${game} ${id} ${attempt}`)
  const text = useTexts(appTexts)
  if (!loaded) return <Waiting words={text.loading} />
  return loaded.ok ? (
    <Running game={game} loaded={loaded} again={again} />
  ) : (
    <Damaged loaded={loaded} back={writeRoute('learn', [game])} />
  )
}

interface RunningProps {
  readonly game: GameId
  readonly loaded: Extract<LoadedLesson, { ok: true }>
  again(): void
}

function Running({ game, loaded, again }: RunningProps) {
  const { match, guide, book, face, options } = loaded
  const language = useLanguage()
  const text = useTexts(learnTexts)
  useEffect(() => {
    void match.start()
    return () => match.stop()
  }, [match])
  const words = entry(book.words[language], guide.lesson.id) ?? { title: '', about: '', steps: {} }
  const next = lessonAfter(book.lessons, guide.lesson)
  const kickOff = async () => {
    const begun = await quickMatch(face, await setupOf(game), FIRST_RIVAL, language)
    if (begun.ok) goTo(writeRoute('match', [begun.value]))
  }
  const all: Onward = { words: text.all, act: () => goTo(writeRoute('learn', [game])) }
  const on = (lesson: Lesson): Onward => ({
    words: fill(text.next, { title: entry(book.words[language], lesson.id)?.title ?? lesson.id }),
    act: () => goTo(writeRoute('learn', [game, lesson.id])),
  })
  const isFirst = guide.lesson.course === 'first'
  const first: Onward = { words: text.kickOff, act: () => void kickOff() }
  const ways: readonly Onward[] = next
    ? [on(next), all]
    : isFirst
      ? [first, all]
      : [all, { words: text.again, act: again }]
  const said = `*${next ? text.learnt : text.learntAll}* ${words.about}`
  return (
    <Playing face={face} match={match} options={options} taught={{ guide, words, end: { said, ways } }} />
  )
}
