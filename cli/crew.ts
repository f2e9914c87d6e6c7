import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import type { Checked } from '@libero/kernel'
import { pairPlayer } from './arena/pairs.ts'
import { stintPlayer } from './balance/stint.ts'
import { titlesPlayer } from './competitions/titles.ts'
import { shiftWorker } from './exercises/shift.ts'

/** What can be shared out among threads, each with whoever plays its tasks. */
const JOBS = {
  pairs: pairPlayer,
  balance: stintPlayer,
  exercises: shiftWorker,
  titles: titlesPlayer,
} as const

type Job = keyof typeof JOBS
type Player<J extends Job> = ReturnType<(typeof JOBS)[J]>
type TaskOf<J extends Job> = Parameters<Player<J>>[0]
type AnswerOf<J extends Job> = ReturnType<Player<J>> extends Checked<infer A> ? A : never

/** Those who play, each on a core of his own. */
export interface Crew<T, A> {
  readonly size: number
  /** Asks member `nth`, who plays one task after the other. */
  play(nth: number, task: T): Promise<Checked<A>>
  close(): Promise<void>
}

/** A crew for one kind of task. */
export type CrewFor<J extends Job> = Crew<TaskOf<J>, AnswerOf<J>>

/** The word by which the bundled command knows that it was started to play a part. */
export const CREW = 'libero-crew'

const self = fileURLToPath(import.meta.url)

/** As many as wanted, at most one for each core. Unbundled sources cannot be started again: then this thread plays. */
export function gather<J extends Job>(job: J, wanted: number = availableParallelism()): CrewFor<J> {
  const size = Math.max(1, Math.min(wanted, availableParallelism()))
  return self.endsWith('.js') && size > 1 ? threads(job, size) : alone(job)
}

const playerOf = <J extends Job>(job: J) => JOBS[job]() as (task: TaskOf<J>) => Checked<AnswerOf<J>>

function alone<J extends Job>(job: J): CrewFor<J> {
  const play = playerOf(job)
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

function threads<J extends Job>(job: J, size: number): CrewFor<J> {
  // Started all at once: the bundle may be written anew while a long contest goes on.
  const members = Array.from({ length: size }, () => new Member(job))
  return {
    size,
    play: (nth, task) => (members[nth] ?? members[0] ?? new Member(job)).play(task),
    close: async () => {
      await Promise.all(members.map((member) => member.close()))
    },
  }
}

/** A thread that plays one task after the other. */
class Member<J extends Job> {
  private readonly worker = new Worker(self, { workerData: CREW, argv: [] })
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly job: J) {}

  play(task: TaskOf<J>): Promise<Checked<AnswerOf<J>>> {
    const done = this.last.then(() => this.ask(task))
    this.last = done.catch(() => {})
    return done
  }

  private ask(task: TaskOf<J>): Promise<Checked<AnswerOf<J>>> {
    return new Promise((resolve, reject) => {
      const { worker } = this
      const settle = (): void => {
        worker.off('message', heard)
        worker.off('error', failed)
      }
      const heard = (answer: Checked<AnswerOf<J>>): void => {
        settle()
        resolve(answer)
      }
      const failed = (fault: unknown): void => {
        settle()
        reject(fault)
      }
      worker.on('message', heard)
      worker.on('error', failed)
      worker.postMessage({ job: this.job, task })
    })
  }

  async close(): Promise<void> {
    await this.worker.terminate()
  }
}

/** What a thread of the crew does: it plays what it is asked for until it is ended. */
export function joinCrew(): void {
  if (isMainThread) throw new Error('the crew plays beside the main thread')
  const players: { [J in Job]?: ReturnType<typeof playerOf<J>> } = {}
  const answer = <J extends Job>({ job, task }: { readonly job: J; readonly task: TaskOf<J> }) => {
    players[job] ??= playerOf(job) as (typeof players)[J]
    return players[job]?.(task)
  }
  parentPort?.on('message', (asked) => parentPort?.postMessage(answer(asked)))
}
