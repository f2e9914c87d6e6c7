import type { State } from '@libero/hat-trick/opponents'
import { duelMatrix, Phase } from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'
import type { FaceDownDuels } from '../arena/duels.ts'

const one = new Float64Array(9)

/** §7.2 shots and penalties; §17.3 a star keeper may use his regular cards. */
export const hatTrickDuels: FaceDownDuels<State> = {
  isOn: (s) => s.phase === Phase.Duel && s.corner[0] < 0 && s.corner[1] < 0,
  shooter: (s) => s.side as Seat,
  goals: (s, columns, into) => {
    const keeper = 1 - s.side
    const star = s.starKeeper[keeper]
    for (let set = 0; set < columns / 3; set++) {
      if (set > 0) s.starKeeper[keeper] = 0
      duelMatrix(s, s.faceUp[s.side], one)
      for (let i = 0; i < 9; i++) into[Math.floor(i / 3) * columns + 3 * set + (i % 3)] = one[i]
    }
    s.starKeeper[keeper] = star
  },
}
