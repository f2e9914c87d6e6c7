import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import type { Listener } from './common.ts'
import { clearAreas, teamOf } from './common.ts'

/** §12.2 Both areas are cleared; now shot against defence. */
export function beginSpecialShot(s: State, seat: Seat, told: Listener): void {
  told?.tell({ kind: 'special-shot', seat })
  s.depth = 0
  s.ability = -1
  s.specials[seat]++
  clearAreas(s)
  s.chosen.fill(-1)
  s.phase = Phase.Special
}

/** §12.2 Whether special cards are being chosen, unseen by the other coach. */
export const isSpecialShot = (s: State): boolean => s.phase === Phase.Special

/** §12.2 How many special cards a coach has to choose from now. */
export const specialsOf = (s: State, seat: number): number =>
  s.cards.specials(teamOf(s, seat), seat !== s.attacker).length

/** The id of a special card as this coach would choose it now. */
export const specialId = (s: State, seat: Seat, nth: number): string =>
  s.cards.specials(teamOf(s, seat), seat !== s.attacker)[nth]?.id ?? ''
