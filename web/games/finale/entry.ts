import type { Entry } from '../../entry.ts'
import { finaleEntryTexts } from './entry-text.ts'
import { FinaleScene } from './scene.tsx'

export const finaleEntry = {
  id: 'finale',
  words: finaleEntryTexts,
  Scene: FinaleScene,
  face: async () => (await import('./face.tsx')).finaleFace,
  setup: async () => (await import('./builder/setup.tsx')).finaleSetup,
  book: async () => (await import('@libero/finale/book')).finaleBook,
  lessons: async () => {
    const [{ LESSONS }, { LESSON_WORDS }] = await Promise.all([
      import('@libero/finale/lessons'),
      import('@libero/finale/lesson-words'),
    ])
    return { lessons: LESSONS, words: LESSON_WORDS }
  },
  cards: async () => (await import('./cards/browser.tsx')).finaleCards,
  diagrams: async () => (await import('./diagrams/diagrams.ts')).finaleDiagrams,
  workshop: async () => (await import('./workshop/workshop.tsx')).finaleWorkshop,
  exercises: () => import('@libero/finale/exercises'),
} as const satisfies Entry
