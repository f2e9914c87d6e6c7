import { FINAL_LINE, hatTrick, OUTFIELD } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import {
  isMiddle,
  isTurnBack,
  lineFor,
  NONE,
  Phase,
  PREVENT,
  REGULAR_CORNER,
  SKILL,
  STYLE_CARD,
  SUB,
  seatOfPlayer,
  step,
  userOf,
} from '@libero/hat-trick/opponents'
import type { Chance, Seat } from '@libero/kernel'
import type { HeuristicWeights } from './heuristic-weights.ts'

/** What a coach needs beyond the base game, with the Players expansion. */

/** §11.1 The third half; what follows is the shoot-out. */
export const EXTRA_TIME = 3

const options = new Int16Array(hatTrick.mostOptions)

/** Questions of the expansion in which one can look further by assuming that nobody uses anything. */
const PASSED = new Set<number>([
  Phase.Skill,
  Phase.Prevent,
  Phase.StyleCard,
  Phase.TakeStyle,
  Phase.Receiver,
  Phase.Fouler,
  Phase.Appeal,
  Phase.Snapshot,
  Phase.Substitution,
])

/** Plays on through the questions of the moment as if everybody passed, so that the turn's outcome can be seen. */
export function settle(s: State, dice: Chance): void {
  while (PASSED.has(s.phase)) {
    const awaited = hatTrick.awaiting(s)
    const seat: Seat = awaited & 1 ? 0 : 1
    hatTrick.legal(s, seat, options)
    const passes = s.phase === Phase.Appeal || s.phase === Phase.Snapshot
    hatTrick.apply(s, seat, passes ? NONE : options[0], dice)
  }
}

/** The questions for a move. Every turn has one for each coach: early enough to think of turning back. */
const MOVES = new Set<number>([Phase.AttackMove, Phase.DefenceMove])

/**
 * §16.5 How many options are worth a thought: turning back comes last in every question, and changes little until
 * somebody moves.
 */
export function serious(s: State, seat: Seat, list: Int16Array, count: number): number {
  if (s.turned[seat] === 0 || MOVES.has(s.phase)) return count
  let kept = count
  while (kept > 1 && isTurnBack(s, seat, list[kept - 1])) kept--
  return kept
}

/** Leaves only what needs no skill: the answers worth looking at, and by far the most. */
export function ordinary(count: number, list: Int16Array): number {
  let kept = 0
  for (let i = 0; i < count; i++) if (list[i] < REGULAR_CORNER) list[kept++] = list[i]
  return kept
}

/** Who has the ball matters: how he attacks, who stands before him, and near the goal whether he is in the middle. */
export function worthOfCarrier(s: State): number {
  const { side, ball } = s
  const field = s.field[ball]
  const ahead = step(side, field, true)
  const before = ahead < 0 ? -1 : s.on[ahead] - 1
  const open = before < 0 || seatOfPlayer(before) === side ? 0 : s.defence[before]
  const line = lineFor(side, field)
  return 0.002 * (s.attack[ball] - open) + (line >= FINAL_LINE - 1 && isMiddle(field) ? 0.04 : 0)
}

/** §16.15 What lasts through an opportunity is for who is near the goal and may shoot. */
export function useInOpportunity(s: State, seat: Seat, list: Int16Array, count: number): number {
  for (let i = 1; i < count; i++) {
    const player = userOf(seat, list[i])
    const field = s.field[player]
    if (lineFor(seat, field) < FINAL_LINE - 1) continue
    if (s.gold[player] || !isMiddle(field)) return list[i]
  }
  return NONE
}

/** What a decision uses up that could have been kept. */
export function costOf(action: number, weights: HeuristicWeights): number {
  if (action >= SKILL) return weights.skill
  if (action >= STYLE_CARD) return weights.styleCard
  return action >= PREVENT ? weights.skill : 0
}

/** A player by his price, gold a little more. */
export const valueOfPlayer = (s: State, player: number): number =>
  valueOfType(s, s.type[player], s.gold[player])

const valueOfType = (s: State, type: number, gold: number): number =>
  s.cards.expansion.set.types[type].price + (gold ? 1 : 0)

/** §20.3 The change that brings most, if it brings anything. */
export function bestChange(s: State, seat: Seat, list: Int16Array, count: number): number {
  let choice = NONE
  let most = 0
  for (let i = 1; i < count; i++) {
    const bench = Math.floor((list[i] - SUB) / OUTFIELD)
    const player = seat * OUTFIELD + ((list[i] - SUB) % OUTFIELD)
    const gain = valueOfType(s, s.benchType[seat][bench], s.benchGold[seat][bench]) - valueOfPlayer(s, player)
    if (gain <= most) continue
    most = gain
    choice = list[i]
  }
  return choice
}
