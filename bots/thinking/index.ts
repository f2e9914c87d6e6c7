export type { Belief, Eyes, Insight, Rules } from './insight.ts'
export { isWeights, netJudge, type Weights } from './net.ts'
export { shareOf } from './share.ts'
export { monteCarloBot, searchBot, Thinker } from './thinker.ts'
