import type { Counsel } from './adviser.ts'

/** What a coach says who is asked what he would do. */
export interface Advice {
  /** The level that speaks. */
  readonly by: string
  readonly best: Counsel
  /** The two best of the others. */
  readonly others: readonly Counsel[]
  /** The choice stays face down and several are about as good: who always takes the same one can be read. */
  readonly isMixed: boolean
}

/** Shares this close are equal as far as anybody can tell. */
const LEVEL = 0.015
/** What is chosen more rarely is not worth mentioning. */
const RARE = 0.05

/** Puts counsels, best first, into what is said; `isHidden` where the other coach decides unseen at the same time. */
export function adviceOf(by: string, counsels: readonly Counsel[], isHidden: boolean): Advice | undefined {
  const turns = isHidden ? inTurns(counsels) : []
  const mixed = turns.length > 1 ? turns : []
  // What is hardly ever taken has no share of the mix, only its worth.
  const rest = counsels
    .filter((each) => !mixed.includes(each))
    .map(({ action, share }) => worth(action, share))
  const [best, ...others] = [...mixed, ...rest]
  if (!best) return undefined
  const [second] = others
  const isLevel =
    best.share !== undefined && second?.share !== undefined && best.share - second.share <= LEVEL
  return { by, best, others: others.slice(0, 2), isMixed: isHidden && (mixed.length > 0 || isLevel) }
}

const worth = (action: string, share: number | undefined): Counsel =>
  share === undefined ? { action } : { action, share }

/** What should be chosen now and then, most often first. */
const inTurns = (counsels: readonly Counsel[]): readonly Counsel[] =>
  counsels.filter(({ mix }) => mix !== undefined && mix >= RARE).sort((a, b) => (b.mix ?? 0) - (a.mix ?? 0))

/** A share of the match as people read it: so many of a hundred. */
export const inHundred = (share: number): number => Math.round(share * 100)
