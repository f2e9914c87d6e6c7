import type { Bot } from './bot.ts'
import type { Team } from './dugout.ts'

/** Every game's rules and opponents, loaded when it is first asked for. */
const TEAMS: Readonly<Record<string, () => Promise<Team>>> = {
  finale: async () => ({
    game: (await import('@libero/finale')).finale,
    bots: (await import('./finale/index.ts')).finaleBots as readonly Bot<unknown>[],
  }),
  'hat-trick': async () => ({
    game: (await import('@libero/hat-trick')).hatTrick,
    bots: (await import('./hat-trick/index.ts')).hatTrickBots as readonly Bot<unknown>[],
  }),
  'captain-tsubasa': async () => ({
    game: (await import('@libero/captain-tsubasa')).captainTsubasa,
    bots: (await import('./captain-tsubasa/index.ts')).captainTsubasaBots as readonly Bot<unknown>[],
  }),
}

export const teamOf = (game: string): Promise<Team | undefined> =>
  Object.hasOwn(TEAMS, game) ? TEAMS[game]() : Promise.resolve(undefined)
