import { Phase } from '../phase.ts'
import { checkShootOut } from '../position/check-end.ts'
import { countTakers } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import { TAKERS } from '../vocabulary.ts'
import { takerQuestion } from './taker.ts'

/** §11.5 In sudden death one more taker each, while there are any. */
export const nextTaker = takerQuestion({
  phase: Phase.NextTaker,
  rule: '11.5',
  due: (s: State, seat: number) => Math.min(s.shots[seat] + 1, countTakers(s, seat)),
  prompt: (s) => ({ key: 'next-taker', about: { pair: s.pairs } }),
  check(s, fields) {
    checkShootOut(s, fields)
    const due = TAKERS + s.pairs - 1
    if (s.shots[0] !== due || s.shots[1] !== due || s.first < 0 || s.pairs < 1) fields.wrong('sides.shots')
    for (const seat of [0, 1] as const) {
      const shooters = Math.min(Math.max(TAKERS, s.shots[seat]), countTakers(s, seat))
      if (s.named[seat] < shooters) fields.wrong(`sides.${seat}.takers`)
    }
  },
})
