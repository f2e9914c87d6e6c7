import type { MatchEvent, Seat } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { Future } from '../thinking/future.ts'
import type { Insight } from '../thinking/index.ts'
import { Worlds } from '../thinking/worlds.ts'
import { Far } from './far.ts'
import type { Quarry } from './quarry.ts'

/**
 * How a world is played on: quickly to the next quiet moment, along a tree of what each coach learns, or far on as
 * sensible coaches would.
 */
export type Manner = 'quick' | 'tree' | 'far'

/** An option, and what it is worth to the coach who is asked. */
export interface Appraised {
  readonly action: number
  /** 0 … 1: his share of the match. */
  readonly share: number
  /** How far off that may be, 19 times in 20. */
  readonly margin: number
  /** How much less than the best, … */
  readonly behind: number
  /** … and the standard error of that: both were tried in the same worlds with the same luck. */
  readonly doubt: number
}

/** All options, best first. */
export type Appraisal = readonly Appraised[]

/** The tree learns of so many of the worlds before they count. */
const LEARNING = 0.25
/** Every so many worlds one is seen through the rival's eyes. */
const RIVALS_TURN = 3

/**
 * Says what every option of a question is worth, from nothing but what the coach who is asked can see there: hidden
 * things are redrawn for every world. Nothing is dropped early: all options are known equally well.
 */
export class Appraiser<S, C, E extends MatchEvent> {
  private readonly insight: Insight<S>
  private readonly future: Pick<Future<S>, 'dice' | 'begin' | 'play'>
  private readonly worlds: Worlds<S>
  private readonly options: Int16Array
  private world: S | undefined
  private run: S | undefined

  constructor(
    quarry: Pick<Quarry<S, C, E>, 'insight' | 'matters'>,
    private readonly manner: Manner,
  ) {
    const { insight } = quarry
    this.insight = insight
    this.future = manner === 'far' ? new Far(quarry) : new Future(insight, manner === 'tree')
    this.worlds = new Worlds(insight.rules, this.future.dice)
    this.options = new Int16Array(insight.rules.mostOptions)
  }

  /** Every option tried in so many worlds. */
  appraise(s: S, seat: Seat, worlds: number, seed: number): Appraisal {
    const { insight, future, options } = this
    const { rules } = insight
    const count = rules.legal(s, seat, options)
    const whim = new SampledChance(seed)
    this.world ??= rules.blank(s)
    this.run ??= rules.blank(s)
    rules.copy(s, this.world)
    rules.reimagine(this.world, seat, whim)
    const belief = insight.belief?.()
    belief?.look(this.world, seat)
    future.dice.reseed(whim.word())
    future.begin(seat)
    const learning = this.manner === 'tree' ? Math.ceil(LEARNING * worlds) : 0
    const shares = new Float64Array(worlds * count)
    for (let n = -learning; n < worlds; n++) {
      const luck = whim.word()
      const sampled = this.worlds.draw(this.world, seat, belief)
      if (this.manner === 'tree' && (n + learning) % RIVALS_TURN === 0) this.listen(sampled, seat, luck)
      for (let i = 0; i < count; i++) {
        const share = this.tryOut(sampled, seat, options[i] ?? 0, luck)
        if (n >= 0) shares[n * count + i] = share
      }
    }
    return appraisalOf(shares, options.subarray(0, count))
  }

  private tryOut(sampled: S, seat: Seat, action: number, luck: number): number {
    const { rules } = this.insight
    const run = this.run as S
    rules.copy(sampled, run)
    this.future.dice.reseed(luck)
    rules.apply(run, seat, action, this.future.dice)
    const share = this.future.play(run, 'own')
    return seat === 0 ? share : 1 - share
  }

  /** The same moment with the coach's own cards dealt anew, from which only the rival learns. */
  private listen(sampled: S, seat: Seat, luck: number): void {
    const { rules } = this.insight
    const run = this.run as S
    rules.copy(sampled, run)
    this.future.dice.reseed(luck ^ 0x5bd1e995)
    rules.reimagine(run, (1 - seat) as Seat, this.future.dice)
    this.future.play(run, 'rival')
  }
}

/** From what each option came to in each world: world by world, option by option. */
function appraisalOf(shares: Float64Array, options: Int16Array): Appraisal {
  const count = options.length
  const worlds = shares.length / count
  const mean = (of: (n: number) => number): readonly [mean: number, error: number] => {
    let sum = 0
    let squares = 0
    for (let n = 0; n < worlds; n++) {
      const value = of(n)
      sum += value
      squares += value * value
    }
    const average = sum / worlds
    return [average, Math.sqrt(Math.max(0, squares / worlds - average * average) / Math.max(1, worlds - 1))]
  }
  const at = (n: number, i: number): number => shares[n * count + i] ?? 0
  const found = Array.from(options, (action, i) => {
    const [share, error] = mean((n) => at(n, i))
    return { i, action, share, error }
  }).sort((a, b) => b.share - a.share || a.i - b.i)
  const best = found[0]?.i ?? 0
  return found.map(({ i, action, share, error }) => {
    const [behind, doubt] = mean((n) => at(n, best) - at(n, i))
    // With luck taken off, a few tries may come to a little more than everything.
    return { action, share: Math.min(1, Math.max(0, share)), margin: 1.96 * error, behind, doubt }
  })
}
