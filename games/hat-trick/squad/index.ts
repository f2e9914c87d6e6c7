export type { Draft, Squad, SquadPlayer } from './check.ts'
export { checkDraft, checkSquad, LONGEST_NAME } from './check.ts'
export { readCode, writeCode } from './code.ts'
export { fillSquad, randomSquad } from './fill.ts'
export type { Bill, Place, Purse, PurseBill } from './purse.ts'
export {
  bill,
  budgetOf,
  FIRST_ON_BENCH,
  KEEPER,
  keeperPrice,
  PURSES,
  plays,
  priceOf,
  teamPower,
  teamStars,
  teamValue,
  typeOf,
} from './purse.ts'
