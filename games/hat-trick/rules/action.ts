import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { COLUMNS, DRIBBLE, FINAL_LINE, KINDS, kindOf, powerOf, SHORT } from '../vocabulary.ts'
import type { Told } from './common.ts'
import {
  DISTANCE,
  exchangeFields,
  fieldName,
  firstOfLine,
  giveBall,
  lineFor,
  lowestInLine,
  numberOf,
  seatOfPlayer,
  step,
} from './common.ts'
import { afterFoul, giveFoul } from './foul.ts'
import { beginOpportunityAction } from './opportunity.ts'

/** §4.6 The attacker's card says what happens; in an opportunity it means something else (§6). */
export function beginAction(s: State, told: Told): void {
  s.moved = -1
  if (s.opportunity) {
    beginOpportunityAction(s, told)
    return
  }
  const seat = s.side as Seat
  const kind = kindOf(s.faceUp[seat])
  if (kind === SHORT) shortPass(s, told)
  else if (kind === DRIBBLE) dribble(s, told)
  else s.phase = Phase.LongBall
}

/** Footballs of one team's players in a line, attacking or defending ones. */
export function footballsInLine(
  s: State,
  seat: number,
  of: number,
  line: number,
  footballs: Uint8Array,
): number {
  const from = firstOfLine(of, line)
  let sum = 0
  for (let field = from; field < from + COLUMNS; field++) {
    const player = s.on[field] - 1
    if (player >= 0 && seatOfPlayer(player) === seat) sum += footballs[player]
  }
  return sum
}

/** §5.6 More footballs win; level, the stronger card; still level, the defender has fouled. */
export function verdict(
  totalFor: number,
  totalAgainst: number,
  cardFor: number,
  cardAgainst: number,
): number {
  return totalFor - totalAgainst || cardFor - cardAgainst
}

/**
 * Compares and tells. Positive: the attacker wins; negative: the defender; 0: `fouler` has fouled. With nobody
 * there to foul (−1) a level comparison counts as won (§5.7).
 */
function compare(s: State, line: number, own: number, others: number, fouler: number, told: Told): number {
  const seat = s.side as Seat
  const card = powerOf(s.faceUp[seat])
  const answer = powerOf(s.faceUp[1 - seat])
  const level = verdict(own + card, others + answer, card, answer)
  const result = level === 0 && fouler < 0 ? 1 : level
  const bySeat = (a: number, b: number) => (seat === 0 ? ([a, b] as const) : ([b, a] as const))
  told?.tell({
    kind: 'comparison',
    action: KINDS[kindOf(s.faceUp[seat])],
    seat,
    line,
    players: bySeat(own, others),
    cards: bySeat(card, answer),
    totals: bySeat(own + card, others + answer),
    result: result > 0 ? 'won' : result < 0 ? 'lost' : 'foul',
    byCard: own + card === others + answer && level !== 0,
  })
  if (result > 0) s.actionsWon[seat]++
  return result
}

/** §5.1, §5.2 Won, the ball goes one line on; lost, to the defender in the same line. */
function shortPass(s: State, told: Told): void {
  const seat = s.side as Seat
  const line = lineFor(seat, s.field[s.ball])
  const own = footballsInLine(s, seat, seat, line, s.attack)
  const others = footballsInLine(s, 1 - seat, seat, line, s.defence)
  const fouler = lowestInLine(s, 1 - seat, seat, line)
  const result = compare(s, line, own, others, fouler, told)
  if (result < 0) {
    intercept(s, line, told)
    return
  }
  if (result === 0) giveFoul(s, fouler, told)
  completeShortPass(s, line, told)
  if (result === 0) afterFoul(s, fouler, told)
}

/** §5.1, §5.7 To the lowest number one line on; is nobody there, to the lowest number of the same line. */
function completeShortPass(s: State, line: number, told: Told): void {
  const seat = s.side as Seat
  const ahead = line < FINAL_LINE ? lowestInLine(s, seat, seat, line + 1) : -1
  pass(s, ahead >= 0 ? ahead : lowestInLine(s, seat, seat, line), told)
}

