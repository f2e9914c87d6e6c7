import type { Language } from '@libero/kernel/words'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { hu } from './text.hu.ts'

/** What the commands of competitions say in one language; names of rounds and refusals are the room's. */
export interface CompetingText {
  readonly title: string
  readonly holder: string
  readonly withdrawn: string
  readonly winner: string
  readonly jointWinners: string
  readonly and: string
  readonly next: string
  readonly draw: string
  readonly thirds: string
  readonly order: string
  readonly scorers: string
  /** A man without a name, and a coach without one. */
  readonly number: string
  readonly side: string
  readonly you: string
  /** Whom a team meets next, at home or away. */
  readonly nextAt: Readonly<Record<'home' | 'away', string>>
  /** Played, won, drawn, lost, goals, difference, points. */
  readonly heads: readonly [string, string, string, string, string, string, string]
  readonly form: Readonly<Record<'won' | 'drawn' | 'lost', string>>
  readonly kept: string
  readonly lost: string
  readonly titles: string
  readonly titlesHeads: readonly [string, string, string]
  readonly took: string
  readonly progress: string
  readonly ownMatch: string
  readonly noOwnMatch: string
  readonly twoPersons: string
  readonly unfinished: string
  readonly entered: string
}

export const competingTexts: Readonly<Record<Language, CompetingText>> = { en, de, hu }
