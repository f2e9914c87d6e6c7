import type { Lesson } from '@libero/kernel/lesson'
import { AROUND } from './around-the-match.ts'
import { ATTACKS } from './attacks.ts'
import { CARDS } from './cards.ts'
import { COUNTERS } from './counters.ts'
import { FIRST } from './first.ts'
import { HAZARD_LESSONS } from './hazards.ts'
import { KEEPERS } from './keepers.ts'
import { MEN } from './men.ts'

/** The lessons of a course in the order in which they are learnt, the first five minutes first. */
export const LESSONS: readonly Lesson[] = [
  ...FIRST,
  ...ATTACKS,
  ...MEN,
  ...COUNTERS,
  ...CARDS,
  ...HAZARD_LESSONS,
  ...KEEPERS,
  ...AROUND,
]
