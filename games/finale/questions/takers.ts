import { Phase } from '../phase.ts'
import { checkShootOut } from '../position/check-end.ts'
import { countTakers } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import { TAKERS } from '../vocabulary.ts'
import { takerQuestion } from './taker.ts'

/** §11.1 Five takers each, or as many as there are, named in secret. */
export const takers = takerQuestion({
  phase: Phase.Takers,
  rule: '11.1',
  due: (s: State, seat: number) => Math.min(TAKERS, countTakers(s, seat)),
  prompt: (s, seat) => ({ key: 'takers', about: { number: s.named[seat] + 1 } }),
  check(s, fields) {
    checkShootOut(s, fields)
    if (s.shots[0] + s.shots[1] > 0 || s.first >= 0 || s.pairs > 0) fields.wrong('sides.shots')
  },
})
