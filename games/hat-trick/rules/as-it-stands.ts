import type { Seat } from '@libero/kernel'
import { PLAYER } from '../codes.ts'
import type { State } from '../state.ts'
import {
  COLUMNS,
  DRIBBLE,
  FINAL_LINE,
  FIRST_NUMBER,
  KINDS,
  kindOf,
  LONG,
  OUTFIELD,
  powerOf,
  SHORT,
  sideOf,
} from '../vocabulary.ts'
import { footballsInLine, verdict } from './action.ts'
import {
  columnOf,
  exchangeFields,
  lineFor,
  lowestInLine,
  numberOf,
  playerOf,
  seatOfPlayer,
  step,
} from './common.ts'
import { isLast } from './foul.ts'
import { mayMove } from './move.ts'

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

type Facts = Readonly<Record<string, string | number>>

/**
 * What a coach who moves can count on the table: to whom the ball goes sideways (`beside`, and `orTo` where two are
 * equally near; 0 nobody), who stands in the way of a dribble (`ahead`), how the action ends if nobody moves any more,
 * and for whoever attacks which step of theirs would still turn it. Nothing in an opportunity: there nothing is
 * compared (§6.4).
 */
export function asItStands(s: State, seat: Seat, isBeforeSideways: boolean): Facts {
  if (s.opportunity || s.ball < 0) return {}
  const kind = kindOf(s.faceUp[s.side])
  // §16.18 There is nothing ahead of the final line.
  if (kind !== SHORT && lineFor(s.side, s.field[s.ball]) === FINAL_LINE) return {}
  const action = KINDS[kind]
  if (!isBeforeSideways)
    return { action, ...(kind === LONG ? bestLongBall(s, seat) : comparedWith(s, seat, s.ball)) }
  const nearest = new Int16Array(2)
  const count = nearestBeside(s, nearest)
  const [first, second] = nearest
  const carriers = count === 0 ? [s.ball] : Array.from(nearest.subarray(0, count), (code) => mateOf(s, code))
  const [carrier] = carriers
  // Which of two gets it makes a difference to a dribble only.
  const isOpen = count > 1 && kind === DRIBBLE
  const now = isOpen ? {} : comparedWith(s, seat, carrier)
  return {
    action,
    beside: count > 0 ? numberOf(mateOf(s, first)) : 0,
    ...(count > 1 && { orTo: numberOf(mateOf(s, second)) }),
    ...now,
    ...(!isOpen && kind !== LONG && goesOn(now) && turnedBy(s, seat, carriers)),
  }
}

const mateOf = (s: State, code: number): number => s.side * OUTFIELD + code - PLAYER

/** Whether the attacker goes on, by what is compared; with nobody in the way of a dribble he does. */
const goesOn = ({ result, ahead }: Facts): boolean =>
  ahead === 0 || (result !== undefined && !String(result).startsWith('lost'))

/**
 * §4.5 The one step of whoever defends that would stop the action if it were made after the sideways pass, whoever of
 * several gets that; of more the one that brings most. `safe` where no step does: skills may do more, so that with the
 * expansion it is not said.
 */
function turnedBy(s: State, seat: Seat, carriers: readonly number[]): Facts {
  const defender = (1 - s.side) as Seat
  const side = sideOf(s.faceUp[defender])
  const { ball, moved, displaced } = s
  // §4.3 He may undo the attacker's step.
  s.moved = -1
  s.displaced = -1
  let best: Facts | undefined
  let isSafe = !s.terms.players
  for (let player = playerOf(defender, FIRST_NUMBER); player < (defender + 1) * OUTFIELD; player++)
    for (const forward of [true, false]) {
      const ends = carriers.flatMap((carrier) => {
        s.ball = carrier
        return mayMove(s, player, forward, side) ? [comparedAfter(s, seat, carrier, player, forward)] : []
      })
      const [then] = ends
      const stops = ends.filter((each) => !goesOn(each))
      if (stops.length > 0) isSafe = false
      if (!then || stops.length < carriers.length) continue
      if (best && leadOf(best) <= leadOf(then)) continue
      best = { ...then, player: numberOf(player), way: forward ? 'forward' : 'back' }
    }
  s.ball = ball
  s.moved = moved
  s.displaced = displaced
  if (!best) return isSafe ? { safe: 1 } : {}
  const { own, others, result, player, way } = best
  return { turner: player, turnerWay: way, turnedOwn: own, turnedOthers: others, turned: result }
}

const leadOf = ({ own, others }: Facts): number => Number(own) - Number(others)

/** The comparison once a player has made a step; the table is left as it was. */
function comparedAfter(s: State, seat: Seat, carrier: number, player: number, forward: boolean): Facts {
  const from = s.field[player]
  const to = step(seatOfPlayer(player), from, forward)
  exchangeFields(s, from, to)
  const then = comparedWith(s, seat, carrier)
  exchangeFields(s, from, to)
  return then
}

/** §5.3 Of the lines a long ball may be meant for the one in which the attacker has most over the other side. */
function bestLongBall(s: State, seat: Seat): Facts {
  const from = lineFor(s.side, s.field[s.ball])
  const all: number[] = []
  for (let line = from + 1; line <= Math.min(from + 3, FINAL_LINE); line++) all.push(line)
  const manned = all.filter((line) => lowestInLine(s, s.side, s.side, line) >= 0)
  // §5.4 By the first rules it was lost without a comparison where nobody stands.
  if (!s.terms.comparedAnywhere && manned.length === 0) return {}
  let best: Facts | undefined
  for (const line of manned.length > 0 ? manned : all) {
    const then = { ...comparedIn(s, seat, line), toLine: line }
    const lead = (each: Facts) => (seat === s.side ? 1 : -1) * leadOf(each)
    if (!best || lead(then) > lead(best)) best = then
  }
  return best ?? {}
}

/** §5.1, §5.5 What is compared of a short pass or a dribble; a long ball has no line yet. */
function comparedWith(s: State, seat: Seat, carrier: number): Facts {
  const kind = kindOf(s.faceUp[s.side])
  if (kind === DRIBBLE) {
    const to = step(s.side, s.field[carrier], true)
    const there = to < 0 ? -1 : s.on[to] - 1
    if (there < 0 || seatOfPlayer(there) === s.side) return { ahead: 0 }
    return { ahead: numberOf(there), ...told(s, seat, s.attack[carrier], s.defence[there], there) }
  }
  return kind === SHORT ? comparedIn(s, seat, lineFor(s.side, s.field[carrier])) : {}
}

/** §5.1, §5.4 The same for a whole line, as the attacker counts it. */
const comparedIn = (s: State, seat: Seat, line: number): Facts =>
  told(
    s,
    seat,
    footballsInLine(s, s.side, s.side, line, s.attack),
    footballsInLine(s, 1 - s.side, s.side, line, s.defence),
    lowestInLine(s, 1 - s.side, s.side, line),
  )

/** Both totals, whose the asked coach's is, and what comes of them. */
function told(s: State, seat: Seat, attack: number, defence: number, fouler: number): Facts {
  const [card, answer] = [powerOf(s.faceUp[s.side]), powerOf(s.faceUp[1 - s.side])]
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
    // §9.2 What the team of whoever fouls would see, and who it is.
    ...(isFoul && {
      booking: s.yellow[1 - s.side] === 1 && !isLast(s, fouler) ? 'red' : 'yellow',
      // §14.4 Of several lowest ones their coach says who it was.
      ...(!s.terms.players && { fouler: numberOf(fouler) }),
    }),
  }
}
