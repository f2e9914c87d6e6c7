import { finale } from '@libero/finale'
import type { Bot } from '../bot.ts'
import { finaleBots } from '../finale/index.ts'
import type { GameBots } from './host.ts'

export const opponents: GameBots = { game: finale, bots: finaleBots as readonly Bot<unknown>[] }
