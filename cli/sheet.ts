import type { Sheet } from '@libero/kernel/words'
import type { Ink } from './play/ink.ts'
import { wrapped } from './play/ink.ts'

/** Before a line: room for the longest paragraph, and what later rows are indented by. */
const MARGIN = 8

/** A game on one page: each line after the paragraph of the rules it stands on. */
export function sheetRows({ title, blocks }: Sheet, width: number, ink: Ink): string[] {
  return [
    ink('strong', ` ${title}`),
    ...blocks.flatMap(({ heading, lines }) => [
      '',
      ink('strong', ` ${heading}`),
      ...lines.flatMap(({ rule, text }) => {
        const [first = '', ...rest] = wrapped(text, width - MARGIN - 1)
        const margin = ' '.repeat(MARGIN)
        return [
          ` ${ink('faint', rule.padEnd(MARGIN - 1))}${first}`,
          ...rest.map((row) => `${margin}${row.trim()}`),
        ]
      }),
    ]),
  ]
}
