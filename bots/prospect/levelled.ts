import type { Prospect, Way } from './prospect.ts'
import { chanceOf, shareOf } from './prospect.ts'

/** An option that was tried on imagined matches, and in which of them it came to what is hoped for. */
export interface Trial {
  readonly action: string
  readonly prospect: Prospect
  readonly went: Uint8Array
}

/** So many standard errors apart, two options are not told apart by luck. */
const APART = 1.96

/**
 * Options whose difference on the same matches with the same luck may be luck are one level: the chance of each is
 * the mean of them, for a difference would read as advice. The best of a level is what the others are held against; `told` is what
 * they may differ by on top of luck, where estimates are no finer than that.
 */
export function levelled(
  trials: readonly Trial[],
  weights: ArrayLike<number>,
  told = 0,
): ReadonlyMap<string, Prospect> {
  const levels: Trial[][] = []
  for (const trial of trials.toSorted((a, b) => chanceOf(b.prospect) - chanceOf(a.prospect))) {
    const level = levels.at(-1)
    const [leader] = level ?? []
    if (leader && level && !isApart(leader, trial, weights, told)) level.push(trial)
    else levels.push([trial])
  }
  return new Map(
    levels.flatMap((level) => level.map(({ action, prospect }) => [action, mean(prospect, level)])),
  )
}

/** Whether the first is better than the second by more than luck. */
function isApart({ went }: Trial, second: Trial, weights: ArrayLike<number>, told: number): boolean {
  let [total, sum] = [0, 0]
  const gain = (n: number) => went[n] - second.went[n]
  for (let n = 0; n < went.length; n++) {
    total += weights[n]
    sum += weights[n] * gain(n)
  }
  const lead = sum / total
  let squares = 0
  for (let n = 0; n < went.length; n++) squares += (weights[n] * (gain(n) - lead)) ** 2
  return lead > told + (APART * Math.sqrt(squares)) / total
}

/** What is hoped for comes to the mean of the level; how else it ends is each option's own, which luck does not level. */
const mean = (prospect: Prospect, level: readonly Trial[]): Prospect => {
  const chance = level.reduce((sum, each) => sum + chanceOf(each.prospect), 0) / level.length
  const own = chanceOf(prospect)
  const ofLevel = new Map(level.flatMap((each) => each.prospect.ways.map((way) => [way.way, way])))
  const meanOf = (name: string) =>
    level.reduce((sum, each) => sum + shareOf(each.prospect, name), 0) / level.length
  const scaled = ({ way, tone }: Way): number => {
    const [whole, part] = tone === 'good' ? [chance, own] : [1 - chance, 1 - own]
    return part > 0 ? (shareOf(prospect, way) * whole) / part : meanOf(way)
  }
  const isEmpty = (tone: Way['tone']) => (tone === 'good' ? own : 1 - own) <= 0
  const named = new Set(prospect.ways.map(({ way }) => way))
  const missing = [...ofLevel.values()].filter(({ way, tone }) => !named.has(way) && isEmpty(tone))
  return {
    ...prospect,
    ways: [...prospect.ways, ...missing].map((way) => ({ ...way, share: scaled(way) })),
  }
}
