import type { Outcome } from '@libero/kernel'

/** How much of a share is left for the goals: so that a match that is decided is still played on. */
const GOALS = 0.02
const MOST_GOALS = 5

/** Home's share of a finished match: nearly 1 won, ½ drawn, nearly 0 lost; a little of it lies in the goals. */
export function shareOf({ winner, goals }: Outcome): number {
  const points = winner === undefined ? 0.5 : 1 - winner
  const lead = Math.max(-MOST_GOALS, Math.min(MOST_GOALS, goals[0] - goals[1]))
  return (1 - GOALS) * points + GOALS * (0.5 + lead / (2 * MOST_GOALS))
}
