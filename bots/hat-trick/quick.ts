import { DRIBBLE, FINAL_LINE, kindOf, LONG, OUTFIELD, POWERS, powerOf, sideOf } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import {
  CORNER,
  contested,
  DISTANCE,
  GO,
  lineFor,
  NONE,
  Phase,
  PLAYER,
  SKILL,
  seatOfPlayer,
  step,
} from '@libero/hat-trick/opponents'
import type { SampledChance, Seat } from '@libero/kernel'
import { Lines } from './lines.ts'
import { serious } from './players.ts'
import { moveAtRest, moveInOpportunity, moveInTurn, passSideways } from './quick-moves.ts'
import { quickWithPlayers } from './quick-players.ts'
import { bestGoal, goalFrom, rowOfThisShot, shotTable } from './shots.ts'

/** In goals: a point of power kept in the hand, and how much chance has a say in a hidden choice. */
const POWER = 0.02
const WIND = 0.01
/** A shot worth less is declined while cards are left. */
const PATIENCE = 0.22

const lines = new Lines()

/** A fast decision by footballs in lines; sees what the coach sees, his own hand and the board. */
export function quick(s: State, seat: Seat, options: Int16Array, all: number, whim: SampledChance): number {
  const count = serious(s, seat, options, all)
  switch (s.phase) {
    case Phase.PlayCard:
      return s.opportunity
        ? cardInOpportunity(s, seat, options, count, whim)
        : card(s, seat, options, count, whim)
    case Phase.AttackMove:
    case Phase.DefenceMove:
      return s.opportunity
        ? moveInOpportunity(s, seat, options, count, whim)
        : moveInTurn(s, seat, options, count, whim)
    case Phase.FreeKickDefence:
    case Phase.FreeKickAttack:
    case Phase.GoalKickAttack:
    case Phase.GoalKickDefence:
      return moveAtRest(s, seat, options, count, whim)
    case Phase.SidewaysPass:
      return passSideways(s, seat, options, count, whim)
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
    case Phase.PenaltyCard:
      return penaltyCard(s, options, count)
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

function longBall(s: State, seat: Seat, options: Int16Array, count: number): number {
  lines.count(s)
  const from = lineFor(seat, s.field[s.ball])
  const power = powerOf(s.faceUp[seat])
  const answer = powerOf(s.faceUp[1 - seat])
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const value = lines.longTo(from, from + options[i] - DISTANCE + 1, power, answer)
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

/** §11.2 The best of five first: it may be decided before all are played. */
export function penaltyCard(s: State, options: Int16Array, count: number): number {
  const { goal } = shotTable(s.cards)
  let choice = options[0]
  for (let i = 1; i < count; i++)
    if (goal[rowOfThisShot(s, options[i])] > goal[rowOfThisShot(s, choice)]) choice = options[i]
  return choice
}

/** §8.3 The line in which one's own lowest number gets it, the further ahead the better. */
function goalKick(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
  lines.count(s)
  let choice = options[0]
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const kind = kindOf(options[i])
    const line = kind === DRIBBLE ? 1 : kind === LONG ? 3 : 2
    const to = contested(s, seat, line)
    const gets = to < 0 || seatOfPlayer(to) === seat
    const value = (gets ? lines.held(line) : lines.lost(line)) - POWER * powerOf(options[i]) + breath(whim)
    if (value <= most) continue
    most = value
    choice = options[i]
  }
  return choice
}
