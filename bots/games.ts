import type { GameBots } from './remote/host.ts'

/**
 * Every game's rules and opponents, loaded when it is first asked for. Both in one piece: loaded apart, a bundler may
 * put what both need into either, and then neither can begin.
 */
const GAMES: Readonly<Record<string, () => Promise<{ readonly opponents: GameBots }>>> = {
  finale: () => import('./finale/remote.ts'),
  'hat-trick': () => import('./hat-trick/remote.ts'),
  'captain-tsubasa': () => import('./captain-tsubasa/remote.ts'),
}

export async function opponentsOf(game: string): Promise<GameBots | undefined> {
  return Object.hasOwn(GAMES, game) ? (await GAMES[game]())?.opponents : undefined
}
