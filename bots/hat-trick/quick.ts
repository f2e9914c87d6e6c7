import type { State } from '@libero/hat-trick'
import {
  BACK,
  COLUMNS,
  CORNER,
  columnOf,
  DISTANCE,
  DRIBBLE,
  FINAL_LINE,
  FORWARD,
  GO,
  INTERCHANGE,
  kindOf,
  LONG,
  lineFor,
  NONE,
  NOWHERE,
  OUTFIELD,
  Phase,
  PLAYER,
  POWERS,
  powerOf,
  SHORT,
  SKILL,
  seatOfPlayer,
  sideOf,
  step,
} from '@libero/hat-trick'
import { contested } from '@libero/hat-trick/rules/deliver'
import { mayMove } from '@libero/hat-trick/rules/move'
import type { SampledChance, Seat } from '@libero/kernel'
import { Lines } from './lines.ts'
import { quickWithPlayers } from './quick-players.ts'
import { bestGoal, goalFrom, rowOfThisShot, shotTable } from './shots.ts'

/** How much of a power is worth keeping, how far the wind blows a hidden choice. */
const POWER = 0.02
const WIND = 0.01
/** A shot worth less is declined while cards are left. */
const PATIENCE = 0.22

const lines = new Lines()

/** A fast decision by footballs in lines; sees what the coach sees, his own hand and the board. */
export function quick(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
  switch (s.phase) {
    case Phase.PlayCard:
      return s.opportunity
        ? cardInOpportunity(s, seat, options, count, whim)
        : card(s, seat, options, count, whim)
    case Phase.AttackMove:
    case Phase.DefenceMove:
      return s.opportunity
        ? stepInOpportunity(s, seat, options, count, whim)
        : bestStep(s, seat, options, count, whim)
    case Phase.FreeKickDefence:
    case Phase.FreeKickAttack:
    case Phase.GoalKickAttack:
    case Phase.GoalKickDefence:
      return stepAtRest(s, seat, options, count, whim)
    case Phase.SidewaysPass:
      return sideways(s, seat, options, count, whim)
    case Phase.LongBall:
      return longBall(s, seat, options, count)
    case Phase.OpportunityPass:
      return passInOpportunity(s, seat, options, count)
    case Phase.ShootOrNot:
      return shootOrNot(s, seat)
    case Phase.Duel:
      return corner(s, seat, whim)
    case Phase.Save:
      return GO
    case Phase.FreeKickChoice:
      return lineFor(seat, s.field[s.ball]) >= FINAL_LINE - 1 ? GO : NONE
    case Phase.GoalKickCard:
      return goalKick(s, seat, options, count, whim)
    default:
      return quickWithPlayers(s, seat, options, count, whim)
  }
}

const breath = (whim: SampledChance): number => (whim.word() / 0x1_0000_0000 - 0.5) * WIND

/** By the cards he has not shown, how likely each power is; both coaches can count it. */
const powers = new Float64Array(POWERS + 1)
const kinds = Float64Array.of(0.5, 0.25, 0.25)

function unseenPowers(s: State, rival: number): void {
  powers.fill(0)
  const deck = s.deck[rival]
  const hand = s.hand[rival]
  let total = 0
  for (let card = 0; card < deck.length; card++) {
    const left = deck[card] + hand[card]
    powers[powerOf(card)] += left
    total += left
  }
  if (total > 0) for (let p = 1; p <= POWERS; p++) powers[p] /= total
}

/** What a card brings before anybody knows the other one. */
export function worthOfCard(s: State, seat: Seat, card: number): number {
  const power = powerOf(card)
  const attacks = seat === s.side
  let sum = 0
  for (let p = 1; p <= POWERS; p++) {
    if (powers[p] === 0) continue
    if (attacks) sum += powers[p] * lines.action(s, kindOf(card), s.ball, power, p, 0)
    else
      for (let kind = 0; kind < 3; kind++)
        sum -= powers[p] * kinds[kind] * lines.action(s, kind, s.ball, p, power, 0)
  }
  return sum - POWER * power
}

/** Looks at the board once; then `worthOfCard` may be asked for this seat. */
export function lookAtBoard(s: State, seat: Seat): void {
  lines.count(s)
  unseenPowers(s, 1 - seat)
}

function card(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
  lookAtBoard(s, seat)
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const value = worthOfCard(s, seat, options[i]) + breath(whim)
    if (value <= most) continue
    most = value
    choice = options[i]
  }
  return choice
}

/** §6.2, §6.3 The attacker's card by the shot it leads to; the defender's by whom it can bring before the ball. */
function cardInOpportunity(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  whim: SampledChance,
): number {
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const card = options[i]
    const value =
      (seat === s.side
        ? bestGoal(s, card)
        : (maySend(s, seat, sideOf(card)) ? 0.1 : 0) - 0.02 * powerOf(card)) + breath(whim)
    if (value <= most) continue
    most = value
    choice = card
  }
  return choice
}

/** §6.3 Whether somebody of this side stands between the ball and the goal, to push the carrier back. */
function maySend(s: State, seat: Seat, side: number): boolean {
  const ahead = step(s.side, s.field[s.ball], true)
  const player = ahead < 0 ? -1 : s.on[ahead] - 1
  return player >= 0 && seatOfPlayer(player) === seat && s.foot[player] === side
}

