import type { Competition } from '@libero/competitions'
import { courseOf } from '@libero/competitions'
import type { Checked, MatchEvent } from '@libero/kernel'
import { accepted } from '@libero/kernel'
import type { Matchday } from './matchday.ts'

/** Who won how often when a competition was played to its end again and again. */
export interface Titles {
  readonly tournaments: number
  readonly matches: number
  /** By team; one that two have won is half of each. */
  readonly titles: Readonly<Record<string, number>>
}

/** Within so many standard errors a share is told: nineteen times in twenty the truth lies there. */
export const CONFIDENT = 1.96

/**
 * How far a share of the titles may be from the truth. Two titles more and four tournaments more than were counted keep
 * it from being nothing for who has never won.
 */
export function marginOf(titles: number, tournaments: number): number {
  const share = (titles + 2) / (tournaments + 4)
  return CONFIDENT * Math.sqrt((share * (1 - share)) / (tournaments + 4))
}

/** Plays it from where it stands, once for each number from `from` on. */
export function titlesOf<S, C, E extends MatchEvent>(
  matchday: Matchday<S, C, E>,
  competition: Competition,
  seed: string,
  from: number,
  count: number,
): Checked<Titles> {
  const titles = Object.fromEntries(competition.entrants.map(({ id }) => [id, 0]))
  let matches = 0
  for (let nth = from; nth < from + count; nth++) {
    const played = matchday.playOn(competition, `${seed} ${nth}`, true)
    if (!played.ok) return played
    const { winners } = courseOf(played.value)
    for (const team of winners) titles[team] += 1 / winners.length
    matches += played.value.results.length - competition.results.length
  }
  return accepted({ tournaments: count, matches, titles })
}
