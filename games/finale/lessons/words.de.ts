import type { LessonWords } from '@libero/kernel/lesson'
import { aroundDe } from './words/around.de.ts'
import { attacksDe } from './words/attacks.de.ts'
import { firstDe } from './words/first.de.ts'
import { mishapsDe } from './words/mishaps.de.ts'

/** What is said in the lessons, by their ids. */
export const de: Readonly<Record<string, LessonWords>> = {
  ...firstDe,
  ...attacksDe,
  ...mishapsDe,
  ...aroundDe,
}
