import type { State } from '@libero/hat-trick/opponents'
import type { Bot } from '../bot.ts'
import { randomBot } from '../random.ts'
import { monteCarloBot, searchBot } from '../thinking/index.ts'
import { beginnerBot } from './beginner.ts'
import { anyTeam, bestSquad, strongTeam } from './builds.ts'
import { heuristicBot } from './heuristic.ts'
import { hatTrickInsight } from './insight.ts'
import { TASTE } from './taste.ts'

/** Hat-Trick's opponents by id, weakest first. */
export const hatTrickBots: readonly Bot<State>[] = [
  randomBot(anyTeam),
  beginnerBot,
  heuristicBot('heuristic', TASTE),
  monteCarloBot(hatTrickInsight, strongTeam),
  searchBot(hatTrickInsight, bestSquad),
]
