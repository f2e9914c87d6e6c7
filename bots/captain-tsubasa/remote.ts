import { captainTsubasa } from '@libero/captain-tsubasa'
import type { MatchEvent } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import type { Matters } from '../prospect/matters.ts'
import type { GameBots } from '../remote/host.ts'
import { captainTsubasaBots, captainTsubasaMatters } from './index.ts'

export const opponents: GameBots = {
  game: captainTsubasa,
  bots: captainTsubasaBots as readonly Bot<unknown>[],
  matters: captainTsubasaMatters as unknown as Matters<unknown, MatchEvent>,
}
