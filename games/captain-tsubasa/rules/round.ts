import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { FIELD } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { passTurn } from './resume.ts'

/** §4.3 Whether a match card can still be taken in this half. */
export const isMatchCardLeft = (s: State): boolean => s.size[FIELD] > 0 || s.matchLeft > 0

/** §4.3 Whether match cards are being taken. */
export const isDrafting = (s: State): boolean => s.phase === Phase.Draft

/** §9.3, §10.3 From now on the half ends when the ball is lost. */
export function beginStoppage(s: State, told: Listener): void {
  s.late = 1
  told?.tell({ kind: 'stoppage', half: s.half })
}

/** §5.1 The attacker begins. */
export function beginAttack(s: State): void {
  s.turn = 1 - s.attacker
  passTurn(s)
}
