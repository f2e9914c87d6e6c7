import { Phase } from '../phase.ts'
import { seatOfPlayer } from '../rules/common.ts'
import { isLast, leavePitch } from '../rules/foul.ts'
import { endRow } from '../rules/style.ts'
import type { HatTrickStep } from './step.ts'

/** §9.2 The action was carried on as if won: now whoever has seen red goes, and there is a free kick. */
export const afterFoul: HatTrickStep = {
  phase: Phase.AfterFoul,
  play(s) {
    const seat = seatOfPlayer(s.fouler)
    // Asked again: the captain may have gone in between (§20.4).
    if (s.red && !isLast(s, s.fouler)) {
      s.reds[seat]++
      leavePitch(s, s.fouler)
    }
    s.fouler = -1
    s.red = 0
    // §19.2 A foul is no success, wherever in the turn it was.
    endRow(s, s.side)
    s.phase = Phase.FreeKick
  },
}
