import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { Listener } from '../rules/common.ts'
import { drawHand, firstOfLine, minute, numberOf, pair, seatOfPlayer } from '../rules/common.ts'
import { deliverParry } from '../rules/deliver.ts'
import { kickOff } from '../rules/kick-off.ts'
import { inShootOut } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import { COLUMNS, FINAL_LINE } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §7.8 Whom a parried ball reaches, −1 for nobody. */
export type Rebound = (s: State, seat: Seat) => number

/** §7.7–§7.9 Fewer footballs than the shot: a goal; as many: parried; more: held. */
export const saveEndsBy = (reboundTo: Rebound): HatTrickStep => ({
  phase: Phase.SaveEnds,
  play(s, chance, told) {
    if (inShootOut(s)) {
      s.phase = Phase.PenaltyEnds
      return
    }
    const seat = s.side as Seat
    s.opportunity = 0
    const rebound = s.drawn === s.power ? reboundTo(s, seat) : -1
    // Kept until a parried ball has found somebody: at a penalty no skill takes it (P15).
    if (rebound < 0) s.penalty = 0
    if (s.drawn < s.power) score(s, seat, chance, told)
    else if (rebound >= 0) {
      drawHand(s, 0, chance, 64, told)
      drawHand(s, 1, chance, 64, told)
      deliverParry(s, rebound)
    } else if (isCorner(s)) s.phase = Phase.CornerBegins
    else {
      told?.tell({ kind: 'saved', seat: (1 - seat) as Seat, total: s.drawn, power: s.power })
      s.phase = Phase.GoalKickBegins
    }
  },
})

/** §7.7 Who has conceded the goal kicks off. */
function score(s: State, seat: Seat, chance: Chance, told: Listener): void {
  s.goals[seat]++
  told?.tell({ kind: 'goal', seat, number: numberOf(s.ball), goals: pair(s.goals), minute: minute(s) })
  drawHand(s, 0, chance, 64, told)
  drawHand(s, 1, chance, 64, told)
  kickOff(s, (1 - seat) as Seat, told)
}

/** §20.2 Tipped over the line: one football more than the shot and no more, with the last card the keeper had. */
const isCorner = (s: State): boolean => s.terms.events.corners && s.drawn === s.power + 1 && s.draws === 0

/** §7.8 In the final line, the number nearest to the power; of equally near ones who is of the team `first`, then the lower. */
export function nearestToPower(s: State, seat: Seat, first: number): number {
  const from = firstOfLine(seat, FINAL_LINE)
  let nearest = -1
  let least = 1000
  for (let field = from; field < from + COLUMNS; field++) {
    const player = s.on[field] - 1
    if (player < 0) continue
    const number = s.low[player]
    const distance = Math.abs(number - s.power) * 64 + (seatOfPlayer(player) === first ? 0 : 32) + number
    if (distance >= least) continue
    nearest = player
    least = distance
  }
  return nearest
}

/** A defender before an attacker. */
export const saveEnds = saveEndsBy((s, seat) => nearestToPower(s, seat, 1 - seat))
