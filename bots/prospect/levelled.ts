import type { Prospect } from './prospect.ts'
import { chanceOf } from './prospect.ts'

/** An option that was tried on imagined matches, and in which of them it came to what is hoped for. */
export interface Trial {
  readonly action: string
  readonly prospect: Prospect
  readonly went: Uint8Array
}

/** So many standard errors apart, two options are not told apart by luck. */
const APART = 1.96

/**
 * Options whose difference on the same matches with the same luck may be luck are one level: each is promised the mean
 * of them, for a difference would read as advice. The best of a level is what the others are held against; `told` is what
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

const mean = (prospect: Prospect, level: readonly Trial[]): Prospect => {
  const shareOf = (name: string) =>
    level.reduce(
      (sum, { prospect: { ways } }) => sum + (ways.find(({ way }) => way === name)?.share ?? 0),
      0,
    ) / level.length
  const all = new Map(level.flatMap((each) => each.prospect.ways.map((way) => [way.way, way])))
  return {
    ...prospect,
    ways: [...all.values()].map((way) => ({ ...way, share: shareOf(way.way) })),
  }
}
