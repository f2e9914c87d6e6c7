import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { footballsInLine, isCompared, verdict as marginOf } from '../rules/action.ts'
import type { Listener } from '../rules/common.ts'
import { giveBall, lowestInLine, numberOf, rowOf, seatOfPlayer, step } from '../rules/common.ts'
import { actionIsOver, actionSucceeds } from '../rules/course.ts'
import { deliver, legalReceivers, Why } from '../rules/deliver.ts'
import { foulInAction } from '../rules/foul.ts'
import type { State } from '../state.ts'
import { COLUMNS, DRIBBLE, KINDS, kindOf, powerOf } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §5.1–§5.6 The footballs are compared; who has more decides where the ball goes. */
export const verdict: HatTrickStep = {
  phase: Phase.Verdict,
  play(s, _chance, told) {
    const seat = s.side as Seat
    if (kindOf(s.faceUp[seat]) === DRIBBLE) {
      const there = s.on[step(seat, s.field[s.ball], true)] - 1
      const result = compare(s, s.line, s.attack[s.ball], s.defence[there], there, told)
      if (result < 0) tackled(s, there, told)
      else if (result === 0) foulInAction(s, there, told)
      else actionSucceeds(s)
      return
    }
    const { line } = s
    if (!isCompared(s)) {
      intercept(s, line, told)
      return
    }
    const own = footballsInLine(s, seat, seat, line, s.attack)
    const others = footballsInLine(s, 1 - seat, seat, line, s.defence)
    const fouler = lowestInLine(s, 1 - seat, seat, line)
    const result = compare(s, line, own, others, fouler, told)
    if (result < 0) intercept(s, line, told)
    else if (result > 0) actionSucceeds(s)
    else nameFouler(s, fouler, told)
  },
}

/**
 * Compares and tells. Positive: the attacker wins; negative: the defender; 0: `fouler` has fouled. With nobody
 * there to foul (−1) a level comparison counts as won (§5.7).
 */
function compare(
  s: State,
  line: number,
  own: number,
  others: number,
  fouler: number,
  told: Listener,
): number {
  const seat = s.side as Seat
  const card = powerOf(s.faceUp[seat])
  const answer = powerOf(s.faceUp[1 - seat])
  const plus = s.bonus[seat]
  const minus = s.bonus[1 - seat]
  const level = marginOf(own + plus + card, others + minus + answer, card, answer)
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
  told: NonNullable<Listener>,
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

/** §14.4 Of several lowest numbers the fouling coach says who it was. */
function nameFouler(s: State, fouler: number, told: Listener): void {
  s.asked = seatOfPlayer(fouler)
  s.ballGoesBy = Why.Pass
  s.receivingRow = rowOf(s.field[fouler])
  s.highestLowNumber = s.high[fouler]
  if (s.terms.players && legalReceivers(s, foulers) > 1) s.phase = Phase.Fouler
  else foulInAction(s, fouler, told)
}

const foulers = new Int16Array(COLUMNS)

/** §5.2, §5.4 The defender's lowest number in the line has the ball; is nobody there, it stays with the passer. */
function intercept(s: State, line: number, told: Listener): void {
  const seat = s.side as Seat
  const by = lowestInLine(s, 1 - seat, seat, line)
  if (by >= 0) {
    deliver(s, Why.Interception, by)
    return
  }
  told?.tell({ kind: 'nobody-there', seat, line })
  actionIsOver(s)
}

function tackled(s: State, by: number, told: Listener): void {
  const loser = numberOf(s.ball)
  giveBall(s, by)
  told?.tell({ kind: 'tackled', seat: s.side as Seat, number: numberOf(by), from: loser })
  actionIsOver(s)
}
