import type { State } from '@libero/finale'
import type { Bot } from '../bot.ts'
import { heuristicBot, TASTE } from './heuristic.ts'
import { randomBot } from './random.ts'

/** Finale's opponents by id, weakest first. */
export const finaleBots: readonly Bot<State>[] = [randomBot, heuristicBot('heuristic', TASTE)]
