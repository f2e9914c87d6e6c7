import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { startAction } from '../rules/attack.ts'
import { firstMan, lowest, manId } from '../rules/common.ts'
import { counterIsDue } from '../rules/counter.ts'
import { FINISH, PITCH } from '../vocabulary.ts'
import type { FinaleStep } from './step.ts'

/** §6.10 After the hazards every man used in this action turns, if he is still on the pitch. */
export const turning: FinaleStep = {
  phase: Phase.Turning,
  play(s, _chance, told) {
    const turned: [string[], string[]] | undefined = told ? [[], []] : undefined
    for (let seat = 0 as Seat; seat < 2; seat++) {
      for (let rest = s.used[seat]; rest !== 0; rest &= rest - 1) {
        const man = firstMan(seat) + lowest(rest)
        if (s.where[man] !== PITCH) continue
        s.turn[man] = (s.turn[man] + 1) & 3
        turned?.[seat].push(manId(s, man))
      }
    }
    if (turned) told?.tell({ kind: 'turned', men: turned })
    if (s.action === FINISH) s.phase = Phase.AttackEnds
    else if (s.won) startAction(s, FINISH)
    else s.phase = counterIsDue(s) ? Phase.CounterBegins : Phase.AttackEnds
  },
}
