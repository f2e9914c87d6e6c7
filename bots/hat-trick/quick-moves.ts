import { COLUMNS, kindOf, OUTFIELD, powerOf, sideOf } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import {
  BACK,
  columnOf,
  FORWARD,
  INTERCHANGE,
  lineFor,
  mayMove,
  NONE,
  PLAYER,
  seatOfPlayer,
  step,
} from '@libero/hat-trick/opponents'
import type { SampledChance, Seat } from '@libero/kernel'
import { Lines } from './lines.ts'
import { bestGoal } from './shots.ts'

/** Fast moves: every step is tried on the board itself and taken back. */

const lines = new Lines()

/** How much chance has a say between steps that are worth about the same, in goals. */
const BREEZE = 0.002
const BREEZE_AT_REST = 0.01

/** What a board is worth to the coach who has just moved, in goals; below `enough` it need not be exact. */
type Worth = (s: State, seat: Seat, enough: number) => number

const playerOfMove = (seat: Seat, action: number): number =>
  seat * OUTFIELD + action - (action < BACK ? FORWARD : BACK)

function bestMove(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  whim: SampledChance,
  breeze: number,
  worth: Worth,
): number {
  lines.count(s)
  const { moved } = s
  // Staying, or where somebody has to move whatever comes first.
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const action = options[i]
    // Skills and changes of place come after all plain moves.
    if (action >= INTERCHANGE) break
    const luck = (whim.word() / 0x1_0000_0000) * breeze
    const player = action === NONE ? -1 : playerOfMove(seat, action)
    const from = player < 0 ? 0 : s.field[player]
    const to = player < 0 ? 0 : step(seat, from, action < BACK)
    if (player >= 0) lines.exchange(s, from, to)
    s.moved = player
    const value = luck + worth(s, seat, most - luck)
    if (player >= 0) lines.exchange(s, from, to)
    if (value <= most) continue
    most = value
    choice = action
  }
  s.moved = moved
  return choice
}

/** §4.2, §4.5 In a turn: the attacker thinks of the answer, the defender sees how it ends. */
export const moveInTurn = (
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  whim: SampledChance,
): number =>
  bestMove(s, seat, options, count, whim, BREEZE, seat === s.side ? endOfTurnAnswered : endForDefender)

/** §6.2, §6.3 In an opportunity: by the best shot. */
export const moveInOpportunity = (
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  whim: SampledChance,
): number => bestMove(s, seat, options, count, whim, BREEZE_AT_REST, worthOfChance)

/** §8.2, §9.3 Before a free kick or a goal kick. */
export const moveAtRest = (
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  whim: SampledChance,
): number => bestMove(s, seat, options, count, whim, BREEZE_AT_REST, worthAtRest)

const worthOfChance: Worth = (s, seat) => (seat === s.side ? 1 : -1) * bestGoal(s, s.faceUp[s.side])

/** Footballs where the ball is, or where a goal kick usually comes down. */
const worthAtRest: Worth = (s, seat) =>
  (seat === s.side ? 1 : -1) * lines.held(s.ball < 0 ? 2 : lineFor(s.side, s.field[s.ball]))

const endForDefender: Worth = (s) => -endOfTurn(s)

/** §4.4 Who will have the ball after the pass that is compulsory: the nearest in the line. */
function receiver(s: State): number {
  const field = s.field[s.ball]
  const line = field - columnOf(field)
  let nearest = s.ball
  let least = COLUMNS
  for (let c = 0; c < COLUMNS; c++) {
    const player = s.on[line + c] - 1
    if (player < 0 || player === s.ball || seatOfPlayer(player) !== s.side) continue
    const distance = Math.abs(line + c - field)
    if (distance > least || (distance === least && s.attack[player] <= s.attack[nearest])) continue
    least = distance
    nearest = player
  }
  return nearest
}

/** How the turn ends for the team with the ball, as the board stands. */
const endOfTurn = (s: State): number =>
  lines.action(
    s,
    kindOf(s.faceUp[s.side]),
    s.ball,
    powerOf(s.faceUp[s.side]),
    powerOf(s.faceUp[1 - s.side]),
    0,
  )

/** The same once the defender has made his best move; no further than to `enough`, which is too little anyway. */
function endOfTurnAnswered(s: State, _seat: Seat, enough: number): number {
  const carrier = s.ball
  s.ball = receiver(s)
  const rival = (1 - s.side) as Seat
  const side = sideOf(s.faceUp[rival])
  let least = endOfTurn(s)
  for (let player = rival * OUTFIELD; player < (rival + 1) * OUTFIELD && least > enough; player++) {
    if (s.foot[player] !== side) continue
    for (let back = 0; back < 2; back++) {
      if (!mayMove(s, player, back === 0, side)) continue
      const from = s.field[player]
      const to = step(rival, from, back === 0)
      lines.exchange(s, from, to)
      const value = endOfTurn(s)
      lines.exchange(s, from, to)
      if (value < least) least = value
    }
  }
  s.ball = carrier
  return least
}

/** Of two as near, who attacks better and has less before him. */
export function passSideways(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  whim: SampledChance,
): number {
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const player = seat * OUTFIELD + options[i] - PLAYER
    const ahead = step(seat, s.field[player], true)
    const there = ahead < 0 ? -1 : s.on[ahead] - 1
    const open = there < 0 || seatOfPlayer(there) === seat ? 0 : s.defence[there]
    const value = s.attack[player] - open + whim.word() / 0x1_0000_0000
    if (value <= most) continue
    most = value
    choice = options[i]
  }
  return choice
}
