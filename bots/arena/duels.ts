import type { State as CaptainTsubasaState } from '@libero/captain-tsubasa/opponents'
import { Phase as CaptainTsubasaPhase, teamOf } from '@libero/captain-tsubasa/opponents'
import type { State as HatTrickState } from '@libero/hat-trick/opponents'
import { duelMatrix, Phase as HatTrickPhase } from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'

/** Where a game lets shooter and keeper choose face down, three against three, and the odds of a goal are exact. */
export interface FaceDownDuels<S> {
  /** Whether both choose now and neither has. */
  isOn(s: S): boolean
  shooter(s: S): Seat
  /**
   * The likelihood of a goal by the shooter's option (three rows) and the keeper's, in the order in which `legal`
   * lists them. A keeper with six options has two sets of cards, three of each.
   */
  goals(s: S, columns: number, into: Float64Array): void
}

const one = new Float64Array(9)

/** §7.2 of Hat-Trick, shots and penalties; §17.3 a star keeper may use his regular cards. */
export const hatTrickDuels: FaceDownDuels<HatTrickState> = {
  isOn: (s) => s.phase === HatTrickPhase.Duel && s.corner[0] < 0 && s.corner[1] < 0,
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

/** §12.2 of Captain Tsubasa: each defence stops one special shot. */
export const captainTsubasaDuels: FaceDownDuels<CaptainTsubasaState> = {
  isOn: (s) => s.phase === CaptainTsubasaPhase.Special && s.chosen[0] < 0 && s.chosen[1] < 0,
  shooter: (s) => s.attacker as Seat,
  goals: (s, columns, into) => {
    const team = teamOf(s, other(s.attacker as Seat))
    const shots = s.cards.specials(1 - team, false).length
    for (let shot = 0; shot < shots; shot++)
      for (let defence = 0; defence < columns; defence++)
        into[shot * columns + defence] = s.cards.isStopped(team, defence, shot) ? 0 : 1
  },
}
