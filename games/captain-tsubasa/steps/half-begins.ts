import { Phase } from '../phase.ts'
import { Luck, luckKey, putAll } from '../rules/common.ts'
import { kickOff, layMatchCards } from '../rules/half.ts'
import type { State } from '../state.ts'
import { AREA, COIN, DECK, DISCARD, HALVES, HAND } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §9.4, §9.5, §10.1, §10.2 Cards shuffled, match cards on the field, the right coach on the ball. */
export const halfBegins: CaptainTsubasaStep = {
  phase: Phase.HalfBegins,
  play(s, chance, told) {
    shuffleAll(s)
    if (s.half === HALVES + 1) {
      s.extraFirst = chance.take(COIN, 2, luckKey(s, Luck.Coin))
      told?.reveal({ kind: 'extra-time' })
    }
    layMatchCards(s, chance, told)
    const first = s.half === HALVES ? 1 - s.first : s.half === HALVES + 1 ? s.extraFirst : 1 - s.extraFirst
    kickOff(s, first, told)
  },
}

/** §9.4, §10.1 Everything a coach has becomes his draw pile. */
function shuffleAll(s: State): void {
  for (let seat = 0; seat < 2; seat++) {
    putAll(s, HAND + seat, DECK + seat)
    putAll(s, DISCARD + seat, DECK + seat)
    putAll(s, AREA + seat, DECK + seat)
  }
}
