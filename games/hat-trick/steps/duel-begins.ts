import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { fieldName, numberOf } from '../rules/common.ts'
import { inShootOut } from '../rules/shoot-out.ts'
import { KINDS, kindOf } from '../vocabulary.ts'
import type { HatTrickStep } from './step.ts'

/** §7.1 The card that led to the shot gives its colour and power. */
export const duelBegins: HatTrickStep = {
  phase: Phase.DuelBegins,
  play(s, _chance, told) {
    const seat = s.side as Seat
    s.corner.fill(-1)
    s.power = 0
    s.draws = 0
    s.drawn = 0
    if (!inShootOut(s)) s.shots[seat]++
    told?.tell({
      kind: 'shot-begins',
      seat,
      number: inShootOut(s) ? 0 : numberOf(s.ball),
      action: KINDS[kindOf(s.faceUp[seat])],
      from: inShootOut(s) ? '' : fieldName(s.field[s.ball]),
    })
    s.phase = Phase.Duel
  },
}
