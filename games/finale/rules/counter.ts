import type { State } from '../state.ts'
import { BUILD_UP } from '../vocabulary.ts'

/** §7.1, §7.2 Only after a failed build-up, once a period, and never after a failed counter. */
export const counterIsDue = (s: State): boolean => s.counter === 0 && s.countered === 0

/** §7.4 The difference of the two face-up powers at this moment, whichever is higher; in the build-up only (§7.5). */
export function counterBonus(s: State): number {
  if (!s.counter || s.action !== BUILD_UP) return 0
  return Math.abs(s.cards.power[s.faceUp[0]] - s.cards.power[s.faceUp[1]])
}
