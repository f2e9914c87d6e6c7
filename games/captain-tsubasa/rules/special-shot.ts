import type { Awaiting, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { SPECIAL } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { SPECIALS } from '../vocabulary.ts'
import { loseTheBall, scoreGoal } from './ball.ts'
import { clearAreas, type Told, teamOf } from './common.ts'

/** §12.2 Both areas are cleared; now three against three. */
export function beginSpecialShot(s: State, seat: Seat, told: Told): void {
  told?.tell({ kind: 'special-shot', seat })
  s.depth = 0
  s.ability = -1
  s.specials[seat]++
  clearAreas(s)
  s.chosen.fill(-1)
  s.phase = Phase.Special
}

export const awaitingSpecial = (s: State): Awaiting =>
  ((s.chosen[0] < 0 ? 1 : 0) | (s.chosen[1] < 0 ? 2 : 0)) as Awaiting

export function legalSpecials(out: Int16Array): number {
  for (let n = 0; n < SPECIALS; n++) out[n] = SPECIAL + n
  return SPECIALS
}

/** The id of a special card as this coach would choose it now. */
export const specialId = (s: State, seat: Seat, nth: number): string =>
  s.cards.specials(teamOf(s, seat), seat !== s.attacker)[nth]?.id ?? ''

/** §12.2 Face down; when both have chosen, face up. */
export function chooseSpecial(s: State, seat: Seat, action: number, told: Told): void {
  s.chosen[seat] = action - SPECIAL
  told?.confide(
    seat,
    { kind: 'special-chosen', seat, card: specialId(s, seat, s.chosen[seat]) },
    { kind: 'special-chosen', seat },
  )
  if (s.chosen[other(seat)] >= 0) s.phase = Phase.Duel
}

/** §12.3 Each defence stops one shot; either way the defender has the ball afterwards. */
export function duel(s: State, told: Told): void {
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
}
