import type { Awaiting, Fields } from '@libero/kernel'
import { firstMan, MAN } from '../rules/common.ts'
import { startShots } from '../rules/ending.ts'
import { isNamed, legalTaker } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import { MOST_TAKERS } from '../state.ts'
import { BENCH, KEEPER } from '../vocabulary.ts'
import { strongest } from './in-time.ts'
import type { FinaleQuestion } from './question.ts'
import { question, refuseMan } from './question.ts'

interface Asked extends Pick<FinaleQuestion, 'phase' | 'prompt'> {
  readonly rule: string
  /** How many takers a coach has to have named before shooting goes on. */
  readonly due: (s: State, seat: number) => number
  readonly check: (s: State, fields: Fields) => void
}

/** §11 A taker of the shoot-out, named unseen by both at once. */
export const takerQuestion = ({ phase, rule, due, prompt, check }: Asked): FinaleQuestion =>
  question({
    phase,
    rule,
    atOnce: true,
    asks: (s) => ((s.ready[0] ? 0 : 1) | (s.ready[1] ? 0 : 2)) as Awaiting,
    options: legalTaker,
    decide(s, seat, action, _chance, told) {
      s.taker[seat * MOST_TAKERS + s.named[seat]++] = firstMan(seat) + action - MAN
      if (s.named[seat] < due(s, seat)) return
      s.ready[seat] = 1
      told?.tell({ kind: 'takers-ready', seat })
      if (s.ready[0] && s.ready[1]) startShots(s)
    },
    inTime: strongest,
    prompt,
    whyNotMan(s, seat, man) {
      if (s.where[man] === BENCH && !s.terms.benchTakers) return refuseMan(s, man, 'man-on-the-bench', '11.1')
      if (s.line[man] === KEEPER) return refuseMan(s, man, 'keeper-does-not-shoot', '11.1')
      return refuseMan(s, man, isNamed(s, seat, man) ? 'man-already-named' : 'not-an-option', rule)
    },
    check(s, fields) {
      check(s, fields)
      for (const seat of [0, 1] as const)
        if (s.ready[seat] !== Number(s.named[seat] >= due(s, seat))) fields.wrong(`sides.${seat}.ready`)
    },
  })
