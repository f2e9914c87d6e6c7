import { shown } from '@libero/kernel'

/** How much colour a terminal has: none, the sixteen of old, or two hundred and fifty-six. */
export const DEPTHS = ['none', 'basic', 'rich'] as const
export type Depth = (typeof DEPTHS)[number]

/** What is coloured, by meaning. Whatever a colour says is also said by a letter, a shape or a word. */
const STYLES = {
  strong: ['1', '1'],
  faint: ['2', '38;5;245'],
  choice: ['1;32', '1;38;5;120'],
  goal: ['1;7', '1;38;5;16;48;5;220'],
  bad: ['1;31', '1;38;5;210'],
  home: ['1;36', '1;38;5;153'],
  away: ['1;33', '1;38;5;222'],
  pitch: ['', '48;5;22;38;5;252'],
  chosen: ['7', '1;38;5;22;48;5;252'],
  used: ['2', '38;5;108'],
  injury: ['1;35', '1;38;5;231;48;5;161'],
  gold: ['1;33', '1;38;5;220'],
  shot: ['1;31', '1;38;5;209'],
  pass: ['1;32', '1;38;5;157'],
  defence: ['1;34', '1;38;5;117'],
  'yellow-card': ['1;33', '1;38;5;16;48;5;226'],
  'red-card': ['1;31', '1;38;5;231;48;5;196'],
  white: ['1', '1;38;5;16;48;5;254'],
  purple: ['1;35', '1;38;5;231;48;5;91'],
  yellow: ['1;33', '1;38;5;16;48;5;220'],
  blue: ['1;34', '1;38;5;231;48;5;26'],
  red: ['1;31', '1;38;5;231;48;5;160'],
} as const satisfies Record<string, readonly [basic: string, rich: string]>
export type Style = keyof typeof STYLES

/** Puts a style on a text; the styles around it come back after it. */
export type Ink = (style: Style, text: string) => string

const OFF = '\u001b[0m'

export function inkOf(depth: Depth): Ink {
  if (depth === 'none') return (_, text) => text
  const column = depth === 'basic' ? 0 : 1
  return (style, text) => {
    const code = STYLES[style][column]
    if (code === '' || text === '') return text
    const on = `\u001b[${code}m`
    return `${on}${text.replaceAll(OFF, `${OFF}${on}`)}${OFF}`
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const ESCAPES = /(\u001b\[[0-9;?]*[A-Za-z])/g

/** The styles above and no other: what a stranger wrote sets none, nor moves the cursor. */
const OWN = new Set([
  OFF,
  ...Object.values(STYLES).flatMap((codes) => codes.map((code) => `\u001b[${code}m`)),
])

/** A row as it may be written to a terminal of this depth. */
export const leaving = (row: string, depth: Depth): string =>
  row
    .split(ESCAPES)
    .map((part) => (depth !== 'none' && OWN.has(part) ? part : shown(part)))
    .join('')

export const bare = (text: string): string => (text.includes('\u001b') ? text.replace(ESCAPES, '') : text)

/** Letters that are stored as two. */
const PAIRS = /[\ud800-\udbff][\udc00-\udfff]/g

/** Columns a text takes: everything we print is one column wide. */
export function widthOf(text: string): number {
  const seen = bare(text)
  return seen.length - (seen.match(PAIRS)?.length ?? 0)
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text

export const centred = (text: string, width: number): string => {
  const spare = Math.max(0, width - widthOf(text))
  return ' '.repeat(spare >> 1) + text + ' '.repeat(spare - (spare >> 1))
}

/** Left and right in one row, as far apart as it is wide; the left gives way. */
export function apart(left: string, right: string, width: number): string {
  const room = Math.max(0, width - widthOf(right) - 1)
  return widthOf(left) <= room ? padEnd(left, width - widthOf(right)) + right : `${cut(left, room)} ${right}`
}

/** A text shortened to fit, with a sign that it was; styles inside are kept. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let room = Math.max(0, width - 1)
  let kept = ''
  let styled = false
  for (const part of text.split(ESCAPES)) {
    if (part.startsWith('\u001b')) {
      kept += part
      styled = part !== OFF
      continue
    }
    const letters = [...part].slice(0, room)
    kept += letters.join('')
    room -= letters.length
    if (room === 0) break
  }
  return `${kept.trimEnd()}…${styled ? OFF : ''}`
}

/** A text broken between words into rows; later rows are indented. Only for texts without styles. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  if (widthOf(text) <= width) return [text]
  const rows: string[] = []
  let row = /^ */.exec(text)?.[0] ?? ''
  for (const word of text.trim().split(/ +/)) {
    let rest = word
    const joined = row.trim() === '' ? row + rest : `${row} ${rest}`
    if (widthOf(joined) <= width) {
      row = joined
      continue
    }
    if (row.trim() !== '') rows.push(row)
    row = rows.length === 0 ? '' : indent
    while (widthOf(row) + widthOf(rest) > width) {
      const room = width - widthOf(row)
      rows.push(row + [...rest].slice(0, room).join(''))
      rest = [...rest].slice(room).join('')
      row = indent
    }
    row += rest
  }
  if (row.trim() !== '' || rows.length === 0) rows.push(row)
  return rows
}

/** Short texts side by side in columns of equal width, row by row. */
export function columns(texts: readonly string[], width: number, gap = 2): string[] {
  const widest = Math.min(width, Math.max(0, ...texts.map(widthOf)))
  const across = Math.max(1, Math.floor((width + gap) / (widest + gap)))
  const rows: string[] = []
  for (let at = 0; at < texts.length; at += across) {
    const row = texts.slice(at, at + across).map((text) => padEnd(cut(text, widest), widest))
    rows.push(row.join(' '.repeat(gap)).trimEnd())
  }
  return rows
}

/** Texts one behind the other in as many rows as they need, the first behind a label. */
export function flow(
  label: string,
  items: readonly string[],
  width: number,
  gap = '  ',
  indent = widthOf(label),
): string[] {
  const rows: string[] = []
  let row = label
  for (const [i, item] of items.entries()) {
    const piece = cut(item, width - indent)
    const joined = i === 0 ? row + piece : row + gap + piece
    const isFull = widthOf(joined) > width && row.trim() !== ''
    if (isFull) rows.push(row.trimEnd())
    row = isFull ? ' '.repeat(indent) + piece : joined
  }
  return [...rows, row]
}
