import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { FINAL_LINE, NOWHERE } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { columnOf, isMiddle, lineFor, numberOf, rowOf, seatOfPlayer, step } from './common.ts'
import { nextRound } from './course.ts'

/** §6.4 Beside the carrier, also diagonally. */
export function reachesShort(s: State, mate: number): boolean {
  const to = s.field[mate]
  const from = s.field[s.ball]
  return Math.abs(rowOf(to) - rowOf(from)) <= 1 && Math.abs(columnOf(to) - columnOf(from)) <= 1
}

/** §6.4, §6.5 Short: a neighbouring team-mate, also diagonally. Long: any in the three final lines. */
export function isTarget(s: State, player: number, seat: Seat, short: boolean): boolean {
  if (player === s.ball || s.field[player] === NOWHERE) return false
  return short ? reachesShort(s, player) : lineFor(seat, s.field[player]) > FINAL_LINE - 3
}

/** §6.4, §6.5 The ball is given on without a comparison. */
export function passInOpportunityTo(s: State, to: number): void {
  s.receiver = to
  s.phase = Phase.OpportunityPassArrives
}

/** §6.6 A shot needs the carrier in one of the two final lines; else the next round. */
export function mayShoot(s: State, told: Listener): void {
  const line = lineFor(s.side, s.field[s.ball])
  if (line >= FINAL_LINE - 1) {
    s.phase = Phase.ShootOrNot
    return
  }
  told?.tell({ kind: 'too-far-out', seat: s.side as Seat, number: numberOf(s.ball), line })
  nextRound(s)
}

/** §6.7 Neither pass nor shot in this round. */
export function decline(s: State, seat: Seat, told: Listener): void {
  told?.tell({ kind: 'declined', seat })
  nextRound(s)
}

/** §6.4, §6.5 Nobody can get the pass of the card, so there is no shot either (§6.6). */
export function findNobody(s: State, seat: Seat, told: Listener): void {
  told?.tell({ kind: 'nobody-to-pass-to', seat, number: numberOf(s.ball) })
  nextRound(s)
}

/** How many steps a player needs to where a shot can be taken (§6.6). */
const stepsToShot = (s: State, player: number): number =>
  Math.max(0, FINAL_LINE - 1 - lineFor(s.side, s.field[player]))

/**
 * §16.15 Whether a player can still come to shoot before the cards run out: a step in each round, and a card that
 * brings him the ball. Which cards are in the hand is not asked, for both coaches must see what can be used (P41).
 */
export function mayYetShoot(s: State, player: number): boolean {
  const steps = stepsToShot(s, player)
  const rounds = s.handLeft[s.side]
  if (steps === 0 || steps < rounds) return true
  return steps === rounds && player !== s.ball && step(s.side, s.field[player], true) !== s.field[s.ball]
}

/** The same for a shot from a wing: a move leads into another column only by Interchange (§20.5). */
export function mayYetShootFromWing(s: State, player: number): boolean {
  const field = s.field[player]
  if (!isMiddle(field)) return mayYetShoot(s, player)
  if (!s.terms.events.interchange) return false
  const rounds = s.handLeft[s.side]
  if (rounds > 1) return stepsToShot(s, player) < rounds
  const beside = s.on[columnOf(field) === 1 ? field - 1 : field + 1] - 1
  return (
    stepsToShot(s, player) === 0 &&
    player !== s.ball &&
    beside >= 0 &&
    beside !== s.ball &&
    seatOfPlayer(beside) === s.side
  )
}
