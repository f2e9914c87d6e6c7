import type { Seat } from '@libero/kernel'
import { NONE, SUB } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { BENCH, NOWHERE, OUTFIELD } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { numberOf } from './common.ts'
import { dress, readSkills } from './skill.ts'

/** §20.3 The match stands still: first the team with the ball, then the other may bring somebody on. */
export function stoppage(s: State, then: number): void {
  s.next = then
  s.step = 0
  s.phase = s.terms.events.subs ? Phase.Substitution : then
  if (s.terms.events.subs) nextBench(s)
}

/** Skips a coach who has nobody to bring on. */
function nextBench(s: State): void {
  for (; s.step < 2; s.step++) {
    s.asked = s.step === 0 ? s.side : 1 - s.side
    if (legalSubs(s, s.asked as Seat, scratch) > 1) return
  }
  s.phase = s.next
}

const scratch = new Int16Array(BENCH * OUTFIELD + 1)

/** §20.3 Anybody on the bench for anybody on the pitch whose position he can play. */
export function legalSubs(s: State, seat: Seat, out: Int16Array): number {
  out[0] = NONE
  let count = 1
  if (s.subsLeft[seat] === 0) return count
  const { expansion } = s.cards
  for (let bench = 0; bench < BENCH; bench++) {
    if ((s.benchGone[seat] >> bench) & 1) continue
    const type = s.benchType[seat][bench]
    for (let i = 0; i < OUTFIELD; i++) {
      const player = seat * OUTFIELD + i
      if (s.field[player] === NOWHERE || !expansion.plays(type, numberOf(player))) continue
      out[count++] = SUB + bench * OUTFIELD + i
    }
  }
  return count
}

export function substitute(s: State, seat: Seat, action: number, told: Told): void {
  if (action === NONE) s.step++
  else {
    const bench = Math.floor((action - SUB) / OUTFIELD)
    const player = seat * OUTFIELD + ((action - SUB) % OUTFIELD)
    const { types } = s.cards.expansion.set
    told?.tell({
      kind: 'substituted',
      seat,
      number: numberOf(player),
      off: types[s.type[player]].id,
      on: types[s.benchType[seat][bench]].id,
      gold: s.benchGold[seat][bench] === 1,
    })
    s.benchGone[seat] |= 1 << bench
    s.subsLeft[seat]--
    if (s.captain[seat] === player) s.captain[seat] = -1
    dress(s, player, s.benchType[seat][bench], s.benchGold[seat][bench])
    readSkills(s, seat)
  }
  nextBench(s)
}
