import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import {
  BENCH,
  DIE,
  DIE_FACES,
  HAZARDS,
  INJURY,
  KEEPER,
  OFF,
  PITCH,
  RED,
  SQUAD,
  YELLOW,
} from '../vocabulary.ts'
import type { Told } from './common.ts'
import {
  bringOn,
  countKeepersOnBench,
  countOutfielders,
  DONE,
  firstMan,
  hazardOf,
  Luck,
  listMen,
  lowest,
  luckKey,
  MAN,
  manId,
  onTheBall,
  seatOfMan,
} from './common.ts'

/** Whether a face of the die lets a hazard strike: §8.2 injury on a 2, §8.4 yellow on 0 or 1, §8.6 red on a 3. */
export function strikes(hazard: number, face: number): boolean {
  if (hazard === INJURY) return face === 2
  if (hazard === YELLOW) return face < 2
  return hazard === RED && face === 3
}

/** §8.1 Every man used in this action whose position shows a symbol, the side on the ball first. */
export function checkHazards(s: State, chance: Chance, told: Told): void {
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
function book(s: State, man: number, told: Told): void {
  s.yellows[seatOfMan(man)]++
  if (s.booked[man]) {
    sendOff(s, man, true, told)
    return
  }
  s.booked[man] = 1
  told?.tell({ kind: 'booked', seat: seatOfMan(man), man: manId(s, man) })
}

/** §8.2, §8.3 Off for good. A bench outfielder may come on for an outfielder; the goal must be filled (§8.7). */
function injure(s: State, man: number, told: Told): void {
  const seat = seatOfMan(man)
  s.injuries[seat]++
  s.where[man] = OFF
  s.man = man
  told?.tell({ kind: 'injured', seat, man: manId(s, man) })
  if (s.line[man] === KEEPER) fillGoal(s, seat, Phase.InjuredKeeper, told)
  else if (countOutfielders(s, seat, BENCH) > 0) s.phase = Phase.Replacement
}

/** §8.6 Off for good, and nobody comes on. A keeper's place is filled at once (§8.8). */
function sendOff(s: State, man: number, secondYellow: boolean, told: Told): void {
  const seat = seatOfMan(man)
  s.reds[seat]++
  s.where[man] = OFF
  s.man = man
  told?.tell({ kind: 'sent-off', seat, man: manId(s, man), secondYellow })
  if (s.line[man] === KEEPER) fillGoal(s, seat, Phase.SentOffKeeper, told)
}

function fillGoal(s: State, seat: Seat, phase: number, told: Told): void {
  const outfielders = countOutfielders(s, seat, PITCH)
  const bench =
    phase === Phase.InjuredKeeper ? countKeepersOnBench(s, seat) + countOutfielders(s, seat, BENCH) : 0
  if (outfielders + bench > 0) s.phase = phase
  else told?.tell({ kind: 'goal-empty', seat })
}

/** §8.3 A bench outfielder of any line, or nobody. */
export function legalReplacement(s: State, seat: Seat, out: Int16Array): number {
  out[0] = DONE
  return listMen(s, seat, BENCH, false, out, 1)
}

export function replaceInjured(s: State, seat: Seat, action: number, told: Told): void {
  const injured = manId(s, s.man)
  if (action === DONE) {
    told?.tell({ kind: 'nobody-came-on', seat, for: injured })
  } else {
    const man = firstMan(seat) + action - MAN
    bringOn(s, man)
    told?.tell({ kind: 'came-on', seat, man: manId(s, man), for: injured })
  }
  s.phase = Phase.Hazards
}

/** §8.7 The bench keeper; without one a bench outfielder; without any a man from the pitch. */
export function legalForInjuredKeeper(s: State, seat: Seat, out: Int16Array): number {
  const keepers = listMen(s, seat, BENCH, true, out, 0)
  if (keepers > 0) return keepers
  const bench = listMen(s, seat, BENCH, false, out, 0)
  return bench > 0 ? bench : listMen(s, seat, PITCH, false, out, 0)
}

export function replaceInjuredKeeper(s: State, seat: Seat, action: number, told: Told): void {
  const man = firstMan(seat) + action - MAN
  const fromBench = s.where[man] === BENCH
  if (fromBench) {
    bringOn(s, man)
    told?.tell({ kind: 'came-on', seat, man: manId(s, man), for: manId(s, s.man) })
  }
  goInGoal(s, seat, man, told)
  s.phase = Phase.Hazards
}

/** §8.8 An outfielder goes in goal, or while a change is left a bench keeper comes on for an outfielder. */
export function legalForSentOffKeeper(s: State, seat: Seat, out: Int16Array): number {
  const count = listMen(s, seat, PITCH, false, out, 0)
  return s.changesLeft[seat] > 0 ? listMen(s, seat, BENCH, true, out, count) : count
}

export function replaceSentOffKeeper(s: State, seat: Seat, action: number, told: Told): void {
  const man = firstMan(seat) + action - MAN
  if (s.where[man] === BENCH) {
    s.man = man
    s.phase = Phase.ManForKeeper
    return
  }
  goInGoal(s, seat, man, told)
  s.phase = Phase.Hazards
}

/** §8.8 The outfielder who makes room for the bench keeper; it uses one of the three changes. */
export function legalManForKeeper(s: State, seat: Seat, out: Int16Array): number {
  return listMen(s, seat, PITCH, false, out, 0)
}

export function makeRoomForKeeper(s: State, seat: Seat, action: number, told: Told): void {
  const off = firstMan(seat) + action - MAN
  s.where[off] = OFF
  s.changesLeft[seat]--
  bringOn(s, s.man)
  told?.tell({ kind: 'change', seat, off: manId(s, off), on: manId(s, s.man), left: s.changesLeft[seat] })
  goInGoal(s, seat, s.man, told)
  s.phase = Phase.Hazards
}

/** §8.9 Whoever stands in goal is the keeper from now on. His card is moved, not turned. */
function goInGoal(s: State, seat: Seat, man: number, told: Told): void {
  const standIn = s.line[man] !== KEEPER
  s.line[man] = KEEPER
  told?.tell({ kind: 'in-goal', seat, man: manId(s, man), standIn })
}
