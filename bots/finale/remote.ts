import { finale } from '@libero/finale'
import type { MatchEvent } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import type { Matters } from '../prospect/matters.ts'
import type { GameBots } from '../remote/host.ts'
import { finaleBots, finaleMatters } from './index.ts'

export const opponents: GameBots = {
  game: finale,
  bots: finaleBots as readonly Bot<unknown>[],
  matters: finaleMatters as unknown as Matters<unknown, MatchEvent>,
}
