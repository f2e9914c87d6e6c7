import type { Bot, Budget } from '@libero/bots'

/** 'search', 'search@50ms', 'search@800it' */
const NAME = /^([^@]+)(?:@(\d{1,7})(ms|it))?$/

/** Whoever counts iterations does not look at the clock. */
const NO_CLOCK = 1e9

/** Limits as they may be said: milliseconds, continuations, or both. */
export interface Limits {
  readonly ms?: number | undefined
  readonly iterations?: number | undefined
}

const budgetOf = ({ ms, iterations }: Limits): Budget | undefined => {
  if (iterations !== undefined) return { ms: ms ?? NO_CLOCK, iterations }
  return ms === undefined ? undefined : { ms }
}

/** An opponent as he is named on the line, with his own limit or else the common one; nothing for what is no name. */
export function readName(
  name: string,
  common: Limits = {},
): { readonly id: string; readonly budget: Budget | undefined } | undefined {
  const [, id, count, unit] = NAME.exec(name) ?? []
  if (id === undefined) return undefined
  const own = count === undefined ? undefined : Number(count)
  if (own === 0) return undefined
  return {
    id,
    budget: budgetOf(own === undefined ? common : unit === 'ms' ? { ms: own } : { iterations: own }),
  }
}

/** The same bot within a limit, where it has one. */
export const limited = <S>(bot: Bot<S>, budget: Budget | undefined): Bot<S> =>
  (budget && bot.within?.(budget)) ?? bot
