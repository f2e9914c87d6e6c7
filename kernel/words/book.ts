import type { Language } from './languages.ts'
import type { Sheet } from './sheet.ts'
import type { Wording } from './words.ts'
import { entry } from './words.ts'

/** The number of the chapter a paragraph stands in: that of '6.3' is '6'. */
export const chapterNumber = (paragraph: string): string => paragraph.replace(/\..*/, '')

/** The rules of a game in our own words, in one language. */
export interface RulesText<C extends string = string, P extends string = string> {
  readonly title: string
  readonly chapters: Readonly<Record<C, string>>
  readonly paragraphs: Readonly<Record<P, string>>
}

/** Where the rulebook is silent or unclear: what is played, by the paragraphs it is about. */
export interface Ruling extends RulingWords {
  readonly id: string
  readonly on: readonly string[]
}

export interface RulingWords {
  readonly question: string
  readonly ruling: string
}

/** A question as people ask it, with a short answer and the paragraphs and rulings that answer rests on. */
export interface Asked extends AskedWords {
  readonly id: string
  readonly on: readonly [string, ...string[]]
  /** The picture that fits best; that of its paragraph where none is named. */
  readonly picture?: string
}

export interface AskedWords {
  readonly question: string
  readonly answer: string
  /** What people call it who do not know our words. */
  readonly also?: string
}

/** A game in one language as people look it up: the rules, the quick reference, rulings, and questions often asked. */
export interface BookText {
  readonly rules: RulesText
  readonly sheet: Sheet
  readonly rulings: readonly Ruling[]
  readonly asked: readonly Asked[]
}

/** Apart from what is said while playing: most of the time nobody asks. */
export type Book = Readonly<Record<Language, BookText>>

type Rested<T> = readonly (T & { readonly id: string })[]

/** What is the same in every language, such as the paragraphs it rests on, with its words in one. */
export const worded = <T, W>(list: Rested<T>, words: Readonly<Record<string, W>>) =>
  list.map((each) => ({ ...each, ...(words[each.id] as W) }))

/** '§5.1 Short pass: …', if there is such a paragraph, and what holds beside it at this table. */
export function ruleWords(
  { paragraphs }: RulesText,
  paragraph: string,
  atTable?: Pick<Wording, 'atThisTable'>,
): string | undefined {
  const words = entry(paragraphs, paragraph)
  return words && [`§${paragraph} ${words}`, atTable?.atThisTable?.(paragraph)].filter(Boolean).join(' ')
}
