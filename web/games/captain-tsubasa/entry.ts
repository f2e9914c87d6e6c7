import type { Entry } from '../../entry.ts'
import { captainTsubasaEntryTexts } from './entry-text.ts'
import { CaptainTsubasaScene } from './scene.tsx'

export const captainTsubasaEntry = {
  id: 'captain-tsubasa',
  words: captainTsubasaEntryTexts,
  Scene: CaptainTsubasaScene,
  face: async () => (await import('./face.tsx')).captainTsubasaFace,
  setup: async () => (await import('./builder/setup.tsx')).captainTsubasaSetup,
  book: async () => (await import('@libero/captain-tsubasa/book')).captainTsubasaBook,
  lessons: async () => {
    const [{ LESSONS }, { LESSON_WORDS }] = await Promise.all([
      import('@libero/captain-tsubasa/lessons'),
      import('@libero/captain-tsubasa/lesson-words'),
    ])
    return { lessons: LESSONS, words: LESSON_WORDS }
  },
  cards: async () => (await import('./cards/browser.tsx')).cards,
  diagrams: async () => (await import('./diagrams/diagrams.ts')).captainTsubasaDiagrams,
  workshop: async () => (await import('./workshop/workshop.tsx')).captainTsubasaWorkshop,
  exercises: () => import('@libero/captain-tsubasa/exercises'),
} as const satisfies Entry
