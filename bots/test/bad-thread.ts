import { parentPort, workerData } from 'node:worker_threads'
import type { Posted } from '../dugout.ts'
import { Dugout } from '../dugout.ts'
import { teamOf } from '../teams.ts'
import { DEAF, withBad } from '../testing/bad-bots.ts'

/** A thread in which one of the bots never answers every `nth` question. */
const { misdeed, nth } = workerData as { readonly misdeed: string; readonly nth: number }

const finale = teamOf('finale').then(
  (team) => team && { ...team, bots: withBad(team.bots, DEAF[misdeed], nth) },
)
const dugout = new Dugout(() => finale)

parentPort?.on(
  'message',
  (posted: Posted) => void dugout.hear(posted, (said) => parentPort?.postMessage(said)),
)
