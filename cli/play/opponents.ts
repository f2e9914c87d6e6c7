import { fileURLToPath } from 'node:url'
import { parentPort, Worker } from 'node:worker_threads'
import type { Thinking } from '@libero/bots/levels'
import { PACES } from '@libero/bots/levels'
import type { AtTheTable } from '@libero/bots/remote'
import { BotClient, sameRoom } from '@libero/bots/remote'
import type { Posted } from '@libero/bots/remote/host'
import { BotHost, opponentsOf } from '@libero/bots/remote/host'
import { threadChannel } from '@libero/bots/remote/threads'
import type { MatchEvent, Seat } from '@libero/kernel'
import type { Table } from '@libero/table'

/** The word by which the bundled command knows that it was started to think. */
export const BOT_HOST = 'libero-bots'

const self = fileURLToPath(import.meta.url)

/** Opponents who think in a thread. Unbundled sources cannot be started again: then they think in this one. */
export const botsFor = (thinking: Thinking): BotClient =>
  new BotClient(
    () =>
      self.endsWith('.js')
        ? threadChannel(new Worker(self, { workerData: BOT_HOST, argv: [] }))
        : sameRoom(new BotHost(opponentsOf)),
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
export function joinBotHost(): void {
  const host = new BotHost(opponentsOf)
  parentPort?.on(
    'message',
    (posted: Posted) => void host.hear(posted, (replied) => parentPort?.postMessage(replied)),
  )
}
