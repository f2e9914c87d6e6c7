export * from './build.ts'
export * from './cards/abilities.ts'
export { checkCardSet } from './cards/check.ts'
export { OUR_CARDS, PUBLISHED } from './cards/ours.ts'
export type {
  Card,
  CardSet,
  MatchCard,
  MotivationCard,
  Price,
  SpecialDefence,
  SpecialShot,
  StartingCard,
  TransferCard,
} from './cards/set.ts'
export { Cards } from './cards/set.ts'
export * from './codes.ts'
export type { CaptainTsubasaEvent, CaptainTsubasaEventKind } from './events.ts'
export { captainTsubasa } from './game.ts'
export { PHASES, Phase } from './phase.ts'
export { abilityToDo, inAreas, isOffered, limitOf, sumOf } from './rules/common.ts'
export { COMPULSORY, REPLACED, State, SWAPPED } from './state.ts'
export { TEXTS, wording } from './text/index.ts'
export * from './vocabulary.ts'
