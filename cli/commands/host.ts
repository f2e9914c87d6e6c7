import { said } from '../arguments.ts'
import { gameSaid } from '../catalogue.ts'
import { MOST_BYTES } from '../host/ask.ts'
import { Host } from '../host/host.ts'
import { linesOf } from '../host/lines.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE } from '../terminal.ts'

/** Runs a table for programs on standard input and output; `docs/protocol.md` says how to talk to it. */
export async function host(args: readonly string[], here: Surroundings): Promise<number> {
  const { terminal, language, text } = here
  const line = said(args, {}, 1, text)
  return gameSaid(line, text).open(async (entry) => {
    const table = new Host(entry, language, text)
    for await (const asked of linesOf(terminal.input, MOST_BYTES)) {
      await terminal.out(`${table.answer(asked)}\n`)
      if (table.isClosed) break
    }
    return DONE
  })
}
