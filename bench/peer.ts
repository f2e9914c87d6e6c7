import { createRequire } from 'node:module'
import type { Game, MatchEvent } from '@libero/kernel'
import type { Contest, Noted } from './contest.ts'

export const PEER = 'boardgame.io 0.50.2'

/**
 * How boardgame.io is used. By its manual: `G` is plain data that can be stored, and everything else is as it
 * comes. Stripped: all that can be taken off it is taken off; README.md lists it.
 */
export type Manner = 'manual' | 'stripped'

/** `G` by the manual: the numbers of the match, and nothing else. */
interface Numbers {
  readonly numbers: number[]
}

/** `G` stripped: a class of its own, for plain objects are copied on every move but instances left alone. */
class Opaque {
  readonly inside = true
}
interface Box {
  readonly match: Opaque
}

/** Plays noted matches through a local boardgame.io client: one move, which applies the same engine. */
export class Peer<S, C, E extends MatchEvent> {
  private readonly client
  private state: S | undefined
  private before: readonly number[] = []
  private played = 0

  constructor(
    private readonly contest: Contest<S, C, E>,
    private readonly manner: Manner,
  ) {
    const { game } = contest
    this.client = inManner(manner, () => {
      const require = createRequire(import.meta.url)
      const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client')
      return Client<Numbers | Box>({
        game: {
          name: game.id,
          setup: () => (manner === 'manual' ? { numbers: [...this.before] } : { match: new Opaque() }),
          ...(manner === 'stripped' && { disableUndo: true }),
          moves: {
            decide: ({ G }, seat: 0 | 1, action: number) => {
              this.decide(game, 'numbers' in G ? G.numbers : undefined, seat, action)
            },
          },
        },
        debug: false,
        numPlayers: 2,
      })
    })
  }

  /** Plays one match again and makes sure that it was the same; says how many decisions it took. */
  play({ nth, seats, actions, score }: Noted): number {
    const { client, contest } = this
    const config = contest.begin(nth)
    const state = contest.game.start(config, contest.chance, undefined, this.state)
    this.state = state
    this.before = contest.numbersOf(state)
    this.played = 0
    client.reset()
    const { decide } = client.moves
    if (!decide) throw new Error('no move')
    for (let n = 0; n < actions.length; n++) {
      // It has no switch for its log, which is copied with every move; an empty one costs the least.
      if (this.manner === 'stripped') client.log = []
      decide(seats[n], actions[n])
    }
    const accepted = client.store.getState()?._stateID
    if (this.played !== actions.length || accepted !== actions.length)
      throw new Error(`${contest.game.id} ${nth}: ${accepted} of ${actions.length} moves accepted`)
    if (contest.scoreOf(state) !== score) throw new Error(`${contest.game.id} ${nth}: another score`)
    return actions.length
  }

  /**
   * The move. By the manual only the numbers that changed are written to `G`; that they are not read from it
   * again for every move is a present to the peer, whose drafts make reading dear.
   */
  private decide(game: Game<S, C, E>, draft: number[] | undefined, seat: 0 | 1, action: number): void {
    const { state, contest, before } = this
    if (state === undefined) return
    game.apply(state, seat, action, contest.chance)
    this.played++
    if (!draft) return
    const after = contest.numbersOf(state)
    for (let i = 0; i < after.length; i++) if (after[i] !== before[i]) draft[i] = after[i] ?? 0
    this.before = after
  }
}

const inManner = <T>(manner: Manner, work: () => T): T =>
  manner === 'stripped' ? inProduction(work) : work()

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
