import { CORNERS } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { CORNER, duelMatrix, Phase, REGULAR_CORNER } from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'
import { emptySolution, solveDuel } from '../duel.ts'

/** §17.3 What it may cost, in goals, that a keeper stays a star: no more than a duel may be lost by at all. */
const STAR_KEEPER = 0.01

const matrix = new Float64Array(CORNERS.length * CORNERS.length)
const solution = emptySolution()
const regular = emptySolution()

/** The likelihood of a goal by the carrier's shot with a card, if both choose their corners as well as they can. */
export function goalByDuel(s: State, card: number): number {
  duelMatrix(s, card, matrix)
  solveDuel(matrix, solution)
  return solution.value
}

/** §7.2 The exact mix of corners for shooter or keeper, one weight for each option. */
export function cornerMix(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  mix: Float64Array,
): boolean {
  if (s.phase !== Phase.Duel) return false
  goalByDuel(s, s.faceUp[s.side])
  const corners = seat === s.side ? solution.rows : solution.columns
  const cards = seat !== s.side && sparesStar(s, seat) ? REGULAR_CORNER : CORNER
  for (let i = 0; i < count; i++) {
    const corner = options[i] - cards
    mix[i] = corner >= 0 && corner < CORNERS.length ? corners[corner] : 0
  }
  return true
}

/** §17.3 Against a shot where the star's cards help little, he keeps his star. */
function sparesStar(s: State, seat: Seat): boolean {
  if (!s.terms.players || !s.starKeeper[seat]) return false
  s.starKeeper[seat] = 0
  duelMatrix(s, s.faceUp[s.side], matrix)
  s.starKeeper[seat] = 1
  solveDuel(matrix, regular)
  if (regular.value - solution.value >= STAR_KEEPER) return false
  // He dives as a regular keeper would.
  solution.columns.set(regular.columns)
  return true
}
