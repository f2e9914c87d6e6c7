import type { Chance, Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { GO, NONE, PLAYER } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { DRIBBLE, FINAL_LINE, kindOf, NOWHERE, OUTFIELD, SHORT } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { columnOf, drawHand, giveBall, lineFor, numberOf, rowOf, seatOfPlayer } from './common.ts'
import { contested, contestedLimit, deliver, Why } from './deliver.ts'
import { openMoment } from './moment.ts'
import { legalSkills } from './skill.ts'

/** §6.4–§6.6 In an opportunity the card lets the ball be given on without a comparison; a dribble asks for nothing. */
export function beginOpportunityAction(s: State, told: Told): void {
  if (kindOf(s.faceUp[s.side]) === DRIBBLE) mayShoot(s, told)
  else openMoment(s, Moment.OpportunityPass, Phase.OpportunityPass)
}

/** §6.4, §6.5 Short: a neighbouring team-mate, also diagonally. Long: any in the three final lines. */
function isTarget(s: State, player: number, seat: Seat, short: boolean): boolean {
  if (player === s.ball || s.field[player] === NOWHERE) return false
  const to = s.field[player]
  if (!short) return lineFor(seat, to) > FINAL_LINE - 3
  return reachesShort(s, player)
}

/** §6.4 Beside the carrier, also diagonally. */
export function reachesShort(s: State, mate: number): boolean {
  const to = s.field[mate]
  const from = s.field[s.ball]
  return Math.abs(rowOf(to) - rowOf(from)) <= 1 && Math.abs(columnOf(to) - columnOf(from)) <= 1
}

/** §6.7 The attacker may also decline. */
export function legalOpportunityPass(s: State, seat: Seat, out: Int16Array): number {
  const short = kindOf(s.faceUp[seat]) === SHORT
  out[0] = NONE
  let count = 1
  for (let i = 0; i < OUTFIELD; i++)
    if (isTarget(s, seat * OUTFIELD + i, seat, short)) out[count++] = PLAYER + i
  return s.terms.players ? legalSkills(s, seat, out, count) : count
}

export function passInOpportunity(s: State, seat: Seat, action: number, told: Told): void {
  if (action === NONE) {
    decline(s, seat, told)
    return
  }
  passInOpportunityTo(s, seat, seat * OUTFIELD + action - PLAYER, told)
}

export function passInOpportunityTo(s: State, seat: Seat, to: number, told: Told): void {
  const from = numberOf(s.ball)
  giveBall(s, to)
  told?.tell({ kind: 'passed', seat, from, to: numberOf(s.ball), line: lineFor(seat, s.field[s.ball]) })
  mayShoot(s, told)
}

/** §6.6 A shot needs the carrier in one of the two final lines; else the next round. */
function mayShoot(s: State, told: Told): void {
  const line = lineFor(s.side, s.field[s.ball])
  if (line >= FINAL_LINE - 1) {
    s.phase = Phase.ShootOrNot
    return
  }
  told?.tell({ kind: 'too-far-out', seat: s.side as Seat, number: numberOf(s.ball), line })
  s.phase = Phase.RoundBegins
}

export function legalShootOrNot(out: Int16Array): number {
  out[0] = GO
  out[1] = NONE
  return 2
}

export function shootOrNot(s: State, seat: Seat, action: number, told: Told): void {
  if (action === GO) s.phase = Phase.ShotBegins
  else decline(s, seat, told)
}

function decline(s: State, seat: Seat, told: Told): void {
  told?.tell({ kind: 'declined', seat })
  s.phase = Phase.RoundBegins
}

/** §6.8 No card left and no shot: the lowest number of the line gets the ball, the defender's among equals. */
export function runOutOfCards(s: State, chance: Chance, told: Told): void {
  const attacker = s.side as Seat
  const line = lineFor(attacker, s.field[s.ball])
  const to = contested(s, attacker, line)
  deliver(s, Why.OutOfCards, to, chance, told, contestedLimit(s, attacker, line))
}

export function outOfCardsTo(s: State, to: number, chance: Chance, told: Told): void {
  const attacker = s.side as Seat
  giveBall(s, to)
  told?.tell({ kind: 'out-of-cards', seat: attacker, to: { seat: seatOfPlayer(to), number: numberOf(to) } })
  drawHand(s, 0, chance, 0, told)
  drawHand(s, 1, chance, 0, told)
  s.opportunity = 0
  s.phase = Phase.TurnBegins
}
