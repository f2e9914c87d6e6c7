import type { Exploited } from '@libero/bots/arena'
import { fitRatings } from '@libero/bots/arena'
import type { Pair } from '@libero/kernel'
import type { Contest } from './contest.ts'

/** What is kept of one level's contest with another. */
export interface Meeting {
  readonly a: string
  readonly b: string
  readonly pairs: number
  readonly draws: number
  /** A's share of the points, luck taken out where it is known, and half its 95 % interval. */
  readonly score: number
  readonly margin: number
  readonly elo: number
  readonly eloLow: number
  readonly eloHigh: number
  readonly eloFrom: 'adjusted' | 'raw'
  readonly rawScore: number
  readonly rawMargin: number
  readonly homeScore: number
  readonly homeMargin: number
  readonly msPerDecisionA: number
  readonly msPerDecisionB: number
  readonly iterationsPerSecondA: number
  readonly iterationsPerSecondB: number
  readonly failuresA: number
  readonly failuresB: number
}

/** Everything measured of one game's levels, as `bench/ladder.json` keeps it. */
export interface Ladder {
  readonly game: string
  /** Which variant was played, as it is said on the line; empty for the usual game. */
  readonly variant: string
  readonly machine: string
  readonly node: string
  readonly date: string
  readonly seed: string
  readonly limits: Pick<Contest, 'ms' | 'iterations'>
  /** Ids, weakest first. */
  readonly levels: readonly string[]
  readonly meetings: readonly Meeting[]
  /** What each level's face-down choices lose; missing where no duel can be solved exactly. */
  readonly duels?: readonly (Exploited & { readonly bot: string })[]
}

/** Even those who are far apart meet so often. */
const FEWEST = 8

/** How often those meet who are no neighbours. */
export const lessOften = (pairs: number): number => Math.min(pairs, Math.max(FEWEST, Math.ceil(pairs / 4)))

/** Who meets whom how often: neighbours most, because the steps between them are what counts. */
export function fixtures(
  levels: readonly string[],
  pairs: number,
): readonly { readonly a: string; readonly b: string; readonly pairs: number }[] {
  const others = lessOften(pairs)
  return levels
    .flatMap((b, low) =>
      levels.slice(low + 1).map((a, above) => ({ a, b, pairs: above === 0 ? pairs : others })),
    )
    .sort((one, two) => two.pairs - one.pairs)
}

/** Whose Elo is 0: the middle of the ladder, whom nobody's thinking time changes. */
export const ANCHOR = 'heuristic'

export interface Rated {
  readonly id: string
  readonly elo: number
  readonly margin: number
  /** What he takes for a decision, and how many continuations he tries a second; over all his meetings. */
  readonly ms: number
  readonly pace: number
}

/** The levels rated by all their meetings, and how far the worst of these is from the ratings, in standard errors. */
export function rate({ levels, meetings }: Pick<Ladder, 'levels' | 'meetings'>): {
  readonly rated: readonly Rated[]
  readonly worst: number
} {
  const among = meetings.filter(({ a, b }) => levels.includes(a) && levels.includes(b))
  const anchor = Math.max(0, levels.indexOf(ANCHOR))
  const fit = fitRatings(
    levels.length,
    anchor,
    among.map(({ a, b, pairs, score, margin }) => ({
      a: levels.indexOf(a),
      b: levels.indexOf(b),
      matches: 2 * pairs,
      score,
      margin,
    })),
  )
  const rated = levels.map((id, i) => ({
    id,
    elo: fit.elo[i] ?? 0,
    margin: fit.margins[i] ?? 0,
    ms: over(among, id, ({ msPerDecisionA: a, msPerDecisionB: b }) => [a, b]),
    pace: over(among, id, ({ iterationsPerSecondA: a, iterationsPerSecondB: b }) => [a, b]),
  }))
  return { rated, worst: fit.worst }
}

/** A figure of one level, averaged over the pairs it played. */
function over(meetings: readonly Meeting[], id: string, of: (meeting: Meeting) => Pair<number>): number {
  let sum = 0
  let pairs = 0
  for (const meeting of meetings) {
    const side = meeting.a === id ? 0 : meeting.b === id ? 1 : undefined
    if (side === undefined) continue
    sum += meeting.pairs * of(meeting)[side]
    pairs += meeting.pairs
  }
  return pairs > 0 ? sum / pairs : 0
}

/** Home's share of the points in all meetings, and half its 95 % interval. */
export function homeShare(meetings: readonly Meeting[]): Pair<number> {
  const pairs = meetings.reduce((sum, meeting) => sum + meeting.pairs, 0)
  const share = meetings.reduce((sum, meeting) => sum + meeting.pairs * meeting.homeScore, 0)
  const squares = meetings.reduce((sum, meeting) => sum + (meeting.pairs * meeting.homeMargin) ** 2, 0)
  return pairs > 0 ? [share / pairs, Math.sqrt(squares) / pairs] : [0.5, 0.5]
}

/** The ladders with this one in the place of an older one of the same game and variant. */
export function withLadder(ladders: readonly Ladder[], one: Ladder, order: readonly string[]): Ladder[] {
  const others = ladders.filter(({ game, variant }) => game !== one.game || variant !== one.variant)
  const place = ({ game, variant }: Ladder) => `${order.indexOf(game)} ${variant}`
  return [...others, one].sort((a, b) => (place(a) < place(b) ? -1 : 1))
}
