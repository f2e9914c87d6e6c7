/** Exercises: found in matches of our strongest opponents, and looked at again. */

export { type Appraisal, type Appraised, Appraiser, type Manner } from './appraiser.ts'
export { ASKED_FOR, Assayer, isClear, temptingAmong } from './assayer.ts'
export { type Examined, Examiner, HARDER } from './examiner.ts'
export { Miner } from './miner.ts'
export { type Attempt, attemptsAt, difficultyOf, Pupils, ratingOf } from './pupils.ts'
export type { Quarry } from './quarry.ts'
export { Spread } from './spread.ts'
