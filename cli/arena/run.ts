import type { Ending, PairPlayed, Standing, StopRule } from '@libero/bots/arena'
import { endingOf, mostPairs, Tally } from '@libero/bots/arena'
import type { Checked, Refusal } from '@libero/kernel'
import { accepted, refused } from '@libero/kernel'
import type { CrewFor } from '../crew.ts'
import type { Contest } from './contest.ts'
import type { Journal } from './journal.ts'

export interface Result {
  readonly standing: Standing
  readonly ending: Ending
  /** Pairs that stood in the journal. */
  readonly resumed: number
}

/** A member of the crew is asked for as many pairs as take about this long, in milliseconds. */
const TASK_MS = 250
const MOST_AT_ONCE = 256

/**
 * Plays a contest until its rule says that it is over. The rule looks at the pairs in their order, however they come
 * in, so that the result does not hang on how many play.
 */
export async function runContest(
  contest: Contest,
  rule: StopRule,
  crew: CrewFor<'pairs'>,
  journal?: Journal,
  show?: (tally: Tally) => void,
): Promise<Checked<Result>> {
  const tally = new Tally()
  const waiting = new Map<number, PairPlayed>(journal?.pairs)
  const resumed = waiting.size
  const most = mostPairs(rule)
  const course: { ending?: Ending | undefined; refusals?: readonly Refusal[] } = {}
  let next = 0

  const count = (): void => {
    for (let pair = waiting.get(tally.pairs); pair && !course.ending; pair = waiting.get(tally.pairs)) {
      waiting.delete(tally.pairs)
      tally.add(pair)
      course.ending = endingOf(rule, tally.pairs, tally.estimate())
    }
  }
  count()
  show?.(tally)
  const isOver = (): boolean => course.ending !== undefined || course.refusals !== undefined

  const work = async (member: number): Promise<void> => {
    let wanted = 1
    while (!isOver()) {
      while (next < tally.pairs || waiting.has(next)) next++
      if (next >= most) return
      const from = next
      while (next < most && next < from + wanted && !waiting.has(next)) next++
      const began = performance.now()
      const played = await crew.play(member, { contest, from, count: next - from })
      if (!played.ok) {
        course.refusals = played.refusals
        return
      }
      journal?.add(played.value)
      for (const pair of played.value) waiting.set(pair.n, pair)
      count()
      show?.(tally)
      const took = performance.now() - began
      if (took < TASK_MS / 2) wanted = Math.min(MOST_AT_ONCE, 2 * wanted)
      else if (took > TASK_MS) wanted = Math.max(1, wanted >> 1)
    }
  }

  const members = Array.from({ length: crew.size }, (_, member) => work(member))
  // Once it is over nobody waits for pairs that no longer count.
  const over = Promise.all(members)
  await Promise.race([over, ...members.map((member) => member.then(() => (isOver() ? undefined : over)))])
  if (course.refusals) return refused(...course.refusals)
  return accepted({ standing: tally.standing(), ending: course.ending ?? 'most', resumed })
}
