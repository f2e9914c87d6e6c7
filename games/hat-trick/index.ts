/** Hat-Trick with its Players expansion: the game, its words, what coaches bring and agree on, and its cards. */
export * from './agreements.ts'
export * from './build.ts'
export { checkCardSet } from './cards/check.ts'
export { amountOf, type Bearer, conditionsAt, momentsOf } from './cards/check-skill.ts'
export type { Budget, ExpansionSet, PlayerType, Power, StyleCard, TeamCard } from './cards/expansion.ts'
export type { KeeperCard } from './cards/keepers.ts'
export { keeperCards } from './cards/keepers.ts'
export { KNOWN } from './cards/known.ts'
export {
  FIRST_EXPANSION,
  OUR_EXPANSION,
  PUBLISHED_EXPANSIONS,
  skillIn,
  styleCardIn,
} from './cards/our-expansion.ts'
export { OUR_CARDS, PUBLISHED } from './cards/ours.ts'
export type {
  Actions,
  CardSet,
  DrawsByLine,
  DrawsOfLine,
  Keeping,
  Player,
  Source,
  Symbols,
  Team,
} from './cards/set.ts'
export { Cards, deckOf, drawsOf, SYMBOLS, symbolsOf } from './cards/set.ts'
export * from './cards/skills.ts'
export { clock } from './clock.ts'
export type { HatTrickEvent, HatTrickEventKind } from './events.ts'
export { hatTrick, hatTrickBy } from './game.ts'
export * from './presets.ts'
export { recap } from './recap.ts'
export * from './squad/index.ts'
export * from './story.ts'
export * from './vocabulary.ts'
