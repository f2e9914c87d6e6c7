import { isPlainText, shown } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { asciiOf } from './ascii.ts'
import type { Terminal } from './terminal.ts'

/** What leaves the command, in one place: nothing a stranger wrote speaks to the terminal. */
export function guarded(terminal: Terminal, language: Language, ascii: boolean, isData: boolean): Terminal {
  const text = (said: string) => textLeaving(said, language, ascii)
  const { progress, columns } = terminal
  return {
    input: terminal.input,
    env: terminal.env,
    out: (said) => terminal.out(isData ? dataLeaving(said, ascii) : text(said)),
    err: (said) => terminal.err(text(said)),
    ...(progress && { progress: (line: string) => progress(text(line)) }),
    ...(columns !== undefined && { columns }),
  }
}

/** Rows for people. */
export function textLeaving(said: string, language: Language, ascii: boolean): string {
  const clean = said.split('\n').map(shown).join('\n')
  return ascii ? asciiOf(clean, language) : clean
}

/** JSON for programs says the same with escapes: nothing is lost, and nothing reaches the terminal that should not. */
export const dataLeaving = (json: string, ascii: boolean): string =>
  json.replace(/[^\n\u0020-\u007e]/gu, (sign) => (ascii || !isPlainText(sign) ? escaped(sign) : sign))

const escaped = (sign: string): string =>
  Array.from(
    { length: sign.length },
    (_, i) => `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('')
