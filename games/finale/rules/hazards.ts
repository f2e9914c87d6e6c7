import type { Awaiting, Seat } from '@libero/kernel'
import { asksAboutGoal, Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { INJURY, KEEPER, RED, YELLOW } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { manId, seatOfMan } from './common.ts'

/** Whether a face of the die lets a hazard strike: §8.2 injury on a 2, §8.4 yellow on 0 or 1, §8.6 red on a 3. */
export function strikes(hazard: number, face: number): boolean {
  if (hazard === INJURY) return face === 2
  if (hazard === YELLOW) return face < 2
  return hazard === RED && face === 3
}

/** The coach of the man something has happened to. */
export const asksCoachOfMan = (s: State): Awaiting => (seatOfMan(s.man) + 1) as Awaiting

/** §8.7, §8.8 Whether a coach is asked who goes in goal. */
export const goalIsBeingFilled = (s: State, seat: Seat): boolean =>
  asksAboutGoal(s.phase) && seatOfMan(s.man) === seat

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
