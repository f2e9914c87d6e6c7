import { Phase, SPECIAL, type State } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { type Eyes, type Insight, netJudge } from '../thinking/index.ts'
import { Choices } from './belief.ts'
import { features, INPUTS } from './features.ts'
import { informationKey } from './information-key.ts'
import { luckOfHome, watchedRules } from './luck.ts'
import { quick } from './quick.ts'
import { specialMix } from './special-mix.ts'
import weights from './weights.json' with { type: 'json' }

export const eyes: Eyes<State> = { inputs: INPUTS, features }

/** A round has begun: nothing of the last one is open any more. */
const isQuiet = (s: State): boolean =>
  s.phase === Phase.Draft
    ? s.turn !== s.attacker
    : s.phase === Phase.Turn && s.plays === 0 && s.turn === s.attacker && s.stopped[1 - s.attacker] === 0

/** §12.3 As often as each special card is to be chosen. */
export function specialDuel(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  mix: Float64Array,
): boolean {
  if (s.phase !== Phase.Special) return false
  const whole = specialMix(s, seat)
  for (let i = 0; i < count; i++) mix[i] = whole[options[i] - SPECIAL]
  return true
}

/** What those who think ahead must know of Captain Tsubasa. */
export const insight: Insight<State> = {
  rules: watchedRules,
  keyOf: informationKey,
  isHidden: (s) => s.phase === Phase.Special,
  isQuiet,
  judge: netJudge(eyes, weights),
  luck: luckOfHome,
  eyes,
  quick,
  duel: specialDuel,
  belief: () => new Choices(),
}
