import { hatTrick } from '@libero/hat-trick'
import type { Bot } from '../bot.ts'
import type { GameBots } from '../remote/host.ts'
import { hatTrickBots } from './index.ts'

export const opponents: GameBots = { game: hatTrick, bots: hatTrickBots as readonly Bot<unknown>[] }
