import type { Language } from '@libero/kernel/words'
import { SPELLS_UMLAUTS } from './text/umlauts.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Whether the surroundings say that only ASCII can be shown, in the order POSIX looks. Who says nothing of a
 * character set is taken to have the usual one.
 */
export function speaksAscii(env: Env): boolean {
  const locale = [env.LC_ALL, env.LC_CTYPE, env.LANG].find((value) => value) ?? ''
  if (/^(C|POSIX)$/i.test(locale)) return true
  const charset = /\.([^@]*)/.exec(locale)?.[1]
  return charset === undefined ? locale.includes('@euro') : !/^utf-?8$/i.test(charset)
}

/** Signs of one column by signs of one column, so that what is drawn stays in its place. */
const SIGNS: Readonly<Record<string, string>> = {
  '■': '#',
  '◆': '%',
  '◉': 'O',
  '●': '@',
  '○': 'o',
  '▪': '.',
  '▮': '!',
  '★': '*',
  '▲': '^',
  '▼': 'v',
  '▶': '>',
  '▸': '>',
  '›': '>',
  '‹': '<',
  '→': '>',
  '←': '<',
  '↑': '^',
  '↓': 'v',
  '↔': '~',
  '⇄': '~',
  '↩': '<',
  '↻': '&',
  '─': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '·': '|',
  '′': "'",
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '×': 'x',
  '✕': 'x',
  '✚': '+',
  Σ: '=',
  '⁴': '4',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
}

/** What needs more than one column to be read well, and what stands for it where there is only one. */
const WIDE: Readonly<Record<string, readonly [wide: string, narrow: string]>> = {
  ß: ['ss', 's'],
  æ: ['ae', 'a'],
  Æ: ['Ae', 'A'],
  œ: ['oe', 'o'],
  Œ: ['Oe', 'O'],
  '…': ['...', '.'],
  '±': ['+/-', '~'],
  '½': ['1/2', '~'],
  '§': ['par. ', '$'],
}
/** In German a letter of two, in Hungarian a vowel with an accent like any other. */
const UMLAUTS: Readonly<Record<string, readonly [wide: string, narrow: string]>> = {
  ä: ['ae', 'a'],
  ö: ['oe', 'o'],
  ü: ['ue', 'u'],
  Ä: ['Ae', 'A'],
  Ö: ['Oe', 'O'],
  Ü: ['Ue', 'U'],
}

const UNKNOWN = '?'
const LAST = 0x7e

/** A character as ASCII: as it is best read, and in one column. */
function formsOf(sign: string, language: Language): readonly [wide: string, narrow: string] {
  if ((sign.codePointAt(0) ?? 0) <= LAST) return [sign, sign]
  const both =
    (Object.hasOwn(WIDE, sign) && WIDE[sign]) ||
    (SPELLS_UMLAUTS[language] && Object.hasOwn(UMLAUTS, sign) && UMLAUTS[sign])
  if (both) return both
  const one = Object.hasOwn(SIGNS, sign) ? (SIGNS[sign] ?? UNKNOWN) : bareLetter(sign)
  return [one, one]
}

function bareLetter(sign: string): string {
  if (/\s/u.test(sign)) return ' '
  const [letter = UNKNOWN] = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return (letter.codePointAt(0) ?? 0) <= LAST ? letter : UNKNOWN
}

/** Two blanks and more stand between columns. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: styles take no room and may stand among the blanks
const GAP = /((?:\u001b\[[\d;]*m)* (?:\u001b\[[\d;]*m)* (?: |\u001b\[[\d;]*m)*)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same
const STYLE = /(\u001b\[[\d;]*m)/

const columnsIn = (text: string): number => [...text.replace(new RegExp(STYLE, 'g'), '')].length

/**
 * A text as ASCII, row by row. What becomes longer takes the blanks behind it, so that columns stay where they were;
 * where there are too few it is written in one column. No row becomes wider than `room`.
 */
export const asciiOf = (text: string, language: Language, room = Number.POSITIVE_INFINITY): string =>
  text
    .split('\n')
    .map((row) => asciiRow(row, language, room))
    .join('\n')

function asciiRow(row: string, language: Language, room: number): string {
  if (isAscii(row)) return row
  const parts = row.split(GAP)
  let spare = Math.max(0, room - columnsIn(row))
  let written = ''
  for (let at = 0; at < parts.length; at += 2) {
    const gap = parts[at + 1] ?? ''
    const isLast = gap === ''
    const blanks = isLast ? 0 : columnsIn(gap) - 1
    const { text, grown } = widened(parts[at] ?? '', language, isLast ? spare : blanks)
    if (isLast) spare -= grown
    written += text + shortened(gap, grown)
  }
  return written
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
export const isAscii = (text: string): boolean => /^[\u0000-\u007e]*$/.test(text)

/** As much of it in its wide form as may be longer by, and by how much it is. */
function widened(text: string, language: Language, most: number) {
  let grown = 0
  const written = text.split(STYLE).map((part) => {
    if (STYLE.test(part)) return part
    return Array.from(part, (sign) => {
      const [wide, narrow] = formsOf(sign, language)
      if (grown + wide.length - 1 > most) return narrow
      grown += wide.length - 1
      return wide
    }).join('')
  })
  return { text: written.join(''), grown }
}

function shortened(gap: string, by: number): string {
  let rest = by
  return gap.replaceAll(' ', () => (rest-- > 0 ? '' : ' '))
}
