import type { Awaiting } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { onTheBall } from '../rules/common.ts'
import { menQuestion } from './men.ts'

/** §6.2 The other side answers on the right; after it come the dice. */
export const defendersMen = menQuestion({
  phase: Phase.DefendersMen,
  asks: (s) => (2 - onTheBall(s)) as Awaiting,
  skip(s) {
    s.phase = Phase.Comparison
  },
})
