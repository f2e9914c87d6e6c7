import type { State } from '@libero/finale'
import type { Bot } from '../bot.ts'
import { randomBuild } from './build.ts'

/** Any legal decision, each as likely; any legal squad. For tests and as the floor of every ladder. */
export const randomBot: Bot<State> = {
  id: 'random',
  blind: true,
  ms: 5,
  choose: (_world, _seat, options, count, whim) => options[whim.below(count)],
  build: randomBuild,
}
