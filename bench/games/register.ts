import { captainTsubasaGround } from './captain-tsubasa.ts'
import { finaleGround } from './finale.ts'
import type { AnyGround, Visit } from './ground.ts'
import { hatTrickGround } from './hat-trick.ts'

/** Every game that is measured, in the order of the tables. A new one is a file beside this one and a line here. */
export const GROUNDS: readonly AnyGround[] = [finaleGround, hatTrickGround, captainTsubasaGround]

export const GAMES = GROUNDS.map(({ id }) => id)

/** Goes to the ground of a game. */
export function visit<R>(game: string, to: Visit<R>): R {
  const ground = GROUNDS.find(({ id }) => id === game)
  if (!ground) throw new Error(`no game ${game}`)
  return ground.open(to)
}
