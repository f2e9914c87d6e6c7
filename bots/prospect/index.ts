/** What will probably come of a decision, for people to see before they commit. */

export { Calibration, type Kept, luckOfKept } from './calibration.ts'
export { Foresight, WORLDS } from './foresight.ts'
export type { Matter, Matters } from './matters.ts'
export * from './prospect.ts'
export * from './text.ts'
