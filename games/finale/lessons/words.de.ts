import type { LessonWords } from '@libero/kernel/lesson'

/** What is said in the lessons, by their ids. */
export const de: Readonly<Record<string, LessonWords>> = {}
