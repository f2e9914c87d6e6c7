/** The levels of opponents: how they are called, and how long they may think. */
export { LEVELS, type Level } from '../bot.ts'
export * from './pace.ts'
export * from './text.ts'
