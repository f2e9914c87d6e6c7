import type { Lesson } from '@libero/kernel/lesson'
import { FIRST } from './first.ts'

/** The lessons of a course in the order in which they are learnt, the first five minutes first. */
export const LESSONS: readonly Lesson[] = [...FIRST]
