import type { Chance, Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { DISTANCE, GO, PLAYER } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { COLUMNS, DRIBBLE, FINAL_LINE, KINDS, kindOf, LONG, powerOf, SHORT } from '../vocabulary.ts'
import type { Told } from './common.ts'
import {
  exchangeFields,
  fieldName,
  firstOfLine,
  giveBall,
  lineFor,
  lowestInLine,
  noteLineChange,
  numberOf,
  seatOfPlayer,
  step,
} from './common.ts'
import { deliver, legalReceivers, Why } from './deliver.ts'
import { callFoul } from './foul.ts'
import { openMoment } from './moment.ts'
import { beginOpportunityAction } from './opportunity.ts'
import { maySnapshot } from './shot.ts'
import { endRow } from './style.ts'

/** §4.6 The attacker's card says what happens; in an opportunity it means something else (§6). */
export function beginAction(s: State, told: Told): void {
  s.moved = -1
  if (s.opportunity) beginOpportunityAction(s, told)
  else if (maySnapshot(s)) s.phase = Phase.Snapshot
  else carryOut(s, told)
}

/** §20.1 A shot instead of the action. */
export function snapshotOrAction(s: State, action: number, told: Told): void {
  if (action !== GO) {
    carryOut(s, told)
    return
  }
  s.snapshot = 1
  endRow(s, s.side)
  told?.tell({ kind: 'snapshot', seat: s.side as Seat, number: numberOf(s.ball) })
  s.phase = Phase.ShotBegins
}

function carryOut(s: State, told: Told): void {
  const kind = kindOf(s.faceUp[s.side])
  s.passer = s.ball
  s.bonus.fill(0)
  // §16.18 A skill may have brought the ball to the final line: there is nothing ahead of it.
  if (kind !== SHORT && lineFor(s.side, s.field[s.ball]) === FINAL_LINE) {
    told?.tell({ kind: 'nobody-there', seat: s.side as Seat, line: FINAL_LINE })
    s.phase = Phase.ActionOver
  } else if (kind === LONG) s.phase = Phase.LongBall
  else if (kind === DRIBBLE) beginDribble(s, told)
  else {
    s.line = lineFor(s.side, s.field[s.ball])
    openMoment(s, Moment.Compare, Phase.Verdict)
  }
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

/** The footballs of one team in the comparison as it stands: players, card, and what was added. */
export function totalOf(s: State, seat: number): number {
  const attacks = seat === s.attacker
  const plus = powerOf(s.faceUp[seat]) + s.bonus[seat]
  if (kindOf(s.faceUp[s.attacker]) !== DRIBBLE)
    return plus + footballsInLine(s, seat, s.attacker, s.line, attacks ? s.attack : s.defence)
  const ahead = s.on[step(s.attacker, s.field[s.ball], true)] - 1
  return plus + (attacks ? s.attack[s.ball] : s.defence[ahead])
}

/**
 * Compares and tells. Positive: the attacker wins; negative: the defender; 0: `fouler` has fouled. With nobody
 * there to foul (−1) a level comparison counts as won (§5.7).
 */
function compare(s: State, line: number, own: number, others: number, fouler: number, told: Told): number {
  const seat = s.side as Seat
  const card = powerOf(s.faceUp[seat])
  const answer = powerOf(s.faceUp[1 - seat])
  const plus = s.bonus[seat]
  const minus = s.bonus[1 - seat]
  const level = verdict(own + plus + card, others + minus + answer, card, answer)
  const result = level === 0 && fouler < 0 ? 1 : level
  if (told) tellComparison(s, line, own, others, result, told)
  if (result > 0) s.actionsWon[seat]++
  return result
}

function tellComparison(
  s: State,
  line: number,
  own: number,
  others: number,
  result: number,
  told: NonNullable<Told>,
): void {
  const seat = s.side as Seat
  const card = powerOf(s.faceUp[seat])
  const answer = powerOf(s.faceUp[1 - seat])
  const plus = s.bonus[seat]
  const minus = s.bonus[1 - seat]
  const bySeat = (a: number, b: number) => (seat === 0 ? ([a, b] as const) : ([b, a] as const))
  told.tell({
    kind: 'comparison',
    action: KINDS[kindOf(s.faceUp[seat])],
    seat,
    line,
    players: bySeat(own, others),
    cards: bySeat(card, answer),
    ...((plus > 0 || minus > 0) && { skills: bySeat(plus, minus) }),
    totals: bySeat(own + plus + card, others + minus + answer),
    result: result > 0 ? 'won' : result < 0 ? 'lost' : 'foul',
    byCard: own + plus + card === others + minus + answer && card !== answer,
  })
}

/** §5.1–§5.6 The footballs are compared; who has more decides where the ball goes. */
export function giveVerdict(s: State, chance: Chance, told: Told): void {
  const seat = s.side as Seat
  if (kindOf(s.faceUp[seat]) === DRIBBLE) {
    const there = s.on[step(seat, s.field[s.ball], true)] - 1
    const result = compare(s, s.line, s.attack[s.ball], s.defence[there], there, told)
    if (result < 0) tackled(s, there, told)
    else if (result === 0) callFoul(s, there, Phase.Complete, told)
    else s.phase = Phase.Complete
    return
  }
  const { line } = s
  // §5.4 A long ball without an own player in the line cannot succeed.
  if (kindOf(s.faceUp[seat]) === LONG && lowestInLine(s, seat, seat, line) < 0) {
    intercept(s, line, chance, told)
    return
  }
  const own = footballsInLine(s, seat, seat, line, s.attack)
  const others = footballsInLine(s, 1 - seat, seat, line, s.defence)
  const fouler = lowestInLine(s, 1 - seat, seat, line)
  const result = compare(s, line, own, others, fouler, told)
  if (result < 0) intercept(s, line, chance, told)
  else if (result > 0) s.phase = Phase.Complete
  else nameFouler(s, fouler, told)
}

/** §14.4 Of several lowest numbers the fouling coach says who it was. */
function nameFouler(s: State, fouler: number, told: Told): void {
  s.asked = seatOfPlayer(fouler)
  s.why = Why.Pass
  s.row = s.field[fouler] >> 2
  s.limit = s.high[fouler]
  if (s.terms.players && legalReceivers(s, foulers) > 1) s.phase = Phase.Fouler
  else callFoul(s, fouler, Phase.Complete, told)
}

const foulers = new Int16Array(COLUMNS)

export function chooseFouler(s: State, seat: Seat, action: number, told: Told): void {
  callFoul(s, seat * 10 + action - PLAYER, Phase.Complete, told)
}

/** The action is carried out as won; after a foul it is followed by the free kick (§9). */
export function complete(s: State, chance: Chance, told: Told): void {
  const seat = s.side as Seat
  const kind = kindOf(s.faceUp[seat])
  s.won = s.fouler < 0 ? 1 : 0
  if (kind === DRIBBLE) {
    runOn(s, told)
    if (s.fouler >= 0) s.phase = Phase.AfterFoul
    else openMoment(s, Moment.Dribbled, Phase.ActionOver)
  } else if (kind === SHORT) completeShortPass(s, chance, told)
  else deliver(s, Why.Pass, lowestInLine(s, seat, seat, s.line), chance, told)
}

/** §5.1, §5.7 To the lowest number one line on; is nobody there, to the lowest number of the same line. */
function completeShortPass(s: State, chance: Chance, told: Told): void {
  const seat = s.side as Seat
  const ahead = s.line < FINAL_LINE ? lowestInLine(s, seat, seat, s.line + 1) : -1
  deliver(s, Why.Pass, ahead >= 0 ? ahead : lowestInLine(s, seat, seat, s.line), chance, told)
}

/** The pass has arrived: after a foul comes the free kick, else whatever skills can make of it. */
export function passedTo(s: State, to: number, told: Told): void {
  const seat = s.side as Seat
  const from = numberOf(s.ball)
  giveBall(s, to)
  s.line = lineFor(seat, s.field[to])
  told?.tell({ kind: 'passed', seat, from, to: numberOf(to), line: s.line })
  if (s.fouler >= 0) s.phase = Phase.AfterFoul
  else if (kindOf(s.faceUp[seat]) === DRIBBLE) s.phase = Phase.ActionOver
  else openMoment(s, Moment.Arrival, Phase.ActionOver)
}

/** §5.2, §5.4 The defender's lowest number in the line has the ball; is nobody there, it stays with the passer. */
function intercept(s: State, line: number, chance: Chance, told: Told): void {
  const seat = s.side as Seat
  const by = lowestInLine(s, 1 - seat, seat, line)
  if (by >= 0) {
    deliver(s, Why.Interception, by, chance, told)
    return
  }
  told?.tell({ kind: 'nobody-there', seat, line })
  s.phase = Phase.ActionOver
}

export function interceptedBy(s: State, by: number, told: Told): void {
  const { line } = s
  giveBall(s, by)
  told?.tell({ kind: 'intercepted', seat: s.side as Seat, number: numberOf(by), line })
  openMoment(s, Moment.Arrival, Phase.ActionOver)
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

/** §5.4 Compared in the line the ball is meant for. */
export function longBall(s: State, seat: Seat, action: number): void {
  s.line = lineFor(seat, s.field[s.ball]) + action - DISTANCE
  openMoment(s, Moment.Compare, Phase.Verdict)
}

/** §5.5 Past the man ahead by comparison, into a free field at once, or to a team-mate ahead. */
function beginDribble(s: State, told: Told): void {
  const seat = s.side as Seat
  const from = s.field[s.ball]
  const to = step(seat, from, true)
  const there = to < 0 ? -1 : s.on[to] - 1
  s.line = lineFor(seat, from)
  if (there < 0) {
    s.actionsWon[seat]++
    s.phase = Phase.Complete
  } else if (seatOfPlayer(there) === seat) passedTo(s, there, told)
  else openMoment(s, Moment.Compare, Phase.Verdict)
}

function tackled(s: State, by: number, told: Told): void {
  const loser = numberOf(s.ball)
  giveBall(s, by)
  told?.tell({ kind: 'tackled', seat: s.side as Seat, number: numberOf(by), from: loser })
  s.phase = Phase.ActionOver
}

/** The carrier changes places with whoever is ahead of him. */
export function runOn(s: State, told: Told): void {
  const seat = s.side as Seat
  const from = s.field[s.ball]
  const to = step(seat, from, true)
  const past = s.on[to] - 1
  exchangeFields(s, from, to)
  noteLineChange(s, s.ball)
  told?.tell({
    kind: 'dribbled',
    seat,
    number: numberOf(s.ball),
    ...(past >= 0 && { past: numberOf(past) }),
    to: fieldName(to),
  })
}
