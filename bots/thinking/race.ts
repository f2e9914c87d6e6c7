import type { SampledChance, Seat } from '@libero/kernel'
import type { Budget, Weighed } from '../bot.ts'
import type { Future, Sight } from './future.ts'
import type { Belief, Insight } from './insight.ts'
import { Worlds } from './worlds.ts'

/** Options are dropped only after so many worlds, and the race is over early only after more. */
const FEWEST_WORLDS = 2
const WORLDS_TO_BE_SURE = 12
/** How many standard errors ahead the first must be for the race to end early. */
const CLEAR = 3.5
/** Among more options than this, no two are compared world by world. */
const MOST_COMPARED = 24
/** Every so many worlds one is seen through the rival's eyes. */
const RIVALS_TURN = 3

/**
 * Tries options on sampled worlds, all on the same ones, and drops the worse half again and again: the time goes to
 * those between which the decision lies.
 */
export class Race<S> {
  iterations = 0
  private readonly tries: Int32Array
  private readonly sums: Float64Array
  private readonly order: Int16Array
  private readonly shares: Float64Array
  private readonly squares = new Float64Array(MOST_COMPARED * MOST_COMPARED)
  private readonly worlds: Worlds<S>
  private run: S | undefined
  private alive = 0

  constructor(
    private readonly insight: Insight<S>,
    private readonly future: Future<S>,
    /** Whether the rival gets worlds in which he learns without knowing the thinker's cards. */
    private readonly hearsRival: boolean,
  ) {
    const most = insight.rules.mostOptions
    this.tries = new Int32Array(most)
    this.sums = new Float64Array(most)
    this.order = new Int16Array(most)
    this.shares = new Float64Array(most)
    this.worlds = new Worlds(insight.rules, future.dice)
  }

  /** Runs until one is left, the budget is used up or the first is clearly ahead. */
  decide(
    world: S,
    seat: Seat,
    options: Int16Array,
    count: number,
    whim: SampledChance,
    budget: Budget,
    belief?: Belief<S>,
  ): void {
    const { future, order } = this
    const began = performance.now()
    const most = budget.iterations ?? Number.POSITIVE_INFINITY
    const rounds = Math.max(1, Math.ceil(Math.log2(count)))
    const dice = future.dice
    dice.reseed(whim.word())
    this.tries.fill(0, 0, count)
    this.sums.fill(0, 0, count)
    this.squares.fill(0)
    for (let i = 0; i < count; i++) order[i] = i
    this.alive = count
    this.iterations = 0
    future.begin(seat)
    let worlds = 0
    let isOver = false
    for (let round = 1; round <= rounds && !isOver; round++) {
      const share = round / rounds
      let tried = 0
      while (!isOver && (tried < FEWEST_WORLDS || !this.isUsed(began, budget.ms, most, share))) {
        // However little time there is, everything is tried once; beyond the whole budget nothing is.
        isOver = worlds > 0 && this.isUsed(began, budget.ms, most, 1)
        if (isOver) break
        const luck = whim.word()
        const sampled = this.worlds.draw(world, seat, belief)
        if (this.hearsRival && worlds % RIVALS_TURN === 0) this.listen(sampled, seat, luck)
        for (let n = 0; n < this.alive; n++) this.tryOut(sampled, seat, options, order[n], luck)
        this.compare(count)
        worlds++
        tried++
        isOver = this.isClear(worlds, count)
      }
      this.sort()
      if (!isOver) this.alive = Math.max(1, Math.ceil(this.alive / 2))
    }
  }

  private isUsed(began: number, ms: number, most: number, share: number): boolean {
    return this.iterations >= most * share || performance.now() - began >= ms * share
  }

  private tryOut(sampled: S, seat: Seat, options: Int16Array, which: number, luck: number): void {
    const { rules } = this.insight
    this.run ??= rules.blank(sampled)
    rules.copy(sampled, this.run)
    this.future.dice.reseed(luck)
    rules.apply(this.run, seat, options[which], this.future.dice)
    const share = this.goOn(this.run, 'own')
    this.shares[which] = seat === 0 ? share : 1 - share
    this.sums[which] += this.shares[which]
    this.tries[which]++
  }

  /** The same moment with the thinker's own cards dealt anew, from which only the rival learns. */
  private listen(sampled: S, seat: Seat, luck: number): void {
    const { rules } = this.insight
    this.run ??= rules.blank(sampled)
    rules.copy(sampled, this.run)
    this.future.dice.reseed(luck ^ 0x5bd1e995)
    rules.reimagine(this.run, (1 - seat) as Seat, this.future.dice)
    this.goOn(this.run, 'rival')
  }

  private goOn(run: S, eyes: Sight): number {
    this.iterations++
    return this.future.play(run, eyes)
  }

  /** Squares of the differences on the same world, of those still in the race. */
  private compare(count: number): void {
    if (count > MOST_COMPARED) return
    const { order, shares, squares } = this
    for (let a = 0; a < this.alive; a++) {
      for (let b = 0; b < this.alive; b++) {
        const gap = shares[order[a]] - shares[order[b]]
        squares[order[a] * MOST_COMPARED + order[b]] += gap * gap
      }
    }
  }

  /** Whether the first is so far ahead of all others in the race that more worlds would not change it. */
  private isClear(worlds: number, count: number): boolean {
    if (count > MOST_COMPARED || worlds < WORLDS_TO_BE_SURE || worlds % 4 !== 0) return false
    const { order, tries } = this
    let first = order[0]
    for (let n = 1; n < this.alive; n++) if (this.mean(order[n]) > this.mean(first)) first = order[n]
    for (let n = 0; n < this.alive; n++) {
      const one = order[n]
      if (one === first) continue
      const met = tries[one]
      const lead = this.mean(first) - this.mean(one)
      const spread = this.squares[first * MOST_COMPARED + one] / met - lead * lead
      if (lead * lead * met < CLEAR * CLEAR * Math.max(1e-7, spread)) return false
    }
    return true
  }

  private mean(which: number): number {
    return this.tries[which] === 0 ? 0 : this.sums[which] / this.tries[which]
  }

  /** The best of those in the race come first. */
  private sort(): void {
    const { order } = this
    for (let n = 1; n < this.alive; n++) {
      const one = order[n]
      let at = n
      for (; at > 0 && this.mean(order[at - 1]) < this.mean(one); at--) order[at] = order[at - 1]
      order[at] = one
    }
  }

  /** The option in front. */
  best(options: Int16Array): number {
    return options[this.order[0]]
  }

  /** How often each option is to be chosen where nobody shall read it: those hardly worse than the first, the better the likelier. */
  mixInto(mix: Float64Array, count: number, heat: number): void {
    const { order } = this
    const top = this.mean(order[0])
    let total = 0
    for (let n = 0; n < count; n++) {
      const which = order[n]
      // What was dropped after a few worlds is not known well enough.
      const isKnown = 4 * this.tries[which] >= this.tries[order[0]]
      mix[which] = isKnown ? Math.exp(Math.min(0, this.mean(which) - top) / heat) : 0
      total += mix[which]
    }
    for (let n = 0; n < count; n++) mix[n] /= total
  }

  /** All options, those that stayed longest in the race first; `mix` says how often each is to be chosen. */
  weighed(options: Int16Array, count: number, mix?: Float64Array): readonly Weighed[] {
    return Array.from(this.order.subarray(0, count), (which) => ({
      action: options[which],
      // With luck taken off, a few tries may come to a little more than everything.
      share: Math.min(1, Math.max(0, this.mean(which))),
      tries: this.tries[which],
      ...(mix && { mix: mix[which] }),
    }))
  }
}
