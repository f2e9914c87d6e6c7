import { captainTsubasa } from '@libero/captain-tsubasa'
import type { Bot } from '../bot.ts'
import type { GameBots } from '../remote/host.ts'
import { captainTsubasaBots } from './index.ts'

export const opponents: GameBots = {
  game: captainTsubasa,
  bots: captainTsubasaBots as readonly Bot<unknown>[],
}
