import type { Lesson } from '@libero/kernel/lesson'
import { entry, fill } from '@libero/kernel/words'
import { useLanguage, usePromise, useTexts } from '../../app/hooks.ts'
import { writeRoute } from '../../app/route.ts'
import { isGame, lessonsOf } from '../../games/register.ts'
import { learnTexts } from './text.ts'

interface LinksProps {
  readonly game: string
  /** Which lessons: those that teach a paragraph, or that explain a question, before them those in which this is told. */
  readonly teaches: { readonly paragraph: string } | { readonly question: string; readonly told?: string }
  /** Who reads at the table must not lose his seat: the lesson opens beside it. */
  readonly atTheTable?: boolean
  /** The first of them, where there is no room for more. */
  readonly most?: number
  readonly className?: string
}

/** The lessons of a paragraph or of a question, one press away; nothing where there are none. */
export function LessonLinks({ game, teaches, atTheTable = false, most, className }: LinksProps) {
  const language = useLanguage()
  const text = useTexts(learnTexts)
  const book = usePromise(async () => (isGame(game) ? lessonsOf(game) : undefined), game)
  const isMeant = ({ paragraphs, explains }: Lesson) =>
    'question' in teaches ? explains.includes(teaches.question) : paragraphs.includes(teaches.paragraph)
  const told = 'question' in teaches ? teaches.told : undefined
  const isTold = ({ steps }: Lesson) =>
    steps.some(({ brings = [] }) => brings.some(({ kind }) => told !== undefined && kind === told))
  if (!book) return undefined
  const { lessons } = book
  return [...new Set([...lessons.filter(isTold), ...lessons.filter(isMeant)])]
    .slice(0, most)
    .map(({ id }) => {
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
}
