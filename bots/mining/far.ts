import type { MatchEvent, Seat } from '@libero/kernel'
import { NOBODY, SampledChance } from '@libero/kernel'
import { drawn, shareOf } from '../thinking/index.ts'
import type { Quarry } from './quarry.ts'

/** Past so many quiet moments before the judge is asked: what a judge is wrong about in one shows itself in the next. */
const MOMENTS = 4
/** After so many decisions he is asked wherever the match stands. */
const FARTHEST = 150

/** Plays a match on as sensible coaches do, for a good while; it remembers nothing and searches nothing. */
export class Far<S, C, E extends MatchEvent> {
  readonly dice = new SampledChance(1)
  private readonly options: Int16Array
  private readonly mix: Float64Array

  constructor(private readonly quarry: Pick<Quarry<S, C, E>, 'insight' | 'matters'>) {
    const most = quarry.insight.rules.mostOptions
    this.options = new Int16Array(most)
    this.mix = new Float64Array(most)
  }

  begin(): void {}

  /** Home's share of what comes of it; `s` is played on. */
  play(s: S): number {
    const { insight } = this.quarry
    const { rules } = insight
    let moments = 0
    for (let n = 0; n < FARTHEST; n++) {
      const awaited = rules.awaiting(s)
      if (awaited === NOBODY) break
      if (insight.isQuiet(s) && ++moments === MOMENTS) break
      const seat: Seat = awaited & 1 ? 0 : 1
      rules.apply(s, seat, this.decision(s, seat), this.dice)
    }
    const outcome = rules.outcome(s)
    const share = outcome ? shareOf(outcome) : insight.judge(s)
    return share - (insight.luck?.(s) ?? 0)
  }

  private decision(s: S, seat: Seat): number {
    const { insight, matters } = this.quarry
    const { options, mix, dice } = this
    const count = insight.rules.legal(s, seat, options)
    if (count === 1) return options[0] ?? -1
    if (insight.duel?.(s, seat, options, count, mix)) return options[drawn(mix, count, dice)] ?? -1
    return matters.playsOn(s, seat, options, count, dice)
  }
}
