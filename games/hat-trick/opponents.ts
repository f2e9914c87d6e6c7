/** What an opponent may know of Hat-Trick beside the game itself: the numbers of a state, and the sums of its rules. */
export * from './codes.ts'
export { PHASES, Phase } from './phase.ts'
export { footballsInLine, isCompared, totalOf, verdict } from './rules/action.ts'
export {
  columnOf,
  exchangeFields,
  isMiddle,
  lineFor,
  lowestInLine,
  seatOfPlayer,
  step,
} from './rules/common.ts'
export { contested, WHYS } from './rules/deliver.ts'
export { mayMove } from './rules/move.ts'
export { reachesShort } from './rules/opportunity.ts'
export { inShootOut } from './rules/shoot-out.ts'
export { baseDraws, drawsFrom, plusOfShot, shotPower, symbolOf } from './rules/shot.ts'
export { codeOf, ownerOf, skillOf, sourceOf, userOf } from './rules/skill.ts'
export { progressOf } from './rules/style.ts'
export { isTurnBack } from './rules/turn-back.ts'
export { duelMatrix, goalOdds, printedDuel } from './sense/index.ts'
export { appealOdds } from './sense/players.ts'
export { SCALARS, State } from './state.ts'
