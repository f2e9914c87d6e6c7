export type { FaceDownDuels } from './duels.ts'
export { CONFIDENT, eloOfShare, shareOfElo, sober } from './elo.ts'
export { duelsPlayed, type Exploited, Exploiter } from './exploit.ts'
export { type Fit, fitRatings, type Meeting } from './fit.ts'
export { LuckMeter } from './luck.ts'
export { ORACLE, oracle } from './oracle.ts'
export { type Contestant, PairPlayer } from './pair.ts'
export {
  BOUND,
  ENDINGS,
  type Ending,
  endingOf,
  LEAST_PAIRS,
  likelihoodRatio,
  mostPairs,
  type StopRule,
} from './stop.ts'
export { type Estimate, estimateOf, type PairPlayed, type Standing, Tally } from './tally.ts'
