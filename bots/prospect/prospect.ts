/** How a way is for the coach who is asked: what he hopes for, what he can live with, what he fears. */
export const TONES = ['good', 'mixed', 'bad'] as const
export type Tone = (typeof TONES)[number]

/** One way it can end. */
export interface Way {
  /** Its name as the game's words have it: 'won', 'foul', 'lost', 'goal', … */
  readonly way: string
  /** How likely, 0 … 1; those of a prospect sum to 1. */
  readonly share: number
  readonly tone: Tone
}

/** What will probably come of a decision, always meant from the side of the coach who is asked. */
export interface Prospect {
  /** What its chance is the chance of, as the game's words have it: 'pass', 'stop', 'goal', 'save', … */
  readonly of: string
  /** What he hopes for first, what he fears last. */
  readonly ways: readonly Way[]
  /** Of an estimate: over how many imagined hands it was played on; missing where it was counted exactly. */
  readonly over?: number
  /** Of an estimate: that its chance is exact all the same, because nothing that can still happen changes it. */
  readonly sure?: true
  /** Of an estimate: what it mostly fails by, as the game names it for its words. */
  readonly cause?: string
  /** How far off its chance may be, 19 times in 20; missing where it was counted exactly. */
  readonly margin?: number
  /** What it takes of what is scarce: the power of a card, tokens. To compare, not to show. */
  readonly spends?: number
  /**
   * What a count takes for granted: that the other coach mixes what he chooses unseen as well as can be, or that both
   * choose sensibly until it is decided.
   */
  readonly given?: 'best-mix' | 'sensible'
}

/** The one figure of a prospect: how likely what he hopes for is. */
export const chanceOf = ({ ways }: Prospect): number =>
  ways.reduce((sum, { tone, share }) => (tone === 'good' ? sum + share : sum), 0)

/** Estimates are told in steps: a difference of one in a hundred is luck and would read as advice. */
const STEP = 5

/** The figure of a prospect as people read it: an estimate is never sure, and rough. */
export function percentOfChance(prospect: Prospect): number {
  const chance = chanceOf(prospect)
  if (prospect.over === undefined || prospect.sure) return percentOf(chance)
  return Math.max(1, Math.min(99, STEP * Math.round((100 * chance) / STEP)))
}

/** What is counted if both choose sensibly may differ by so many percent and still be the same to whoever chooses. */
const SAME = 1

/** What all options alike come to, where there are several and nothing tells them apart. */
export function alikeAmong(prospects: readonly Prospect[]): Prospect | undefined {
  const [first] = prospects
  const isAlike = prospects.every(
    (each) =>
      first &&
      each.of === first.of &&
      Math.abs(percentOfChance(each) - percentOfChance(first)) <= (first.margin === undefined ? 0 : SAME) &&
      endsAlike(each, first),
  )
  return prospects.length > 1 && isAlike ? first : undefined
}

/**
 * Where all come to the same, but not in the same way: the way that tells them apart most, what is feared before what is
 * mixed, and of two the one feared more.
 */
export function partingWay(prospects: readonly Prospect[]): string | undefined {
  const [first] = prospects
  const isOne = (each: Prospect) =>
    each.of === first?.of && percentOfChance(each) === percentOfChance(first as Prospect)
  if (prospects.length < 2 || !prospects.every(isOne) || alikeAmong(prospects)) return undefined
  const feared = prospects.flatMap(({ ways }) => ways.filter(({ tone }) => tone !== 'good'))
  const parting = [...new Set(feared.map(({ way }) => way))]
    .map((name) => {
      const shares = prospects.map((each) => shareOf(each, name))
      const places = prospects.map(({ ways }) => ways.findIndex(({ way }) => way === name))
      const isBad = feared.some(({ way, tone }) => way === name && tone === 'bad')
      return { name, isBad, place: Math.max(...places), spread: Math.max(...shares) - Math.min(...shares) }
    })
    .filter(({ spread }) => spread >= TOLD_APART)
    .sort((a, b) => b.spread - a.spread || b.place - a.place)
  // The less of what is only half bad the more there may be of the worst.
  return (parting.find(({ isBad }) => isBad) ?? parting[0])?.name
}

/** As people read it beside the other ways; an estimate is never sure that something cannot happen that it counts with. */
export function percentOfWay(prospect: Prospect, name: string): number {
  const isCountedOn = prospect.over !== undefined && prospect.ways.some(({ way }) => way === name)
  return waysInPercent(prospect).find(({ way }) => way === name)?.percent ?? (isCountedOn ? 1 : 0)
}

export const shareOf = ({ ways }: Prospect, name: string): number =>
  ways.find(({ way }) => way === name)?.share ?? 0

