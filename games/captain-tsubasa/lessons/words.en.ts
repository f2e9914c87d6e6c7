import type { LessonWords } from '@libero/kernel/lesson'
import { abilitiesEn } from './words/abilities.en.ts'
import { attackEn } from './words/attack.en.ts'
import { cardsEn } from './words/cards.en.ts'
import { contestEn } from './words/contest.en.ts'
import { drawEn } from './words/draw.en.ts'
import { firstEn } from './words/first.en.ts'
import { halvesEn } from './words/halves.en.ts'
import { optionsEn } from './words/options.en.ts'

/** What is said in the lessons, by their ids. */
export const en: Readonly<Record<string, LessonWords>> = {
  ...firstEn,
  ...attackEn,
  ...contestEn,
  ...abilitiesEn,
  ...drawEn,
  ...cardsEn,
  ...halvesEn,
  ...optionsEn,
}
