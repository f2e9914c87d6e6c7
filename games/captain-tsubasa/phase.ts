/** Where a match stands. Before `Over` a coach is asked; what follows it runs by itself. */
export const Phase = {
  Toss: 0,
  Draft: 1,
  Turn: 2,
  Ability: 3,
  Token: 4,
  Target: 5,
  Action: 6,
  Spend: 7,
  Reroll: 8,
  Save: 9,
  Special: 10,
  Over: 11,
  HalfBegins: 12,
  RoundBegins: 13,
  NextTurn: 14,
  Compulsory: 15,
  Settle: 16,
  Contest: 17,
  Dice: 18,
  Verdict: 19,
  KeeperRolls: 20,
  KeeperVerdict: 21,
  Duel: 22,
  CleanUp: 23,
  HalfEnds: 24,
} as const

/** The phases by name ('half-begins', …), in the order of their numbers. */
export const PHASES: readonly string[] = Object.keys(Phase).map((name) =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
)
