import type { FinaleEvent } from './events.ts'
import { minuteOf } from './rules/common.ts'
import { PERIOD_MINUTES } from './vocabulary.ts'

/** §5.1, §5.9 The minute by period and attack, followed from what is told. */
export function clock(): (event: FinaleEvent) => number {
  let period = 1
  let now = 0
  return (event) => {
    if (event.kind === 'period') {
      period = event.period
      now = event.minute
    } else if (event.kind === 'attack') now = minuteOf(period, event.attack, event.of)
    else if (event.kind === 'goal') now = event.minute
    else if (event.kind === 'period-over') now = period * PERIOD_MINUTES
    return now
  }
}
