import type { State } from '@libero/captain-tsubasa'
import { TEAMS } from '@libero/captain-tsubasa'
import type { Bot } from '../bot.ts'
import { heuristicBot } from './heuristic.ts'
import { TASTE } from './outlook.ts'

const randomBot: Bot<State> = {
  id: 'random',
  blind: true,
  choose: (_world, _seat, options, count, whim) => options[whim.below(count)],
  build: (seat) => ({ team: TEAMS[seat] }),
}

/** Captain Tsubasa's opponents by id, weakest first. */
export const captainTsubasaBots: readonly Bot<State>[] = [randomBot, heuristicBot('heuristic', TASTE)]
