import type { State } from '@libero/hat-trick/opponents'
import type { Bot } from '../bot.ts'
import { randomBot } from '../random.ts'
import { monteCarloBot, searchBot } from '../thinking/index.ts'
import { beginnerBot } from './beginner.ts'
import { anyTeam, bestSquad, strongTeam } from './builds.ts'
import { heuristicBot } from './heuristic.ts'
import { HEURISTIC_WEIGHTS } from './heuristic-weights.ts'
import { hatTrickInsight } from './insight.ts'

/** Hat-Trick's opponents by id, weakest first. */
export const hatTrickBots: readonly Bot<State>[] = [
  randomBot(anyTeam),
  beginnerBot,
  heuristicBot('heuristic', HEURISTIC_WEIGHTS),
  monteCarloBot(hatTrickInsight, strongTeam),
  searchBot(hatTrickInsight, bestSquad),
]
