import type { Seat } from '@libero/kernel'
import { PLAYER } from '../codes.ts'
import type { State } from '../state.ts'
import { COLUMNS, DRIBBLE, FINAL_LINE, KINDS, kindOf, OUTFIELD, powerOf, SHORT } from '../vocabulary.ts'
import { footballsInLine, verdict } from './action.ts'
import { columnOf, lineFor, lowestInLine, numberOf, seatOfPlayer, step } from './common.ts'
import { isLast } from './foul.ts'

/** §4.4 The nearest team-mates in the carrier's line, one on either side at the most; how many there are. */
export function nearestBeside(s: State, out: Int16Array): number {
  const from = s.field[s.ball]
  const column = columnOf(from)
  const line = from - column
  let nearest = COLUMNS
  let count = 0
  for (let c = 0; c < COLUMNS; c++) {
    const player = s.on[line + c] - 1
    if (player < 0 || player === s.ball || seatOfPlayer(player) !== s.side) continue
    const distance = Math.abs(c - column)
    if (distance > nearest) continue
    if (distance < nearest) count = 0
    nearest = distance
    out[count++] = PLAYER + (player % OUTFIELD)
  }
  return count
}

/**
 * What a coach who moves can count on the table: to whom the ball goes sideways (`beside`, and `orTo` where two are
 * equally near; 0 nobody), who stands in the way of a dribble (`ahead`), and how the action ends if nobody moves any
 * more. Nothing in an opportunity: there nothing is compared (§6.4).
 */
export function asItStands(s: State, seat: Seat, isBeforeSideways: boolean): Record<string, string | number> {
  if (s.opportunity || s.ball < 0) return {}
  const kind = kindOf(s.faceUp[s.side])
  // §16.18 There is nothing ahead of the final line.
  if (kind !== SHORT && lineFor(s.side, s.field[s.ball]) === FINAL_LINE) return {}
  const action = KINDS[kind]
  if (!isBeforeSideways) return { action, ...comparedWith(s, seat, s.ball) }
  const nearest = new Int16Array(2)
  const count = nearestBeside(s, nearest)
  const [first, second] = nearest
  const playerOf = (code: number): number => s.side * OUTFIELD + code - PLAYER
  // Which of two gets it makes a difference to a dribble only.
  const carrier = count === 0 ? s.ball : playerOf(first)
  const isOpen = count > 1 && kind === DRIBBLE
  return {
    action,
    beside: count > 0 ? numberOf(carrier) : 0,
    ...(count > 1 && { orTo: numberOf(playerOf(second)) }),
    ...(!isOpen && comparedWith(s, seat, carrier)),
  }
}

/** §5.1, §5.5 Both totals, whose the asked coach's is, and what comes of them; a long ball has no line yet. */
function comparedWith(s: State, seat: Seat, carrier: number): Record<string, string | number> {
  const kind = kindOf(s.faceUp[s.side])
  const [card, answer] = [powerOf(s.faceUp[s.side]), powerOf(s.faceUp[1 - s.side])]
  const told = (attack: number, defence: number, fouler: number) => {
    const [total, against] = [attack + card, defence + answer]
    const result = verdict(total, against, card, answer)
    const byCard = total === against && result !== 0 ? '-by-card' : ''
    // §5.7 With nobody there to foul, level is enough.
    const isWon = result > 0 || (result === 0 && fouler < 0)
    const isFoul = !isWon && result === 0
    return {
      own: seat === s.side ? total : against,
      others: seat === s.side ? against : total,
      result: isWon ? `won${byCard}` : isFoul ? 'foul' : `lost${byCard}`,
      // §9.2 What the team of whoever fouls would see.
      ...(isFoul && { booking: s.yellow[1 - s.side] === 1 && !isLast(s, fouler) ? 'red' : 'yellow' }),
    }
  }
  if (kind === DRIBBLE) {
    const to = step(s.side, s.field[carrier], true)
    const there = to < 0 ? -1 : s.on[to] - 1
    if (there < 0 || seatOfPlayer(there) === s.side) return { ahead: 0 }
    return { ahead: numberOf(there), ...told(s.attack[carrier], s.defence[there], there) }
  }
  if (kind !== SHORT) return {}
  const line = lineFor(s.side, s.field[carrier])
  return told(
    footballsInLine(s, s.side, s.side, line, s.attack),
    footballsInLine(s, 1 - s.side, s.side, line, s.defence),
    lowestInLine(s, 1 - s.side, s.side, line),
  )
}
