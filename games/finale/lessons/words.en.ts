import type { LessonWords } from '@libero/kernel/lesson'
import { aroundEn } from './words/around.en.ts'
import { attacksEn } from './words/attacks.en.ts'
import { firstEn } from './words/first.en.ts'
import { mishapsEn } from './words/mishaps.en.ts'

/** What is said in the lessons, by their ids. */
export const en: Readonly<Record<string, LessonWords>> = {
  ...firstEn,
  ...attacksEn,
  ...mishapsEn,
  ...aroundEn,
}
