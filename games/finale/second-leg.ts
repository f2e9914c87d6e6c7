import type { MatchConfig, Outcome, Pair } from '@libero/kernel'
import { isObject } from '@libero/kernel'
import type { FinaleOptions } from './build.ts'

/** §12.3 What the coaches may still agree on for the second leg; what they agreed on at the first stays agreed. */
export interface SecondLegTerms {
  readonly awayGoals?: boolean
}

/**
 * §12.1 The second leg of a tie whose first leg has ended like this: grounds and seats are swapped, the goals go on, and
 * both bring the squads they had. Nothing where the match was no first leg, or is not over.
 */
export function secondLeg(
  config: MatchConfig | undefined,
  outcome: Outcome | undefined,
  terms: SecondLegTerms = {},
): MatchConfig | undefined {
  const options = isObject(config?.options) ? (config.options as FinaleOptions) : {}
  if (!config || !outcome || options.tie?.leg !== 1) return undefined
  const { budget, tie } = options
  const awayGoals = tie.awayGoals === true || terms.awayGoals === true
  const builds: Pair<unknown> = [config.builds[1], config.builds[0]]
  // Before tactics could be chosen at the table nobody had to say that they were sealed.
  const sealed = builds.every((build) => isObject(build) && build.tactics !== undefined)
  return {
    options: {
      ...options,
      ...(sealed && { sealed }),
      ...(budget && { budget: [budget[1], budget[0]] }),
      tie: {
        leg: 2,
        firstLeg: [outcome.goals[1], outcome.goals[0]],
        ...(awayGoals && { awayGoals }),
      },
    } satisfies FinaleOptions,
    builds,
  }
}
