import type { Lesson } from '@libero/kernel/lesson'
import { lessonAbout } from '@libero/kernel/lesson'
import { entry, fill } from '@libero/kernel/words'
import { useLanguage, usePromise, useTexts } from '../../app/hooks.ts'
import { writeRoute } from '../../app/route.ts'
import { isGame, lessonsOf } from '../../games/register.ts'
import { learnTexts } from './text.ts'

interface LinksProps {
  readonly game: string
  /** Which lessons: those that teach a paragraph, those that explain a question, or the one about what is met. */
  readonly teaches:
    | { readonly paragraph: string }
    | { readonly question: string }
    | { readonly met: string; readonly on: readonly string[] }
  /** Who reads at the table must not lose his seat: the lesson opens beside it. */
  readonly atTheTable?: boolean
  readonly className?: string
}

/** The lessons of a paragraph, of a question or of what is met, one press away; nothing where there are none. */
export function LessonLinks({ game, teaches, atTheTable = false, className }: LinksProps) {
  const language = useLanguage()
  const text = useTexts(learnTexts)
  const book = usePromise(async () => (isGame(game) ? lessonsOf(game) : undefined), game)
  const meant = (lessons: readonly Lesson[]): readonly Lesson[] => {
    if ('met' in teaches) return [lessonAbout(lessons, teaches.met, teaches.on) ?? []].flat()
    return lessons.filter(({ paragraphs, explains }) =>
      'question' in teaches ? explains.includes(teaches.question) : paragraphs.includes(teaches.paragraph),
    )
  }
  return (
    book &&
    meant(book.lessons).map(({ id }) => {
      const title = entry(book.words[language], id)?.title
      return (
        title && (
          <a
            key={id}
            className={className}
            href={writeRoute('learn', [game, id])}
            target={atTheTable ? '_blank' : undefined}
            rel={atTheTable ? 'noreferrer' : undefined}
            data-teaches={id}
          >
            {fill(text.lesson, { title })}
          </a>
        )
      )
    })
  )
}
