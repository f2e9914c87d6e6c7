import { Phase } from '../phase.ts'
import { checkShootOut } from '../position/check-end.ts'
import { countOutfielders } from '../rules/common.ts'
import type { State } from '../state.ts'
import { PITCH, TAKERS } from '../vocabulary.ts'
import { takerQuestion } from './taker.ts'

/** §11.1 Five takers each, or as many as stand on the pitch, named in secret. */
export const takers = takerQuestion({
  phase: Phase.Takers,
  rule: '11.1',
  due: (s: State, seat: number) => Math.min(TAKERS, countOutfielders(s, seat, PITCH)),
  prompt: (s, seat) => ({ key: 'takers', about: { number: s.named[seat] + 1 } }),
  check(s, fields) {
    checkShootOut(s, fields)
    if (s.shots[0] + s.shots[1] > 0 || s.first >= 0 || s.pairs > 0) fields.wrong('sides.shots')
  },
})
