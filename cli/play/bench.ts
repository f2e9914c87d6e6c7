import { fileURLToPath } from 'node:url'
import { parentPort, Worker } from 'node:worker_threads'
import type { AtTheTable } from '@libero/bots/bench'
import { Bench, sameRoom } from '@libero/bots/bench'
import type { Posted } from '@libero/bots/dugout'
import { Dugout } from '@libero/bots/dugout'
import type { Thinking } from '@libero/bots/pace'
import { PACES } from '@libero/bots/pace'
import { teamOf } from '@libero/bots/teams'
import { threadHireling } from '@libero/bots/threads'
import type { MatchEvent, Seat } from '@libero/kernel'
import type { Table } from '@libero/table'

/** The word by which the bundled command knows that it was started to think. */
export const DUGOUT = 'libero-dugout'

const self = fileURLToPath(import.meta.url)

/** Opponents who think in a thread. Unbundled sources cannot be started again: then they think in this one. */
export const benchFor = (thinking: Thinking): Bench =>
  new Bench(
    () =>
      self.endsWith('.js')
        ? threadHireling(new Worker(self, { workerData: DUGOUT, argv: [] }))
        : sameRoom(new Dugout(teamOf)),
    { pace: () => PACES[thinking] },
  )

/** What whoever thinks must know: the match as it stands, and whose decision it is. */
export const placeAt = <S, C, E extends MatchEvent>(table: Table<S, C, E>, seat: Seat): AtTheTable => ({
  game: table.game.id,
  record: table.record(),
  seat,
})

export const isOptionAt = <S, C, E extends MatchEvent>(
  table: Table<S, C, E>,
  seat: Seat,
  action: string,
): boolean => table.request(seat)?.options.some((option) => option.action === action) ?? false

/** What such a thread does: it answers until it is ended. */
export function joinDugout(): void {
  const dugout = new Dugout(teamOf)
  parentPort?.on(
    'message',
    (posted: Posted) => void dugout.hear(posted, (replied) => parentPort?.postMessage(replied)),
  )
}
