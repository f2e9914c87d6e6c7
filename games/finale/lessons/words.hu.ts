import type { LessonWords } from '@libero/kernel/lesson'
import { firstHu } from './words/first.hu.ts'

/** What is said in the lessons, by their ids. */
export const hu: Readonly<Record<string, LessonWords>> = { ...firstHu }
