import type { Match, Setting } from '../match.ts'
import { match } from '../match.ts'

/**
 * Number 7 gives the ball sideways to 6 (b3), who then acts; straight ahead of him is away's 7 (b4). His line holds
 * h6, h7 and a9, a8; one line on are h8 and h9, two lines on h10 and h11.
 */
export const ACTS_H6 = { ball: 'h7' } as const

/** Number 10 stands in the final line (b6), alone but for a2 (c6); a3 is behind him (b5), h11 beside that (c5). */
export const IN_FRONT_OF_GOAL = {
  ball: 'h10',
  on: { h10: 'b6' },
  opportunity: true,
  hands: [
    ['short-1-left', 'short-1-right'],
    ['short-1-left', 'short-1-right'],
  ],
} as const satisfies Setting

/** Number 10 has a clear shot with this card, and chooses to take it. */
export const shot = (card: string, setting: Setting = {}): Match =>
  match({ ...IN_FRONT_OF_GOAL, faceUp: [card, 'short-1-left'], ...setting })
    .standStill()
    .play('h shoot')

/** A dribble of h6 past a7 that is level in everything: a foul by a7. */
export const FOUL_BY_A7 = {
  ...ACTS_H6,
  faceUp: ['dribble-2-left', 'short-2-left'],
  footballs: { h6: { attack: 3 }, a7: { defence: 3 } },
} as const satisfies Setting

/** A dribble of h10 from b5 past a3 into the middle of the final line, level in everything: a penalty. */
export const PENALTY_BY_A3 = {
  ball: 'h11',
  faceUp: ['dribble-2-left', 'short-2-left'],
  footballs: { h10: { attack: 3 }, a3: { defence: 3 } },
} as const satisfies Setting

/** The keeper of the away side has the ball. */
export const GOAL_KICK = { phase: 'goal-kick-attack', ball: 'a' } as const satisfies Setting

/** Both decks have run out, and this turn's dribble takes h6 from b3 to b4: the half may end. */
export const TIME_IS_UP = {
  ...ACTS_H6,
  faceUp: ['dribble-4-left', 'short-1-left'],
  footballs: { h6: { attack: 5 }, a7: { defence: 1 } },
  decks: [[], []],
} as const satisfies Setting

/** The last turn of a half, which ends in midfield. */
export const lastTurn = (setting: Setting = {}): Match => match({ ...TIME_IS_UP, ...setting }).standStill()
