import type { Bot } from '../bot.ts'
import { LEVELS } from '../bot.ts'

/** Never wakes up again. */
function sleep(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

/** Never comes back, though it works all the time. */
function loop(): void {
  for (;;);
}

type Choose = Bot<unknown>['choose']

const broken = (): never => {
  throw new Error('stumbled')
}

/** How a bot can misbehave at the table. */
export const MISDEEDS: Readonly<Record<string, Choose>> = {
  crashing: broken,
  silent: () => undefined as unknown as number,
  absurd: () => Number.NaN,
  illegal: (_world, _seat, options, count) => Math.max(...options.subarray(0, count)) + 1,
}

/** Those who never answer: only somebody in another thread can be rid of them. */
export const DEAF: Readonly<Record<string, Choose>> = {
  idle: () => {
    sleep()
    return 0
  },
  slow: () => {
    loop()
    return 0
  },
}

const good = (bots: readonly Bot<unknown>[]): Bot<unknown> => {
  const [bot] = bots
  if (!bot) throw new Error('no bots')
  return bot
}

/**
 * A game's opponents with a bad one at the top, who misbehaves in every `nth` of his decisions and otherwise does what
 * the weakest would do.
 */
export function withBad(bots: readonly Bot<unknown>[], misdeed: Choose, nth = 1): readonly Bot<unknown>[] {
  let asked = 0
  const { build, choose } = good(bots)
  const bad: Bot<unknown> = {
    id: LEVELS[LEVELS.length - 1],
    ms: 1,
    build,
    choose: (...question) => (++asked % nth === 0 ? misdeed(...question) : choose(...question)),
  }
  return [...bots.filter(({ id }) => id !== bad.id), bad]
}

/** How a bot can misbehave in the dressing room. */
export const BAD_BUILDS: Readonly<Record<string, Bot<unknown>['build']>> = {
  crashing: broken,
  silent: () => undefined,
  illegal: () => ({ pitch: ['everybody'] }),
}

/** A game's opponents with one at the top who plays well and dresses badly. */
export const withBadBuild = (
  bots: readonly Bot<unknown>[],
  build: Bot<unknown>['build'],
): readonly Bot<unknown>[] => {
  const bad = { ...good(bots), id: LEVELS[LEVELS.length - 1], build }
  return [...bots.filter(({ id }) => id !== bad.id), bad]
}
