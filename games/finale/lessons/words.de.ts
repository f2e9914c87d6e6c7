import type { LessonWords } from '@libero/kernel/lesson'
import { firstDe } from './words/first.de.ts'

/** What is said in the lessons, by their ids. */
export const de: Readonly<Record<string, LessonWords>> = { ...firstDe }
