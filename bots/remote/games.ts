import type { Bot } from '../bot.ts'
import type { GameBots } from './host.ts'

/** Every game's rules and opponents, loaded when it is first asked for. */
const GAMES: Readonly<Record<string, () => Promise<GameBots>>> = {
  finale: async () => ({
    game: (await import('@libero/finale')).finale,
    bots: (await import('../finale/index.ts')).finaleBots as readonly Bot<unknown>[],
  }),
  'hat-trick': async () => ({
    game: (await import('@libero/hat-trick')).hatTrick,
    bots: (await import('../hat-trick/index.ts')).hatTrickBots as readonly Bot<unknown>[],
  }),
  'captain-tsubasa': async () => ({
    game: (await import('@libero/captain-tsubasa')).captainTsubasa,
    bots: (await import('../captain-tsubasa/index.ts')).captainTsubasaBots as readonly Bot<unknown>[],
  }),
}

export const opponentsOf = (game: string): Promise<GameBots | undefined> =>
  Object.hasOwn(GAMES, game) ? GAMES[game]() : Promise.resolve(undefined)
