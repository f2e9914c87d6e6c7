import type { LessonWords } from '@libero/kernel/lesson'
import { firstEn } from './words/first.en.ts'

/** What is said in the lessons, by their ids. */
export const en: Readonly<Record<string, LessonWords>> = { ...firstEn }
