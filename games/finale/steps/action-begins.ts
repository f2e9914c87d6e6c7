import { ATTACKER } from '../cards/set.ts'
import { Phase } from '../phase.ts'
import { actionName, openPlaces } from '../rules/attack.ts'
import { onTheBall } from '../rules/common.ts'
import { counterBonus } from '../rules/counter.ts'
import type { FinaleStep } from './step.ts'

/**
 * §6.2 The side on the ball fills the left places of its card; the other answers on the right. Since finale-2 it is said
 * whom a man of another line stands in for.
 */
const actionBeginsBy = (saysMissing: boolean): FinaleStep => ({
  phase: Phase.ActionBegins,
  play(s, _chance, told) {
    const seat = onTheBall(s)
    told?.tell({ kind: 'action', action: actionName(s.action), seat, bonus: counterBonus(s) })
    s.used.fill(0)
    openPlaces(s, seat, ATTACKER, told, saysMissing)
    s.phase = Phase.AttackersMen
  },
})

export const actionBegins = actionBeginsBy(false)
export const actionBegins2 = actionBeginsBy(true)
