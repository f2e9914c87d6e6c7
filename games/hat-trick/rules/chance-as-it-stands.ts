import type { Seat } from '@libero/kernel'
import type { State } from '../state.ts'
import { DRIBBLE, FINAL_LINE, KINDS, kindOf, OUTFIELD, SHORT } from '../vocabulary.ts'
import { lineFor, numberOf } from './common.ts'
import { isTarget } from './opportunity.ts'
import { baseDraws } from './shot.ts'

/**
 * What whoever defends against an opportunity can count on the table: who would shoot if nobody moves, from which line
 * and against how many cards. With a dribble that is the carrier, with a pass the team-mate within reach against whom
 * the fewest cards would be drawn.
 */
export function chanceAsItStands(s: State): Record<string, string | number> {
  if (!s.opportunity || s.ball < 0) return {}
  const kind = kindOf(s.faceUp[s.side])
  const chance = KINDS[kind]
  if (kind === DRIBBLE) return { chance, ...shotOf(s, s.ball) }
  const from = s.side * OUTFIELD
  let mates = 0
  let best: Shot | undefined
  for (let mate = from; mate < from + OUTFIELD; mate++) {
    if (!isTarget(s, mate, s.side as Seat, kind === SHORT)) continue
    mates++
    const shot = shotOf(s, mate)
    if (shot.shooter !== 0 && (!best || shot.draws < best.draws)) best = shot
  }
  return { chance, mates, ...(best ?? NO_SHOT) }
}

interface Shot {
  /** 0 where nobody may shoot. */
  readonly shooter: number
  readonly shotLine: number
  readonly draws: number
}
const NO_SHOT: Shot = { shooter: 0, shotLine: 0, draws: 0 }

/** §6.6, §7.4 The shot a player could take where he stands. */
function shotOf(s: State, player: number): Shot {
  const { ball } = s
  const shotLine = lineFor(s.side, s.field[player])
  if (shotLine < FINAL_LINE - 1) return NO_SHOT
  s.ball = player
  const draws = baseDraws(s, s.starKeeper[1 - s.side])
  s.ball = ball
  return { shooter: numberOf(player), shotLine, draws }
}
