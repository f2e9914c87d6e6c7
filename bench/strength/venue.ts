import type { Bot } from '@libero/bots'
import { captainTsubasaBots } from '@libero/bots/captain-tsubasa'
import { finaleBots } from '@libero/bots/finale'
import { hatTrickBots } from '@libero/bots/hat-trick'
import { captainTsubasa } from '@libero/captain-tsubasa'
import { finale } from '@libero/finale'
import { hatTrick } from '@libero/hat-trick'
import type { Game, MatchEvent } from '@libero/kernel'
import type { Scored } from './mcts.ts'

/** A game and the opponents measured in it. */
export interface Venue<S extends Scored, C, E extends MatchEvent> {
  readonly game: Game<S, C, E>
  readonly bots: readonly Bot<S>[]
}

/** The last of the list is the strongest. */
export function topOf<S>(bots: readonly Bot<S>[]): Bot<S> {
  const top = bots.at(-1)
  if (!top) throw new Error('no opponent')
  return top
}

/** What is done in a venue, whichever game it is: each has a state of its own. */
export type Visit<R> = <S extends Scored, C, E extends MatchEvent>(venue: Venue<S, C, E>) => R

/** The games, in the order of the table. */
export const GAMES = [finale.id, hatTrick.id, captainTsubasa.id]

/** Goes to the venue of a game. */
export function visit<R>(game: string, to: Visit<R>): R {
  if (game === finale.id) return to({ game: finale, bots: finaleBots })
  if (game === hatTrick.id) return to({ game: hatTrick, bots: hatTrickBots })
  if (game === captainTsubasa.id) return to({ game: captainTsubasa, bots: captainTsubasaBots })
  throw new Error(`no game ${game}`)
}
