import type { Corner, Kind, Side } from '../vocabulary.ts'
import { CARD_IDS, CORNERS, FIRST_NUMBER, KINDS, kindOf, NUMBERS, OUTFIELD, SIDES } from '../vocabulary.ts'
import type { ExpansionSet } from './expansion.ts'
import { Expansion } from './expansion.ts'
import { OUR_EXPANSION } from './our-expansion.ts'

/** Where a fact about a card comes from. */
export const SOURCES = ['rulebook', 'public', 'designed'] as const
export type Source = (typeof SOURCES)[number]

/** A player card: both sides of it. */
export interface Player {
  readonly number: number
  /** §2.3 The side his footballs are printed on; even numbers left and odd ones right, if the set does not say. */
  readonly side?: Side
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

/** §7.4 Cards against a shot from a half of a line: from its field in the middle and from the one on the wing. */
export interface Draws {
  readonly middle: number
  readonly wing: number
}

/** §7.4 Against a shot from one line. Its right half, as the shooter sees it, is as its left one, if the set does not say. */
export interface DrawsOfLine extends Draws {
  readonly right?: Draws
}

/** §7.4 How many cards a keeper draws, by where the shot comes from: final or second-last line. */
export interface DrawsByLine {
  readonly final: DrawsOfLine
  readonly secondLast: DrawsOfLine
}

/** §7.5 What the keeper's hand may point to. */
export const SYMBOLS = ['plus', 'minus', 'empty'] as const
export type KeeperSymbol = (typeof SYMBOLS)[number]

/** §7.5 The symbols of three keeper cards, by their dive and the corner of the shot, both as the shooter sees them. */
export type Symbols = Readonly<Record<Corner, Readonly<Record<Corner, KeeperSymbol>>>>

/** §7.4, §7.5 The keeper cards. */
export interface Keeping extends DrawsByLine {
  /** What a star keeper draws; as many as a regular one, if the set does not say. */
  readonly star?: DrawsByLine
  /** Plus for the right corner and minus for the far one, which a star keeper does not have, if the set does not say. */
  readonly symbols?: { readonly regular: Symbols; readonly star: Symbols }
  readonly source: Source
}

/**
 * §3.1 The action deck of either team: how many cards of each kind there are for every power and side, or card by card
 * (`'short-1-left'` …).
 */
export interface Actions {
  readonly copies?: Readonly<Record<Kind, number>>
  readonly cards?: Readonly<Record<string, number>>
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

/** §3.1 How often each action card is in a deck, by its code. */
export const deckOf = ({ copies, cards }: Actions): Uint8Array =>
  Uint8Array.from(CARD_IDS, (id, card) => (cards ? (cards[id] ?? 0) : (copies?.[KINDS[kindOf(card)]] ?? 0)))

/** §7.4 The cards a keeper draws against a shot from each field of a line, from the shooter's left to his right. */
export const drawsOf = ({ middle, wing, right = { middle, wing } }: DrawsOfLine): readonly number[] => [
  wing,
  middle,
  right.middle,
  right.wing,
]

/** §7.5 The symbol a hand points to where the set does not say: one card fewer only for a regular keeper, far away. */
function usualSymbol(dive: number, shot: number, star: boolean): KeeperSymbol {
  if (shot === dive) return 'plus'
  return Math.abs(shot - dive) === 2 && !star ? 'minus' : 'empty'
}

/** §7.5 The symbols of a keeper's three cards. */
export const symbolsOf = ({ symbols }: Keeping, star: boolean): Symbols =>
  symbols?.[star ? 'star' : 'regular'] ??
  (Object.fromEntries(
    CORNERS.map((dive, d) => [
      dive,
      Object.fromEntries(CORNERS.map((shot, c) => [shot, usualSymbol(d, c, star)])),
    ]),
  ) as unknown as Symbols)

const MORE: Readonly<Record<KeeperSymbol, number>> = { plus: 1, minus: -1, empty: 0 }

/** A card set as the rules read it. */
export class Cards {
  /** By number − 2: regular, then star. */
  readonly attack = new Uint8Array(2 * OUTFIELD)
  readonly defence = new Uint8Array(2 * OUTFIELD)
  /** §2.3 By number − 2: left 0, right 1. The cards of the expansion go by the number (§13.4). */
  readonly foot = new Uint8Array(OUTFIELD)
  /** By kind and corner. */
  readonly plus = new Uint8Array(KINDS.length * CORNERS.length)
  /** A full deck as a count of cards. */
  readonly deck: Uint8Array
  readonly deckSize: number
  /** By keeper (star 8, regular 0) + line (second-last 4, final 0) + column as the shooter sees it. */
  readonly draws: Uint8Array
  /** §11.2 From the better of the two fields before the goal, by keeper. */
  readonly bestDraws: Uint8Array
  /** §7.5 Cards more or fewer, by keeper (star 9, regular 0) + corner of the shot × 3 + dive. */
  readonly symbols: Int8Array

  readonly expansion: Expansion

  constructor(readonly set: CardSet) {
    this.expansion = set.expansion ? new Expansion(set.expansion) : ourExpansion
    for (const player of set.players) {
      const at = player.number - FIRST_NUMBER
      this.attack[at] = player.regular.attack
      this.defence[at] = player.regular.defence
      this.attack[OUTFIELD + at] = player.star.attack
      this.defence[OUTFIELD + at] = player.star.defence
      this.foot[at] = player.side ? SIDES.indexOf(player.side) : player.number & 1
    }
    for (const card of set.shooting) {
      this.plus[KINDS.indexOf(card.kind) * CORNERS.length + CORNERS.indexOf(card.corner)] = card.plus
    }
    this.deck = deckOf(set.actions)
    this.deckSize = this.deck.reduce((sum, count) => sum + count, 0)
    const { keeping } = set
    const keepers = [keeping, keeping.star ?? keeping]
    this.draws = Uint8Array.from(
      keepers.flatMap(({ final, secondLast }) => [...drawsOf(final), ...drawsOf(secondLast)]),
    )
    // The two fields before the goal are the middle of the final line.
    this.bestDraws = Uint8Array.from(keepers, ({ final }) => Math.min(...drawsOf(final).slice(1, 3)))
    this.symbols = Int8Array.from(
      [false, true].flatMap((star) => {
        const symbols = symbolsOf(keeping, star)
        return CORNERS.flatMap((shot) => CORNERS.map((dive) => MORE[symbols[dive][shot]]))
      }),
    )
  }

  team(id: string): Team | undefined {
    return this.set.teams.find((team) => team.id === id)
  }
}

const ourExpansion = new Expansion(OUR_EXPANSION)

export const isNumber = (value: unknown): value is number => NUMBERS.includes(value as 2)
