import type { Chance, Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { FINAL_LINE } from '../vocabulary.ts'
import { stoppage } from './bench.ts'
import type { Told } from './common.ts'
import { drawHand, giveBall, lowestInLine, numberOf } from './common.ts'
import { deliver, Why } from './deliver.ts'
import { jumpersReturn } from './effect.ts'

/** §20.2 Tipped over the line: one football more than the shot and no more, with the last card the keeper had. */
export const isCorner = (s: State): boolean =>
  s.terms.events.corners && s.drawn === s.power + 1 && s.draws === 0

/** §20.2 The lowest number in the final line takes it, else in the line before, else the shooter. */
export function beginCorner(s: State, chance: Chance, told: Told): void {
  const seat = s.side as Seat
  drawHand(s, 0, chance, 64, told)
  drawHand(s, 1, chance, 64, told)
  let taker = lowestInLine(s, seat, seat, FINAL_LINE)
  if (taker < 0) taker = lowestInLine(s, seat, seat, FINAL_LINE - 1)
  if (taker < 0) cornerTo(s, s.ball, told)
  else deliver(s, Why.Corner, taker, chance, told)
}

/** Then as a free kick (§9.3, §9.4), wherever he stands. */
export function cornerTo(s: State, taker: number, told: Told): void {
  giveBall(s, taker)
  s.moved = -1
  jumpersReturn(s, told)
  told?.tell({ kind: 'corner', seat: s.side as Seat, number: numberOf(taker) })
  stoppage(s, Phase.FreeKickDefence)
}
