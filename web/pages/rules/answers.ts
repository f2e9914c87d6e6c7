import type { Answer } from '@libero/kernel/search'
import { Answers, answersIn } from '@libero/kernel/search'
import type { BookText, Language } from '@libero/kernel/words'
import { chapterNumber } from '@libero/kernel/words'
import { tableParagraphs } from '@libero/table/text'
import type { Diagram } from '../../diagram.ts'

/** All that a book answers in one language, and how it is looked up. */
export function answersOf(book: BookText, language: Language, tableTitle: string): Answers {
  return new Answers(answersIn(book, { title: tableTitle, paragraphs: tableParagraphs(language) }), language)
}

/** The paragraphs an answer rests on, those behind its rulings among them. */
function paragraphsUnder(answer: Answer, all: readonly Answer[]): readonly string[] {
  return answer.on.flatMap((id) => {
    const under = /^\d/.test(id) ? undefined : all.find((other) => other.id === id && other.id !== answer.id)
    return under ? under.on : [id]
  })
}

/** The picture that was named for an answer; without one that of its paragraph, or of its chapter; else none. */
export function pictureOf(
  answer: Answer,
  all: readonly Answer[],
  diagrams: readonly Diagram[],
): Diagram | undefined {
  const named = diagrams.find(({ id }) => id === answer.picture)
  if (named) return named
  const under = paragraphsUnder(answer, all)
  for (const paragraph of under) {
    const own = diagrams.find(({ rule }) => rule === paragraph)
    if (own) return own
  }
  // Otherwise the last one of its chapter up to there, or the first: of another subject it would mislead.
  for (const paragraph of under) {
    const there = diagrams.filter(({ rule }) => chapterNumber(rule) === chapterNumber(paragraph))
    const [nearest = there[0]] = there.filter(({ rule }) => isUpTo(rule, paragraph)).reverse()
    if (nearest) return nearest
  }
  return undefined
}

const isUpTo = (rule: string, paragraph: string): boolean =>
  Number(rule.split('.')[1]) <= Number(paragraph.split('.')[1])
