import type { LessonWords } from '@libero/kernel/lesson'
import { eventsDe } from './words/events.de.ts'
import { firstDe } from './words/first.de.ts'
import { opportunitiesDe } from './words/opportunities.de.ts'
import { passingDe } from './words/passing.de.ts'
import { playersDe } from './words/players.de.ts'
import { styleDe } from './words/style.de.ts'
import { timeDe } from './words/time.de.ts'
import { typesDe } from './words/types.de.ts'

/** What is said in the lessons, by their ids. */
export const de: Readonly<Record<string, LessonWords>> = {
  ...firstDe,
  ...passingDe,
  ...opportunitiesDe,
  ...timeDe,
  ...playersDe,
  ...typesDe,
  ...styleDe,
  ...eventsDe,
}
