import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { loseTheBall, scoreGoal } from '../rules/ball.ts'
import { teamOf } from '../rules/common.ts'
import { specialId } from '../rules/special-shot.ts'
import { SPECIALS } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §12.3 Each defence stops one shot; either way the defender has the ball afterwards. */
export const duel: CaptainTsubasaStep = {
  phase: Phase.Duel,
  play(s, _chance, told) {
    const attacker = s.attacker as Seat
    const defender = other(attacker)
    const stopped = s.cards.stops[teamOf(s, defender) * SPECIALS + s.chosen[defender]] === s.chosen[attacker]
    told?.reveal({
      kind: 'special-duel',
      seat: attacker,
      shot: specialId(s, attacker, s.chosen[attacker]),
      defence: specialId(s, defender, s.chosen[defender]),
      stopped,
    })
    s.chosen.fill(-1)
    if (stopped) loseTheBall(s, told)
    else scoreGoal(s, 'special-shot', told)
  },
}
