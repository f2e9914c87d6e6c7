import type { Pair } from '@libero/kernel'
import { CONFIDENT, eloOfShare, sober } from './elo.ts'

/** Two matches under the same luck, A at home in the first and away in the second. Both sides' figures are A's, then B's. */
export interface PairPlayed {
  /** Which pair of the contest: it is played alike wherever and whenever it is played. */
  readonly n: number
  /** A's points in each match: 1 won, ½ drawn, 0 lost. */
  readonly points: Pair<number>
  /** What A owes to luck in each match, in points; missing where nobody can judge a match. */
  readonly luck?: Pair<number>
  readonly goals: Pair<number>
  /** Decisions with a choice, and what they took. */
  readonly decisions: Pair<number>
  readonly ms: Pair<number>
  readonly longest: Pair<number>
  /** Continuations tried, where a bot counts them. */
  readonly iterations: Pair<number>
  /** Decisions that were no option, or ended in a fault; chance decided instead. */
  readonly failures: Pair<number>
}

/** What is known of A's share of the points. */
export interface Estimate {
  readonly score: number
  /** Half the 95 % interval of the score. */
  readonly margin: number
  /** How far a single match strays, as far as pairs show. */
  readonly sigma: number
  readonly elo: number
  readonly eloLow: number
  readonly eloHigh: number
}

export interface Standing {
  readonly pairs: number
  readonly matches: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Pairs in which A got 0, ½, 1, 1½ and 2 points. */
  readonly pentanomial: readonly number[]
  readonly raw: Estimate
  /** With luck taken out; missing where no pair says what it was. */
  readonly adjusted?: Estimate
  /** Home's share of the points, whoever sat there, and half its 95 % interval. */
  readonly home: Pair<number>
  /** Luck's mean per match: near 0, or it is no luck. Half its 95 % interval. */
  readonly luck?: Pair<number>
  /** A's and B's, per match. */
  readonly goals: Pair<number>
  readonly msPerDecision: Pair<number>
  readonly longest: Pair<number>
  /** 0 for who does not think ahead. */
  readonly iterationsPerSecond: Pair<number>
  readonly failures: Pair<number>
}

/** Sums of a number, of another, and of their products. */
class Sums {
  count = 0
  x = 0
  xx = 0
  y = 0
  yy = 0
  xy = 0

  add(x: number, y: number): void {
    this.count++
    this.x += x
    this.xx += x * x
    this.y += y
    this.yy += y * y
    this.xy += x * y
  }
}

/** With fewer pairs than this the weight of luck is not estimated but taken as it is. */
const LEAST_TO_WEIGH = 16

/**
 * Adds up the pairs of a contest. The variance is that of pairs, not of matches: the two matches of a pair share
 * their luck. Nothing is kept of a single pair.
 */
export class Tally {
  /**
   * Points and luck of pairs with even and with odd numbers. How much of the luck is subtracted is estimated on the
   * other half, so that it knows nothing of the pair it is used for: then luck, whose mean is 0, cannot shift the score.
   */
  private readonly halves: Pair<Sums> = [new Sums(), new Sums()]
  private readonly home = new Sums()
  private readonly pentanomial = [0, 0, 0, 0, 0]
  private readonly goals: [number, number] = [0, 0]
  private readonly decisions: [number, number] = [0, 0]
  private readonly ms: [number, number] = [0, 0]
  private readonly longest: [number, number] = [0, 0]
  private readonly iterations: [number, number] = [0, 0]
  private readonly failures: [number, number] = [0, 0]
  private wins = 0
  private draws = 0
  private hasLuck = true

  get pairs(): number {
    return this.home.count
  }

