import type { Language, RulesText } from '@libero/kernel/words'
import { tableParagraphs } from '@libero/table/text'

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly { readonly id: string; readonly text: string }[]
}

/** The chapter of what holds at every table, whatever is played. */
const TABLE_CHAPTER = 'T'

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

/** A game's rules chapter by chapter, and then those of the table, which refusals cite as T1, T2, …. */
export function chaptersOf(rules: RulesText, language: Language, tableTitle: string): readonly Chapter[] {
  const own = Object.keys(rules.chapters)
    .sort(byNumber)
    .map((id) => ({
      id,
      title: rules.chapters[id] ?? '',
      paragraphs: Object.entries(rules.paragraphs)
        .filter(([paragraph]) => paragraph.split('.')[0] === id)
        .map(([paragraph, text]) => ({ id: paragraph, text }))
        .sort((a, b) => byNumber(a.id, b.id)),
    }))
  const table = Object.entries(tableParagraphs(language))
    .map(([id, text]) => ({ id, text }))
    .sort((a, b) => byNumber(a.id, b.id))
  return [...own, { id: TABLE_CHAPTER, title: tableTitle, paragraphs: table }]
}

export type RulePiece = { readonly text: string; readonly to?: string }

/** A paragraph cut at the numbers of other paragraphs and rulings, so that one can go there. */
export function linked(text: string, known: ReadonlySet<string>): readonly RulePiece[] {
  const cut: RulePiece[] = []
  let done = 0
  for (const found of text.matchAll(/\d+\.\d+|\b[RPF]\d+[a-z]?\b/g)) {
    if (!known.has(found[0])) continue
    if (found.index > done) cut.push({ text: text.slice(done, found.index) })
    cut.push({ text: found[0], to: found[0] })
    done = found.index + found[0].length
  }
  if (done < text.length) cut.push({ text: text.slice(done) })
  return cut
}
