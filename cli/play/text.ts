import type { Course } from '@libero/kernel/lesson'
import type { Language } from '@libero/kernel/words'
import type { GameText } from '../catalogue.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { hu } from './text.hu.ts'

/** What the terminal itself says while a match is built, played, kept and left. */
export interface PlayText {
  /** How a match is begun, and how it is spoken to: what holds for every game stands around the game's own. */
  readonly usage: readonly string[]
  readonly usageMore: readonly string[]
  /** Where another game's options are told. */
  readonly usageOf: string
  /** Before the first whistle. */
  readonly welcome: string
  /** The same for who goes by his seat. */
  readonly welcomeNameless: string
  readonly resumed: string
  /** On the line that waits for an answer. */
  readonly enter: string
  readonly keys: string
  readonly thinking: string
  readonly back: string
  readonly more: string

  readonly unclear: string
  readonly or: string
  readonly unknown: string
  readonly refused: string
  readonly undone: string
  readonly noParagraph: string
  readonly logTitle: string
  readonly noLog: string
  /** What options promise, while it is thought over and where nothing can be said. */
  readonly oddsTitle: string
  readonly looksAhead: string
  readonly noOdds: string
  readonly lineSums: string
  readonly help: readonly string[]
  readonly helpMore: readonly string[]

  readonly saved: string
  readonly copied: string
  readonly notSaved: string
  /** The same when the match is left or over, in place of where it is kept. */
  readonly lost: string
  readonly left: string
  readonly goOn: string
  readonly kept: string
  readonly again: string

  readonly nothingToResume: string
  readonly resumeRefused: string
  readonly alreadyOver: string
  readonly fileExists: string
  readonly fileUnreadable: string
  readonly fileIsNoBuild: string
  readonly buildRefused: string

  /** Once the first leg of a tie is over. */
  /** One exercise after the other. */
  readonly practising: {
    readonly welcome: string
    readonly chapter: string
    readonly choose: string
    readonly keys: string
    readonly next: string
    readonly yours: string
    readonly best: string
    readonly suggested: string
    readonly others: string
    readonly bye: string
    readonly none: string
    readonly broken: string
    readonly notSaved: string
  }
  readonly learning: {
    /** What is met for the first time, in a match. */
    readonly isNew: string
    /** The list, with the game, and a row of it. */
    readonly title: string
    readonly courses: Readonly<Record<Course, string>>
    readonly row: string
    readonly done: string
    /** What waits under the list, while she speaks, with a reason to be asked for, and at a question. */
    readonly choose: string
    readonly read: string
    readonly readOrWhy: string
    readonly keys: string
    readonly keysOrWhy: string
    /** What is typed to hear the reason, beside the letter w. */
    readonly why: string
    readonly instead: string
    readonly learnt: string
    readonly next: string
    readonly firstMatch: string
    readonly list: string
    readonly unknown: string
    readonly bye: string
    readonly none: string
    readonly broken: string
    readonly notSaved: string
  }
  readonly secondLeg: {
    readonly offer: string
    readonly ask: string
    readonly later: string
    /** What was named to follow is no first leg that is over. */
    readonly none: string
  }

  readonly builder: BuilderText
}

/** The words of the dressing room. */
export interface BuilderText {
  /** Heads of the list. */
  readonly columns: { readonly name: string; readonly price: string; readonly strengths: string }
  readonly points: string
  readonly colour: string
  readonly ready: string
  readonly ask: string
  readonly askReady: string
  /** The same where the deck is built in a room of its own. */
  readonly freeReady: string
  readonly freeAsk: string
  readonly freeAskReady: string
  readonly help: readonly string[]
  readonly onPitch: string
  readonly onBench: string
  readonly noFill: string
  readonly notUnderstood: string
  readonly notReady: string
  readonly deckTitle: string
  readonly deckCounts: string
  readonly deckOrder: string
  readonly deckAsk: string
  readonly deckAskReady: string
  readonly deckHelp: readonly string[]
  /** The same where any eleven are packed and shuffled. */
  readonly anyTitle: string
  readonly anyCount: string
  readonly anyAsk: string
  readonly anyAskReady: string
  readonly anyHelp: readonly string[]
}

const TEXTS: Readonly<Record<Language, PlayText>> = { en, de, hu }

export const playText = (language: Language): PlayText => TEXTS[language]

export const usageOf = (
  { usage, usageMore }: PlayText,
  own: Pick<GameText, 'usage'>,
  levels: readonly string[],
): readonly string[] => [...usage, ...levels, ...own.usage, ...usageMore]

export const helpOf = ({ help, helpMore }: PlayText, own: Pick<GameText, 'help'>): readonly string[] => [
  ...help,
  ...own.help,
  ...helpMore,
]
