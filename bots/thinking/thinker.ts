import type { SampledChance, Seat } from '@libero/kernel'
import type { Bot, Budget, Weighed } from '../bot.ts'
import { drawn, Future } from './future.ts'
import type { Belief, Insight } from './insight.ts'
import { Race } from './race.ts'

/** How much of a share an option may be worse to be mixed in. */
const MILD = 0.004

/** How a bot that thinks ahead does it. */
interface Manner {
  readonly id: string
  /** Whether it remembers in a tree what came of decisions, and believes something of what the rival holds. */
  readonly isDeep: boolean
  /** How much of a share an option may be worse to be mixed in where a choice stays face down; 0 for never. */
  readonly heat: number
}

/** Tries each option on sampled worlds and plays quickly on to where the judge can speak. */
export const monteCarloBot = <S>(
  insight: Insight<S>,
  build: Bot<S>['build'],
  budget: Budget = { ms: 20 },
): Bot<S> => new Thinker(insight, build, budget, { id: 'montecarlo', isDeep: false, heat: 0 })

/** Searches a tree of what each coach knows, on worlds weighed by what the rival did, and mixes where it lies open to guessing. */
export const searchBot = <S>(
  insight: Insight<S>,
  build: Bot<S>['build'],
  budget: Budget = { ms: 200 },
): Bot<S> => new Thinker(insight, build, budget, { id: 'search', isDeep: true, heat: MILD })

export class Thinker<S> implements Bot<S> {
  readonly id: string
  readonly ms: number
  /** Continuations tried since it was made, for those who measure. */
  iterations = 0
  private race: Race<S> | undefined
  private readonly mix = new Float64Array(64)
  private readonly beliefs: [Belief<S> | undefined, Belief<S> | undefined] = [undefined, undefined]

  constructor(
    private readonly insight: Insight<S>,
    readonly build: Bot<S>['build'],
    private readonly budget: Budget,
    private readonly manner: Manner,
  ) {
    this.id = manner.id
    this.ms = budget.ms
  }

  within(budget: Budget): Bot<S> {
    return new Thinker(this.insight, this.build, budget, this.manner)
  }

  begin(seat: Seat): void {
    this.beliefs[seat] = this.manner.isDeep ? this.insight.belief?.() : undefined
  }

  look(world: S, seat: Seat): void {
    this.beliefs[seat]?.look(world, seat)
  }

  choose(world: S, seat: Seat, options: Int16Array, all: number, whim: SampledChance): number {
    this.look(world, seat)
    const { insight, mix } = this
    const count = insight.serious?.(world, seat, options, all) ?? all
    if (count === 1) return options[0]
    const outright = insight.outright?.(world, seat, options, count, whim) ?? -1
    if (outright >= 0) return outright
    if (this.solves(world, seat, options, count)) return options[drawn(mix, count, whim)]
    const race = this.think(world, seat, options, count, whim)
    if (this.manner.heat === 0 || !insight.isHidden(world) || count > mix.length) return race.best(options)
    race.mixInto(mix, count, this.manner.heat)
    return options[drawn(mix, count, whim)]
  }

  weigh(world: S, seat: Seat, options: Int16Array, count: number, whim: SampledChance): readonly Weighed[] {
    const { insight, mix } = this
    this.look(world, seat)
    const race = this.think(world, seat, options, count, whim)
    if (!insight.isHidden(world) || count > mix.length) return race.weighed(options, count)
    if (!this.solves(world, seat, options, count)) race.mixInto(mix, count, this.manner.heat || MILD)
    return race.weighed(options, count, mix)
  }

  private solves(world: S, seat: Seat, options: Int16Array, count: number): boolean {
    return count <= this.mix.length && !!this.insight.duel?.(world, seat, options, count, this.mix)
  }

  private think(world: S, seat: Seat, options: Int16Array, count: number, whim: SampledChance): Race<S> {
    const { insight, manner } = this
    this.race ??= new Race(insight, new Future(insight, manner.isDeep), manner.isDeep)
    this.race.decide(world, seat, options, count, whim, this.budget, this.beliefs[seat])
    this.iterations += this.race.iterations
    return this.race
  }
}
