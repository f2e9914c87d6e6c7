import type { Awaiting, Seat } from '@libero/kernel'
import { asksAboutGoal, asksWithinHazards, Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { BENCH, INJURY, KEEPER, PITCH, YELLOW } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { countOutfielders, firstMan, hazardOf, lowest, manId, onTheBall, seatOfMan } from './common.ts'

/** §8.1 The men used in this action for whom the die is to be rolled. */
export function gatherAtRisk(s: State): void {
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const from = firstMan(seat)
    s.atRisk[seat] = 0
    for (let rest = s.used[seat]; rest !== 0; rest &= rest - 1) {
      const man = from + lowest(rest)
      if (s.where[man] === PITCH && hazardOf(s, man) !== 0) s.atRisk[seat] |= 1 << lowest(rest)
    }
  }
}

/** §8.1 Whose men are rolled for now, those of the side on the ball first; −1 when all have been. */
export function seatAtRisk(s: State): Seat | -1 {
  const ball = onTheBall(s)
  if (s.atRisk[ball] !== 0) return ball
  return s.atRisk[1 - ball] !== 0 ? ((1 - ball) as Seat) : -1
}

/** Nobody is rolled for twice, nor after he has made room for a keeper. */
export const takeOne = (s: State, seat: Seat, slot: number): void => {
  s.atRisk[seat] &= ~(1 << slot)
}

/**
 * §8.1 Whether a coach is asked for the order: two of his men at least are left, and the die of one of them could ask
 * him something that he would answer otherwise if he knew the others.
 */
export function orderIsAsked(s: State, seat: Seat): boolean {
  const mask = s.atRisk[seat]
  if (s.terms.squadOrder || (mask & (mask - 1)) === 0) return false
  const from = firstMan(seat)
  for (let rest = mask; rest !== 0; rest &= rest - 1) if (mayAsk(s, from + lowest(rest), seat)) return true
  return false
}

/** §8.3, §8.7, §8.8 Whether his coach would have to decide something if the hazard strikes this man. */
function mayAsk(s: State, man: number, seat: Seat): boolean {
  const hazard = hazardOf(s, man)
  // A die of other faces may never bring it.
  if (s.cards.die.strikes[hazard] === 0) return false
  if (s.line[man] === KEEPER) return hazard !== YELLOW || s.booked[man] === 1
  return hazard === INJURY && countOutfielders(s, seat, BENCH) > 0
}

/** The coach of the man something has happened to. */
export const asksCoachOfMan = (s: State): Awaiting => (seatOfMan(s.man) + 1) as Awaiting

/** §8.7, §8.8 Whether a coach is asked who goes in goal. */
export const goalIsBeingFilled = (s: State, seat: Seat): boolean =>
  asksAboutGoal(s.phase) && seatOfMan(s.man) === seat

/** §8.1 Whether hazards of this action may still be rolled for when what is asked now is answered. */
export const hazardsAreRolled = (s: State): boolean => asksWithinHazards(s.phase)

/** §8.1 Whoever has not been looked at yet is next. */
export const backToHazards = (s: State): void => {
  s.phase = Phase.Hazards
}

/** §8.9 Whoever stands in goal is the keeper from now on. His card is moved, not turned. */
export function goInGoal(s: State, seat: Seat, man: number, told: Listener): void {
  const standIn = s.line[man] !== KEEPER
  s.line[man] = KEEPER
  told?.tell({ kind: 'in-goal', seat, man: manId(s, man), standIn })
}
