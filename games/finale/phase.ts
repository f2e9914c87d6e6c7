/**
 * Where a match stands. Up to `NextTaker` a coach is asked; what follows `Over` runs by itself. After `ShootOutBegins`
 * comes what later versions ask.
 */
export const Phase = {
  Changes: 0,
  Tactics: 1,
  Exchange: 2,
  FurtherTactic: 3,
  AttackersMen: 4,
  DefendersMen: 5,
  Replacement: 6,
  InjuredKeeper: 7,
  SentOffKeeper: 8,
  ManForKeeper: 9,
  Takers: 10,
  NextTaker: 11,
  Over: 12,
  PeriodBegins: 13,
  Reveal: 14,
  AttackBegins: 15,
  ActionBegins: 16,
  Comparison: 17,
  Hazards: 18,
  Turning: 19,
  CounterBegins: 20,
  AttackEnds: 21,
  PeriodEnds: 22,
  Shots: 23,
  ExtraTimeBegins: 24,
  ShootOutBegins: 25,
  HazardOrder: 26,
  Packing: 27,
} as const

/** The phases by name ('attackers-men', …), in the order of their numbers. */
export const PHASES: readonly string[] = Object.keys(Phase).map((name) =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
)

/** The phases of finale-1. */
export const FIRST_PHASES = PHASES.slice(0, Phase.ShootOutBegins + 1)

/** Phases in which a coach is asked because of one man: injured, sent off, or a keeper about to come on. */
export const asksAboutMan = (phase: number): boolean =>
  phase >= Phase.Replacement && phase <= Phase.ManForKeeper

/** Of them, those in which the goal is empty. */
export const asksAboutGoal = (phase: number): boolean =>
  phase > Phase.Replacement && phase <= Phase.ManForKeeper

/** Those in which hazards are still to be rolled for, or may be. */
export const asksWithinHazards = (phase: number): boolean =>
  asksAboutMan(phase) || phase === Phase.HazardOrder
