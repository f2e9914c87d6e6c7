import type { Seat } from '@libero/kernel'
import { Phase } from '../phase.ts'
import { draw } from '../rules/common.ts'
import { minute } from '../rules/minute.ts'
import { beginAttack, beginStoppage, isMatchCardLeft } from '../rules/round.ts'
import { EXTRA_ROUNDS, HALVES, HAND, HAND_SIZE } from '../vocabulary.ts'
import type { CaptainTsubasaStep } from './step.ts'

/** §4.1 Both draw up to four; then the match cards, if there are any (§9.3, §10.1). */
export const roundBegins: CaptainTsubasaStep = {
  phase: Phase.RoundBegins,
  play(s, chance, told) {
    s.round++
    s.rounds++
    s.stopped.fill(0)
    s.content.fill(0)
    s.drawn.fill(0)
    s.plays = 0
    s.depth = 0
    s.rerolls = 0
    s.injuries = 0
    s.kept = 0
    told?.tell({
      kind: 'round',
      seat: s.attacker as Seat,
      half: s.half,
      round: s.round,
      minute: minute(s),
      stoppage: s.stoppage,
    })
    // §10.3 The last round of a half of extra time goes on as stoppage does.
    if (s.half > HALVES && s.round === EXTRA_ROUNDS) beginStoppage(s, told)
    for (let seat = 0 as Seat; seat < 2; seat++) {
      const missing = HAND_SIZE - s.size[HAND + seat]
      if (missing > 0) draw(s, seat, missing, chance, told)
    }
    if (isMatchCardLeft(s)) {
      s.turn = 1 - s.attacker
      s.phase = Phase.Draft
    } else beginAttack(s)
  },
}
