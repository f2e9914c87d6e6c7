import { PACES } from '@libero/bots/levels'
import type { AtTheTable, Channel } from '@libero/bots/remote'
import { BotClient } from '@libero/bots/remote'
import type { Replied } from '@libero/bots/remote/host'
import { settings } from '../app/settings.ts'

/** Who can be asked for a decision: the worker of the page, or something simpler in tests. */
export type Thinker = Pick<BotClient, 'decide' | 'advise' | 'build' | 'prospects'>
export type { AtTheTable }

/** A worker of the page as somebody who can be hired. */
export const channel = (worker: Worker): Channel => ({
  post: (posted) => worker.postMessage(posted),
  listen: (heard, gone) => {
    worker.onmessage = ({ data }: MessageEvent<Replied>) => heard(data)
    worker.onerror = gone
    worker.onmessageerror = gone
  },
  dismiss: () => worker.terminate(),
})

/** The opponents of this page think in a worker, so that the page never waits. */
export const opponentsOf = (
  hire: () => Worker = () =>
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'opponents' }),
  terms?: ConstructorParameters<typeof BotClient>[1],
): BotClient => new BotClient(() => channel(hire()), { pace: () => PACES[settings.get().thinking], ...terms })
