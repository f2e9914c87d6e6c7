import type { Corner, Kind } from '../vocabulary.ts'
import { CARDS, CORNERS, cardCode, FIRST_NUMBER, KINDS, NUMBERS, OUTFIELD, POWERS } from '../vocabulary.ts'
import type { ExpansionSet } from './expansion.ts'
import { Expansion } from './expansion.ts'
import { OUR_EXPANSION } from './our-expansion.ts'

/** Where a fact about a card comes from. */
export const SOURCES = ['rulebook', 'public', 'designed'] as const
export type Source = (typeof SOURCES)[number]

/** A player card: both sides of it. */
export interface Player {
  readonly number: number
  readonly regular: Footballs
  readonly star: Footballs
  readonly source: Source
}
export interface Footballs {
  readonly attack: number
  readonly defence: number
}

/** §7.3 A shooting card: what it adds to the power of the action it belongs to. */
export interface Shooting {
  readonly kind: Kind
  readonly corner: Corner
  readonly plus: number
  readonly source: Source
}

/** §7.4 How many cards a keeper draws, by where the shot comes from: middle or wing, final or second-last line. */
export interface Keeping {
  readonly final: { readonly middle: number; readonly wing: number }
  readonly secondLast: { readonly middle: number; readonly wing: number }
  readonly source: Source
}

/** §3.1 How many action cards of each kind there are for every power and side. */
export interface Actions {
  readonly copies: Readonly<Record<Kind, number>>
  readonly source: Source
}

/** §2.5 A national team: which of the numbers 1 to 11 show their star side. */
export interface Team {
  readonly id: string
  readonly stars: readonly number[]
  readonly source: Source
}

export interface CardSet {
  readonly name: string
  readonly version: string
  readonly players: readonly Player[]
  readonly actions: Actions
  readonly shooting: readonly Shooting[]
  readonly keeping: Keeping
  readonly teams: readonly Team[]
  /** §13.2 The player cards of the expansion; ours, if a set typed in has none. */
  readonly expansion?: ExpansionSet
}

/** A card set as the rules read it. */
export class Cards {
  /** By number − 2: regular, then star. */
  readonly attack = new Uint8Array(2 * OUTFIELD)
  readonly defence = new Uint8Array(2 * OUTFIELD)
  /** By kind and corner. */
  readonly plus = new Uint8Array(KINDS.length * CORNERS.length)
  /** A full deck as a count of cards. */
  readonly deck = new Uint8Array(CARDS)
  readonly deckSize: number
  /** By (second-last 2, final 0) + (wing 1, middle 0). */
  readonly draws = new Uint8Array(4)

  readonly expansion: Expansion

  constructor(readonly set: CardSet) {
    this.expansion = set.expansion ? new Expansion(set.expansion) : ourExpansion
    for (const player of set.players) {
      const at = player.number - FIRST_NUMBER
      this.attack[at] = player.regular.attack
      this.defence[at] = player.regular.defence
      this.attack[OUTFIELD + at] = player.star.attack
      this.defence[OUTFIELD + at] = player.star.defence
    }
    for (const card of set.shooting) {
      this.plus[KINDS.indexOf(card.kind) * CORNERS.length + CORNERS.indexOf(card.corner)] = card.plus
    }
    let size = 0
    for (const [kind, name] of KINDS.entries()) {
      for (let power = 1; power <= POWERS; power++) {
        for (const side of [0, 1]) {
          this.deck[cardCode(kind, power, side)] = set.actions.copies[name]
          size += set.actions.copies[name]
        }
      }
    }
    this.deckSize = size
    const { final, secondLast } = set.keeping
    this.draws.set([final.middle, final.wing, secondLast.middle, secondLast.wing])
  }

  team(id: string): Team | undefined {
    return this.set.teams.find((team) => team.id === id)
  }
}

const ourExpansion = new Expansion(OUR_EXPANSION)

export const isNumber = (value: unknown): value is number => NUMBERS.includes(value as 2)
