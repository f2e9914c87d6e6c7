import type { Fields } from '@libero/kernel'
import { isGoalKick, isPenaltyCard, isPlayCard, isShot } from '../phase.ts'
import { isBeforeGoalKick } from '../rules/bench.ts'
import { isGiven, Why } from '../rules/deliver.ts'
import { isOver } from '../rules/half.ts'
import { inShootOut } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import { CARDS, HAND, NOWHERE, OUTFIELD, PENALTIES } from '../vocabulary.ts'
import { checkEnd } from './check-end.ts'
import { checkExpansion } from './check-play.ts'
import { checkUnseen } from './check-turn.ts'

/** What only the whole can show: cards too many, a ball nobody has, a question nobody could be asked. */
export function checkPosition(s: State, r: Fields): void {
  checkCards(s, r)
  checkEnd(s, r)
  if (!isOver(s)) {
    if (inShootOut(s)) checkShootOut(s, r)
    else {
      checkBall(s, r)
      checkDisplaced(s, r)
      checkHands(s, r)
    }
  }
  if (s.terms.players) checkExpansion(s, r)
  if (isOver(s)) checkUnseen(s, undefined, r)
  s.rules.checkPosition(s, r)
}

function checkCards(s: State, r: Fields): void {
  for (const seat of [0, 1] as const) {
    for (let card = 0; card < CARDS; card++) {
      const count = s.hand[seat][card] + s.deck[seat][card] + s.used[seat][card]
      if (count !== s.cards.deck[card]) r.wrong(`sides.${seat}.deck`)
      if (s.thisTurn[seat][card] > s.used[seat][card]) r.wrong(`sides.${seat}.thisTurn`)
    }
    if (s.handLeft[seat] > mostInHand(s, seat)) r.wrong(`sides.${seat}.hand`)
    if (s.deckLeft[seat] === 0 && !s.deckGone[seat]) r.wrong(`sides.${seat}.deckGone`)
    if (s.laid[seat] >= 0 && s.hand[seat][s.laid[seat]] === 0) r.wrong(`sides.${seat}.laid`)
  }
}

/** §11.2 Three, or in a shoot-out with five cards as many as he has penalties left to take with them. */
function mostInHand(s: State, seat: 0 | 1): number {
  if (!inShootOut(s) || !s.terms.fiveCards) return HAND
  const isShooting = seat === s.side && isShot(s.phase)
  return Math.max(0, PENALTIES - s.taken[seat] - (isShooting ? 1 : 0))
}

/** A keeper has the ball at his goal kick; else the named player, on the pitch. */
function checkBall(s: State, r: Fields): void {
  const goalKick = isGoalKick(s.phase) || isGiven(s, Why.GoalKick) || isBeforeGoalKick(s)
  if (goalKick !== s.ball < 0) r.wrong('ball')
  else if (s.ball >= 0 && s.field[s.ball] === NOWHERE) r.wrong('ball')
  for (const seat of [0, 1] as const)
    if (s.field.subarray(seat * OUTFIELD, (seat + 1) * OUTFIELD).every((field) => field === NOWHERE))
      r.wrong(`sides.${seat}.players`)
}

/** §8.2 Somebody on the pitch, and only where the keeper has the ball and somebody has moved onto his field. */
function checkDisplaced(s: State, r: Fields): void {
  if (s.displaced < 0) return
  if (s.ball >= 0 || s.moved < 0 || s.moved === s.displaced || s.field[s.displaced] === NOWHERE)
    r.wrong('displaced')
}

/** §4.1, §6.2 Three each, but in an opportunity nobody draws, nor before a parried ball has reached somebody. */
function checkHands(s: State, r: Fields): void {
  if (isAfterGoalKick(s)) return
  if (s.handLeft[0] !== s.handLeft[1]) r.wrong('sides.hand')
  else if (!s.opportunity && !isGiven(s, Why.Parry) && s.handLeft[0] !== HAND) r.wrong('sides.hand')
}

/** §8.3 If the kicking coach drew no new card, he has two until the next turn is over; the other has three. */
function isAfterGoalKick(s: State): boolean {
  if (!s.terms.goalKickWithoutCard || s.opportunity) return false
  if (isGiven(s, Why.GoalKick)) return s.handLeft[s.side] === HAND - 1 && s.handLeft[1 - s.side] === HAND
  return isPlayCard(s.phase) && s.handLeft[0] + s.handLeft[1] === 2 * HAND - 1
}

/** §11.2 Penalties are taken in turn, and the pairs of sudden death are those after five each. */
function checkShootOut(s: State, r: Fields): void {
  if (!isShot(s.phase) && !isPenaltyCard(s.phase)) r.wrong('phase')
  const lead = s.taken[s.first] - s.taken[1 - s.first]
  if (lead !== 0 && lead !== 1) r.wrong('sides.taken')
  if (s.side !== (lead === 0 ? s.first : 1 - s.first)) r.wrong('possession')
  if (s.pairs !== Math.max(0, Math.min(s.taken[0], s.taken[1]) - PENALTIES + 1)) r.wrong('pairs')
}
