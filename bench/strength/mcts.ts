import { createRequire } from 'node:module'
import type { Bot, Budget } from '@libero/bots'
import type { Game, MatchEvent, Seat } from '@libero/kernel'
import { NOBODY, SampledChance } from '@libero/kernel'
import type { State as Frame, Game as PeerGame } from 'boardgame.io'
import type { Scored } from '../games/ground.ts'
import { inProduction } from '../peer.ts'

/**
 * Who plays the rest of a match at random: boardgame.io, move by move through its own machinery, or our engine in its
 * place, which is no longer what anybody would get, but shows what is left of the difference then.
 */
export const PLAYOUTS = ['its-own', 'ours'] as const
export type Playouts = (typeof PLAYOUTS)[number]

/** What is set for boardgame.io's opponent; README.md says how the settings were found. */
export interface PeerSettings {
  readonly playouts: Playouts
  /**
   * After how many decisions a playout is scored by who leads; missing if it goes on to the final whistle.
   * boardgame.io knows no value of a match that goes on: a playout cut off would count for nobody.
   */
  readonly horizon?: number
}

/** What it is given in a game. */
export const bestSettings = (
  { horizon }: { readonly horizon?: number },
  playouts: Playouts,
): PeerSettings => ({ playouts, ...(horizon && { horizon }) })

/** No playout of these games is longer. */
const TO_THE_WHISTLE = 100_000

/** What it needs of a game's rules. */
export type PeerRules<S> = Pick<
  Game<S, never, MatchEvent>,
  'id' | 'mostOptions' | 'blank' | 'copy' | 'awaiting' | 'legal' | 'apply' | 'outcome'
>

/** How a match ended, in boardgame.io's words. */
type Verdict = { readonly winner: string } | { readonly draw: true }

/** One decision in boardgame.io's words. */
interface Move {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: 'decide'; readonly args: readonly [number]; readonly playerID: string }
}

/** A node of its tree, as far as it is read here. */
interface Root {
  readonly visits: number
  readonly children: readonly { readonly visits: number; readonly parentAction?: unknown }[]
}

/** boardgame.io's opponent at our table, and how much it has thought. */
export interface PeerBot<S> extends Bot<S> {
  /** Playouts since it was made. */
  readonly iterations: number
  within(budget: Budget): PeerBot<S>
}

/**
 * boardgame.io's Monte Carlo tree search as an opponent at our table. It is `blind` in the sense of our bots, that
 * is, it gets the match as it is: it sees every hidden card, and whatever the other has laid face down before.
 * It is given all that makes it stronger: `G` is only the number of a moment, so that nothing is copied, drafted
 * or frozen; the moments are states of our own engine, made once and used again; there are no turns, phases or
 * undo. It rolls dice of its own: ours are in no state, so it cannot know them.
 */
export function peerBot<S extends Scored>(
  game: PeerRules<S>,
  build: Bot<S>['build'],
  settings: PeerSettings,
  budget: Budget,
  moments: Moments<S> = new Moments(game, settings.horizon ?? TO_THE_WHISTLE),
): PeerBot<S> {
  const { frame, think } = inProduction(() => opponent(moments, settings, budget))
  let iterations = 0
  return {
    id: 'boardgame.io',
    blind: true,
    ms: budget.ms,
    build,
    get iterations() {
      return iterations
    },
    begin: () => moments.forget(),
    choose(state, seat, options, count) {
      const only = options[0]
      if (only === undefined) throw new Error('nothing to choose from')
      if (count === 1) return only
      moments.begin(state, seat)
      const root = inProduction(() => think(frame))
      iterations += root.visits
      return mostVisited(root)
    },
    within: (limits) => peerBot(game, build, settings, limits, moments),
  }
}

/** Sets up boardgame.io and its opponent; `think` returns the root of the tree it has grown. */
function opponent<S extends Scored>(moments: Moments<S>, { playouts }: PeerSettings, budget: Budget) {
  const require = createRequire(import.meta.url)
  const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai')
  const { InitializeGame } = require('boardgame.io/internal') as typeof import('boardgame.io/internal')
  const rules: PeerGame<number> = {
    name: moments.game.id,
    disableUndo: true,
    setup: () => 0,
    // Both may always move, so that no event has to hand the turn over.
    turn: { activePlayers: ['0', '1'] },
    moves: { decide: ({ G }, action: number) => moments.after(G, action) },
    endIf: ({ G }) => moments.verdict(G),
  }
  let root: Root | undefined
  let end = 0
  /** It looks at no clock of its own: before each playout this one does, and calls the playout its last. */
  class OnTheClock extends MCTSBot {
    override playout(leaf: Parameters<MCTSBot['playout']>[0]): unknown {
      if (performance.now() >= end) this.iterationCounter = Number.POSITIVE_INFINITY
      if (playouts === 'ours') return moments.playOn(leaf.state.G)
      return moments.forNow(() => super.playout(leaf))
    }
  }
  type MCTSBot = InstanceType<typeof MCTSBot>
  const bot = new OnTheClock({
    game: rules,
    // In a playout it asks for the first player only, so that one speaks for both.
    enumerate: (G: number, _ctx: unknown, playerID: string) => (playerID === '0' ? moments.moves(G) : []),
    // Its option counts up to 2000, but takes any number.
    iterations: budget.iterations ?? Number.POSITIVE_INFINITY,
    playoutDepth: TO_THE_WHISTLE,
    iterationCallback: ({ metadata }) => {
      root = metadata
    },
  })
  return {
    frame: InitializeGame({ game: rules, numPlayers: 2 }) as Frame,
    think(frame: Frame): Root {
      end = performance.now() + budget.ms
      // The promise is kept before it is given: without its option `async` it thinks at once.
      void bot.play(frame, '0')
      if (!root) throw new Error('boardgame.io has not thought')
      return root
    },
  }
}

