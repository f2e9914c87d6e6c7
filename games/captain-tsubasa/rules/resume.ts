import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { isWithinAbilities } from './waiting.ts'

// §5.3, §13.1, §15.2 Whose abilities are used, and where the match goes on when nothing is left to use.

/** §5.3 Whoever is next has the turn. */
export function passTurn(s: State): void {
  s.phase = Phase.NextTurn
}

/** §5.3 A card of the hand was the turn: after its abilities the other coach is next. */
export function thenPassTurn(s: State, seat: Seat): void {
  s.actor = seat
  s.resume = Phase.NextTurn
}

/** §13.1, §15.2 Somebody from the bench is no turn: after his abilities the coach is asked the same again. */
export function thenAskAgain(s: State, seat: Seat): void {
  s.actor = seat
  s.resume = s.phase
}

export const turnEnds = (s: State): boolean => s.resume === Phase.NextTurn

export const turnGoesOn = (s: State): boolean => s.resume === Phase.Turn

export const actionIsStillOpen = (s: State): boolean => s.resume === Phase.Action

export const tokensAreStillOpen = (s: State): boolean => s.resume === Phase.Spend

/** The attacker has chosen shot or pass; §13.1 somebody motivated after that has his abilities, too. */
export const isWithinContest = (s: State): boolean =>
  (s.phase >= Phase.Spend && s.phase <= Phase.Save) || (isWithinAbilities(s) && tokensAreStillOpen(s))
