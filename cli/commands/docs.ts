import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fill, LANGUAGES } from '@libero/kernel/words'
import { misuse, said } from '../arguments.ts'
import { CATALOGUE } from '../catalogue.ts'
import { withBoards } from '../docs/boards.ts'
import { withFields } from '../docs/fields.ts'
import { findHouse, testsOf } from '../docs/house.ts'
import type { GameDocs, Page } from '../docs/pages.ts'
import {
  cardsPage,
  expansionPages,
  fitInto,
  gaps,
  lessonsPage,
  rulesPage,
  rulingsPage,
  testsPage,
} from '../docs/pages.ts'
import { withAnswers } from '../docs/transcript.ts'
import { motifsIn } from '../exercises/sheets.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'

/** Writes the pages of `docs/` that are made from the sources, or with `--check` says what is wrong with them. */
export async function docs(args: readonly string[], here: Surroundings): Promise<number> {
  const { terminal, text } = here
  const line = said(args, { check: 'yes' }, 0, text)
  const house = findHouse() ?? misuse(text, 'no-sources', {})
  const books = CATALOGUE.map((listed) => listed.open((entry) => entry.docs))
  const found = books.map((book) => inspect(house, book))
  const stale = [...found.flatMap(({ stale }) => stale), ...staleProtocol(house), ...staleReadme(house)]
  if (!line.has('check')) {
    for (const { path, text: content } of stale) {
      const file = join(house, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      await terminal.out(`${fill(text.docs.written, { file: path })}\n`)
    }
    if (stale.length === 0) await terminal.out(`${text.docs.current}\n`)
    return DONE
  }
  const complaints = [
    ...stale.map(({ path }) => fill(text.docs.stale, { file: path })),
    ...found.flatMap(({ untested }) => untested.map((id) => fill(text.docs.untested, { id }))),
    ...found.flatMap(({ unknown }) => unknown.map((id) => fill(text.docs.unknown, { id }))),
  ]
  await terminal.out(`${complaints.length > 0 ? complaints.join('\n') : text.docs.current}\n`)
  return complaints.length > 0 ? REFUSED : DONE
}

export interface Inspection {
  /** Files that do not hold what they should, with what they should hold. */
  readonly stale: readonly { readonly path: string; readonly text: string }[]
  readonly untested: readonly string[]
  readonly unknown: readonly string[]
}

export function inspect(house: string, book: GameDocs): Inspection {
  const tests = testsOf(house, book.game)
  const pages: readonly Page[] = [
    ...LANGUAGES.map((language) => rulesPage(book, language)),
    rulingsPage(book),
    cardsPage(book),
    ...expansionPages(book, (path) => textOf(join(house, path))),
    testsPage(book, tests),
    lessonsPage(practisedIn(house, book)),
  ]
  const stale = pages.flatMap((page) => {
    const present = textOf(join(house, page.path))
    const isExpansion = page.path.endsWith(`-${book.expansion?.id}.md`)
    const text = fitInto(page, present, isExpansion ? `${book.name}, ${book.expansion?.name}` : book.name)
    return text === present ? [] : [{ path: page.path, text }]
  })
  const cited = (id: string) => (/^\d/.test(id) ? `§${id}` : id)
  const { untested, unknown } = gaps(book, tests)
  return { stale, untested: untested.map(cited), unknown: unknown.map(cited) }
}

/** The book with those chapters of exercises alone of which there are any. */
export function practisedIn(house: string, book: GameDocs): GameDocs {
  const there = motifsIn(house, book.game)
  const motifs = book.teaching.motifs.filter(({ id }) => there.has(id))
  return { ...book, teaching: { ...book.teaching, motifs } }
}

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined

/** The protocol is written by hand; what the host answers in its transcripts is not, nor what views hold. */
export const staleProtocol = (house: string): Inspection['stale'] =>
  stalePage(house, 'docs/protocol.md', (page) =>
    withFields(withAnswers(page), (file) => readFileSync(join(house, file), 'utf8')),
  )

/** The boards of the README are matches of today. */
export const staleReadme = (house: string): Inspection['stale'] => stalePage(house, 'README.md', withBoards)

function stalePage(house: string, path: string, made: (page: string) => string): Inspection['stale'] {
  const present = readFileSync(join(house, path), 'utf8')
  const text = made(present)
  return text === present ? [] : [{ path, text }]
}
