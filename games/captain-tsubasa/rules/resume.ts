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

/** The same at any time: abilities that are open already stay, and whoever comes joins them. */
export function thenGoOn(s: State, seat: Seat): void {
  if (isWithinAbilities(s)) return
  if (s.phase === Phase.Motivate) thenPassTurn(s, seat)
  else thenAskAgain(s, seat)
}

/** §15.2 Whether this is within somebody's own turn, from before he plays until it ends. */
export const isOwnTurn = (s: State): boolean =>
  s.phase === Phase.Turn ||
  s.phase === Phase.Motivate ||
  (isWithinAbilities(s) && (turnEnds(s) || turnGoesOn(s)))

export const turnEnds = (s: State): boolean => s.resume === Phase.NextTurn

export const turnGoesOn = (s: State): boolean => s.resume === Phase.Turn

export const actionIsStillOpen = (s: State): boolean => s.resume === Phase.Action

export const tokensAreStillOpen = (s: State): boolean => s.resume === Phase.Spend

/** §7.5 Rolls may still be made again, the keeper's among them. */
export const rollsAreStillOpen = (s: State): boolean => s.resume === Phase.Reroll

/** §8.1 A lost shot may still be saved. */
export const saveIsStillOpen = (s: State): boolean => s.resume === Phase.Save

/** The attacker has chosen shot or pass; §13.1 somebody motivated after that has his abilities, too. */
export const isWithinContest = (s: State): boolean =>
  isContest(s.phase) || (isWithinAbilities(s) && isContest(s.resume))

const isContest = (phase: number): boolean => phase >= Phase.Spend && phase <= Phase.Save

/** §7.5 Something has been said or done about the rolls as they lie. */
export function lookAgain(s: State): void {
  s.phase = s.keeperDie > 0 ? Phase.KeeperVerdict : Phase.Verdict
}

/** Where the match goes on after abilities: a contest is looked at anew, since somebody has changed it. */
export function goOnFrom(s: State): void {
  if (rollsAreStillOpen(s)) lookAgain(s)
  else s.phase = saveIsStillOpen(s) ? Phase.KeeperRolls : s.resume
}
