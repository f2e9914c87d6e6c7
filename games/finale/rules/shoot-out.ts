import type { Pair, Seat } from '@libero/kernel'
import type { State } from '../state.ts'
import { MOST_TAKERS } from '../state.ts'
import { BENCH, KEEPER, PITCH, SQUAD, TAKERS } from '../vocabulary.ts'
import { countOutfielders, firstMan, MAN } from './common.ts'

/** §11.1 An outfielder on the pitch; where it is agreed on, also one from the bench. */
export const mayShoot = (s: State, man: number): boolean =>
  s.line[man] !== KEEPER && (s.where[man] === PITCH || (s.terms.benchTakers && s.where[man] === BENCH))

/** §11.1 How many men of a side may shoot. */
export const countTakers = (s: State, seat: number): number =>
  countOutfielders(s, seat, PITCH) + (s.terms.benchTakers ? countOutfielders(s, seat, BENCH) : 0)

/** §11.1, §11.5 Those who may shoot and are not named yet. */
export function legalTaker(s: State, seat: Seat, out: Int16Array): number {
  const from = firstMan(seat)
  let count = 0
  for (let slot = 0; slot < SQUAD; slot++) {
    const man = from + slot
    if (mayShoot(s, man) && !isNamed(s, seat, man)) out[count++] = MAN + slot
  }
  return count
}

export function isNamed(s: State, seat: number, man: number): boolean {
  for (let i = 0; i < s.named[seat]; i++) if (s.taker[seat * MOST_TAKERS + i] === man) return true
  return false
}

/** §11.4, §11.5 Who can no longer be caught, or has won a pair of sudden death; 2 while it is open. */
export function shootOutWinner(shots: Pair<number>, [home, away]: Pair<number>): Seat | 2 {
  if (Math.max(shots[0], shots[1]) > TAKERS) {
    return shots[0] !== shots[1] || home === away ? 2 : home > away ? 0 : 1
  }
  if (home > away + TAKERS - shots[1]) return 0
  return away > home + TAKERS - shots[0] ? 1 : 2
}
