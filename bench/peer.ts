import { createRequire } from 'node:module'
import type { Game, MatchEvent } from '@libero/kernel'
import type { Contest, Noted } from './contest.ts'

export const PEER = 'boardgame.io 0.50.2'

/** What a match is to boardgame.io: one object it passes on and does not look into. */
interface Box<S> {
  readonly match: Opaque<S>
}

/** A class of its own, for boardgame.io copies plain objects on every move but leaves instances alone. */
class Opaque<S> {
  state: S | undefined
  played = 0
}

/**
 * Plays noted matches through a local boardgame.io client: one move, which applies the same engine to the state
 * held in `G`. README.md says what is left out in its favour.
 */
export class Peer<S, C, E extends MatchEvent> {
  private readonly opaque = new Opaque<S>()
  private readonly client

  constructor(private readonly contest: Contest<S, C, E>) {
    const { Client } = inProduction(
      () => createRequire(import.meta.url)('boardgame.io/client') as typeof import('boardgame.io/client'),
    )
    const { game, chance } = contest
    const { opaque } = this
    this.client = inProduction(() =>
      Client<Box<S>>({
        game: {
          name: game.id,
          setup: () => ({ match: opaque }),
          disableUndo: true,
          moves: {
            decide: ({ G }, seat: 0 | 1, action: number) => decide(game, G.match, seat, action, chance),
          },
        },
        debug: false,
        numPlayers: 2,
      }),
    )
  }

  /** Plays one match again and makes sure that it was the same; says how many decisions it took. */
  play({ nth, seats, actions, score }: Noted): number {
    const { client, contest, opaque } = this
    const config = contest.begin(nth)
    opaque.state = contest.game.start(config, contest.chance, undefined, opaque.state)
    opaque.played = 0
    client.reset()
    const { decide } = client.moves
    if (!decide) throw new Error('no move')
    for (let n = 0; n < actions.length; n++) {
      // It has no switch for its log, which is copied with every move; an empty one costs the least.
      client.log = []
      decide(seats[n], actions[n])
    }
    const accepted = client.store.getState()?._stateID
    if (opaque.played !== actions.length || accepted !== actions.length)
      throw new Error(`${contest.game.id} ${nth}: ${accepted} of ${actions.length} moves accepted`)
    if (contest.scoreOf(opaque.state) !== score) throw new Error(`${contest.game.id} ${nth}: another score`)
    return actions.length
  }
}

function decide<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  opaque: Opaque<S>,
  seat: 0 | 1,
  action: number,
  chance: Contest<S, C, E>['chance'],
): void {
  if (opaque.state === undefined) return
  game.apply(opaque.state, seat, action, chance)
  opaque.played++
}

/** Outside production boardgame.io walks through the whole state to see whether it can be stored. */
export function inProduction<T>(work: () => T): T {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
