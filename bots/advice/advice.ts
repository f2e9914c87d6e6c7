import type { Prospect } from '../prospect/prospect.ts'
import { chanceOf } from '../prospect/prospect.ts'
import type { Counsel } from './adviser.ts'

/** An option as it is advised: with what will probably come of it, where that can be told. */
export interface Advised extends Counsel {
  readonly prospect?: Prospect
}

/** What a coach says who is asked what he would do. */
export interface Advice {
  /** The level that speaks. */
  readonly by: string
  readonly best: Advised
  /** The two best of the others. */
  readonly others: readonly Advised[]
  /** The choice stays face down and several are about as good: who always takes the same one can be read. */
  readonly isMixed: boolean
  /** Whatever is chosen, the match is as good as won or lost: what counts is what comes of this very choice. */
  readonly isDecided: boolean
}

/** Shares this close are equal as far as anybody can tell. */
export const LEVEL = 0.015
/** What is chosen more rarely is not worth mentioning. */
const RARE = 0.05
/** Beyond this, won or lost, a match is as good as decided. */
const SURE = 0.97

/**
 * Puts counsels, best first, into what is said; `isHidden` where the other coach decides unseen at the same time.
 * `prospects` are those of the same question, by action.
 */
export function adviceOf(
  by: string,
  counsels: readonly Counsel[],
  isHidden: boolean,
  prospects: Readonly<Record<string, Prospect>> = {},
): Advice | undefined {
  const isDecided = isAsGoodAsDecided(counsels) && areComparable(counsels, prospects)
  const turns = isHidden && !isDecided ? inTurns(counsels) : []
  const mixed = turns.length > 1 ? turns : []
  // What is hardly ever taken has no share of the mix, only its worth.
  const rest = counsels
    .filter((each) => !mixed.includes(each))
    .map(({ action, share }) => worth(action, share))
  if (isDecided) rest.sort((a, b) => chanceIn(prospects, b) - chanceIn(prospects, a))
  const [best, ...others] = [...mixed, ...rest].map((each) => advised(each, prospects[each.action]))
  if (!best) return undefined
  const [second] = others
  const isLevel =
    best.share !== undefined && second?.share !== undefined && best.share - second.share <= LEVEL
  return {
    by,
    best,
    others: others.slice(0, 2),
    isMixed: isHidden && !isDecided && (mixed.length > 0 || isLevel),
    isDecided,
  }
}

const worth = (action: string, share: number | undefined): Counsel =>
  share === undefined ? { action } : { action, share }

const advised = (counsel: Counsel, prospect: Prospect | undefined): Advised =>
  prospect ? { ...counsel, prospect } : counsel

/** What should be chosen now and then, most often first. */
const inTurns = (counsels: readonly Counsel[]): readonly Counsel[] =>
  counsels.filter(({ mix }) => mix !== undefined && mix >= RARE).sort((a, b) => (b.mix ?? 0) - (a.mix ?? 0))

function isAsGoodAsDecided(counsels: readonly Counsel[]): boolean {
  const shares = counsels.flatMap(({ share }) => (share === undefined ? [] : [share]))
  if (shares.length < 2 || shares.length < counsels.length) return false
  return Math.min(...shares) >= SURE || Math.max(...shares) <= 1 - SURE
}

/** Whether the chances of all of them are those of the same thing. */
function areComparable(counsels: readonly Counsel[], prospects: Readonly<Record<string, Prospect>>): boolean {
  const found = counsels.flatMap(({ action }) => prospects[action] ?? [])
  const [first] = found
  return first !== undefined && found.length === counsels.length && found.every((each) => isAkin(each, first))
}

/** Two chances of which the greater is the better one: of the same thing, or of a pass and a dribble. */
export const isAkin = (a: Prospect, b: Prospect): boolean =>
  a.of === b.of || (a.ways[0] !== undefined && a.ways[0].way === b.ways[0]?.way)

function chanceIn(prospects: Readonly<Record<string, Prospect>>, { action }: Counsel): number {
  const prospect = prospects[action]
  return prospect ? chanceOf(prospect) : 0
}

/** A share of the match as people read it: so many of a hundred. */
export const inHundred = (share: number): number => Math.round(share * 100)
