import type { Entry } from '../../entry.ts'
import { captainTsubasaEntryTexts } from './entry-text.ts'
import { CaptainTsubasaScene } from './scene.tsx'

export const captainTsubasaEntry = {
  id: 'captain-tsubasa',
  words: captainTsubasaEntryTexts,
  Scene: CaptainTsubasaScene,
  face: async () => (await import('./face.tsx')).captainTsubasaFace,
  diagrams: async () => (await import('./diagrams/diagrams.ts')).captainTsubasaDiagrams,
  workshop: async () => (await import('./workshop/workshop.tsx')).captainTsubasaWorkshop,
} as const satisfies Entry
