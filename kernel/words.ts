import type { Option, Request } from './game.ts'
import type { Refusal } from './refusal.ts'
import type { MatchEvent } from './told.ts'

/** The languages everything is written in. */
export const LANGUAGES = ['en', 'de', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

export type Values = Readonly<Record<string, string | number>>

/** `{name}` is a value; `{name?one:many}` picks a word by whether the value is 1. */
const BLANK = /\{(\w+)(?:\?([^:{}]*):([^{}]*))?\}/g

/** Fills the blanks of a sentence. A blank without a value stays visible, so that tests find it. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(BLANK, (blank, name: string, one?: string, many?: string) => {
    const value = values[name]
    if (value === undefined) return blank
    if (one === undefined) return String(value)
    return (value === 1 ? one : many) ?? ''
  })
}

/** The names a sentence has blanks for, each once, in order of the alphabet. */
export function blanks(sentence: string): string[] {
  const names = new Set(Array.from(sentence.matchAll(BLANK), (match) => match[1] ?? ''))
  return [...names].sort()
}

/** What a game says in one language; all that terminal, page and protocol need to speak of it. */
export interface Wording<E extends MatchEvent = MatchEvent> {
  readonly name: string
  /** The question, with who and why. */
  prompt(request: Request): string
  option(request: Request, option: Option): string
  /** A card, a man, a club, an ending, … by its id; the id itself if it has no name. */
  nameOf(id: string): string
  refusal(refusal: Refusal): string
  /** The text of a paragraph, for '?' and for links. */
  rule(paragraph: string): string | undefined
  /** Tells a match line by line, without repeating itself while another line fits. Some events need no words. */
  commentator(): (event: E) => string | undefined
}
