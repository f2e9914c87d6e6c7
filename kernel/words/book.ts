import type { Language } from './languages.ts'
import type { Sheet } from './sheet.ts'
import type { Wording } from './words.ts'
import { entry } from './words.ts'

/** The rules of a game in our own words, in one language. */
export interface RulesText<C extends string = string, P extends string = string> {
  readonly title: string
  readonly chapters: Readonly<Record<C, string>>
  readonly paragraphs: Readonly<Record<P, string>>
}

/** A game's rules as people look them up. Apart from what is said while playing: most of the time nobody asks. */
export interface Book {
  readonly rules: Readonly<Record<Language, RulesText>>
  readonly sheets: Readonly<Record<Language, Sheet>>
}

/** '§5.1 Short pass: …', if there is such a paragraph, and what holds beside it at this table. */
export function ruleWords(
  { paragraphs }: RulesText,
  paragraph: string,
  atTable?: Pick<Wording, 'atThisTable'>,
): string | undefined {
  const words = entry(paragraphs, paragraph)
  return words && [`§${paragraph} ${words}`, atTable?.atThisTable?.(paragraph)].filter(Boolean).join(' ')
}
