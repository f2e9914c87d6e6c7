import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { Listener } from '../rules/common.ts'
import {
  countKeepersOnBench,
  countOutfielders,
  firstMan,
  hazardOf,
  Luck,
  lowest,
  luckKey,
  manId,
  onTheBall,
  seatOfMan,
} from '../rules/common.ts'
import { strikes } from '../rules/hazards.ts'
import type { State } from '../state.ts'
import { BENCH, DIE, DIE_FACES, HAZARDS, INJURY, KEEPER, OFF, PITCH, SQUAD, YELLOW } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §8.1 Every man used in this action whose position shows a symbol, the side on the ball first. */
export const hazards: FinaleStep = {
  phase: Phase.Hazards,
  play(s, chance, told) {
    const ball = onTheBall(s)
    for (;;) {
      const man = nextToCheck(s, ball)
      if (man < 0) break
      if (s.where[man] !== PITCH) continue
      const hazard = hazardOf(s, man)
      if (hazard === 0) continue
      const die = chance.take(DIE, DIE_FACES, luckKey(s, Luck.Hazard, man))
      const struck = strikes(hazard, die)
      told?.tell({
        kind: 'hazard',
        seat: seatOfMan(man),
        man: manId(s, man),
        hazard: HAZARDS[hazard],
        die,
        struck,
      })
      if (!struck) continue
      if (hazard === INJURY) injure(s, man, told)
      else if (hazard === YELLOW) book(s, man, told)
      else sendOff(s, man, false, told)
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

/** §8.4, §8.5 */
function book(s: State, man: number, told: Listener): void {
  s.yellows[seatOfMan(man)]++
  if (s.booked[man]) {
    sendOff(s, man, true, told)
    return
  }
  s.booked[man] = 1
  told?.tell({ kind: 'booked', seat: seatOfMan(man), man: manId(s, man) })
}

/** §8.2, §8.3 Off for good. A bench outfielder may come on for an outfielder; the goal must be filled (§8.7). */
function injure(s: State, man: number, told: Listener): void {
  const seat = seatOfMan(man)
  s.injuries[seat]++
  s.where[man] = OFF
  s.man = man
  told?.tell({ kind: 'injured', seat, man: manId(s, man) })
  if (s.line[man] === KEEPER) fillGoal(s, seat, Phase.InjuredKeeper, told)
  else if (countOutfielders(s, seat, BENCH) > 0) s.phase = Phase.Replacement
}

/** §8.6 Off for good, and nobody comes on. A keeper's place is filled at once (§8.8). */
function sendOff(s: State, man: number, secondYellow: boolean, told: Listener): void {
  const seat = seatOfMan(man)
  s.reds[seat]++
  s.where[man] = OFF
  s.man = man
  told?.tell({ kind: 'sent-off', seat, man: manId(s, man), secondYellow })
  if (s.line[man] === KEEPER) fillGoal(s, seat, Phase.SentOffKeeper, told)
}

function fillGoal(s: State, seat: Seat, phase: number, told: Listener): void {
  const outfielders = countOutfielders(s, seat, PITCH)
  const bench =
    phase === Phase.InjuredKeeper ? countKeepersOnBench(s, seat) + countOutfielders(s, seat, BENCH) : 0
  if (outfielders + bench > 0) s.phase = phase
  else told?.tell({ kind: 'goal-empty', seat })
}
