import {
  CARDS,
  FINAL_LINE,
  HALVES,
  HAND,
  kindOf,
  MOST_TURNS_AFTER_TIME,
  NOWHERE,
  OUTFIELD,
  POWERS,
  powerOf,
  sideOf,
  WHENS,
} from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import {
  isMiddle,
  lineFor,
  Phase,
  progressOf,
  seatOfPlayer,
  skillOf,
  step,
} from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'
import { Lines } from './lines.ts'
import { bestGoal, rowOfThisShot, shotTable } from './shots.ts'

/** A match as the judge sees it, both hands open, through the eyes of the team with the ball. */

const LEADS = 7

const SCORE = 0
const CLOCK = SCORE + LEADS + 1
const BALL = CLOCK + 9
const ABOUT = BALL + 13
const LINES_AT = ABOUT + 9
const HANDS = LINES_AT + 4 * FINAL_LINE
const PER_HAND = 3 * POWERS + 3
const CLASH = HANDS + 2 * PER_HAND
const TEAMS = CLASH + 3
const CHANCE = TEAMS + 6
const SHOT = CHANCE + 4
const PLAYERS_AT = SHOT + LEADS + 3
const PER_SQUAD = WHENS.length + 6
export const INPUTS = PLAYERS_AT + 2 * PER_SQUAD

const lines = new Lines()
const hands = [new Int8Array(HAND), new Int8Array(HAND)] as const

/** Fills `x` and says whose eyes it is seen through. */
export function features(s: State, x: Float32Array): Seat {
  const me = s.side as Seat
  x.fill(0, 0, INPUTS)
  lines.count(s)
  seeScore(s, me, x)
  seeBall(s, me, x)
  for (let line = 1; line <= FINAL_LINE; line++) {
    const at = LINES_AT + 4 * (line - 1)
    x[at] = lines.attack[line] / 8
    x[at + 1] = lines.defence[line] / 8
    x[at + 2] = lines.counter[line] / 8
    x[at + 3] = lines.guard[line] / 8
  }
  seeHand(s, me, HANDS, x)
  seeHand(s, 1 - me, HANDS + PER_HAND, x)
  if (s.phase === Phase.Duel) seeShot(s, me, x)
  else if (s.opportunity) seeChance(s, me, x)
  else if (s.ball >= 0) seeClash(s, me, x)
  seeTeam(s, me, TEAMS, x)
  seeTeam(s, 1 - me, TEAMS + 3, x)
  if (s.terms.players) {
    seeSquad(s, me, PLAYERS_AT, x)
    seeSquad(s, 1 - me, PLAYERS_AT + PER_SQUAD, x)
  }
  return me
}

/** Turns until the whistle of this half, if nobody has to save. */
const turnsLeft = (s: State): number =>
  Math.max(s.deckGone[0] ? 0 : s.deckLeft[0], s.deckGone[1] ? 0 : s.deckLeft[1])

/** The same until the end of the match, extra time aside. */
const timeLeft = (s: State): number => turnsLeft(s) + (s.half === 1 ? s.cards.deckSize - HAND : 0)

/** From three goals behind to three ahead, as a place. */
const leadOf = (s: State, me: Seat): number => Math.max(-3, Math.min(3, s.goals[me] - s.goals[1 - me])) + 3

function seeScore(s: State, me: Seat, x: Float32Array): void {
  const now = turnsLeft(s)
  const time = timeLeft(s)
  x[SCORE + leadOf(s, me)] = 1
  x[SCORE + LEADS] = Math.tanh((1.2 * (s.goals[me] - s.goals[1 - me])) / Math.sqrt(time / 10 + 0.4))
  x[CLOCK] = time / 60
  x[CLOCK + 1] = Math.sqrt(time / 60)
  x[CLOCK + 2] = now / 30
  x[CLOCK + 3] = 1 / (1 + now)
  x[CLOCK + 4] = s.half === 1 ? (s.first === me ? -1 : 1) : 0
  x[CLOCK + 5] = s.half === 1 ? 1 : 0
  x[CLOCK + 6] = s.half > HALVES ? 1 : 0
  x[CLOCK + 7] = Math.min(1, s.late / MOST_TURNS_AFTER_TIME)
  x[CLOCK + 8] = s.terms.extraTime || s.terms.shootOut ? 1 : 0
}

