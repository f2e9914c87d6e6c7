import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { CARD_IDS, DRIBBLE, FINAL_LINE, kindOf, LONG } from '../vocabulary.ts'
import { stoppage } from './bench.ts'
import type { Told } from './common.ts'
import { drawHand, giveBall, leaveHand, lineFor, numberOf, seatOfPlayer } from './common.ts'
import { contested, contestedLimit, deliver, Why } from './deliver.ts'
import { jumpersReturn } from './effect.ts'
import { endRow } from './style.ts'

/** §8.1 The keeper has the ball: three cards each, then a move each, then a card face up. */
export function beginGoalKick(s: State, seat: Seat, chance: Chance, told: Told): void {
  s.side = seat
  s.ball = -1
  // §16.7, §19.2 The play is over, and the ball lost.
  jumpersReturn(s, told)
  endRow(s, 1 - seat)
  s.moved = -1
  drawHand(s, 0, chance, 64, told)
  drawHand(s, 1, chance, 64, told)
  told?.tell({ kind: 'goal-kick', seat })
  stoppage(s, Phase.GoalKickAttack)
}

/** §8.3 Dribble: first line, short pass: second, long ball: third; the lowest number there, the other team's among equals. */
export function playGoalKick(s: State, seat: Seat, card: number, chance: Chance, told: Told): void {
  leaveHand(s, seat, card)
  drawHand(s, seat, chance, 128, told)
  s.used[seat][card]++
  const kind = kindOf(card)
  let line = kind === DRIBBLE ? 1 : kind === LONG ? 3 : 2
  let to = contested(s, seat, line)
  // §8.3 An empty line lets the ball roll on to the next.
  while (to < 0 && line < FINAL_LINE) to = contested(s, seat, ++line)
  // With nobody ahead at all it rolls back: somebody is on the pitch.
  while (to < 0 && line > 1) to = contested(s, seat, --line)
  s.kick = card
  deliver(s, Why.GoalKick, to, chance, told, contestedLimit(s, seat, line))
  // §14.3 A coach who has to choose sees the card he chooses for.
  if (s.phase === Phase.Receiver) told?.reveal({ kind: 'goal-kick-shown', seat, card: CARD_IDS[card] })
}

export function goalKickTo(s: State, to: number, told: Told): void {
  const seat = s.side as Seat
  giveBall(s, to)
  told?.reveal({
    kind: 'goal-kick-played',
    seat,
    card: CARD_IDS[s.kick],
    to: { seat: seatOfPlayer(to), number: numberOf(to) },
    line: lineFor(seat, s.field[to]),
  })
  s.kick = -1
  s.moved = -1
  s.phase = Phase.TurnBegins
}
