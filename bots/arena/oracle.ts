import type { Bot } from '../bot.ts'
import type { Insight } from '../thinking/insight.ts'
import { searchBot } from '../thinking/thinker.ts'
import type { Contestant } from './pair.ts'

/** The id of the one who sees all. He is nobody's opponent: he shows how far seeing hidden cards would carry. */
export const ORACLE = 'oracle'

/** The search, with hidden cards open to it and nothing to imagine. It brings what `bot` brings. */
export function oracle<S>({ rules, ...insight }: Insight<S>, bot: Bot<S>): Contestant<S> {
  const { belief: _, ...sober } = insight
  const thinker = searchBot({ ...sober, rules: { ...rules, reimagine: () => {} } }, bot.build)
  return { bot: thinker, seesAll: true }
}
