import type { Bot } from './bot.ts'

/** Any legal decision, each as likely. For tests and as the floor of every ladder. */
export const randomBot = <S>(build: Bot<S>['build']): Bot<S> => ({
  id: 'random',
  blind: true,
  ms: 5,
  choose: (_world, _seat, options, count, whim) => options[whim.below(count)],
  build,
})
