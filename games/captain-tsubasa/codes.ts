import { MUSTS } from './cards/abilities.ts'
import { CARDS, MOST_SPECIALS } from './vocabulary.ts'

/** A decision as a number: below `CARDS` it is a card, to play, take, choose, motivate or sign. */
export const STOP = CARDS
export const SKIP = STOP + 1
export const TOP = SKIP + 1
export const START = TOP + 1
export const LET_START = START + 1
/** The first or the second ability of the card. */
export const USE = LET_START + 1
/** A token by its kind. */
export const TOKEN = USE + 2
/** Shot or pass. */
export const ACTION = TOKEN + 3
/** Spend none, one, … five tokens. */
export const SPEND = ACTION + 2
/** Whose roll is made again: one's own, the other coach's, the keeper's. */
export const REROLL = SPEND + 6
/** One of the special cards. */
export const SPECIAL = REROLL + 3
/** A roll made again by another card than the first, by what that obliges to × 3 + whose roll. */
export const REROLL_BY = SPECIAL + MOST_SPECIALS
export const LAST_CODE = REROLL_BY + 3 * MUSTS.length

/** No decision has more options than there are cards, and one to decline. */
export const MOST_OPTIONS = CARDS + 8