  add(pair: PairPlayed): void {
    const [there, back] = pair.points
    this.halves[(pair.n & 1) as 0 | 1].add(
      (there + back) / 2,
      pair.luck ? (pair.luck[0] + pair.luck[1]) / 2 : 0,
    )
    if (!pair.luck) this.hasLuck = false
    this.home.add((there + 1 - back) / 2, 0)
    this.pentanomial[Math.round(2 * (there + back))]++
    for (const points of pair.points) {
      if (points === 1) this.wins++
      if (points === 0.5) this.draws++
    }
    for (const side of [0, 1] as const) {
      this.goals[side] += pair.goals[side]
      this.decisions[side] += pair.decisions[side]
      this.ms[side] += pair.ms[side]
      this.longest[side] = Math.max(this.longest[side], pair.longest[side])
      this.iterations[side] += pair.iterations[side]
      this.failures[side] += pair.failures[side]
    }
  }

  /** The score to go by: luck-adjusted wherever luck is known. Which one is not chosen by how it looks. */
  estimate(): Estimate {
    return this.hasLuck && this.pairs > 0 ? this.adjusted() : this.raw()
  }

  private raw(): Estimate {
    const [even, odd] = this.halves
    return estimateOf(this.pairs, even.x + odd.x, even.xx + odd.xx)
  }

  private adjusted(): Estimate {
    const [even, odd] = this.halves
    const first = without(even, weightOf(odd))
    const second = without(odd, weightOf(even))
    return estimateOf(this.pairs, first.sum + second.sum, first.squares + second.squares)
  }

  standing(): Standing {
    const { pairs, wins, draws } = this
    const matches = 2 * pairs
    const each = ([a, b]: Pair<number>, by: (side: 0 | 1) => number): Pair<number> => [a / by(0), b / by(1)]
    const [even, odd] = this.halves
    const seat = estimateOf(pairs, this.home.x, this.home.xx)
    return {
      pairs,
      matches,
      wins,
      draws,
      losses: matches - wins - draws,
      pentanomial: [...this.pentanomial],
      raw: this.raw(),
      ...(this.hasLuck &&
        pairs > 0 && { adjusted: this.adjusted(), luck: meanOf(pairs, even.y + odd.y, even.yy + odd.yy) }),
      home: [seat.score, seat.margin],
      goals: each(this.goals, () => matches),
      msPerDecision: each(this.ms, (side) => Math.max(1, this.decisions[side])),
      longest: [...this.longest],
      iterationsPerSecond: each(this.iterations, (side) => Math.max(1e-9, this.ms[side] / 1000)),
      failures: [...this.failures],
    }
  }
}

/** How much of the luck shows in the points: their covariance over luck's variance. */
function weightOf({ count, x, y, yy, xy }: Sums): number {
  if (count < LEAST_TO_WEIGH) return 1
  const variance = yy - (y * y) / count
  return variance > 0 ? (xy - (x * y) / count) / variance : 1
}

/** Points less so much of the luck. */
const without = ({ x, xx, y, yy, xy }: Sums, weight: number) => ({
  sum: x - weight * y,
  squares: xx - 2 * weight * xy + weight * weight * yy,
})

function meanOf(count: number, sum: number, squares: number): Pair<number> {
  const mean = sum / count
  return [mean, CONFIDENT * Math.sqrt(Math.max(0, squares / count - mean * mean) / count)]
}

/**
 * A mean of pairs with its interval. It is as wide as if one more pair had been seen, lost or won with equal
 * likelihood, so that a few pairs that all went one way do not pass for certainty.
 */
export function estimateOf(pairs: number, sum: number, squares: number): Estimate {
  if (pairs === 0)
    return { score: 0.5, margin: 0.5, sigma: 0.5, elo: 0, eloLow: -Infinity, eloHigh: Infinity }
  const score = sum / pairs
  const variance = pairVariance(pairs, sum, squares)
  const margin = CONFIDENT * Math.sqrt(variance / pairs)
  const elo = (share: number) => eloOfShare(sober(share, 2 * pairs))
  return {
    score,
    margin,
    sigma: Math.sqrt(2 * variance),
    elo: elo(score),
    eloLow: elo(score - margin),
    eloHigh: elo(score + margin),
  }
}

function pairVariance(pairs: number, sum: number, squares: number): number {
  const mean = sum / pairs
  const unseen = (mean * mean + (1 - mean) * (1 - mean)) / 2
  return (Math.max(0, squares - pairs * mean * mean) + unseen) / pairs
}
