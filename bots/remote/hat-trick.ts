import { hatTrick } from '@libero/hat-trick'
import type { Bot } from '../bot.ts'
import { hatTrickBots } from '../hat-trick/index.ts'
import type { GameBots } from './host.ts'

export const opponents: GameBots = { game: hatTrick, bots: hatTrickBots as readonly Bot<unknown>[] }
