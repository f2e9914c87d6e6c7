import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { firstMan, hazardOf, lowest, onTheBall } from '../rules/common.ts'
import { orderIsAsked, seatAtRisk, takeOne } from '../rules/hazards.ts'
import { rollFor } from '../rules/mishaps.ts'
import type { State } from '../state.ts'
import { PITCH, SQUAD } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §8.1 Every man used in this action whose position shows a symbol, the side on the ball first, in squad order. */
export const hazards: FinaleStep = {
  phase: Phase.Hazards,
  play(s, chance, told) {
    const ball = onTheBall(s)
    for (;;) {
      const man = nextToCheck(s, ball)
      if (man < 0) break
      if (s.where[man] !== PITCH || hazardOf(s, man) === 0) continue
      rollFor(s, man, chance, told)
      if (s.phase !== Phase.Hazards) return
    }
    s.phase = Phase.Turning
  },
}

/** §8.1 The same since finale-2, each coach being asked for the order of his men where it can matter. */
export const hazards2: FinaleStep = {
  phase: Phase.Hazards,
  play(s, chance, told) {
    for (;;) {
      const seat = seatAtRisk(s)
      if (seat === -1) break
      if (orderIsAsked(s, seat)) {
        s.phase = Phase.HazardOrder
        return
      }
      const slot = lowest(s.atRisk[seat])
      takeOne(s, seat, slot)
      rollFor(s, firstMan(seat) + slot, chance, told)
      if (s.phase !== Phase.Hazards) return
    }
    s.phase = Phase.Turning
  },
}

/** The next man used whom nobody has looked at yet, −1 when all have been; `checked` counts both squads through. */
function nextToCheck(s: State, ball: Seat): number {
  if (s.checked < SQUAD) {
    const rest = s.used[ball] & (-1 << s.checked)
    if (rest !== 0) {
      s.checked = lowest(rest) + 1
      return firstMan(ball) + lowest(rest)
    }
    s.checked = SQUAD
  }
  const rest = s.checked < 2 * SQUAD ? s.used[1 - ball] & (-1 << (s.checked - SQUAD)) : 0
  if (rest === 0) {
    s.checked = 2 * SQUAD
    return -1
  }
  s.checked = SQUAD + lowest(rest) + 1
  return firstMan(1 - ball) + lowest(rest)
}
