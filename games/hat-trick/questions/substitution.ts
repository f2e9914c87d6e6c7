import type { Seat } from '@libero/kernel'
import { NONE, SUB } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkNoOpportunity } from '../position/check-turn.ts'
import { legalSubs, nextBench, STOPPAGES } from '../rules/bench.ts'
import type { Listener } from '../rules/common.ts'
import { numberOf } from '../rules/common.ts'
import { dress, readSkills } from '../rules/skill.ts'
import type { State } from '../state.ts'
import { OUTFIELD } from '../vocabulary.ts'
import { whoeverIsAsked } from './asks.ts'
import { playersQuestion } from './question.ts'

/** §20.3 While the match stands still: anybody on the bench for anybody whose position he can play, or nobody more. */
export const substitution = playersQuestion({
  phase: Phase.Substitution,
  rule: '20.3',
  asks: whoeverIsAsked,
  options: legalSubs,
  decide(s, seat, action, _chance, told) {
    if (action === NONE) s.nthQuestion++
    else bringOn(s, seat, action, told)
    nextBench(s)
  },
  prompt: (s, seat) => ({ about: { left: s.subsLeft[seat] } }),
  check(s, fields) {
    checkNoOpportunity(s, fields)
    if (!STOPPAGES.includes(s.phaseAfter)) fields.wrong('play.next')
    if (s.nthQuestion > 1 || s.asked !== (s.nthQuestion === 0 ? s.side : 1 - s.side))
      fields.wrong('play.asked')
  },
})

function bringOn(s: State, seat: Seat, action: number, told: Listener): void {
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
