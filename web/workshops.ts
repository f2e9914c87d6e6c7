import type { GameId } from './games/register.ts'
import type { Workshop } from './workshop.ts'

const LOADERS: Readonly<Record<GameId, () => Promise<Workshop>>> = {
  finale: async () => (await import('./games/finale/workshop/workshop.tsx')).finaleWorkshop,
  'hat-trick': async () => (await import('./games/hat-trick/workshop/workshop.tsx')).hatTrickWorkshop,
  'captain-tsubasa': async () =>
    (await import('./games/captain-tsubasa/workshop/workshop.tsx')).captainTsubasaWorkshop,
}

/** Each game's part of the card workshop is loaded when somebody opens it. */
export const workshopOf = (id: GameId): Promise<Workshop> => LOADERS[id]()
