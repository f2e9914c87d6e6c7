/** The words of Captain Tsubasa. Whoever knows these knows the game's nouns; the rules are its verbs. */
export const TEAMS = ['nankatsu', 'toho'] as const
export type Team = (typeof TEAMS)[number]

/** §2.1, §2.4 What a card is good for, and what tokens add to; the index is what the state stores. */
export const TOKENS = ['shot', 'pass', 'defence'] as const
export type Token = (typeof TOKENS)[number]
export const SHOT = 0
export const PASS = 1
export const DEFENCE = 2
/** §2.4 Tokens of a kind a coach owns: the most his pool can hold. */
export const POOL = 5

/** §7.2 What the attacker chooses between; indices are those of the tokens that help. */
export const ACTIONS = ['shot', 'pass'] as const
export type Action = (typeof ACTIONS)[number]

/** §2.2, §2.3, §11.4, §13, §15 The kinds of cards that lie in decks, in the order of their numbers. */
export const KINDS = ['starting', 'match', 'motivation', 'transfer', 'exhaustion'] as const
export type Kind = (typeof KINDS)[number]
export const PER_TEAM = 12
export const STARTING = 2 * PER_TEAM
export const PER_HALF = 13
export const MATCH = 2 * PER_HALF
export const MOTIVATION = 8
export const TRANSFERS = 8
/** §15.1 Transfers on offer. */
export const ON_OFFER = 4
export const EXHAUSTION = 8
/** The first card of each kind; a card is a number below `CARDS`. */
export const FIRST_MATCH = STARTING
export const FIRST_MOTIVATION = FIRST_MATCH + MATCH
export const FIRST_TRANSFER = FIRST_MOTIVATION + MOTIVATION
export const FIRST_EXHAUSTION = FIRST_TRANSFER + TRANSFERS
export const CARDS = FIRST_EXHAUSTION + EXHAUSTION
/** All exhaustion cards are alike and share this name. */
export const EXHAUSTION_ID = 'exhaustion'

/** Where a card can be. A card is always in exactly one place. */
export const PILES = [
  'out', // §2.6 out of the match, or never in it
  'match', // §3.1 face down among the match cards, or put away unseen
  'field', // §3.1 open, to be taken
  'bench', // motivation cards, transfers on offer, exhaustion cards in reach
  'home-hand',
  'away-hand',
  'home-deck',
  'away-deck',
  'home-discard',
  'away-discard',
  'home-area',
  'away-area',
] as const
export const OUT = 0
export const MATCH_PILE = 1
export const FIELD = 2
export const BENCH = 3
/** The first of two: home's, then away's. */
export const HAND = 4
export const DECK = 6
export const DISCARD = 8
export const AREA = 10

/** §4.1, §5.4, §10.1 */
export const HAND_SIZE = 4
export const FIELD_SIZE = 4
export const LIMIT = 9
export const EXTRA_LIMIT = 7
/** §9.2, §10.2, §16.2 Rounds of a half. */
export const ROUNDS = 6
export const FIRST_GAME_ROUNDS = 4
export const EXTRA_ROUNDS = 2
/** Halves 3 and 4 are those of extra time. */
export const HALVES = 2
export const MOST_HALVES = 4

/** §17.3 What ends the loops the rules allow: cards played in one round, rounds of stoppage in one half. */
export const MOST_PLAYS = 30
export const MOST_STOPPAGE = 12

/** §11.1, §11.2 What each takes off is said by the cards. */
export const BOOKINGS = ['none', 'yellow', 'red'] as const
export type Booking = (typeof BOOKINGS)[number]
export const YELLOW = 1
export const RED = 2

/** §12.2 Special shots of a team, and special defences: three are in the box, and a card set may have so many. */
export const SPECIALS = 3
export const MOST_SPECIALS = 12

/** §1.3, §7.4 A coin and a die, as counts of their faces; face 0 of the die is a one. */
export const COIN = Uint8Array.of(1, 1)
export const DIE = Uint8Array.of(1, 1, 1, 1, 1, 1)
export const FACES = 6

/** §8.2 What a keeper's roll can come to. */
export const SAVES = ['held', 'corner', 'goal'] as const
export type Save = (typeof SAVES)[number]
export const HELD = 0
export const CORNER = 1
export const CONCEDED = 2
