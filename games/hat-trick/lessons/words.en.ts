import type { LessonWords } from '@libero/kernel/lesson'
import { eventsEn } from './words/events.en.ts'
import { firstEn } from './words/first.en.ts'
import { opportunitiesEn } from './words/opportunities.en.ts'
import { passingEn } from './words/passing.en.ts'
import { playersEn } from './words/players.en.ts'
import { styleEn } from './words/style.en.ts'
import { timeEn } from './words/time.en.ts'
import { typesEn } from './words/types.en.ts'

/** What is said in the lessons, by their ids. */
export const en: Readonly<Record<string, LessonWords>> = {
  ...firstEn,
  ...passingEn,
  ...opportunitiesEn,
  ...timeEn,
  ...playersEn,
  ...typesEn,
  ...styleEn,
  ...eventsEn,
}
