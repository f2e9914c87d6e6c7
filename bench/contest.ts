import type { Bot } from '@libero/bots'
import { BotMatch } from '@libero/bots'
import type { Game, MatchEvent, Seat } from '@libero/kernel'
import { KeyedChance, SampledChance, seedFrom } from '@libero/kernel'

/** Every run plays the same matches. */
const MASTER = seedFrom('libero bench')

/** How many different pairs of builds take turns; made before the clock starts. */
const PAIRINGS = 64

/** One game, played by two bots under luck that the number of the match decides. */
export class Contest<S, C, E extends MatchEvent> {
  private readonly match: BotMatch<S, C, E>
  private readonly configs: readonly C[]
  readonly chance = new KeyedChance()

  constructor(
    readonly game: Game<S, C, E>,
    bot: Bot<S>,
    /** The whole match as numbers: what a store would keep of it. */
    readonly numbersOf: (state: S) => number[],
    /** What is agreed beyond the plain game, and how the figures are then called. */
    options?: unknown,
    readonly called: string = game.id,
  ) {
    this.match = new BotMatch(game, [bot, bot])
    const whim = new SampledChance(1)
    this.configs = Array.from({ length: PAIRINGS }, () => {
      const builds = [bot.build(0, options, whim), bot.build(1, options, whim)] as const
      const prepared = game.prepare({ options, builds })
      if (!prepared.ok) throw new Error(`${game.id}: ${JSON.stringify(prepared.refusals)}`)
      return prepared.value
    })
  }

  /** What match number `nth` begins with; its luck is `chance` from now on. */
  begin(nth: number): C {
    this.chance.become(MASTER, nth)
    const config = this.configs[nth % PAIRINGS]
    if (config === undefined) throw new Error('no configuration')
    return config
  }

  /** Plays match number `nth` without listeners and says how many decisions it took. */
  play(nth: number): number {
    return this.match.play(this.begin(nth), this.chance, nth).decisions
  }

  /** The same match, with its decisions noted. */
  note(nth: number): Noted {
    const seats: Seat[] = []
    const actions: number[] = []
    const { state } = this.match.play(this.begin(nth), this.chance, nth, undefined, (_, seat, action) => {
      seats.push(seat)
      actions.push(action)
    })
    return {
      nth,
      seats: Uint8Array.from(seats),
      actions: Int16Array.from(actions),
      score: this.scoreOf(state),
    }
  }

  scoreOf(state: S): string {
    return JSON.stringify(this.game.outcome(state) ?? null)
  }
}

/** A match as a list of decisions, to be played again elsewhere. */
export interface Noted {
  readonly nth: number
  readonly seats: Uint8Array
  readonly actions: Int16Array
  readonly score: string
}
