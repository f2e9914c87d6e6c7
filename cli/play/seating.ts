import type { MatchEvent, View } from '@libero/kernel'
import { agreedOf, allShown } from '@libero/kernel'
import { ruleWords } from '@libero/kernel/words'
import type { Table } from '@libero/table'
import { tableWording } from '@libero/table'
import { sentences } from '../words.ts'
import type { Call } from './kick-off.ts'
import type { Playable } from './playable.ts'
import type { Seating } from './session.ts'

/** Words and board of a table, as it was agreed there. */
export function seatingAt<S, C, E extends MatchEvent, V extends View>(
  { entry, board }: Playable<S, C, E, V>,
  table: Table<S, C, E, V>,
  { bench, language, cliText, text, terminal }: Call,
) {
  // What a record brought along may be called anything; what is shown of it may not.
  const options = allShown(agreedOf(table.record()))
  const words = entry.wording(language, options)
  const begun = table.begunIn('spectator')
  return {
    bench,
    language,
    words,
    board: board(language, words, options),
    reason: sentences(language, cliText, words),
    rule: (paragraph) =>
      ruleWords(entry.book[language].rules, paragraph, words) ?? tableWording(language).rule(paragraph),
    own: entry.text[language],
    book: entry.book,
    text,
    terminal,
    clock: entry.clock(),
    recap: begun ? entry.recap(begun) : [],
  } satisfies Partial<Seating<S, C, E, V>>
}
