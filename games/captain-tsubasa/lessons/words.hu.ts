import type { LessonWords } from '@libero/kernel/lesson'
import { abilitiesHu } from './words/abilities.hu.ts'
import { attackHu } from './words/attack.hu.ts'
import { cardsHu } from './words/cards.hu.ts'
import { contestHu } from './words/contest.hu.ts'
import { drawHu } from './words/draw.hu.ts'
import { firstHu } from './words/first.hu.ts'
import { halvesHu } from './words/halves.hu.ts'
import { optionsHu } from './words/options.hu.ts'

/** What is said in the lessons, by their ids. */
export const hu: Readonly<Record<string, LessonWords>> = {
  ...firstHu,
  ...attackHu,
  ...contestHu,
  ...abilitiesHu,
  ...drawHu,
  ...cardsHu,
  ...halvesHu,
  ...optionsHu,
}
