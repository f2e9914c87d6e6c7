import type { LessonWords } from '@libero/kernel/lesson'
import { aroundHu } from './words/around.hu.ts'
import { attacksHu } from './words/attacks.hu.ts'
import { firstHu } from './words/first.hu.ts'
import { mishapsHu } from './words/mishaps.hu.ts'

/** What is said in the lessons, by their ids. */
export const hu: Readonly<Record<string, LessonWords>> = {
  ...firstHu,
  ...attacksHu,
  ...mishapsHu,
  ...aroundHu,
}
