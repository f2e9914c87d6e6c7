/** What an opponent may know of Finale beside the game itself: the numbers of a state, and what they promise. */
export { asksWithinHazards, PHASES, Phase } from './phase.ts'
export { COLOUR, DONE, lowest, MAN } from './rules/common.ts'
export { packsCards } from './rules/packing.ts'
export { chosenOrderCounts, exchangeSeesCard } from './rules/tactics.ts'
export type { AttackPromise } from './sense.ts'
export { attackPromise, leadWith, oddsOfAction, strengthAfter } from './sense.ts'
export { MOST_TAKERS, SCALARS, State } from './state.ts'
