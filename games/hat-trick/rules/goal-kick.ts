import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { CARD_IDS, DRIBBLE, FINAL_LINE, kindOf, LONG } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { drawHand, giveBall, leaveHand, lineFor, lowestInLine, numberOf, seatOfPlayer } from './common.ts'

/** §8.1 The keeper has the ball: three cards each, then a move each, then a card face up. */
export function beginGoalKick(s: State, seat: Seat, chance: Chance, told: Told): void {
  s.side = seat
  s.ball = -1
  s.moved = -1
  drawHand(s, 0, chance, 64, told)
  drawHand(s, 1, chance, 64, told)
  told?.tell({ kind: 'goal-kick', seat })
  s.phase = Phase.GoalKickAttack
}

/** §8.3 Dribble: first line, short pass: second, long ball: third; the lowest number there, the other team's among equals. */
export function playGoalKick(s: State, seat: Seat, card: number, chance: Chance, told: Told): void {
  leaveHand(s, seat, card)
  drawHand(s, seat, chance, 128, told)
  s.used[seat][card]++
  const kind = kindOf(card)
  let line = kind === DRIBBLE ? 1 : kind === LONG ? 3 : 2
  let to = lowestOfBoth(s, seat, line)
  // §8.3 An empty line lets the ball roll on to the next.
  while (to < 0 && line < FINAL_LINE) to = lowestOfBoth(s, seat, ++line)
  // With nobody ahead at all it rolls back: somebody is on the pitch.
  while (to < 0 && line > 1) to = lowestOfBoth(s, seat, --line)
  giveBall(s, to)
  told?.reveal({
    kind: 'goal-kick-played',
    seat,
    card: CARD_IDS[card],
    to: { seat: seatOfPlayer(to), number: numberOf(to) },
    line: lineFor(seat, s.field[to]),
  })
  s.moved = -1
  s.phase = Phase.TurnBegins
}

function lowestOfBoth(s: State, seat: Seat, line: number): number {
  const own = lowestInLine(s, seat, seat, line)
  const others = lowestInLine(s, 1 - seat, seat, line)
  if (own < 0 || others < 0) return Math.max(own, others)
  return numberOf(others) <= numberOf(own) ? others : own
}
