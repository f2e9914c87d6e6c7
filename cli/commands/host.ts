import { said } from '../arguments.ts'
import { everyVariant, gameSaid, onlyOwn } from '../catalogue.ts'
import { MOST_BYTES } from '../host/ask.ts'
import { Host } from '../host/host.ts'
import { linesOf } from '../host/lines.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE } from '../terminal.ts'

/** Runs a table for programs on standard input and output; `docs/protocol.md` says how to talk to it. */
export async function host(args: readonly string[], here: Surroundings): Promise<number> {
  const { terminal, language, text } = here
  const line = said(args, everyVariant(), 1, text)
  const listed = gameSaid(line, text)
  onlyOwn(line, {}, listed.variants, everyVariant())
  const isSaid = Object.keys(listed.variants).some((flag) => line.has(flag))
  return listed.open(async (entry) => {
    const table = new Host(entry, language, text, isSaid ? entry.options(line, undefined) : undefined)
    for await (const asked of linesOf(terminal.input, MOST_BYTES)) {
      await terminal.out(`${table.answer(asked)}\n`)
      if (table.isClosed) break
    }
    return DONE
  })
}
