import type { Language } from '@libero/kernel/words'

/** Rows of words in columns. `align` says by column which way they lean: '<' or '>'. */
export function columns(rows: readonly (readonly string[])[], align: string, gap = '  '): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length)
    })
  }
  return rows
    .map((row) =>
      row
        .map((cell, i) => (align[i] === '>' ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join(gap)
        .trimEnd(),
    )
    .join('\n')
}

/** A number below zero with the sign that is as wide as a digit. */
export const withMinus = (number: string): string => number.replace('-', '−')

/** Numbers as they are written in a language. */
export function numbers(language: Language) {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
  const one = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const two = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const share = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return {
    whole: (n: number) => whole.format(n),
    one: (n: number) => one.format(n),
    two: (n: number) => two.format(n),
    share: (n: number) => share.format(n),
  }
}
