import { Phase } from '../phase.ts'
import type { State } from '../state.ts'

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

/** A card has just been played, and its abilities are being decided on or carried out. */
export const isWithinAbilities = ({ phase }: State): boolean =>
  phase === Phase.Ability || phase === Phase.Token || phase === Phase.Target

/** The attacker has chosen shot or pass; §13.1 somebody motivated after that has his abilities, too. */
export const isWithinContest = (s: State): boolean =>
  (s.phase >= Phase.Spend && s.phase <= Phase.Save) || (isWithinAbilities(s) && s.resume === Phase.Spend)
