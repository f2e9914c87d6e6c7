import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { BUILD_UP, FINISH, FREE } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { onTheBall } from './common.ts'

/** §7.1, §7.2 Only after a failed build-up, once a period, and never after a failed counter. */
export const counterIsDue = (s: State): boolean => s.counter === 0 && s.countered === 0

/** §7.4 The difference of the two face-up powers at this moment, whichever is higher; in the build-up only (§7.5). */
export function counterBonus(s: State): number {
  if (!s.counter || s.action !== BUILD_UP) return 0
  return Math.abs(s.cards.power[s.faceUp[0]] - s.cards.power[s.faceUp[1]])
}

/** §7.3 All men are free again, and the defender attacks with the card he has lying face up. */
export function beginCounter(s: State, told: Told): void {
  s.chip.fill(FREE)
  s.counter = 1
  s.countered = 1
  const seat: Seat = onTheBall(s)
  const card = s.faceUp[seat]
  s.counters[seat]++
  s.action = s.cards.hasBuildUp[card] ? BUILD_UP : FINISH
  told?.tell({ kind: 'counter', seat, card: s.cards.tacticId(card), bonus: counterBonus(s) })
  s.phase = Phase.ActionBegins
}
