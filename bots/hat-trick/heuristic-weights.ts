/** What the heuristic believes in, in goals; tuned by matches against its neighbours. */
export interface HeuristicWeights {
  /** What possession is worth by line, from one's own goal to the final line. */
  readonly line: readonly number[]
  /** One football of advantage in the ball's line, in the next, and behind it. */
  readonly here: number
  readonly ahead: number
  readonly behind: number
  /** A free kick, and a player sent off. */
  readonly freeKick: number
  readonly sentOff: number
  /** A point of power kept in the hand. */
  readonly power: number
  /** A shot worth less than this is declined while cards are left. */
  readonly patience: number
  /** §15, §19 What using up a skill, or a style card, must bring at least. */
  readonly skill: number
  readonly styleCard: number
}

export const HEURISTIC_WEIGHTS: HeuristicWeights = {
  line: [0, 0.05, 0.07, 0.1, 0.15, 0.24, 0.42],
  here: 0.008,
  ahead: 0.008,
  behind: 0.004,
  freeKick: 0.05,
  sentOff: 0.15,
  power: 0.02,
  patience: 0.25,
  skill: 0.004,
  styleCard: 0.012,
}
