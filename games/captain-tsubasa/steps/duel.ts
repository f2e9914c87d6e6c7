import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { loseTheBall, scoreGoal } from '../rules/ball.ts'
import { teamOf } from '../rules/common.ts'
import { specialId } from '../rules/special-shot.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §12.3 A defence stops what it says, and whoever has none stops nothing; either way the defender has the ball afterwards. */
export const duel: CaptainTsubasaStep = {
  phase: Phase.Duel,
  play(s, _chance, told) {
    const attacker = s.attacker as Seat
    const defender = other(attacker)
    const defence = s.chosen[defender]
    const stopped = s.cards.isStopped(teamOf(s, defender), defence, s.chosen[attacker])
    told?.reveal({
      kind: 'special-duel',
      seat: attacker,
      shot: specialId(s, attacker, s.chosen[attacker]),
      ...(defence >= 0 && { defence: specialId(s, defender, defence) }),
      stopped,
    })
    s.chosen.fill(-1)
    if (stopped) loseTheBall(s, told)
    else scoreGoal(s, 'special-shot', told)
  },
}
