/** Where a match stands. Up to `GoalKickCard` a coach is asked; what follows `Over` runs by itself. */
export const Phase = {
  PlayCard: 0,
  AttackMove: 1,
  SidewaysPass: 2,
  DefenceMove: 3,
  LongBall: 4,
  OpportunityPass: 5,
  ShootOrNot: 6,
  Duel: 7,
  Save: 8,
  FreeKickDefence: 9,
  FreeKickAttack: 10,
  FreeKickChoice: 11,
  GoalKickAttack: 12,
  GoalKickDefence: 13,
  GoalKickCard: 14,
  Over: 15,
  TurnBegins: 16,
  RoundBegins: 17,
  Reveal: 18,
  Action: 19,
  ShotBegins: 20,
  SaveEnds: 21,
  HalfEnds: 22,
  Penalties: 23,
} as const

/** The phases by name ('sideways-pass', …), in the order of their numbers. */
export const PHASES: readonly string[] = Object.keys(Phase).map((name) =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
)
