import type { LessonWords } from '@libero/kernel/lesson'
import { fetched } from '@libero/kernel/words'

/** What `words.ts` is where every byte travels: a language comes when somebody speaks it. */
export const LESSON_WORDS = fetched<Readonly<Record<string, LessonWords>>>({
  en: async () => (await import('./words.en.ts')).en,
  de: async () => (await import('./words.de.ts')).de,
  hu: async () => (await import('./words.hu.ts')).hu,
})
