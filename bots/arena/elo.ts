/** Half a 95 % interval, in standard deviations. */
export const CONFIDENT = 1.96

/** The share of the points that a lead in Elo is worth. */
export const shareOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/** The lead in Elo behind a share of the points; `share` lies between 0 and 1. */
export const eloOfShare = (share: number): number => 400 * Math.log10(share / (1 - share))

/** How much the share grows with one more point of Elo. */
export const shareOfOneElo = (elo: number): number => {
  const share = shareOfElo(elo)
  return (Math.LN10 / 400) * share * (1 - share)
}

/**
 * A share as it may be turned into Elo: after so many matches nobody is known to be closer to always winning, or
 * always losing, than half a match. A share corrected for luck may even lie beyond 0 … 1.
 */
export function sober(share: number, matches: number): number {
  const least = 1 / (2 * (matches + 1))
  return Math.min(1 - least, Math.max(least, share))
}
