import { finale } from '@libero/finale'
import type { Bot } from '../bot.ts'
import type { GameBots } from '../remote/host.ts'
import { finaleBots } from './index.ts'

export const opponents: GameBots = { game: finale, bots: finaleBots as readonly Bot<unknown>[] }
