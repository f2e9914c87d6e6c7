/** The levels of opponents: who plays at them, how they are called, and how long they may think. */
export { LEVELS, type Level } from '../bot.ts'
export * from './coaches.ts'
export * from './pace.ts'
export * from './text.ts'
