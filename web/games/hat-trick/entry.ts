import type { Entry } from '../../entry.ts'
import { hatTrickEntryTexts } from './entry-text.ts'
import { HatTrickScene } from './scene.tsx'

export const hatTrickEntry = {
  id: 'hat-trick',
  words: hatTrickEntryTexts,
  Scene: HatTrickScene,
  face: async () => (await import('./face.tsx')).hatTrickFace,
  setup: async () => (await import('./builder/setup.tsx')).hatTrickSetup,
  book: async () => (await import('@libero/hat-trick/book')).hatTrickBook,
  lessons: async () => {
    const [{ LESSONS }, { LESSON_WORDS }] = await Promise.all([
      import('@libero/hat-trick/lessons'),
      import('@libero/hat-trick/lesson-words'),
    ])
    return { lessons: LESSONS, words: LESSON_WORDS }
  },
  cards: async () => (await import('./cards/browser.tsx')).cards,
  diagrams: async () => (await import('./diagrams/diagrams.ts')).hatTrickDiagrams,
  workshop: async () => (await import('./workshop/workshop.tsx')).hatTrickWorkshop,
  exercises: () => import('@libero/hat-trick/exercises'),
} as const satisfies Entry
