import type { LessonWords } from '@libero/kernel/lesson'
import { firstDe } from './words/first.de.ts'
import { opportunitiesDe } from './words/opportunities.de.ts'
import { passingDe } from './words/passing.de.ts'
import { timeDe } from './words/time.de.ts'

/** What is said in the lessons, by their ids. */
export const de: Readonly<Record<string, LessonWords>> = {
  ...firstDe,
  ...passingDe,
  ...opportunitiesDe,
  ...timeDe,
}
