import type { Chance, Seat } from '@libero/kernel'
import { strikes } from '../cards/die.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { BENCH, HAZARDS, INJURY, KEEPER, OFF, PITCH, YELLOW } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { countKeepersOnBench, countOutfielders, hazardOf, Luck, manId, rollDie, seatOfMan } from './common.ts'

/** §8.1 The die is rolled for a man under a hazard, and what it brings happens at once. */
export function rollFor(s: State, man: number, chance: Chance, told: Listener): void {
  const hazard = hazardOf(s, man)
  const die = rollDie(s, Luck.Hazard, man, chance)
  const struck = strikes(hazard, die)
  told?.tell({
    kind: 'hazard',
    seat: seatOfMan(man),
    man: manId(s, man),
    hazard: HAZARDS[hazard],
    die,
    struck,
  })
  if (!struck) return
  if (hazard === INJURY) injure(s, man, told)
  else if (hazard === YELLOW) book(s, man, told)
  else sendOff(s, man, false, told)
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
