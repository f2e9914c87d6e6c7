import { said } from '../arguments.ts'
import { gameSaid } from '../catalogue.ts'
import { inkOf } from '../play/ink.ts'
import { LEAST_COLUMNS, MOST_COLUMNS } from '../play/terminal.ts'
import { sheetRows } from '../sheet.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE } from '../terminal.ts'

/** The quick-reference sheet of a game. */
export async function sheet(args: readonly string[], here: Surroundings): Promise<number> {
  const { language, text, terminal } = here
  const line = said(args, {}, 1, text)
  const width = Math.min(Math.max(terminal.columns ?? LEAST_COLUMNS, LEAST_COLUMNS), MOST_COLUMNS)
  const rows = gameSaid(line, text).open(({ book }) => sheetRows(book[language].sheet, width, inkOf('none')))
  await terminal.out(`${rows.map((row) => row.trimEnd()).join('\n')}\n`)
  return DONE
}
