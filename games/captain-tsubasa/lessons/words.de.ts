import type { LessonWords } from '@libero/kernel/lesson'
import { abilitiesDe } from './words/abilities.de.ts'
import { attackDe } from './words/attack.de.ts'
import { cardsDe } from './words/cards.de.ts'
import { contestDe } from './words/contest.de.ts'
import { drawDe } from './words/draw.de.ts'
import { firstDe } from './words/first.de.ts'
import { halvesDe } from './words/halves.de.ts'
import { optionsDe } from './words/options.de.ts'

/** What is said in the lessons, by their ids. */
export const de: Readonly<Record<string, LessonWords>> = {
  ...firstDe,
  ...attackDe,
  ...contestDe,
  ...abilitiesDe,
  ...drawDe,
  ...cardsDe,
  ...halvesDe,
  ...optionsDe,
}
