import type { AtTheTable, Hireling } from '@libero/bots/bench'
import { Bench } from '@libero/bots/bench'
import type { Replied } from '@libero/bots/dugout'
import { PACES } from '@libero/bots/pace'
import { settings } from '../app/settings.ts'

/** Who can be asked for a decision: the worker of the page, or something simpler in tests. */
export type Thinker = Pick<Bench, 'decide' | 'advise' | 'build'>
export type { AtTheTable }

/** A worker of the page as somebody who can be hired. */
export const hireling = (worker: Worker): Hireling => ({
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
  terms?: ConstructorParameters<typeof Bench>[1],
): Bench => new Bench(() => hireling(hire()), { pace: () => PACES[settings.get().thinking], ...terms })
