import { parseArgs } from 'node:util'
import type { Language } from '@libero/kernel/words'
import { fill, LANGUAGES } from '@libero/kernel/words'
import type { CliText, Misuse } from './text/text.ts'

/** Called in a way that makes no sense; the sentence names what is allowed. Caught once, in `libero`. */
export class Misused extends Error {}

/** `below` is what is listed under the sentence, row by row. */
export function misuse(
  text: CliText,
  which: Misuse,
  about: Readonly<Record<string, string | number>>,
  below: readonly string[] = [],
): never {
  throw new Misused([fill(text.misuse[which], about), ...below].join('\n'))
}

export type Flags = Readonly<Record<string, 'text' | 'yes'>>

/** What was said on the line: options by name, and the rest in order. */
export class Said {
  constructor(
    private readonly text: CliText,
    private readonly values: ReadonlyMap<string, string | true>,
    readonly rest: readonly string[],
  ) {}

  has(flag: string): boolean {
    return this.values.has(flag)
  }

  word(flag: string): string | undefined {
    const value = this.values.get(flag)
    return typeof value === 'string' ? value : undefined
  }

  /** A whole number between two bounds. */
  whole(flag: string, usual: number, least: number, most: number): number {
    const value = this.word(flag)
    if (value === undefined) return usual
    const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN
    if (number >= least && number <= most) return number
    return misuse(this.text, 'value-wrong', { option: `--${flag}`, value, allowed: `${least}–${most}` })
  }

  /** Complains about the line itself, in its own language. */
  misuse(
    which: Misuse,
    about: Readonly<Record<string, string | number>>,
    below: readonly string[] = [],
  ): never {
    return misuse(this.text, which, about, below)
  }

  /** One of a few words. */
  oneOf<T extends string>(flag: string, words: readonly T[], usual: T): T {
    const value = this.word(flag)
    if (value === undefined) return usual
    const found = words.find((word) => word === value)
    return (
      found ?? misuse(this.text, 'value-wrong', { option: `--${flag}`, value, allowed: words.join(', ') })
    )
  }
}

/** Reads a command's arguments. `most` is how many words may stand beside the options. */
export function said(args: readonly string[], flags: Flags, most: number, text: CliText): Said {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, type]) => [
      name,
      { type: type === 'text' ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values = new Map<string, string | true>()
  const rest: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(token.value)
    if (token.kind !== 'option') continue
    const type = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined
    const option = token.rawName
    if (type === undefined) misuse(text, 'option-unknown', { option, allowed: flagList(flags) })
    else if (type === 'text' && token.value === undefined) misuse(text, 'value-missing', { option })
    else if (type === 'yes' && token.value !== undefined) misuse(text, 'value-not-taken', { option })
    values.set(token.name, token.value ?? true)
  }
  const extra = rest[most]
  if (extra !== undefined) misuse(text, 'argument-too-many', { argument: extra })
  return new Said(text, values, rest)
}

const flagList = (flags: Flags): string =>
  [...Object.keys(flags), 'lang', 'help'].map((flag) => `--${flag}`).join(', ')

/** Takes `--lang` out of the line, wherever it stands. */
export function languageSaid(args: readonly string[]): {
  readonly said: string | undefined
  readonly rest: readonly string[]
} {
  const rest: string[] = []
  let named: string | undefined
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--lang') named = args[++i] ?? ''
    else if (arg.startsWith('--lang=')) named = arg.slice('--lang='.length)
    else rest.push(arg)
  }
  return { said: named, rest }
}

export const isLanguage = (value: string | undefined): value is Language =>
  LANGUAGES.some((language) => language === value)

/** The language of the surroundings, in the order POSIX looks; English where we do not speak it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value)
  const language = locale?.slice(0, 2).toLowerCase()
  return isLanguage(language) ? language : 'en'
}
