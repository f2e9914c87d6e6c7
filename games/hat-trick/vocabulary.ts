import type { Seat } from '@libero/kernel'

/** The words of Hat-Trick. Whoever knows these knows the game's nouns; the rules are its verbs. */

/** §2.1 Six lines of four fields. Fields are counted from home's goal line, left to right as home sees them. */
export const LINES = 6
export const COLUMNS = 4
export const FIELDS = LINES * COLUMNS
/** Of a player who has left the pitch. */
export const NOWHERE = 255

/** §2.2 Numbers 2 to 11; number 1 is the keeper, who stands off the fields. */
export const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export const OUTFIELD = NUMBERS.length
export const FIRST_NUMBER = 2

/** §3.1 The three actions, in the order of their card codes. */
export const KINDS = ['short', 'long', 'dribble'] as const
export type Kind = (typeof KINDS)[number]
export const SHORT = 0
export const LONG = 1
export const DRIBBLE = 2

/** §2.3 Footballs are on the left or on the right, seen from the owner's seat. */
export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

/** §3.1 Powers of action cards. */
export const POWERS = 4
/** Different action cards: kind × power × side. */
export const CARDS = KINDS.length * POWERS * SIDES.length
/** Cards in a full deck, and in a hand. */
export const DECK = 32
export const HAND = 3

/** §7.2 Where a shot goes and where a keeper dives, both as the shooter sees it. */
export const CORNERS = ['left', 'centre', 'right'] as const
export type Corner = (typeof CORNERS)[number]

/** §6.1 Lines are counted from a team's own goal; the sixth is its final line. */
export const FINAL_LINE = 6

/** A line one coach counts from his own goal, as whoever reads at this seat counts it from his. */
export const lineFrom = (reader: Seat, seat: Seat, line: number): number =>
  reader === seat ? line : LINES + 1 - line

const LETTERS = 'abcd'

/** A field as whoever reads at this seat names it: the column from his left, the line from his own goal. */
export function fieldFrom(reader: Seat, field: string): string {
  const [letter = '', rank = ''] = field
  const column = LETTERS.indexOf(letter)
  return reader === 0 || field.length !== 2 || column < 0
    ? field
    : `${LETTERS[COLUMNS - 1 - column]}${LINES + 1 - Number(rank)}`
}

/** §10.3, §11.4 What ends the loops that the rules alone would leave open: in the first version six turns. */
export const MOST_TURNS_AFTER_TIME_AT_FIRST = 6
export const MOST_TURNS_AFTER_TIME = 24
/** §12.4 With a scoring opportunity in every turn. */
export const MOST_OPPORTUNITIES_AFTER_TIME = 48
export const MOST_SUDDEN_PAIRS = 40
/** §11.2 */
export const PENALTIES = 5

export const HALVES = 2
/** §15.6 Flips a player may make in one play. */
export const MOST_FLIPS = 2
/** §20.3, §21.5 Changes in a match, and places on the bench. */
export const MOST_SUBS = 3
export const BENCH = 3
/** §21.5 Captain of whoever names none: who takes the kick-off (§14.6). */
export const USUAL_CAPTAIN = 6
/** No question has more options: ten players with the skills of four neighbours and nine targets each, and moves. */
export const MOST_OPTIONS = 400

/** A coin, and the hat for lots. */
export const COIN = Uint8Array.of(1, 1)

export const cardCode = (kind: number, power: number, side: number): number =>
  (kind * POWERS + power - 1) * 2 + side
export const kindOf = (card: number): number => card >> 3
export const powerOf = (card: number): number => ((card >> 1) & 3) + 1
export const sideOf = (card: number): number => card & 1

/** An action card's id, such as 'long-3-left'. */
export const cardId = (card: number): string =>
  `${KINDS[kindOf(card)]}-${powerOf(card)}-${SIDES[sideOf(card)]}`
export const CARD_IDS: readonly string[] = Array.from({ length: CARDS }, (_, card) => cardId(card))
