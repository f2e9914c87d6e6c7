import type { Chance, Game, MatchEvent, Pair, Seat, Teller } from '@libero/kernel'
import { NOBODY, SampledChance } from '@libero/kernel'
import type { Bot } from './bot.ts'

/** No match may take longer; every game's own guards end it far earlier. */
export const MOST_DECISIONS = 20_000

/** Plays whole matches between two bots on one state, without allocating while it plays. */
export class BotMatch<S, C, E extends MatchEvent = MatchEvent> {
  private readonly options: Int16Array
  private readonly whims: Pair<SampledChance> = [new SampledChance(1), new SampledChance(2)]
  private readonly dreams = new SampledChance(3)
  private state: S | undefined
  private world: S | undefined

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly bots: Pair<Bot<S>>,
  ) {
    this.options = new Int16Array(game.mostOptions)
  }

  /**
   * One match from kick-off to the final whistle. `whim` seeds what the bots leave to their own dice. Returns the
   * finished state, which the next match uses again; `decided` hears of every decision.
   */
  play(
    config: C,
    chance: Chance,
    whim: number,
    told?: Teller<E>,
    decided?: (state: S, seat: Seat, action: number, options: Int16Array, count: number) => void,
  ): { readonly state: S; readonly decisions: number } {
    const { game, bots, options } = this
    this.whims[0].reseed(whim)
    this.whims[1].reseed(whim ^ 0x5bd1e995)
    this.dreams.reseed(whim ^ 0x27d4eb2f)
    bots[0].begin?.(0)
    bots[1].begin?.(1)
    const state = game.start(config, chance, told, this.state)
    this.state = state
    let decisions = 0
    for (let awaited = game.awaiting(state); awaited !== NOBODY; awaited = game.awaiting(state)) {
      // Both at once: the order in which they answer makes no difference, so home answers first.
      const seat: Seat = awaited & 1 ? 0 : 1
      const bot = bots[seat]
      const count = game.legal(state, seat, options)
      const action = bot.blind
        ? bot.choose(state, seat, options, count, this.whims[seat])
        : bot.choose(this.imagine(state, seat), seat, options, count, this.whims[seat])
      decided?.(state, seat, action, options, count)
      game.apply(state, seat, action, chance, told)
      if (++decisions > MOST_DECISIONS) throw new Error(`${game.id}: no end after ${decisions} decisions`)
    }
    return { state, decisions }
  }

  private imagine(state: S, seat: Seat): S {
    this.world ??= this.game.blank(state)
    this.game.copy(state, this.world)
    this.game.reimagine(this.world, seat, this.dreams)
    return this.world
  }
}
