import type { State } from '@libero/captain-tsubasa/opponents'
import { Phase, teamOf } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { FaceDownDuels } from '../arena/duels.ts'

/** §12.2 each defence stops one special shot. */
export const captainTsubasaDuels: FaceDownDuels<State> = {
  isOn: (s) => s.phase === Phase.Special && s.chosen[0] < 0 && s.chosen[1] < 0,
  shooter: (s) => s.attacker as Seat,
  goals: (s, columns, into) => {
    const team = teamOf(s, other(s.attacker as Seat))
    const shots = s.cards.specials(1 - team, false).length
    for (let shot = 0; shot < shots; shot++)
      for (let defence = 0; defence < columns; defence++)
        into[shot * columns + defence] = s.cards.isStopped(team, defence, shot) ? 0 : 1
  },
}
