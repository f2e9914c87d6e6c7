import type { BookText } from '../words/book.ts'
import { chapterNumber } from '../words/book.ts'
import type { Language } from '../words/languages.ts'
import { wordsOf } from './fold.ts'
import type { Found } from './search.ts'
import { Search } from './search.ts'

/** Something a question can be answered with: a question as people ask it, a ruling, or a paragraph itself. */
export interface Answer {
  /** 'F3', 'R4a', '6.3' */
  readonly id: string
  readonly kind: 'asked' | 'ruling' | 'paragraph'
  /** A question; of a paragraph its chapter. */
  readonly title: string
  readonly text: string
  /** What else it is called; nobody reads it. */
  readonly also?: string | undefined
  /** The paragraphs and rulings it rests on; of a paragraph itself. */
  readonly on: readonly string[]
  readonly picture?: string | undefined
}

/** What holds at every table, whatever is played. */
export interface TableChapter {
  readonly title: string
  readonly paragraphs: Readonly<Record<string, string>>
}

/** All a book can answer: questions first, so that of two answers as good the shorter one leads. */
export function answersIn({ rules, rulings, asked }: BookText, table: TableChapter): readonly Answer[] {
  const chapterOf = (paragraph: string): string => rules.chapters[chapterNumber(paragraph)] ?? ''
  const paragraphs = (all: Readonly<Record<string, string>>, title: (id: string) => string) =>
    Object.entries(all).map(
      ([id, text]): Answer => ({ id, kind: 'paragraph', title: title(id), text, on: [id] }),
    )
  return [
    ...asked.map(
      ({ id, question, answer, also, on, picture }): Answer => ({
        id,
        kind: 'asked',
        title: question,
        text: answer,
        also,
        on,
        picture,
      }),
    ),
    ...rulings.map(
      ({ id, question, ruling, on }): Answer => ({ id, kind: 'ruling', title: question, text: ruling, on }),
    ),
    ...paragraphs(rules.paragraphs, chapterOf),
    ...paragraphs(table.paragraphs, () => table.title),
  ]
}

/** Of two that fit as well, what was written as an answer comes before the rule it rests on. */
const WORTH: Readonly<Record<Answer['kind'], number>> = { asked: 1.3, ruling: 1, paragraph: 0.95 }

/** What is asked in its very words is meant. */
const WORD_FOR_WORD = 10

const spoken = (answer: Answer | undefined): string => wordsOf(answer?.title ?? '').join(' ')

/** How a book is asked: its answers in one language, the best first. */
export class Answers {
  private readonly search: Search<Answer>

  constructor(
    readonly all: readonly Answer[],
    language: Language,
  ) {
    // The heading of a chapter says of none of its paragraphs that it is the one.
    this.search = new Search(
      all.map((answer) =>
        answer.kind === 'paragraph' ? { ...answer, title: '', also: answer.title } : answer,
      ),
      language,
    )
  }

  find(query: string): readonly Found<Answer>[] {
    const said = wordsOf(query).join(' ')
    const byId = new Map(this.all.map((answer) => [answer.id, answer]))
    return this.search
      .find(query)
      .map((found) => ({
        ...found,
        entry: byId.get(found.entry.id) ?? found.entry,
        score:
          found.score *
          WORTH[found.entry.kind] *
          (said === spoken(byId.get(found.entry.id)) ? WORD_FOR_WORD : 1),
      }))
      .sort((a, b) => b.score - a.score)
  }
}
