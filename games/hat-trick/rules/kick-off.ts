import type { Seat } from '@libero/kernel'
import { PLAYERS, type State } from '../state.ts'
import { FIELDS, NOWHERE, OUTFIELD } from '../vocabulary.ts'
import { stopForKickOff } from './bench.ts'
import type { Listener } from './common.ts'
import { giveBall, numberOf, place, playerOf, seatOfPlayer } from './common.ts'
import { nextTurn } from './course.ts'
import { readSkills, setFoot, show } from './skill.ts'

/** §2.2 Where numbers 2 to 11 stand, as the team itself sees the pitch. */
const HOME_FIELDS = [1, 2, 4, 7, 9, 10, 12, 15, 17, 18] as const

/** The starting field of a player; away's is home's turned around. */
const startingField = (player: number): number => {
  const field = HOME_FIELDS[player % OUTFIELD]
  return player < OUTFIELD ? field : FIELDS - 1 - field
}

/** §1.3, §7.7 The line-up of the start, without those sent off; number 6 has the ball, or who is next to him. */
export function kickOff(s: State, seat: Seat, told: Listener): void {
  s.on.fill(0)
  for (let player = 0; player < PLAYERS; player++) {
    if (s.field[player] !== NOWHERE) place(s, player, startingField(player))
  }
  if (s.terms.sidesAnew) turnEverybody(s)
  s.opportunity = 0
  s.penalty = 0
  s.moved = -1
  s.displaced = -1
  s.laid.fill(-1)
  s.faceUp.fill(-1)
  s.corner.fill(-1)
  giveBall(s, starter(s, seat))
  told?.tell({ kind: 'kick-off', teams: s.teams, half: s.half, seat, number: numberOf(s.ball) })
  s.jumper.fill(0)
  // §20.3 Nobody comes on before the match has begun.
  if (s.half > 1 || s.goals[0] + s.goals[1] > 0) stopForKickOff(s)
  else nextTurn(s)
}

/** §13.5 By agreement everybody shows the side he began with again, and plays on his own wing. */
function turnEverybody(s: State): void {
  for (let player = 0; player < PLAYERS; player++) {
    show(s, player, (s.began[seatOfPlayer(player)] >> (player % OUTFIELD)) & 1)
    setFoot(s, player, numberOf(player) & 1)
  }
  readSkills(s, 0)
  readSkills(s, 1)
}

/** Number 6; has he been sent off, the next higher number, then the next lower. */
function starter(s: State, seat: Seat): number {
  for (let number = 6; number <= 11; number++) {
    if (s.field[playerOf(seat, number)] !== NOWHERE) return playerOf(seat, number)
  }
  for (let number = 5; number > 2; number--) {
    if (s.field[playerOf(seat, number)] !== NOWHERE) return playerOf(seat, number)
  }
  return playerOf(seat, 2)
}
