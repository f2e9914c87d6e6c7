import type { Fields, Seat } from '@libero/kernel'
import { WHENS } from '../cards/skills.ts'
import { isCompared, receiverOfLongBall } from '../rules/action.ts'
import { lineFor, lowestInLine, rowOf, seatOfPlayer, step } from '../rules/common.ts'
import { AFTER_MOMENT, isOpportunitysPass } from '../rules/course.ts'
import { contested, contestedLimit, Why } from '../rules/deliver.ts'
import type { State } from '../state.ts'
import { COLUMNS, DRIBBLE, FINAL_LINE, kindOf, LONG } from '../vocabulary.ts'

const kindOfAction = (s: State): number => kindOf(s.faceUp[s.attacker])
export const isDribble = (s: State): boolean => kindOfAction(s) === DRIBBLE
export const lineOfBall = (s: State): number => lineFor(s.attacker, s.field[s.ball])

/** §5.1, §5.3, §5.5 In the carrier's line, or one, two or three before it for a long ball. */
function isComparedThere(s: State): boolean {
  const ahead = s.line - lineOfBall(s)
  return kindOfAction(s) === LONG ? ahead >= 1 && ahead <= 3 : ahead === 0
}

/** §9.1 Whether the action can be carried on as if won. */
export function mayComplete(s: State): boolean {
  if (isDribble(s)) return lineOfBall(s) < FINAL_LINE
  return isComparedThere(s) && isCompared(s)
}

/** What is compared has a line; a dribble also an opponent ahead. */
export function checkCompared(s: State, r: Fields): void {
  if (s.passer !== s.ball) r.wrong('play.passer')
  if (!isComparedThere(s)) r.wrong('play.line')
  if (!isDribble(s)) return
  const ahead = step(s.side, s.field[s.ball], true)
  const there = ahead < 0 ? -1 : s.on[ahead] - 1
  if (there < 0 || seatOfPlayer(there) === s.side) r.wrong('ball')
}

/** A pass has reached somebody. */
export function checkArrival(s: State, r: Fields): void {
  if (isDribble(s)) r.wrong('sides.faceUp')
  // Skills may have taken the ball on from the line it arrived in.
  if (s.line === 0) r.wrong('play.line')
  if (s.passer >= 0 && seatOfPlayer(s.passer) !== s.attacker) r.wrong('play.passer')
}

/** §14.4 Of several lowest defenders in the line one has fouled. */
export function checkFouler(s: State, r: Fields): void {
  if (s.ballGoesBy !== Why.Pass) r.wrong('play.why')
  checkPass(s, r)
  checkLowest(s, lowestInLine(s, 1 - s.side, s.side, s.line), r)
}

function checkPass(s: State, r: Fields): void {
  if (isDribble(s)) r.wrong('sides.faceUp')
  if (!mayComplete(s)) r.wrong('play.line')
}

/** §14.2–§14.5 Those who may get the ball are the ones it would go to. */
export function checkReceiver(s: State, r: Fields): void {
  if ((s.opportunity === 1) !== (s.ballGoesBy === Why.OutOfCards || isWonInOpportunity(s)))
    r.wrong('opportunity')
  const seat = s.side as Seat
  const line = lineFor(seat, s.receivingRow * COLUMNS)
  switch (s.ballGoesBy) {
    case Why.Pass:
      checkPass(s, r)
      checkLowest(s, receiver(s), r)
      break
    case Why.Interception:
      if (isDribble(s)) r.wrong('sides.faceUp')
      if (!isComparedThere(s)) r.wrong('play.line')
      checkLowest(s, lowestInLine(s, 1 - seat, seat, s.line), r)
      break
    case Why.GoalKick:
      if (s.kick < 0 || s.used[seat][s.kick] === 0) r.wrong('play.kick')
      checkLowest(s, contested(s, seat, line), r, contestedLimit(s, seat, line))
      break
    case Why.OutOfCards:
      if (s.handLeft[0] > 0) r.wrong('sides.hand')
      if (line !== lineOfBall(s)) r.wrong('play.row')
      checkLowest(s, contested(s, seat, line), r, contestedLimit(s, seat, line))
      break
    case Why.Parry:
      if (s.drawn !== s.power) r.wrong('shot')
      if (line !== FINAL_LINE) r.wrong('play.row')
      break
    case Why.Corner:
      if (!s.terms.events.corners || s.drawn !== s.power + 1) r.wrong('shot')
      if (line < FINAL_LINE - 1) r.wrong('play.row')
      checkLowest(s, lowestInLine(s, seat, seat, line), r)
      break
    default:
      if (WHENS[s.moment] !== 'arrival') r.wrong('play.moment')
      if (!AFTER_MOMENT.arrival.includes(s.phaseAfter)) r.wrong('play.next')
      checkArrival(s, r)
      checkLowest(s, lowestInLine(s, 1 - seat, s.attacker, s.line), r)
  }
}

/** §15.10 Won by a skill or a style card when a pass of an opportunity arrived. */
const isWonInOpportunity = (s: State): boolean => s.ballGoesBy === Why.Won && isOpportunitysPass(s)

/** §5.1, §5.7 A short pass goes one line on, if somebody is there; §5.4 a long ball to the line it is meant for. */
function receiver(s: State): number {
  if (kindOfAction(s) === LONG) return receiverOfLongBall(s)
  const ahead = s.line < FINAL_LINE ? lowestInLine(s, s.side, s.side, s.line + 1) : -1
  return ahead >= 0 ? ahead : lowestInLine(s, s.side, s.side, s.line)
}

/** It is the team of the lowest number that is asked, and his number that others are measured by. */
function checkLowest(s: State, lowest: number, r: Fields, limit = 255): void {
  if (lowest < 0 || s.receivingRow !== rowOf(s.field[lowest])) {
    r.wrong('play.row')
    return
  }
  if (s.asked !== seatOfPlayer(lowest)) r.wrong('play.asked')
  if (s.highestLowNumber !== Math.min(limit, s.high[lowest])) r.wrong('play.limit')
}
