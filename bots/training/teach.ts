import type { MatchEvent } from '@libero/kernel'
import type { Weights } from '../thinking/net.ts'
import { fit, kept, PACE, type Pace, untaught } from './fit.ts'
import { examplesOf, type Lesson } from './school.ts'

export interface Taught {
  readonly weights: Weights
  readonly positions: number
  /** Mean cross entropy on positions it did not learn from; of a coin it is 0.693. */
  readonly loss: number
}

/** Plays a lesson and teaches the judge by it, from what it knew before or from nothing. */
export function teach<S, C, E extends MatchEvent>(
  lesson: Lesson<S, C, E>,
  hidden = 32,
  pace: Pace = PACE,
): Taught {
  const { inputs } = lesson.insight.eyes
  const examples = examplesOf(lesson)
  const knows = lesson.before?.hidden === hidden
  const numbers =
    knows && lesson.before ? Float64Array.from(lesson.before.numbers) : untaught(inputs, hidden, 7)
  const loss = fit(numbers, hidden, examples, pace, 11)
  return { weights: kept(numbers, inputs, hidden), positions: examples.count, loss }
}
