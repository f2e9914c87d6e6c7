/** Captain Tsubasa: the game, its words, what coaches bring and agree on, and its cards. */
export * from './build.ts'
export * from './cards/abilities.ts'
export type { Bookings, Colour, Penalty } from './cards/bookings.ts'
export { COLOURS, MOST_PENALTY, OUR_BOOKINGS, penaltyOf } from './cards/bookings.ts'
export { checkCardSet } from './cards/check.ts'
export { FIRST_CARDS, OUR_CARDS, PUBLISHED } from './cards/ours.ts'
export type {
  Card,
  CardSet,
  MatchCard,
  MotivationCard,
  Price,
  Source,
  Sources,
  SpecialDefence,
  SpecialShot,
  StartingCard,
  TransferCard,
} from './cards/set.ts'
export { Cards, stopsOf } from './cards/set.ts'
export { clock } from './clock.ts'
export type { CaptainTsubasaEvent, CaptainTsubasaEventKind } from './events.ts'
export { captainTsubasa } from './game.ts'
export * from './presets.ts'
export { recap } from './recap.ts'
export { actorOf, scorers } from './scorer.ts'
export type { Terms } from './state.ts'
export * from './story.ts'
export * from './vocabulary.ts'
