import { HALVES } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { oddsOfLead } from '@libero/captain-tsubasa/opponents'
import { HEURISTIC_WEIGHTS, roundsToCome } from './evaluation.ts'

const MOST_LEAD = 7
const MOST_LEFT = 14
/** Half rounds: keeping the ball in stoppage time is more than none and less than one. */
const TABLE = new Float64Array((2 * MOST_LEAD + 1) * 2 * MOST_LEFT * 3)

for (let lead = -MOST_LEAD; lead <= MOST_LEAD; lead++)
  for (let halves = 0; halves < 2 * MOST_LEFT; halves++)
    for (let ball = -1; ball <= 1; ball++) {
      const edge = lead + ball * HEURISTIC_WEIGHTS.ball
      const likelihood =
        1 / (1 + Math.exp((-1.7 * edge) / (HEURISTIC_WEIGHTS.swing * Math.sqrt(halves / 2 + 0.3))))
      TABLE[((lead + MOST_LEAD) * 2 * MOST_LEFT + halves) * 3 + ball + 1] = likelihood
    }

/** The likelihood to win with this lead, so many half rounds to come, and the ball (1), the rival on it (−1) or neither. */
export function winning(lead: number, halves: number, ball: number): number {
  const clipped = lead > MOST_LEAD ? MOST_LEAD : lead < -MOST_LEAD ? -MOST_LEAD : lead
  return TABLE[((clipped + MOST_LEAD) * 2 * MOST_LEFT + halves) * 3 + ball + 1]
}

/** How the attacker's match stands after each way this round can end, as his likelihood to win it. */
export const stakes = { goal: 0, kept: 0, lost: 0, perGoal: 0, left: 0 }

/** §9.3, §9.5 Who has the ball after it is lost: in stoppage time that ends the half, and who kicks off next is known. */
export function ballAfterLoss(s: State): number {
  if (s.late === 0) return -1
  if (s.half !== 1 && s.half !== HALVES + 1) return 0
  return 1 - (s.half === 1 ? s.first : s.extraFirst) === s.attacker ? 1 : -1
}

/** Fills in `stakes` for the round as it is. */
export function behold(s: State): void {
  const { attacker } = s
  const lead = s.goals[attacker] - s.goals[1 - attacker]
  const left = roundsToCome(s)
  const next = ballAfterLoss(s)
  stakes.left = left
  stakes.goal = winning(lead + 1, 2 * left, next)
  stakes.lost = winning(lead, 2 * left, next)
  stakes.kept = winning(lead, 2 * left + (s.late ? 1 : 0), 1)
  stakes.perGoal = (winning(lead + 1, 2 * left, 0) - winning(lead - 1, 2 * left, 0)) / 2
}

/** The attacker's odds with this lead before the dice, in quarters of a point, from −12 to 12. */
const STEPS = 4
const WIDE = 12
const ODDS = [false, true].map((sure) => {
  const table = new Float64Array(2 * WIDE * STEPS + 1)
  for (let i = 0; i < table.length; i++) {
    const lead = i / STEPS - WIDE
    const below = Math.floor(lead)
    const share = lead - below
    table[i] = oddsOfLead(below, sure) * (1 - share) + oddsOfLead(below + 1, sure) * share
  }
  return table
})

/** §7.4, §14.1 How likely an attacker with this lead before the dice wins; quarters of a point are told apart. */
export function oddsAt(lead: number, sure: boolean): number {
  const at = Math.round((lead + WIDE) * STEPS)
  return ODDS[sure ? 1 : 0][at < 0 ? 0 : at > 2 * WIDE * STEPS ? 2 * WIDE * STEPS : at]
}
