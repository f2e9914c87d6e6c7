import type { Answer } from '@libero/kernel/search'
import { Answers, answersIn } from '@libero/kernel/search'
import { fill } from '@libero/kernel/words'
import { tableParagraphs } from '@libero/table/text'
import { said } from '../arguments.ts'
import { gameSaid } from '../catalogue.ts'
import { inkOf, wrapped } from '../play/ink.ts'
import { LEAST_COLUMNS, MOST_COLUMNS } from '../play/terminal.ts'
import { sheetRows } from '../sheet.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE } from '../terminal.ts'

/** So many words may be asked with, and so many answers are given before somebody asks for all. */
const MOST_WORDS = 40
const FIRST = 3

/** Answers a question from rules, rulings and questions often asked; without one it tells the rules themselves. */
export async function rules(args: readonly string[], here: Surroundings): Promise<number> {
  const { language, text, terminal } = here
  const line = said(args, { all: 'yes' }, 1 + MOST_WORDS, text)
  const width = Math.min(Math.max(terminal.columns ?? LEAST_COLUMNS, LEAST_COLUMNS), MOST_COLUMNS)
  const book = gameSaid(line, text).open((entry) => entry.book)[language]
  const all = answersIn(book, { title: text.rules.table, paragraphs: tableParagraphs(language) })
  const tell = (rows: readonly string[]) => terminal.out(`${rows.map((row) => row.trimEnd()).join('\n')}\n`)

  const query = line.rest.slice(1).join(' ')
  if (query.trim() === '') {
    const ink = inkOf('none')
    await tell(sheetRows(bookOf(book.rules.title, all, text.rules.questions), width, ink))
    return DONE
  }
  const found = new Answers(all, language).find(query)
  const told = line.has('all') ? found : found.slice(0, FIRST)
  const rows = told.flatMap(({ entry }) => [...answerRows(entry, width), ''])
  if (found.length === 0)
    rows.push(
      ...wrapped(fill(text.rules.nothing, { query }), width),
      '',
      ...all
        .filter(({ kind }) => kind === 'asked')
        .slice(0, FIRST)
        .flatMap(({ id, title }) => wrapped(`${id.padEnd(5)}${title}`, width, '     ')),
    )
  else if (found.length > told.length)
    rows.push(fill(text.rules.more, { count: found.length - told.length, option: '--all' }))
  await tell(rows)
  return DONE
}

/** '6.3 The attack', or a question with the paragraphs its answer rests on. */
function answerRows({ id, kind, title, text, on }: Answer, width: number): readonly string[] {
  const rests =
    kind === 'paragraph' ? '' : ` (${on.map((each) => (/^\d/.test(each) ? `§${each}` : each)).join(', ')})`
  return [...wrapped(`${id}  ${title}`, width), ...wrapped(`  ${text}${rests}`, width, '  ')]
}

/** The whole book as a page: every chapter with its paragraphs, then the questions people ask. */
function bookOf(title: string, all: readonly Answer[], questions: string) {
  const paragraphs = all.filter(({ kind }) => kind === 'paragraph')
  const lines = (those: readonly Answer[], of: (answer: Answer) => string) =>
    those.map((answer) => ({ rule: answer.id, text: of(answer) }))
  const headings = [...new Set(paragraphs.map((answer) => answer.title))]
  return {
    title,
    blocks: [
      ...headings.map((heading) => ({
        heading,
        lines: lines(
          paragraphs.filter((answer) => answer.title === heading),
          ({ text }) => text,
        ),
      })),
      {
        heading: questions,
        lines: lines(
          all.filter(({ kind }) => kind === 'asked'),
          (answer) => answer.title,
        ),
      },
    ],
  }
}
