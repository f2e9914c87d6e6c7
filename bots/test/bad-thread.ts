import { parentPort, workerData } from 'node:worker_threads'
import { opponentsOf } from '../games.ts'
import type { Posted } from '../remote/host.ts'
import { BotHost } from '../remote/host.ts'
import { DEAF, withBad } from '../testing/bad-bots.ts'

/** What such a thread says last before it goes deaf: whoever waits for it need not ask a clock. */
export interface GoesDeaf {
  readonly deaf: true
}

/** A thread in which one of the bots never answers every `nth` question. */
const { misdeed, nth } = workerData as { readonly misdeed: string; readonly nth: number }

const goDeaf: (typeof DEAF)[string] = (...question) => {
  parentPort?.postMessage({ deaf: true } satisfies GoesDeaf)
  return DEAF[misdeed](...question)
}

const finale = opponentsOf('finale').then(
  (team) => team && { ...team, bots: withBad(team.bots, goDeaf, nth) },
)
const host = new BotHost(() => finale)

parentPort?.on('message', (posted: Posted) => void host.hear(posted, (said) => parentPort?.postMessage(said)))
