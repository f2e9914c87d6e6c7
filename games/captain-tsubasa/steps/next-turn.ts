import { Phase } from '../phase.ts'
import { endAttack } from '../rules/attack.ts'
import { inAreas, limitOf } from '../rules/common.ts'
import { MOST_PLAYS } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §5.3, §5.5 Whose turn is next, or that the attack phase is over. */
export const nextTurn: CaptainTsubasaStep = {
  phase: Phase.NextTurn,
  play(s, _chance, told) {
    if (inAreas(s) >= limitOf(s)) endAttack(s, 'limit', told)
    else if (s.stopped[0] && s.stopped[1]) endAttack(s, 'stopped', told)
    else if (s.plays >= MOST_PLAYS) {
      s.guards++
      endAttack(s, 'guard', told)
    } else {
      if (!s.stopped[1 - s.turn]) s.turn = 1 - s.turn
      s.phase = Phase.Turn
    }
  },
}
