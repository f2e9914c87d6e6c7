import { TEAMS } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import type { Bot } from '../bot.ts'
import { randomBot } from '../random.ts'
import { monteCarloBot, searchBot } from '../thinking/index.ts'
import { beginnerBot } from './beginner.ts'
import { HEURISTIC_WEIGHTS } from './evaluation.ts'
import { heuristicBot } from './heuristic.ts'
import { insight } from './insight.ts'

/** §1.1 The team follows from the seat, so that any two bots can meet. */
const team: Bot<State>['build'] = (seat) => ({ team: TEAMS[seat] })

/** Captain Tsubasa's opponents by id, weakest first. */
export const captainTsubasaBots: readonly Bot<State>[] = [
  randomBot(team),
  beginnerBot,
  heuristicBot('heuristic', HEURISTIC_WEIGHTS),
  monteCarloBot(insight, team),
  searchBot(insight, team),
]
