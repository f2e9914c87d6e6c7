import { hatTrick } from '@libero/hat-trick'
import type { MatchEvent } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import type { Matters } from '../prospect/matters.ts'
import type { GameBots } from '../remote/host.ts'
import { hatTrickBots, hatTrickMatters } from './index.ts'

export const opponents: GameBots = {
  game: hatTrick,
  bots: hatTrickBots as readonly Bot<unknown>[],
  matters: hatTrickMatters as unknown as Matters<unknown, MatchEvent>,
}
