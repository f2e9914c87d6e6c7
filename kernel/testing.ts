/**
 * What must hold in every match of every game, whoever plays and however luck falls. Each check plays one random
 * match and throws an Error that names the seed and the decision, so that the match can be played again.
 */
export { checkBlindness } from './testing/blindness.ts'
export { checkKeysUnique, checkLegality } from './testing/legality.ts'
export { MOST_WORDS, promptFaults } from './testing/prompts.ts'
export { type Check, type Property, propertiesOf } from './testing/properties.ts'
export {
  luckOf,
  playOut,
  type RandomMatch,
  randomMatch,
  type Turn,
  type Watch,
} from './testing/random-match.ts'
export {
  checkAtOnceOrder,
  checkCopy,
  checkDeterminism,
  checkPosition,
  checkReplay,
} from './testing/sameness.ts'
export { sampled } from './testing/sampled.ts'
export * from './testing/share.ts'
export * from './testing/toss.ts'
