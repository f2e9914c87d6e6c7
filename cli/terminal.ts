import type { Language } from '@libero/kernel/words'
import type { CliText } from './text/text.ts'

/** What a command reads from and speaks to. The process has one; tests bring their own. */
export interface Terminal {
  readonly input: AsyncIterable<Uint8Array>
  /** Resolves when more may be written, so that a slow reader never makes a queue grow here. */
  out(text: string): Promise<void>
  err(text: string): Promise<void>
  /** Writes over the last line of a screen; missing where nobody looks. */
  readonly progress?: (line: string) => void
  /** Columns of the screen; missing where there is none. */
  readonly columns?: number
  readonly env: Readonly<Record<string, string | undefined>>
}

/** What every command is given beside its arguments. */
export interface Surroundings {
  readonly terminal: Terminal
  readonly language: Language
  readonly text: CliText
  /** Only ASCII can be shown: whoever draws says how much room a row has. */
  readonly ascii: boolean
}

export type Command = (args: readonly string[], here: Surroundings) => Promise<number>

/** Exit codes: done, refused by the rules or a check, called in a way that makes no sense. */
export const DONE = 0
export const REFUSED = 1
export const MISUSED = 2

/** The line is cut to the width of the screen: a line that wraps could not be written over. */
function overwrite(line: string): void {
  process.stderr.write(`\r\x1b[K${line.slice(0, (process.stderr.columns ?? 80) - 1)}`)
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const write =
    (stream: NodeJS.WriteStream) =>
    (text: string): Promise<void> =>
      new Promise((resolve) => {
        // A stream that fails never drains, and whoever waited for it would wait for ever.
        const mayGoOn = stream.write(text, (fault) => fault && resolve())
        if (mayGoOn) resolve()
        else stream.once('drain', resolve)
      })
  return {
    input: process.stdin,
    out: write(process.stdout),
    err: write(process.stderr),
    ...(process.stderr.isTTY && { progress: overwrite }),
    ...(process.stdout.isTTY && { columns: process.stdout.columns }),
    env: process.env,
  }
}
