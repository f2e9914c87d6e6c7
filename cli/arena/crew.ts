import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import type { PairPlayed } from '@libero/bots/arena'
import type { Checked } from '@libero/kernel'
import { accepted } from '@libero/kernel'
import type { Contest, OpenContest } from './contest.ts'
import { openContest } from './contest.ts'

/** Pairs one player of the crew is asked for at once: `count` from `from` on. */
export interface Task {
  readonly contest: Contest
  readonly from: number
  readonly count: number
}

/** Those who play the pairs, each on a core of his own. */
export interface Crew {
  readonly size: number
  /** Asks member `nth`, who plays one task after the other. */
  play(nth: number, task: Task): Promise<Checked<readonly PairPlayed[]>>
  close(): Promise<void>
}

/** The word by which the bundled command knows that it was started to play pairs. */
export const CREW = 'libero-arena'

const self = fileURLToPath(import.meta.url)

/** As many as wanted, at most one for each core. Unbundled sources cannot be started again: then this thread plays. */
export function gather(wanted: number = availableParallelism()): Crew {
  const size = Math.max(1, Math.min(wanted, availableParallelism()))
  return self.endsWith('.js') ? threads(size) : alone()
}

/** Plays tasks; the contest of the last one stays open. */
export function pairPlayer(): (task: Task) => Checked<readonly PairPlayed[]> {
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

function alone(): Crew {
  const play = pairPlayer()
  return {
    size: 1,
    play: async (_, task) => {
      // Between two tasks others may have their turn: progress is shown, files are written.
      await new Promise((resolve) => setImmediate(resolve))
      return play(task)
    },
    close: async () => {},
  }
}

function threads(size: number): Crew {
  // Started all at once: the bundle may be written anew while a long contest goes on.
  const members = Array.from({ length: size }, () => new Member())
  return {
    size,
    play: (nth, task) => (members[nth] ?? members[0] ?? new Member()).play(task),
    close: async () => {
      await Promise.all(members.map((member) => member.close()))
    },
  }
}

/** A thread that plays one task after the other. */
class Member {
  private readonly worker = new Worker(self, { workerData: CREW, argv: [] })
  private last: Promise<unknown> = Promise.resolve()

  play(task: Task): Promise<Checked<readonly PairPlayed[]>> {
    const done = this.last.then(() => this.ask(task))
    this.last = done.catch(() => {})
    return done
  }

  private ask(task: Task): Promise<Checked<readonly PairPlayed[]>> {
    return new Promise((resolve, reject) => {
      const { worker } = this
      const settle = (): void => {
        worker.off('message', heard)
        worker.off('error', failed)
      }
      const heard = (answer: Checked<readonly PairPlayed[]>): void => {
        settle()
        resolve(answer)
      }
      const failed = (fault: unknown): void => {
        settle()
        reject(fault)
      }
      worker.on('message', heard)
      worker.on('error', failed)
      worker.postMessage(task)
    })
  }

  async close(): Promise<void> {
    await this.worker.terminate()
  }
}

/** What a thread of the crew does: it plays what it is asked for until it is ended. */
export function joinCrew(): void {
  if (isMainThread) throw new Error('the crew plays beside the main thread')
  const play = pairPlayer()
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(play(task)))
}
