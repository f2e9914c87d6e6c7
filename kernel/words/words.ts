import type { MatchEvent } from '../events.ts'
import type { Option, Outcome, Request } from '../game.ts'
import { shown } from '../names.ts'
import type { Refusal } from '../refusal.ts'
import type { Seat } from '../seat.ts'
import type { ProspectWords } from './prospects.ts'

export type Values = Readonly<Record<string, string | number>>

/** `{name}` is a value; `{name?one:many}` picks a word by whether the value is 1. */
const BLANK = /\{(\w+)(?:\?([^:{}]*):([^{}]*))?\}/g

/** Fills the blanks of a sentence. A blank without a value stays visible, so that tests find it. */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(BLANK, (blank, name: string, one?: string, many?: string) => {
    const value = values[name]
    if (value === undefined) return blank
    // Whatever is filled in may have come from outside.
    if (one === undefined) return shown(String(value))
    return (value === 1 ? one : many) ?? ''
  })
}

/** The names a sentence has blanks for, each once, in order of the alphabet. */
export function blanks(sentence: string): string[] {
  const names = new Set(Array.from(sentence.matchAll(BLANK), (match) => match[1] ?? ''))
  return [...names].sort()
}

/** A sum is never broken between two lines: '3 + 3 = 6', '4 + *7*'. */
export const inOnePiece = (words: string): string =>
  words.replace(/(?<=[\d}*)]) ([+=→]) (?=[\d{*?])/g, '\u00a0$1\u00a0')

/** With a capital, to begin a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** 'this, that and the other' */
export function listed(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

/** '11 (9 + 2)': a total and what it is made of, so that whoever only listens can follow. */
export const madeOf = (total: number, ...parts: readonly number[]): string =>
  `${total} (${parts.join(' + ')})`

/** The entry of that very name; nothing a record inherits. */
export const entry = <T>(record: Readonly<Record<string, T>>, key: string | number): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/**
 * What a question or a refusal is about, with ids turned into names; `nameOf` gets the id and what it is the id of.
 * What a stranger left out reaches us as the word 'undefined'.
 */
export function named(about: Values, nothing: string, nameOf: (id: string, name: string) => string): Values {
  const word = (id: string, name: string) => (id === 'undefined' ? nothing : nameOf(id, name))
  return Object.fromEntries(
    Object.entries(about).map(([name, value]) => [
      name,
      typeof value === 'string' ? word(value, name) : value,
    ]),
  )
}

/** What a refusal needs in every language. */
interface RefusalWords {
  readonly refusals: Readonly<Record<string, string>>
  readonly seats: Readonly<Record<string, string>>
}

/** A refusal as a sentence, its code if there is none; a reason against one of two builds begins with whose it is. */
export function refusalWords(
  { refusals, seats }: RefusalWords,
  { code, about = {} }: Refusal,
  inWords: (about: Values) => Values,
): string {
  const sentence = entry(refusals, code)
  if (sentence === undefined) return code
  const words = fill(sentence, inWords(about))
  const seat = entry(seats, String(about.seat))
  return seat === undefined ? words : `${seat}: ${words}`
}

/** Whom an event is about: the team it names, at the end the winner. */
export const seatOfEvent = (
  event: MatchEvent & { readonly seat?: Seat; readonly outcome?: Outcome },
): Seat | undefined => event.seat ?? event.outcome?.winner

/**
 * Remembers the lines of one match: of several it takes the one used least so far, so that none comes twice before
 * all the others have come. Among equals it begins with line `begin`, counted round. Where it is told plainly it is
 * always the first: who is new to a game takes other words for another thing.
 */
export function freshest(isPlain = false): (lines: readonly string[], begin: number) => string {
  if (isPlain) return ([first = '']) => first
  const used = new Map<string, number>()
  const times = (line: string) => used.get(line) ?? 0
  return (lines, begin) => {
    const first = begin % lines.length
    const inTurn = [...lines.slice(first), ...lines.slice(0, first)]
    const line = inTurn.reduce((best, next) => (times(next) < times(best) ? next : best))
    used.set(line, times(line) + 1)
    return line
  }
}

/** What a coach is asked. */
export interface Prompt {
  /** What is asked, in at most eight words. */
  readonly headline: string
  /** Why it is asked, what hangs on it, the figures; empty where the headline says it all. */
  readonly more: string
}

/** A prompt as a text has it, blanks and all: the headline, and what else there is to say. */
export type PromptWords = readonly [headline: string, more: string]

/** A prompt with its blanks filled; whatever else is to be said stands behind the rest. */
export function filled([headline, more]: PromptWords, values: Values, ...also: readonly string[]): Prompt {
  return { headline: fill(headline, values), more: [fill(more, values), ...also].filter(Boolean).join(' ') }
}

/** The whole question in one breath, for whoever listens. */
export const inOneBreath = ({ headline, more }: Prompt): string => (more ? `${headline} ${more}` : headline)

/** What a game says in one language; all that terminal, page and protocol need to speak of it. */
export interface Wording<E extends MatchEvent = MatchEvent> {
  readonly name: string
  /** The question, and in a second line who and why. */
  prompt(request: Request): Prompt
  option(request: Request, option: Option): string
  /** A card, a man, a club, an ending, … by its id; the id itself if it has no name. */
  nameOf(id: string): string
  refusal(refusal: Refusal): string
  /** What the cards of this table add to a paragraph of the rules. */
  atThisTable?(paragraph: string): string | undefined
  /**
   * Tells a match line by line, without repeating itself while another line fits. Some events need no words. Where a
   * table is counted from one end, it is counted as whoever reads at that seat sees it; else as home does. Told
   * plainly, the same thing is always told in the same words.
   */
  commentator(reader?: Seat, isPlain?: boolean): (event: E) => string | undefined
  /**
   * What something means that somebody meets for the first time, and what hangs on it: a quiet sentence for a question
   * ('ask/turn'), something told ('told/foul'), a card ('card/long') or a mark; most need none.
   */
  firstTime?(of: string): string | undefined
  /** The paragraphs of which that sentence tells something, what it is about first. */
  firstTimeOn?(of: string): readonly string[]
  /** What will probably come of a decision. */
  readonly prospects: ProspectWords
}
