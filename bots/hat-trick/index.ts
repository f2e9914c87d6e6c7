import type { State } from '@libero/hat-trick'
import { REGULARS } from '@libero/hat-trick'
import type { Bot } from '../bot.ts'
import { heuristicBot, TASTE } from './heuristic.ts'

const randomBot: Bot<State> = {
  id: 'random',
  blind: true,
  choose: (_world, _seat, options, count, whim) => options[whim.below(count)],
  build: () => ({ team: REGULARS }),
}

/** Hat-Trick's opponents by id, weakest first. */
export const hatTrickBots: readonly Bot<State>[] = [randomBot, heuristicBot('heuristic', TASTE)]
