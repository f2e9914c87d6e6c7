import type { Chance, Seat } from '@libero/kernel'
import { Future } from '../thinking/future.ts'
import type { Insight } from '../thinking/insight.ts'

/** How often a moment of luck is run again: beside who thinks ahead it costs next to nothing. */
const FEW_RERUNS = 8
const MANY_RERUNS = 32

/**
 * What luck did to a match. Wherever dice or cards decided, home's expected share afterwards is compared with the
 * mean of the same moment run again under other luck. What happened and what happens again are drawn from the same
 * law, so the mean of the difference is 0 whatever the judge thinks and whoever plays. The same holds for a choice
 * drawn from a mix that is known.
 */
export class LuckMeter<S> {
  private readonly future: Future<S>
  private again: S | undefined
  private played: S | undefined
  private seed = 0
  private moment = 0
  /** Home's share of what happened, where nothing need be played on to know it. */
  private certain = Number.NaN

  private readonly reruns: number

  constructor(
    private readonly insight: Insight<S>,
    hasTime: boolean,
  ) {
    this.reruns = hasTime ? MANY_RERUNS : FEW_RERUNS
    this.future = new Future(insight, false)
  }

  /** A new match: what is sampled hangs on this number alone. */
  begin(seed: number): void {
    this.seed = seed
    this.moment = 0
  }

  /** What the luck of a decision was worth to home. */
  ofDecision(before: S, seat: Seat, action: number, after: S): number {
    const { rules } = this.insight
    const { dice } = this.future
    this.again ??= rules.blank(before)
    const { again } = this
    this.beginMoment(after)
    let sum = 0
    for (let n = 0; n < this.reruns; n++) {
      dice.reseed(this.sample(n))
      rules.copy(before, again)
      rules.apply(again, seat, action, dice)
      sum += this.better(after, again, n)
    }
    return sum / this.reruns
  }

  /** What the luck of the kick-off was worth to home; `start` kicks off once more. */
  ofKickOff(start: (chance: Chance, into: S) => S, after: S): number {
    const { dice } = this.future
    this.again ??= this.insight.rules.blank(after)
    this.beginMoment(after)
    let sum = 0
    for (let n = 0; n < this.reruns; n++) {
      dice.reseed(this.sample(n))
      this.again = start(dice, this.again)
      sum += this.better(after, this.again, n)
    }
    return sum / this.reruns
  }

  /** What it was worth to home that this option was drawn from the mix, and no other of the first `count`. */
  ofChoice(
    before: S,
    seat: Seat,
    options: Int16Array,
    count: number,
    mix: Float64Array,
    action: number,
  ): number {
    const { rules } = this.insight
    const { dice } = this.future
    this.again ??= rules.blank(before)
    const { again } = this
    this.moment++
    let sum = 0
    for (let n = 0; n < this.reruns; n++) {
      for (let i = 0; i < count; i++) {
        const weight = (options[i] === action ? 1 : 0) - mix[i]
        if (weight === 0) continue
        dice.reseed(this.sample(n))
        rules.copy(before, again)
        rules.apply(again, seat, options[i], dice)
        sum += weight * this.shareOf(again, n)
      }
    }
    return sum / this.reruns
  }

  private beginMoment(after: S): void {
    this.moment++
    this.certain = this.isCertain(after) ? this.shareOf(after, 0) : Number.NaN
  }

  /** How much better what happened is for home than what could have: both are played on with the same dice. */
  private better(happened: S, instead: S, n: number): number {
    const share = Number.isNaN(this.certain) ? this.shareOf(happened, n) : this.certain
    return share - this.shareOf(instead, n)
  }

  private isCertain(s: S): boolean {
    return this.insight.rules.outcome(s) !== undefined || this.insight.isQuiet(s)
  }

  /** Home's share as the judge expects it, the match being played on to a moment it can judge. */
  private shareOf(s: S, n: number): number {
    const { rules } = this.insight
    this.played ??= rules.blank(s)
    rules.copy(s, this.played)
    this.future.dice.reseed(this.sample(MANY_RERUNS + n))
    return this.future.play(this.played, 'own')
  }

  private sample(n: number): number {
    return (this.seed ^ Math.imul(this.moment * 2 * MANY_RERUNS + n + 1, 0x85ebca6b)) | 0
  }
}
