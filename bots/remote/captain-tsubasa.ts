import { captainTsubasa } from '@libero/captain-tsubasa'
import type { Bot } from '../bot.ts'
import { captainTsubasaBots } from '../captain-tsubasa/index.ts'
import type { GameBots } from './host.ts'

export const opponents: GameBots = {
  game: captainTsubasa,
  bots: captainTsubasaBots as readonly Bot<unknown>[],
}
