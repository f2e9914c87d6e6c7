import type { State } from '@libero/hat-trick'
import type { Bot } from '../bot.ts'
import { heuristicBot, TASTE } from './heuristic.ts'
import { buildOf } from './players.ts'

const randomBot: Bot<State> = {
  id: 'random',
  blind: true,
  choose: (_world, _seat, options, count, whim) => options[whim.below(count)],
  build: buildOf,
}

/** Hat-Trick's opponents by id, weakest first. */
export const hatTrickBots: readonly Bot<State>[] = [randomBot, heuristicBot('heuristic', TASTE)]