/** What it would answer itself: the first of the children visited most. */
function mostVisited({ children }: Root): number {
  let best: Root['children'][number] | undefined
  for (const child of children) if (!best || child.visits > best.visits) best = child
  if (!best) throw new Error('boardgame.io has tried nothing')
  return (best.parentAction as Move).payload.args[0]
}

/** The moments of one decision's thinking. Number 0 is the match as it stands. */
class Moments<S extends Scored> {
  private readonly states: S[] = []
  private readonly seats: (Seat | undefined)[] = []
  private readonly depths: number[] = []
  private used = 0
  private readonly options: Int16Array
  private readonly words: readonly [Map<number, Move>, Map<number, Move>] = [new Map(), new Map()]
  private readonly dice = new SampledChance(Math.floor(Math.random() * 0x1_0000_0000))

  constructor(
    readonly game: PeerRules<S>,
    private readonly horizon: number,
  ) {
    this.options = new Int16Array(game.mostOptions)
  }

  /** The rooms fit the match they were made for: cards and options are part of it. */
  forget(): void {
    this.states.length = 0
  }

  /** The match as it stands. Where both are awaited it is `seat` who thinks. */
  begin(state: S, seat: Seat): void {
    this.used = 0
    this.game.copy(state, this.room(state))
    this.seats[0] = seat
    this.depths[0] = 0
  }

  /** The moment after a decision. */
  after(moment: number, action: number): number {
    const before = this.states[moment]
    const seat = this.seats[moment]
    if (before === undefined || seat === undefined) throw new Error(`no decision at ${moment}`)
    const next = this.used
    const state = this.room(before)
    this.game.copy(before, state)
    this.game.apply(state, seat, action, this.dice)
    this.seats[next] = this.next(state)
    this.depths[next] = (this.depths[moment] ?? 0) + 1
    return next
  }

  /** The decisions that are open, as boardgame.io wants them. */
  moves(moment: number): Move[] {
    const state = this.states[moment]
    const seat = this.seats[moment]
    if (state === undefined || seat === undefined) return []
    const count = this.game.legal(state, seat, this.options)
    const moves: Move[] = []
    for (let n = 0; n < count; n++) moves.push(this.word(seat, this.options[n] ?? 0))
    return moves
  }

  verdict(moment: number): Verdict | undefined {
    const state = this.states[moment]
    // boardgame.io asks once before there is a match.
    if (state === undefined) return undefined
    const seat = this.seats[moment]
    const goesOn = seat !== undefined && (this.depths[moment] ?? 0) < this.horizon
    return goesOn ? undefined : this.score(state, seat)
  }

  /** Any decisions up to the final whistle, or to the horizon. */
  playOn(moment: number): Verdict {
    const { game, options, dice } = this
    const before = this.states[moment]
    if (before === undefined) throw new Error(`no moment ${moment}`)
    const state = this.forNow(() => this.room(before))
    game.copy(before, state)
    let depth = this.depths[moment] ?? 0
    let seat = this.seats[moment]
    while (seat !== undefined && depth < this.horizon) {
      const count = game.legal(state, seat, options)
      game.apply(state, seat, options[dice.below(count)] ?? 0, dice)
      seat = this.next(state)
      depth++
    }
    return this.score(state, seat)
  }

  /** What is played on leaves no moments behind: only the tree keeps its own. */
  forNow<R>(work: () => R): R {
    const { used } = this
    const result = work()
    this.used = used
    return result
  }

  /** Who decides next; where both are awaited, home comes first, as at our table. */
  private next(state: S): Seat | undefined {
    const awaited = this.game.awaiting(state)
    return awaited === NOBODY ? undefined : awaited & 1 ? 0 : 1
  }

  private score(state: S, seat: Seat | undefined): Verdict {
    if (seat === undefined) {
      const winner = this.game.outcome(state)?.winner
      return winner === undefined ? { draw: true } : { winner: String(winner) }
    }
    const lead = (state.goals[0] ?? 0) - (state.goals[1] ?? 0)
    return lead === 0 ? { draw: true } : { winner: lead > 0 ? '0' : '1' }
  }

  private word(seat: Seat, action: number): Move {
    const words = this.words[seat]
    let word = words.get(action)
    if (!word) {
      word = { type: 'MAKE_MOVE', payload: { type: 'decide', args: [action], playerID: String(seat) } }
      words.set(action, word)
    }
    return word
  }

  private room(like: S): S {
    const at = this.used++
    const state = this.states[at] ?? this.game.blank(like)
    this.states[at] = state
    return state
  }
}