/** The field a move leads to, for the player of `from`. */
const fieldAfter = (seat: Seat, field: number, action: number): number => step(seat, field, action < BACK)

const playerOfMove = (seat: Seat, action: number): number =>
  seat * OUTFIELD + action - (action < BACK ? FORWARD : BACK)

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
function endOfTurnAnswered(s: State, enough: number): number {
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

function bestStep(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
  lines.count(s)
  const attacks = seat === s.side
  const moved = s.moved
  let choice = NONE
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const action = options[i]
    // Skills and changes of place come after all plain moves.
    if (action >= INTERCHANGE) break
    const luck = (whim.word() / 0x1_0000_0000) * 0.002
    const player = action === NONE ? -1 : playerOfMove(seat, action)
    const from = player < 0 ? 0 : s.field[player]
    const to = player < 0 ? 0 : fieldAfter(seat, from, action)
    if (player >= 0) lines.exchange(s, from, to)
    s.moved = player
    const value = luck + (attacks ? endOfTurnAnswered(s, most - luck) : -endOfTurn(s))
    if (player >= 0) lines.exchange(s, from, to)
    if (value <= most) continue
    most = value
    choice = action
  }
  s.moved = moved
  return choice
}

/** Before a free kick or a goal kick: footballs where the ball is, or will come down. */
function stepAtRest(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
  lines.count(s)
  const line = s.ball < 0 ? 2 : lineFor(s.side, s.field[s.ball])
  const sign = seat === s.side ? 1 : -1
  let choice = NONE
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const action = options[i]
    if (action >= INTERCHANGE) break
    let value = (whim.word() / 0x1_0000_0000) * 0.01
    if (action === NONE) value += sign * lines.held(line)
    else {
      const from = s.field[playerOfMove(seat, action)]
      const to = fieldAfter(seat, from, action)
      lines.exchange(s, from, to)
      value += sign * lines.held(line)
      lines.exchange(s, from, to)
    }
    if (value <= most) continue
    most = value
    choice = action
  }
  return choice
}

function stepInOpportunity(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  whim: SampledChance,
): number {
  lines.side = s.side as Seat
  const sign = seat === s.side ? 1 : -1
  const card = s.faceUp[s.side]
  let choice = NONE
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const action = options[i]
    if (action >= INTERCHANGE) break
    let value = (whim.word() / 0x1_0000_0000) * 0.01
    if (action === NONE) value += sign * bestGoal(s, card)
    else {
      const from = s.field[playerOfMove(seat, action)]
      const to = fieldAfter(seat, from, action)
      lines.exchange(s, from, to)
      value += sign * bestGoal(s, card)
      lines.exchange(s, from, to)
    }
    if (value <= most) continue
    most = value
    choice = action
  }
  return choice
}

/** Of two as near, who attacks better and has less before him. */
function sideways(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
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

function longBall(s: State, seat: Seat, options: Int16Array, count: number): number {
  lines.count(s)
  const from = lineFor(seat, s.field[s.ball])
  const power = powerOf(s.faceUp[seat])
  const answer = powerOf(s.faceUp[1 - seat])
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const value = lines.longTo(from, from + options[i] - DISTANCE, power, answer)
    if (value <= most) continue
    most = value
    choice = options[i]
  }
  return choice
}

function passInOpportunity(s: State, seat: Seat, options: Int16Array, count: number): number {
  const card = s.faceUp[seat]
  let choice = NONE
  let most = s.handLeft[seat] > 0 ? PATIENCE : -1
  for (let i = 1; i < count && options[i] < SKILL; i++) {
    const value = goalFrom(s, card, s.field[seat * OUTFIELD + options[i] - PLAYER])
    if (value <= most) continue
    most = value
    choice = options[i]
  }
  return choice
}

function shootOrNot(s: State, seat: Seat): number {
  if (s.handLeft[seat] === 0) return GO
  return shotTable(s.cards).goal[rowOfThisShot(s, s.faceUp[seat])] >= PATIENCE ? GO : NONE
}

function corner(s: State, seat: Seat, whim: SampledChance): number {
  const table = shotTable(s.cards)
  const row = 3 * rowOfThisShot(s, s.faceUp[s.side])
  const mix = seat === s.side ? table.shots : table.dives
  const ticket = whim.word() / 0x1_0000_0000
  if (ticket < mix[row]) return CORNER
  return ticket < mix[row] + mix[row + 1] ? CORNER + 1 : CORNER + 2
}

/** §8.3 The line in which one's own lowest number gets it, the further ahead the better. */
function goalKick(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
  lines.count(s)
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const kind = kindOf(options[i])
    const line = kind === DRIBBLE ? 1 : kind === LONG ? 3 : kind === SHORT ? 2 : 2
    const to = contested(s, seat, line)
    const gets = to < 0 || seatOfPlayer(to) === seat
    const value = (gets ? lines.held(line) : lines.lost(line)) - POWER * powerOf(options[i]) + breath(whim)
    if (value <= most) continue
    most = value
    choice = options[i]
  }
  return choice
}

export const isOnPitch = (s: State, player: number): boolean => s.field[player] !== NOWHERE
