/** Where a match stands. Before `Over` a coach is asked; what follows it runs by itself. */
export const Phase = {
  Toss: 0,
  Draft: 1,
  Turn: 2,
  Ability: 3,
  Token: 4,
  Target: 5,
  Motivate: 6,
  Action: 7,
  Spend: 8,
  Reroll: 9,
  Save: 10,
  Special: 11,
  Over: 12,
  HalfBegins: 13,
  RoundBegins: 14,
  NextTurn: 15,
  Compulsory: 16,
  Settle: 17,
  Contest: 18,
  Dice: 19,
  Verdict: 20,
  KeeperRolls: 21,
  KeeperVerdict: 22,
  Duel: 23,
  CleanUp: 24,
  HalfEnds: 25,
} as const

/** The phases by name ('half-begins', …), in the order of their numbers. */
export const PHASES: readonly string[] = Object.keys(Phase).map((name) =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
)

/** Phases without a choice; of them a position stands only in those between rounds. */
export const runsByItself = (phase: number): boolean => phase > Phase.Over
