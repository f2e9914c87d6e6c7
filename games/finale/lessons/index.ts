import type { Lesson } from '@libero/kernel/lesson'

/** The lessons of a course in the order in which they are learnt, the first five minutes first. */
export const LESSONS: readonly Lesson[] = []
