import type { Bot } from '@libero/bots'
import type { SampledChance, Seat } from '@libero/kernel'
import { median } from '../clock.ts'

/** A bot whose continuations are counted since it was made. */
interface Counted {
  readonly iterations: number
}

const isCounted = (bot: object): bot is Counted => 'iterations' in bot && typeof bot.iterations === 'number'

/** Stands between the table and a bot, and notes how much it tries out for each decision. */
export class NotedBot<S> implements Bot<S> {
  readonly id: string
  readonly ms: number
  readonly blind: boolean
  /** Decisions for which anything was tried: how much, and in how many milliseconds. */
  readonly tries: number[] = []
  readonly took: number[] = []

  constructor(private readonly bot: Bot<S>) {
    this.id = bot.id
    this.ms = bot.ms
    this.blind = bot.blind ?? false
  }

  build(seat: Seat, options: unknown, whim: SampledChance): unknown {
    return this.bot.build(seat, options, whim)
  }

  begin(seat: Seat): void {
    this.bot.begin?.(seat)
  }

  choose(world: S, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
    const { bot } = this
    const before = isCounted(bot) ? bot.iterations : 0
    const began = performance.now()
    const choice = bot.choose(world, seat, options, count, whim)
    const took = performance.now() - began
    const tries = isCounted(bot) ? bot.iterations - before : 0
    if (tries > 0) {
      this.tries.push(tries)
      this.took.push(took)
    }
    return choice
  }

  /** What was noted so far does not count. */
  forget(): void {
    this.tries.length = 0
    this.took.length = 0
  }

  /**
   * Half of all decisions had at least so many. The mean would say nothing: just before the final whistle there is
   * next to nothing left to play, and a single decision can have thousands.
   */
  get triesPerDecision(): number {
    return median(this.tries)
  }

  /** By the same token the median of the decisions' rates. */
  get triesPerSecond(): number {
    return median(this.tries.map((tries, n) => (tries * 1000) / (this.took[n] ?? 1)))
  }
}