function pass(s: State, to: number, told: Told): void {
  const seat = s.side as Seat
  const from = numberOf(s.ball)
  giveBall(s, to)
  told?.tell({ kind: 'passed', seat, from, to: numberOf(to), line: lineFor(seat, s.field[to]) })
  s.phase = Phase.TurnBegins
}

/** §5.2, §5.4 The defender's lowest number in the line has the ball; is nobody there, it stays with the passer. */
function intercept(s: State, line: number, told: Told): void {
  const seat = s.side as Seat
  const by = lowestInLine(s, 1 - seat, seat, line)
  if (by < 0) {
    told?.tell({ kind: 'nobody-there', seat, line })
  } else {
    giveBall(s, by)
    told?.tell({ kind: 'intercepted', seat: s.side as Seat, number: numberOf(by), line })
  }
  s.phase = Phase.TurnBegins
}

/** §5.3 One, two or three lines ahead; a line with an own player must be chosen if there is one. */
export function legalLongBall(s: State, seat: Seat, out: Int16Array): number {
  const line = lineFor(seat, s.field[s.ball])
  let count = 0
  for (let distance = 1; distance <= 3 && line + distance <= FINAL_LINE; distance++) {
    if (lowestInLine(s, seat, seat, line + distance) >= 0) out[count++] = DISTANCE + distance
  }
  if (count > 0) return count
  for (let distance = 1; distance <= 3 && line + distance <= FINAL_LINE; distance++)
    out[count++] = DISTANCE + distance
  return count
}

/** §5.4 Compared in the line the ball is meant for; without an own player there it cannot succeed. */
export function longBall(s: State, seat: Seat, action: number, told: Told): void {
  const line = lineFor(seat, s.field[s.ball]) + action - DISTANCE
  const target = lowestInLine(s, seat, seat, line)
  if (target < 0) {
    intercept(s, line, told)
    return
  }
  const own = footballsInLine(s, seat, seat, line, s.attack)
  const others = footballsInLine(s, 1 - seat, seat, line, s.defence)
  const fouler = lowestInLine(s, 1 - seat, seat, line)
  const result = compare(s, line, own, others, fouler, told)
  if (result < 0) {
    intercept(s, line, told)
    return
  }
  if (result === 0) giveFoul(s, fouler, told)
  pass(s, target, told)
  if (result === 0) afterFoul(s, fouler, told)
}

/** §5.5 Past the man ahead by comparison, into a free field at once, or to a team-mate ahead. */
function dribble(s: State, told: Told): void {
  const seat = s.side as Seat
  const from = s.field[s.ball]
  const to = step(seat, from, true)
  const there = to < 0 ? -1 : s.on[to] - 1
  if (there >= 0 && seatOfPlayer(there) === seat) {
    pass(s, there, told)
    return
  }
  if (there < 0) {
    s.actionsWon[seat]++
    runOn(s, told)
    return
  }
  const result = compare(s, lineFor(seat, from), s.attack[s.ball], s.defence[there], there, told)
  if (result >= 0) {
    if (result === 0) giveFoul(s, there, told)
    runOn(s, told)
    if (result === 0) afterFoul(s, there, told)
  } else {
    const loser = numberOf(s.ball)
    giveBall(s, there)
    told?.tell({ kind: 'tackled', seat: s.side as Seat, number: numberOf(there), from: loser })
    s.phase = Phase.TurnBegins
  }
}

/** The carrier changes places with whoever is ahead of him. */
function runOn(s: State, told: Told): void {
  const seat = s.side as Seat
  const from = s.field[s.ball]
  const to = step(seat, from, true)
  const past = s.on[to] - 1
  exchangeFields(s, from, to)
  told?.tell({
    kind: 'dribbled',
    seat,
    number: numberOf(s.ball),
    ...(past >= 0 && { past: numberOf(past) }),
    to: fieldName(to),
  })
  s.phase = Phase.TurnBegins
}
