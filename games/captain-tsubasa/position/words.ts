/** Words that every part of a position uses. */

export const POSITION_FORMAT = 'captain-tsubasa-position/1'

export type Data = Record<string, unknown>

/** What the match will be remembered by. */
export const TALLIES = [
  'shots',
  'passes',
  'contestsWon',
  'saves',
  'specials',
  'yellows',
  'reds',
  'tokensSpent',
  'boughtIn',
] as const

/** What a card is chosen for, in the order of the state's numbers. */
export const STEPS = ['effect', 'swapped', 'compulsory', 'replaced'] as const

/** Where the cards of each pile stand in a position, in the order of the piles. */
export const PLACES = [
  'out',
  'pile',
  'field',
  'bench',
  'sides.0.hand',
  'sides.1.hand',
  'sides.0.deck',
  'sides.1.deck',
  'sides.0.discard',
  'sides.1.discard',
  'sides.0.area',
  'sides.1.area',
] as const
