import type { PairPlayed } from '@libero/bots/arena'
import type { Checked } from '@libero/kernel'
import { accepted } from '@libero/kernel'
import type { Contest, OpenContest } from './contest.ts'
import { openContest } from './contest.ts'

/** Pairs one member of a crew is asked for at once: `count` from `from` on. */
export interface Fixtures {
  readonly contest: Contest
  readonly from: number
  readonly count: number
}

/** Plays pairs; the contest of the last ones stays open. */
export function pairPlayer(): (fixtures: Fixtures) => Checked<readonly PairPlayed[]> {
  let open: { readonly key: string; readonly contest: OpenContest } | undefined
  return ({ contest, from, count }) => {
    const key = JSON.stringify(contest)
    if (open?.key !== key) open = { key, contest: openContest(contest) }
    const pairs: PairPlayed[] = []
    for (let n = from; n < from + count; n++) {
      const pair = open.contest.play(n)
      if (!pair.ok) return pair
      pairs.push(pair.value)
    }
    return accepted(pairs)
  }
}
