import type { Lesson } from '@libero/kernel/lesson'
import { ABILITIES } from './abilities.ts'
import { ATTACK } from './attack.ts'
import { BENCH } from './bench.ts'
import { CONTEST } from './contest.ts'
import { DRAW } from './draw.ts'
import { FIRST } from './first.ts'
import { HALVES } from './halves.ts'
import { OPTIONS } from './options.ts'
import { SPECIALS } from './special.ts'
import { TROUBLE } from './trouble.ts'

/** The lessons of a course in the order in which they are learnt, the first five minutes first. */
export const LESSONS: readonly Lesson[] = [
  ...FIRST,
  ...ATTACK,
  ...CONTEST,
  ...ABILITIES,
  ...DRAW,
  ...SPECIALS,
  ...TROUBLE,
  ...HALVES,
  ...BENCH,
  ...OPTIONS,
]
