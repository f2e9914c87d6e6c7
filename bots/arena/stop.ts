import { shareOfElo } from './elo.ts'
import type { Estimate } from './tally.ts'

/** When a contest is over, written down before it begins. */
export type StopRule =
  | { readonly kind: 'pairs'; readonly pairs: number }
  /** Until one of two strengths is believed: `elo0` or less, `elo1` or more. At most `most` pairs. */
  | { readonly kind: 'sprt'; readonly elo0: number; readonly elo1: number; readonly most: number }
  /** Until the 95 % interval is at most so many Elo to either side. */
  | { readonly kind: 'narrow'; readonly elo: number; readonly most: number }

/** Why it is over; `weaker` and `stronger` are the two answers of the sequential test. */
export const ENDINGS = ['pairs', 'narrow', 'weaker', 'stronger', 'most'] as const
export type Ending = (typeof ENDINGS)[number]

/** Errors of either kind in one of twenty contests: ln(0.95 / 0.05). */
export const BOUND = Math.log(19)

/** A variance estimated from fewer pairs is not worth testing with. */
export const LEAST_PAIRS = 16

/**
 * How much likelier the pairs are under the stronger of two strengths, as a logarithm: a normal law with the
 * variance the pairs show (the generalised sequential test).
 */
export function likelihoodRatio(
  pairs: number,
  { score, sigma }: Estimate,
  elo0: number,
  elo1: number,
): number {
  const low = shareOfElo(elo0)
  const high = shareOfElo(elo1)
  // `sigma` is that of a match: a pair is the mean of two.
  const variance = (sigma * sigma) / 2
  return (pairs * (high - low) * (2 * score - low - high)) / (2 * variance)
}

/** Whether it is over after so many pairs, and why. */
export function endingOf(rule: StopRule, pairs: number, estimate: Estimate): Ending | undefined {
  if (rule.kind === 'pairs') return pairs >= rule.pairs ? 'pairs' : undefined
  if (pairs >= LEAST_PAIRS) {
    if (rule.kind === 'narrow') {
      const { eloLow, eloHigh } = estimate
      if (eloHigh - eloLow <= 2 * rule.elo) return 'narrow'
    } else {
      const ratio = likelihoodRatio(pairs, estimate, rule.elo0, rule.elo1)
      if (ratio >= BOUND) return 'stronger'
      if (ratio <= -BOUND) return 'weaker'
    }
  }
  return pairs >= rule.most ? 'most' : undefined
}

/** No rule plays more pairs than this. */
export const mostPairs = (rule: StopRule): number => (rule.kind === 'pairs' ? rule.pairs : rule.most)
