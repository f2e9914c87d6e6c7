import type { Team, Token } from '@libero/captain-tsubasa'
import type { Language } from '@libero/kernel/words'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { hu } from './text.hu.ts'

/** What the board writes between names and numbers. */
export interface CaptainTsubasaBoardText {
  readonly you: string
  readonly half: string
  readonly extraTime: string
  readonly round: string
  readonly stoppage: string
  readonly fullTime: string
  readonly against: string
  /** So many cards in both areas, beside the sums. */
  readonly cards: string
  readonly cardsInWords: string
  /** The kinds of sums, so short that all of them fit in one row. */
  readonly kinds: Readonly<Record<Token, string>>
  /** Before the tokens a coach holds. */
  readonly pool: string
  /** §2.4 Before those he has spent in this round. */
  readonly aside: string
  /** What the game is about, in two rows of eighty columns. */
  readonly about: string
  /** §12.1 In place of what another team's card can do. */
  readonly onlyFor: Readonly<Record<Team, string>>
  readonly empty: string
  readonly stopped: string
  readonly faceDown: string
  readonly keeperRolls: string
  readonly hand: string
  readonly deck: string
  readonly discard: string
  readonly yourHand: string
  readonly field: string
  /** Match cards still to come. */
  readonly pile: string
  readonly motivation: string
  readonly transfers: string
  /** §2.5 A match card only its owner has seen. */
  readonly unseen: string
  /** Before the price of somebody on offer. */
  readonly motivate: string
  readonly sign: string
  readonly attacks: string
  readonly defends: string
  readonly tokens: string
  readonly asideInWords: string
  readonly sumsInWords: string
  readonly sheets: Readonly<
    Record<
      | 'hand'
      | 'deck'
      | 'discard'
      | 'rivalShown'
      | 'rivalHidden'
      | 'rivalDiscard'
      | 'ownArea'
      | 'rivalArea'
      | 'field'
      | 'motivation'
      | 'transfers'
      | 'none',
      string
    >
  >
  readonly goal: string
  /** With {attacking}, {defending}, {save} and what can be compulsory as the cards say it. */
  readonly legend: readonly string[]
  readonly goalBy: Readonly<Record<'shot' | 'special-shot', string>>
  readonly result: string
  readonly extraTimeResult: string
  readonly jointChampions: string
  readonly noGoals: string
}

export const captainTsubasaBoardTexts: Readonly<Record<Language, CaptainTsubasaBoardText>> = { en, de, hu }
