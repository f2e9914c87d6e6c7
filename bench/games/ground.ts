import type { Bot } from '@libero/bots'
import type { Matters } from '@libero/bots/prospect'
import type { Game, MatchEvent } from '@libero/kernel'

/** A match whose score can be read at any time. */
export interface Scored {
  readonly goals: ArrayLike<number>
}

/** What the bench measures of a game: in which matches, and between whom. */
export interface Ground<S extends Scored, C, E extends MatchEvent> {
  readonly game: Game<S, C, E>
  /** Weakest first. */
  readonly bots: readonly Bot<S>[]
  readonly matters: Matters<S, E>
  /** The whole match as numbers: what a store would keep of it. */
  numbersOf(state: S): number[]
  /** What is agreed in the matches whose speed is measured, by the name of the figures. */
  readonly speed: Readonly<Record<string, unknown>>
  /** What is agreed in the matches in which promises are held beside what happens, by the name of the figures. */
  readonly odds: Readonly<Record<string, unknown>>
  /**
   * The horizon with which boardgame.io's opponent fared best where several were tried; README.md has the figures, and
   * how few they are.
   */
  readonly horizon?: number
}

/** What is done on a ground, whichever game it is: each has a state of its own. */
export type Visit<R> = <S extends Scored, C, E extends MatchEvent>(ground: Ground<S, C, E>) => R

/** A ground whose types only its users know. */
export interface AnyGround {
  readonly id: string
  open<R>(use: Visit<R>): R
}

export const groundOf = <S extends Scored, C, E extends MatchEvent>(ground: Ground<S, C, E>): AnyGround => ({
  id: ground.game.id,
  open: (use) => use(ground),
})
