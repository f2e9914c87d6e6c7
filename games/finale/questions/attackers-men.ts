import type { Awaiting, Seat } from '@libero/kernel'
import { DEFENDER } from '../cards/set.ts'
import { Phase } from '../phase.ts'
import { openPlaces } from '../rules/attack.ts'
import { onTheBall } from '../rules/common.ts'
import { menQuestion } from './men.ts'

/** §6.2 The side on the ball fills the left places of its card; when it has, the other answers on the right. */
export const attackersMen = menQuestion({
  phase: Phase.AttackersMen,
  ruleOfChoosing: '6.11',
  asks: (s) => (onTheBall(s) + 1) as Awaiting,
  skip(s, told) {
    openPlaces(s, (1 - onTheBall(s)) as Seat, DEFENDER, told)
    s.phase = Phase.DefendersMen
  },
})
