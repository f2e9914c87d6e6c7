import type { Chance, Checked, Game, MatchEvent, Pair, Seat } from '@libero/kernel'
import { AWAIT_BOTH, accepted, CountedChance, KeyedChance, NOBODY, SampledChance } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import { MOST_DECISIONS } from '../match.ts'
import type { Insight } from '../thinking/insight.ts'
import { Thinker } from '../thinking/thinker.ts'
import { LuckMeter } from './luck.ts'
import type { PairPlayed } from './tally.ts'

/** Who takes part. One who sees all gets the match as it is; everybody else gets it as it may be from his seat. */
export interface Contestant<S> {
  readonly bot: Bot<S>
  readonly seesAll?: boolean
}

/** Contestant A and contestant B. */
type Side = 0 | 1

/**
 * Plays pairs of matches between two contestants: the same luck, keyed by event, with the seats swapped. Each
 * brings his own build and his own whims to both. What a pair comes to hangs on the seed and on its number alone, as
 * long as the contestants do not look at the clock.
 */
export class PairPlayer<S, C, E extends MatchEvent> {
  private readonly options: Int16Array
  /** How often each option was to be chosen, where that is known. */
  private readonly mix: Float64Array
  private isMixed = false
  private readonly keyed = new KeyedChance()
  private readonly chance = new CountedChance(this.keyed)
  private readonly whims: Pair<SampledChance> = [new SampledChance(1), new SampledChance(2)]
  private readonly dreams: Pair<SampledChance> = [new SampledChance(3), new SampledChance(4)]
  private readonly meter: LuckMeter<S> | undefined
  private state: S | undefined
  private before: S | undefined
  private world: S | undefined
  private open: S | undefined
  private isOpen = false
  private readonly throwaway = new SampledChance(5)
  private readonly decisions: [number, number] = [0, 0]
  private readonly ms: [number, number] = [0, 0]
  private readonly longest: [number, number] = [0, 0]
  private readonly iterations: [number, number] = [0, 0]
  private readonly failures: [number, number] = [0, 0]

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly contestants: Pair<Contestant<S>>,
    private readonly agreed: unknown,
    private readonly seed: Uint32Array,
    private readonly insight?: Insight<S>,
  ) {
    this.options = new Int16Array(game.mostOptions)
    this.mix = new Float64Array(game.mostOptions)
    const hasTime = contestants.some(({ bot }) => bot instanceof Thinker)
    this.meter = insight && new LuckMeter(insight, hasTime)
  }

  /** Pair number `n`; refused if what a contestant brings is. */
  play(n: number): Checked<PairPlayed> {
    for (const tally of [this.decisions, this.ms, this.longest, this.iterations, this.failures]) tally.fill(0)
    const goals: [number, number] = [0, 0]
    const points: [number, number] = [0, 0]
    const luck: [number, number] = [0, 0]
    for (const swapped of [0, 1] as const) {
      const config = this.prepared(n, swapped)
      if (!config.ok) return config
      const homeLuck = this.match(config.value, n, swapped)
      const outcome = this.state && this.game.outcome(this.state)
      const home = outcome?.winner === undefined ? 0.5 : 1 - outcome.winner
      points[swapped] = swapped ? 1 - home : home
      luck[swapped] = swapped ? -homeLuck : homeLuck
      goals[0] += outcome?.goals[swapped] ?? 0
      goals[1] += outcome?.goals[swapped ? 0 : 1] ?? 0
    }
    const { decisions, ms, longest, iterations, failures } = this
    return accepted({
      n,
      points,
      ...(this.meter && { luck }),
      goals,
      decisions: [...decisions],
      ms: [...ms],
      longest: [...longest],
      iterations: [...iterations],
      failures: [...failures],
    })
  }

  private numberOf(n: number, word: number): number {
    return (this.seed[word] + 2 * n) | 0
  }

  private prepared(n: number, swapped: Side): Checked<C> {
    const brought = (seat: Seat): unknown => {
      const side = (seat ^ swapped) as Side
      const whim = this.whims[side]
      whim.reseed(this.numberOf(n, 1) + side)
      return this.contestants[side].bot.build(seat, this.agreed, whim)
    }
    return this.game.prepare({ options: this.agreed, builds: [brought(0), brought(1)] })
  }

  /** One match; the state is left at its end. Returns what home owes to luck. */
  private match(config: C, n: number, swapped: Side): number {
    const { game, chance, meter } = this
    this.keyed.become(this.seed, n)
    for (const side of [0, 1] as const) {
      this.whims[side].reseed(this.numberOf(n, 2) + side)
      this.dreams[side].reseed(this.numberOf(n, 3) + side)
    }
    meter?.begin(this.numberOf(n, 4))
    this.isOpen = false
    let taken = chance.taken
    const state = game.start(config, chance, undefined, this.state)
    this.state = state
    this.before ??= game.blank(state)
    for (const seat of [0, 1] as const) this.contestants[seat ^ swapped].bot.begin?.(seat)
    let luck = 0
    if (meter && chance.taken > taken)
      luck += meter.ofKickOff((other: Chance, into: S) => game.start(config, other, undefined, into), state)
    let decisions = 0
    for (let awaited = game.awaiting(state); awaited !== NOBODY; awaited = game.awaiting(state)) {
      const seat: Seat = awaited & 1 ? 0 : 1
      if (awaited === AWAIT_BOTH) this.keepOpen(state)
      else if (seat === 0) this.isOpen = false
      const seen = this.isOpen && this.open !== undefined ? this.open : state
      const action = this.decided(state, seen, seat, (seat ^ swapped) as Side)
      game.copy(state, this.before)
      if (meter && this.isMixed) {
        const count = game.legal(state, seat, this.options)
        luck += meter.ofChoice(state, seat, this.options, count, this.mix, action)
      }
      taken = chance.taken
      game.apply(state, seat, action, chance)
      if (seat === 1) this.goOnOpen(action)
      if (meter && chance.taken > taken) luck += meter.ofDecision(this.before, seat, action, state)
      if (++decisions > MOST_DECISIONS) throw new Error(`${game.id}: no end after ${decisions} decisions`)
    }
    return luck
  }

  /** The match before either of two who decide at once has done so: even who sees all does not see the first choose. */
  private keepOpen(state: S): void {
    this.isOpen = this.contestants.some(({ seesAll }) => seesAll)
    if (!this.isOpen) return
    this.open ??= this.game.blank(state)
    this.game.copy(state, this.open)
  }

  /** The second may have several things to decide before anything is shown. */
  private goOnOpen(action: number): void {
    const { game, open } = this
    if (!this.isOpen || open === undefined) return
    game.apply(open, 1, action, this.throwaway)
    this.isOpen = game.awaiting(open) === AWAIT_BOTH
  }

  /** A legal decision of one side. `seen` is what one who sees all may see of the match. */
  private decided(state: S, seen: S, seat: Seat, side: Side): number {
    const { game, options } = this
    const { bot, seesAll } = this.contestants[side]
    const whim = this.whims[side]
    const count = game.legal(state, seat, options)
    const world = bot.blind ? state : this.worldOf(seesAll ? seen : state, seat, side)
    this.isMixed =
      bot instanceof Thinker && count > 1 && !!this.insight?.duel?.(world, seat, options, count, this.mix)
    let choice = Number.NaN
    const thoughtBefore = thoughtOf(bot)
    const began = performance.now()
    try {
      choice = bot.choose(world, seat, options, count, whim)
    } catch {
      // Counted below: nothing is no option.
    }
    const took = performance.now() - began
    this.iterations[side] += thoughtOf(bot) - thoughtBefore
    if (count > 1) {
      this.decisions[side]++
      this.ms[side] += took
      this.longest[side] = Math.max(this.longest[side], took)
    }
    // The list was his to scribble on.
    const legal = game.legal(state, seat, options)
    for (let i = 0; i < legal; i++) if (options[i] === choice) return choice
    this.failures[side]++
    this.isMixed = false
    return options[whim.below(legal)]
  }

  private worldOf(seen: S, seat: Seat, side: Side): S {
    const { game } = this
    this.world ??= game.blank(seen)
    game.copy(seen, this.world)
    if (!this.contestants[side].seesAll) game.reimagine(this.world, seat, this.dreams[side])
    return this.world
  }
}

const thoughtOf = <S>(bot: Bot<S>): number => (bot instanceof Thinker ? bot.iterations : 0)
