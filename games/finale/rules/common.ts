import type { Chance, Pair, Seat, Teller } from '@libero/kernel'
import { DIE_FACES } from '../cards/die.ts'
import type { FinaleEvent } from '../events.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { BENCH, KEEPER, MOST_LEVEL_ROLLS, PERIOD_MINUTES, PITCH, SQUAD, TACTICS } from '../vocabulary.ts'

/** Whoever is told what happens, if anybody is. */
export type Listener = Teller<FinaleEvent> | undefined

/** Action codes: a tactic card by its index, a man by his number in the squad, a colour, or 'nothing more'. */
export const DONE = 31
export const MAN = 32
export const COLOUR = 48

/** How far a match went. */
export const NORMAL_TIME = 0
export const EXTRA_TIME = 1
export const SHOOT_OUT = 2

/** What luck is asked for; with the clock it makes a key no other event of the match has. */
export const Luck = {
  Deal: 1,
  RevealDraw: 2,
  FurtherDraw: 3,
  ExchangeDraw: 4,
  LevelRoll: 5,
  Comparison: 6,
  Hazard: 7,
  ExtraDeal: 8,
  FirstShot: 9,
  Shot: 10,
  Lots: 11,
} as const

export function luckKey(s: State, kind: number, nth: number): number {
  return (((((((((kind << 4) | s.period) << 3) | s.attack) << 1) | s.counter) << 2) | s.action) << 8) | nth
}

/** The lowest bit of a mask that is set, as its number. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask)

/** The numbers of a mask's bits, written as actions after those that are there. */
export function listBits(mask: number, out: Int16Array, from: number): number {
  let count = from
  for (let rest = mask; rest !== 0; rest &= rest - 1) out[count++] = lowest(rest)
  return count
}

/** How many bits of a mask are set. */
export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** §1.3 The die of these cards is rolled. */
export const rollDie = (s: State, luck: number, nth: number, chance: Chance): number =>
  chance.take(s.cards.die.faces, DIE_FACES, luckKey(s, luck, nth))

/** §5.4, §11.2 Both roll until one is higher: his seat, or −1 when the guard ends it after twenty level rolls. */
export function rollForIt(s: State, luck: number, chance: Chance, told: Listener): Seat | -1 {
  for (let roll = 0; roll < MOST_LEVEL_ROLLS; roll++) {
    const home = rollDie(s, luck, roll * 2, chance)
    const away = rollDie(s, luck, roll * 2 + 1, chance)
    told?.tell({ kind: 'level-roll', dice: [home, away] })
    if (home !== away) return home > away ? 0 : 1
  }
  s.guards++
  return -1
}

export const firstMan = (seat: number): number => seat * SQUAD

/** §6.2, §7.1 The side on the ball: the attacker of the period, or the defender while he counters. */
export const onTheBall = (s: State): Seat => (s.counter ? 1 - s.attacker : s.attacker) as Seat

export const manId = (s: State, man: number): string => s.cards.footballerId(s.card[man])

export const seatOfMan = (man: number): Seat => (man < SQUAD ? 0 : 1)

/** §2.2 The strength on top. */
export const strengthOf = (s: State, man: number): number => s.cards.strength[s.card[man] * 4 + s.turn[man]]

export const hazardOf = (s: State, man: number): number => s.cards.hazard[s.card[man] * 4 + s.turn[man]]

/** The man in goal, or −1 (§8.8: only when nobody is left). */
export function keeperOf(s: State, seat: number): number {
  const from = firstMan(seat)
  for (let man = from; man < from + SQUAD; man++) {
    if (s.where[man] === PITCH && s.line[man] === KEEPER) return man
  }
  return -1
}

export function countOutfielders(s: State, seat: number, where: number): number {
  const from = firstMan(seat)
  let count = 0
  for (let man = from; man < from + SQUAD; man++) {
    if (s.where[man] === where && s.line[man] !== KEEPER) count++
  }
  return count
}

/** Writes the men of one kind as actions; `keepers` says whether keepers or outfielders are meant. */
export function listMen(
  s: State,
  seat: number,
  where: number,
  keepers: boolean,
  out: Int16Array,
  count: number,
): number {
  const from = firstMan(seat)
  let n = count
  for (let man = from; man < from + SQUAD; man++) {
    if (s.where[man] === where && (s.line[man] === KEEPER) === keepers) out[n++] = MAN + man - from
  }
  return n
}

export function countKeepersOnBench(s: State, seat: number): number {
  const from = firstMan(seat)
  let count = 0
  for (let man = from; man < from + SQUAD; man++) {
    if (s.where[man] === BENCH && s.line[man] === KEEPER) count++
  }
  return count
}

/** §8.3, §9.3 A man comes on in his own line, head up and free. */
export function bringOn(s: State, man: number): void {
  s.where[man] = PITCH
  s.turn[man] = 0
  s.chip[man] = 0
}

/** The cards of a deck as a mask. */
export function deckMask(s: State, seat: number): number {
  let mask = 0
  for (let card = 0; card < TACTICS; card++) if (s.deck[seat === 0 ? 0 : 1][card]) mask |= 1 << card
  return mask
}

export const pair = (row: Int32Array): Pair<number> => [row[0], row[1]]

/** §5.1 The next period follows. */
export const goToNextPeriod = (s: State): void => {
  s.phase = Phase.PeriodBegins
}

export const isOver = (s: State): boolean => s.phase === Phase.Over

/** The minute of an attack: those of a period are spread over its quarter of an hour. */
export const minuteOf = (period: number, attack: number, attacks: number): number =>
  (period - 1) * PERIOD_MINUTES + Math.ceil((PERIOD_MINUTES * attack) / (attacks + 1))

/** Football minutes played: of the attack under way, of the period's begin between attacks, of the end after it. */
export function minute(s: State): number {
  if (s.period === 0) return 0
  return isOver(s) || s.stage === SHOOT_OUT
    ? s.period * PERIOD_MINUTES
    : minuteOf(s.period, s.attack, s.attacks)
}
