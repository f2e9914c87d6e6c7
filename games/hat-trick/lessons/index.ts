import type { Lesson } from '@libero/kernel/lesson'
import { EVENTS } from './events.ts'
import { FIRST } from './first.ts'
import { FOULS } from './fouls.ts'
import { OPPORTUNITIES } from './opportunities.ts'
import { PASSING } from './passing.ts'
import { PLAYERS } from './players.ts'
import { SKILLS } from './skills.ts'
import { STYLE } from './style.ts'
import { TIME } from './time.ts'
import { TYPES } from './types.ts'

/** The lessons of a course in the order in which they are learnt, the first five minutes first. */
export const LESSONS: readonly Lesson[] = [
  ...FIRST,
  ...PASSING,
  ...OPPORTUNITIES,
  ...FOULS,
  ...TIME,
  ...SKILLS,
  ...PLAYERS,
  ...TYPES,
  ...STYLE,
  ...EVENTS,
]
