import type { State } from '@libero/finale/opponents'
import type { Bot } from '../bot.ts'
import { randomBot } from '../random.ts'
import { monteCarloBot, searchBot } from '../thinking/index.ts'
import { beginnerBot } from './beginner.ts'
import { randomBuild } from './build.ts'
import { HEURISTIC_WEIGHTS, heuristicBot } from './heuristic.ts'
import { finaleInsight } from './insight.ts'
import { measuredBuild, scoutedBuild } from './scouting.ts'

/** Finale's opponents by id, weakest first. */
export const finaleBots: readonly Bot<State>[] = [
  randomBot(randomBuild),
  beginnerBot,
  heuristicBot('heuristic', HEURISTIC_WEIGHTS),
  monteCarloBot(finaleInsight, scoutedBuild),
  searchBot(finaleInsight, measuredBuild),
]
