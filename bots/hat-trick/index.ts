import type { State } from '@libero/hat-trick'
import type { Bot } from '../bot.ts'
import { monteCarloBot, searchBot } from '../thinking/index.ts'
import { beginnerBot } from './beginner.ts'
import { anyTeam, bestSquad, strongTeam } from './builds.ts'
import { heuristicBot, QUICKLY } from './heuristic.ts'
import { hatTrickInsight } from './insight.ts'
import { TASTE } from './taste.ts'

const randomBot: Bot<State> = {
  id: 'random',
  blind: true,
  ms: QUICKLY,
  choose: (_world, _seat, options, count, whim) => options[whim.below(count)],
  build: anyTeam,
}

/** Hat-Trick's opponents by id, weakest first. */
export const hatTrickBots: readonly Bot<State>[] = [
  randomBot,
  beginnerBot,
  heuristicBot('heuristic', TASTE),
  monteCarloBot(hatTrickInsight, strongTeam),
  searchBot(hatTrickInsight, bestSquad),
]
