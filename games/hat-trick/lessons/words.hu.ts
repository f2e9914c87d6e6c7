import type { LessonWords } from '@libero/kernel/lesson'
import { firstHu } from './words/first.hu.ts'
import { opportunitiesHu } from './words/opportunities.hu.ts'
import { passingHu } from './words/passing.hu.ts'
import { timeHu } from './words/time.hu.ts'

/** What is said in the lessons, by their ids. */
export const hu: Readonly<Record<string, LessonWords>> = {
  ...firstHu,
  ...passingHu,
  ...opportunitiesHu,
  ...timeHu,
}
