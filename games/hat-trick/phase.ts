/** Where a match stands. Before `Over` a coach is asked, what follows it runs by itself; later versions add to the end. */
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
  // What only the Players expansion asks.
  Skill: 15,
  Prevent: 16,
  StyleCard: 17,
  TakeStyle: 18,
  Receiver: 19,
  Fouler: 20,
  Snapshot: 21,
  Appeal: 22,
  Substitution: 23,
  Over: 24,
  TurnBegins: 25,
  RoundBegins: 26,
  Reveal: 27,
  Action: 28,
  ShotBegins: 29,
  SaveEnds: 30,
  HalfEnds: 31,
  Penalties: 32,
  // Steps between the moments of the expansion; without it they follow each other at once.
  Moment: 33,
  AttackMoveBegins: 34,
  Sideways: 35,
  DefenceMoveBegins: 36,
  Verdict: 37,
  Complete: 38,
  AfterFoul: 39,
  ActionOver: 40,
  StyleRow: 41,
  DuelBegins: 42,
  // A ball that reaches somebody, by the way it went.
  PassArrives: 43,
  Interception: 44,
  GoalKickArrives: 45,
  OutOfCards: 46,
  ParryArrives: 47,
  CornerArrives: 48,
  BallWon: 49,
  HalfBegins: 50,
  CarryOut: 51,
  FreeKick: 52,
  GoalKickBegins: 53,
  CornerBegins: 54,
  ShootOutBegins: 55,
  PenaltyEnds: 56,
  OpportunityPassArrives: 57,
  // Since the second rules.
  OpportunityGoesOn: 58,
  PenaltyCard: 59,
} as const

/** The phases by name ('sideways-pass', …), in the order of their numbers. */
export const PHASES: readonly string[] = Object.keys(Phase).map((name) =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
)

/** Those of the first version of the rules. */
export const PHASES_AT_FIRST = PHASES.slice(0, Phase.OpportunityPassArrives + 1)

/** §7 A shot is being taken: corners are chosen, or the keeper draws. */
export const isShot = (phase: number): boolean => phase === Phase.Duel || phase === Phase.Save

/** §4.1 Both lay a card. */
export const isPlayCard = (phase: number): boolean => phase === Phase.PlayCard

/** §11.2 The shooter chooses one of his five cards. */
export const isPenaltyCard = (phase: number): boolean => phase === Phase.PenaltyCard

/** Of a turn, up to the question whether to shoot. */
export const isBeforeShot = (phase: number): boolean => phase <= Phase.ShootOrNot

/** §8 The keeper has the ball. */
export const isGoalKick = (phase: number): boolean =>
  phase >= Phase.GoalKickAttack && phase <= Phase.GoalKickCard
