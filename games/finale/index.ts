/** Finale: the game, its words, what coaches bring and agree on, and its cards. */
export * from './build.ts'
export { checkCardSet } from './cards/check.ts'
export { DIE_FACES, HIGHEST_FACE, OUR_FACES, strikeChance } from './cards/die.ts'
export { FIRST_CARDS, OUR_CARDS, PUBLISHED } from './cards/ours.ts'
export type { Arrow, CardSet, Footballer, Men, PlaceDrawn, Source, Tactic } from './cards/set.ts'
export {
  ARROW_SIDES,
  ATTACKER,
  arrowsOf,
  Cards,
  DEFENDER,
  facesOf,
  hasBuildUp,
  placesDrawn,
  withMissing,
} from './cards/set.ts'
export { clock } from './clock.ts'
export type { Tactics, TacticsChoice } from './deck.ts'
export { FREE_CHOICE, TACTICS_CHOICES } from './deck.ts'
export type { FinaleEvent, FinaleEventKind } from './events.ts'
export { finale } from './game.ts'
export { beginner, beginnersBuild } from './presets.ts'
export { recap } from './recap.ts'
export { minuteOf } from './rules/common.ts'
export { type SecondLegTerms, secondLeg } from './second-leg.ts'
export * from './story.ts'
export * from './vocabulary.ts'
