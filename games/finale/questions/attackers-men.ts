import type { Awaiting, Seat } from '@libero/kernel'
import { DEFENDER } from '../cards/set.ts'
import { Phase } from '../phase.ts'
import { openPlaces } from '../rules/attack.ts'
import { onTheBall } from '../rules/common.ts'
import { menQuestion } from './men.ts'
import type { FinaleQuestion } from './question.ts'

/** §6.2 The side on the ball fills the left places of its card; when it has, the other answers on the right. */
const attackersMenBy = (saysMissing: boolean): FinaleQuestion =>
  menQuestion({
    phase: Phase.AttackersMen,
    ruleOfChoosing: '6.11',
    asks: (s) => (onTheBall(s) + 1) as Awaiting,
    skip(s, told) {
      openPlaces(s, (1 - onTheBall(s)) as Seat, DEFENDER, told, saysMissing)
      s.phase = Phase.DefendersMen
    },
  })

export const attackersMen = attackersMenBy(false)
/** §6.4 Since finale-2 it is said whom a man of another line stands in for. */
export const attackersMen2 = attackersMenBy(true)
