import type { Entry } from '../../entry.ts'
import { finaleEntryTexts } from './entry-text.ts'
import { FinaleScene } from './scene.tsx'

export const finaleEntry = {
  id: 'finale',
  words: finaleEntryTexts,
  Scene: FinaleScene,
  face: async () => (await import('./face.tsx')).finaleFace,
  diagrams: async () => (await import('./diagrams/diagrams.ts')).finaleDiagrams,
  workshop: async () => (await import('./workshop/workshop.tsx')).finaleWorkshop,
} as const satisfies Entry
