import type { LessonWords } from '@libero/kernel/lesson'
import { eventsHu } from './words/events.hu.ts'
import { firstHu } from './words/first.hu.ts'
import { opportunitiesHu } from './words/opportunities.hu.ts'
import { passingHu } from './words/passing.hu.ts'
import { playersHu } from './words/players.hu.ts'
import { styleHu } from './words/style.hu.ts'
import { timeHu } from './words/time.hu.ts'
import { typesHu } from './words/types.hu.ts'

/** What is said in the lessons, by their ids. */
export const hu: Readonly<Record<string, LessonWords>> = {
  ...firstHu,
  ...passingHu,
  ...opportunitiesHu,
  ...timeHu,
  ...playersHu,
  ...typesHu,
  ...styleHu,
  ...eventsHu,
}
