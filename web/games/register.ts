import type { Face } from '../face.ts'

/** The games in the order of the start page. Each is loaded when its table opens. */
export const GAMES = ['hat-trick', 'finale', 'captain-tsubasa'] as const
export type GameId = (typeof GAMES)[number]

const LOADERS: Readonly<Record<GameId, () => Promise<Face>>> = {
  finale: async () => (await import('./finale/face.tsx')).finaleFace,
  'hat-trick': async () => (await import('./hat-trick/face.tsx')).hatTrickFace,
  'captain-tsubasa': async () => (await import('./captain-tsubasa/face.tsx')).captainTsubasaFace,
}

export const isGame = (id: string): id is GameId => GAMES.includes(id as GameId)

export const faceOf = (id: GameId): Promise<Face> => LOADERS[id]()