function seeBall(s: State, me: Seat, x: Float32Array): void {
  if (s.ball < 0) return
  const field = s.field[s.ball]
  const line = lineFor(me, field)
  const ahead = step(me, field, true)
  const there = ahead < 0 ? -1 : s.on[ahead] - 1
  x[BALL + line - 1] = 1
  x[BALL + 6] = 2 * lines.worth[line]
  x[BALL + 7] = isMiddle(field) ? 1 : 0
  x[BALL + 8] = s.attack[s.ball] / 5
  if (there < 0) x[BALL + 9] = 1
  else if (seatOfPlayer(there) === me) x[BALL + 10] = 1
  else {
    x[BALL + 11] = 1
    x[BALL + 12] = s.defence[there] / 5
  }
  for (let on = 0; on < 4 && line + on <= FINAL_LINE; on++) {
    x[ABOUT + on] = (lines.attack[line + on] - lines.defence[line + on]) / 6
    if (on > 0) x[ABOUT + 3 + on] = lines.men[line + on] > 0 ? 1 : 0
  }
  x[ABOUT + 7] = (lines.counter[line] - lines.guard[line]) / 6
  x[ABOUT + 8] = line > 1 ? (lines.counter[line - 1] - lines.guard[line - 1]) / 6 : 0
}

function seeHand(s: State, seat: number, at: number, x: Float32Array): void {
  const hand = s.hand[seat]
  let held = 0
  let power = 0
  let left = 0
  for (let card = 0; card < CARDS; card++) {
    for (let n = hand[card]; n > 0 && held < HAND; n--) {
      hands[seat][held++] = card
      x[at + kindOf(card) * POWERS + powerOf(card) - 1] += 0.5
      power += powerOf(card)
      if (sideOf(card) === 0) left++
    }
  }
  x[at + 3 * POWERS] = (power - 7.5) / 4
  x[at + 3 * POWERS + 1] = left === 0 || left === held ? 1 : 0
  x[at + 3 * POWERS + 2] = (HAND - held) / HAND
}

/** How the cards they hold would fare against each other if nobody moved. */
function seeClash(s: State, me: Seat, x: Float32Array): void {
  const mine = Math.min(HAND, s.handLeft[me])
  const theirs = Math.min(HAND, s.handLeft[1 - me])
  if (mine === 0 || theirs === 0) return
  let sum = 0
  let most = -1
  let surest = -1
  for (let i = 0; i < mine; i++) {
    const card = hands[me][i]
    let least = 1
    for (let j = 0; j < theirs; j++) {
      const value = lines.action(s, kindOf(card), s.ball, powerOf(card), powerOf(hands[1 - me][j]), 0)
      sum += value
      if (value > most) most = value
      if (value < least) least = value
    }
    if (least > surest) surest = least
  }
  x[CLASH] = (2 * sum) / (mine * theirs)
  x[CLASH + 1] = 2 * most
  x[CLASH + 2] = 2 * surest
}

/** In an opportunity: the best shot in hand, and what is left to try. */
function seeChance(s: State, me: Seat, x: Float32Array): void {
  let best = 0
  let second = 0
  for (let i = 0; i < s.handLeft[me]; i++) {
    const goal = bestGoal(s, hands[me][i])
    if (goal > best) {
      second = best
      best = goal
    } else if (goal > second) second = goal
  }
  x[CHANCE] = 1
  x[CHANCE + 1] = best
  x[CHANCE + 2] = second
  x[CHANCE + 3] = (s.handLeft[me] - s.handLeft[1 - me]) / HAND
}

/** A shot is about to be taken: what a goal is worth hangs on the score. */
function seeShot(s: State, me: Seat, x: Float32Array): void {
  const goal = shotTable(s.cards).goal[rowOfThisShot(s, s.faceUp[me])]
  x[SHOT] = 1
  x[SHOT + 1] = goal
  x[SHOT + 2 + leadOf(s, me)] = goal
  x[SHOT + 2 + LEADS] = goal / Math.sqrt(timeLeft(s) / 10 + 1)
}

function seeTeam(s: State, seat: number, at: number, x: Float32Array): void {
  let men = 0
  for (let player = seat * OUTFIELD; player < (seat + 1) * OUTFIELD; player++)
    if (s.field[player] !== NOWHERE) men++
  x[at] = s.yellow[seat]
  x[at + 1] = (OUTFIELD - men) / 3
  x[at + 2] = s.starKeeper[seat]
}

/** With the expansion: which moments they have something for, and what else they hold. */
function seeSquad(s: State, seat: number, at: number, x: Float32Array): void {
  const { when } = s.cards.expansion.skills
  let gold = 0
  for (let player = seat * OUTFIELD; player < (seat + 1) * OUTFIELD; player++) {
    if (s.field[player] === NOWHERE) continue
    x[at + when[skillOf(s, player)]] += 0.25
    gold += s.gold[player]
  }
  const rest = at + WHENS.length
  x[rest] = gold / OUTFIELD
  x[rest + 1] = bits(s.held[seat]) / 2
  x[rest + 2] = s.style[seat] < 0 ? 0 : progressOf(s, seat, s.style[seat]) / 3
  x[rest + 3] = s.subsLeft[seat] / 3
  x[rest + 4] = s.appeals[seat]
  x[rest + 5] = s.style[seat] < 0 ? 1 : 0
}

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}
