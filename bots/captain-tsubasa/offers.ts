import { BENCH, FIRST_EXHAUSTION, FIRST_MOTIVATION } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { MOST_OPTIONS, Phase } from '@libero/captain-tsubasa/opponents'

/** §13.1, §15.2 Whether an option is somebody from the bench, who may come before the question is answered. */
export const isOffer = (s: State, action: number): boolean =>
  action >= FIRST_MOTIVATION && action < FIRST_EXHAUSTION && s.where[action] === BENCH

/**
 * While abilities are used and carried out nobody need come: what they bring comes first, and before the turn ends, or
 * the dice are thrown, the coach is asked again.
 */
export const canWait = ({ phase }: State): boolean =>
  phase === Phase.Ability || phase === Phase.Token || phase === Phase.Target

/** The last question's answers without those from the bench. */
export const answers = new Int16Array(MOST_OPTIONS)

/** Writes the answers alone and says how many there are. */
export function answersAmong(
  s: State,
  options: Int16Array,
  count: number,
  out: Int16Array = answers,
): number {
  let kept = 0
  for (let i = 0; i < count; i++) if (!isOffer(s, options[i])) out[kept++] = options[i]
  return kept
}