/** The better first: by what is hoped for, where that is the same by how likely the way is that tells them apart. */
export const byWorth = (parting?: string) => (a: Prospect, b: Prospect) => {
  if (parting === undefined) return chanceOf(b) - chanceOf(a)
  const isHoped = [...a.ways, ...b.ways].some(({ way, tone }) => way === parting && tone === 'good')
  return (isHoped ? -1 : 1) * (shareOf(a, parting) - shareOf(b, parting))
}

/** A tenth more of one way than of another can be told apart by whoever reads them. */
const TOLD_APART = 0.1

/** So many percent lie between chances that hardly differ. */
const HARDLY = 3

/** How often one way comes of one option and of another, in percent as people read it. */
export interface Apart<T> {
  readonly of: string
  readonly way: string
  readonly best: { readonly of: T; readonly percent: number }
  readonly other: { readonly of: T; readonly percent: number }
}

/**
 * Where all chances hardly differ but how it can end does: the options that lie furthest apart in that, the better one
 * first. What is feared counts before what is hoped for.
 */
export function apartAmong<T extends { readonly prospect: Prospect }>(
  options: readonly T[],
): Apart<T> | undefined {
  const [first] = options
  const chances = options.map(({ prospect }) => percentOfChance(prospect))
  const isLevel = Math.max(...chances) - Math.min(...chances) <= HARDLY
  if (!first || !isLevel || options.some(({ prospect }) => prospect.of !== first.prospect.of))
    return undefined
  for (const tone of ['bad', 'good'] as const) {
    const ways = first.prospect.ways.filter((each) => each.tone === tone)
    for (const { way } of ways) {
      const shares = options
        .map((of) => ({ of, percent: percentOfWay(of.prospect, way) }))
        .sort((a, b) => (tone === 'bad' ? a.percent - b.percent : b.percent - a.percent))
      const [best, other] = [shares[0], shares.at(-1)]
      if (best && other && Math.abs(best.percent - other.percent) >= 100 * TOLD_APART)
        return { of: first.prospect.of, way, best, other }
    }
  }
  return undefined
}

const endsAlike = (a: Prospect, b: Prospect): boolean =>
  [...a.ways, ...b.ways].every(({ way }) => Math.abs(shareOf(a, way) - shareOf(b, way)) < TOLD_APART)

/** Six sixths are 1 but for the last digit of a computer. */
const SURE = 1 - 1e-9

/** A likelihood as people read it: never 0 % for what can happen, never 100 % for what can fail. */
export function percentOf(likelihood: number): number {
  const rounded = Math.round(likelihood * 100)
  if (rounded === 0 && likelihood > 0) return 1
  return rounded === 100 && likelihood < SURE ? 99 : rounded
}

/** A way with its share in whole percent, as people read it. */
type WayInPercent = Way & { readonly percent: number }

/**
 * The ways of a prospect as people read them: together 100 %, those he hopes for as much as the figure of the prospect
 * says. So an estimate that is never sure leaves 1 % to what never came; ways that come to nothing are left out.
 */
export function waysInPercent(prospect: Prospect): readonly WayInPercent[] {
  const { ways } = prospect
  const chance = percentOfChance(prospect)
  return [
    ...apportioned(
      ways.filter(({ tone }) => tone === 'good'),
      chance,
    ),
    ...apportioned(
      ways.filter(({ tone }) => tone !== 'good'),
      100 - chance,
    ),
  ]
}

/** So many percent among these ways, by largest remainder; what can happen gets at least one while there are any. */
function apportioned(ways: readonly Way[], percents: number): readonly WayInPercent[] {
  const sum = ways.reduce((total, { share }) => total + share, 0)
  const parts = ways.map((way, i) => {
    const part = sum > 0 ? way.share / sum : Number(i === ways.length - 1)
    const due = part * percents
    return { way, due, percent: due > 0 ? Math.max(1, Math.floor(due)) : 0 }
  })
  let left = percents - parts.reduce((total, { percent }) => total + percent, 0)
  while (left !== 0 && parts.length > 0) {
    const step = Math.sign(left)
    // What lacks most gets one more; of what has several, that with most beyond its due gives one back.
    const several = step < 0 ? parts.filter(({ percent }) => percent > 1) : []
    const next = (several.length > 0 ? several : parts).reduce((most, each) =>
      step * (each.due - each.percent) > step * (most.due - most.percent) ? each : most,
    )
    next.percent += step
    left -= step
  }
  return parts.filter(({ percent }) => percent > 0).map(({ way, percent }) => ({ ...way, percent }))
}
