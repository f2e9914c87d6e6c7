import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import type { Listener } from './common.ts'
import { score } from './common.ts'
import { minute } from './minute.ts'

/** §7.6 The attacker goes on attacking. */
export function keepTheBall(s: State, told: Listener): void {
  s.kept = 1
  told?.tell({ kind: 'possession', seat: s.attacker as Seat, kept: true })
  s.phase = Phase.CleanUp
}

/** §7.6 The defender attacks from now on. */
export function loseTheBall(s: State, told: Listener): void {
  s.attacker = 1 - s.attacker
  told?.tell({ kind: 'possession', seat: s.attacker as Seat, kept: false })
  s.phase = Phase.CleanUp
}

/** §7.6, §12.3 A goal, and the ball to the other side. */
export function scoreGoal(s: State, by: 'shot' | 'special-shot', told: Listener): void {
  const seat = s.attacker as Seat
  s.goals[seat]++
  told?.tell({ kind: 'goal', seat, minute: minute(s), score: score(s), by })
  loseTheBall(s, told)
}
