/** What a bot would do in somebody's place, and how that is said. */
export * from './advice.ts'
export { Adviser, type Counsel } from './adviser.ts'
export * from './text.ts'
export { type InWords, whyWords } from './why.ts'
